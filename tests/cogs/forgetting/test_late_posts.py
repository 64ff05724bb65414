"""Posts that are being drawn or sent while somebody hides or deletes, in another process, too."""

from __future__ import annotations

import dataclasses
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import discord
import pytest
import pytest_asyncio
from msgspec import structs

from bot.setting_values import Choices
from bot.tables import Tables
from cogs.answering import replies
from cogs.kept_pictures import KeptPictures

from ..playing import Playing
from ..test_public_posts import FILM, POSTS
from ..test_replays import forged, keep_round
from .evening import Processes


@pytest_asyncio.fixture
async def workshop(migrated_database: str) -> AsyncIterator[Processes]:
    processes = Processes(migrated_database)
    yield processes
    await processes.close()


async def _hide(tables: Tables, user_id: int) -> None:
    settings = await tables.settings.person(user_id)
    hidden = structs.replace(settings, choices=Choices(statistics_hidden=True))
    await tables.settings.save_person(hidden)


async def _delete(tables: Tables, user_id: int) -> None:
    await tables.privacy.forget(user_id)


@pytest.mark.parametrize(
    ("custom_id", "change", "is_sent"),
    [
        (FILM, _hide, False),
        (FILM, _delete, True),
        (POSTS[0], _delete, False),
        (POSTS[0], _hide, True),
    ],
)
@pytest.mark.parametrize("who", ["a player", "who has pressed"])
async def test_a_post_names_nobody_who_has_hidden_or_gone_meanwhile(
    play: Playing,
    workshop: Processes,
    who: str,
    custom_id: str,
    change: Callable[[Tables, int], Awaitable[None]],
    is_sent: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """While the picture is drawn, or once Discord has taken the post.

    A player does so in another process. Who has pressed may hide: the post shows that they pressed.
    """
    await keep_round(play, workshop, player=play.anna.id, ended_at=discord.utils.utcnow())
    play.bot.tables.tally.round_ended()
    presses = who != "a player"
    tables, person = play.bot.tables, play.cem if presses else play.anna
    if not presses:
        tables = workshop.bot().tables
    place = (replies._Answer, "_post_publicly") if is_sent else (KeptPictures, "draw")
    posted, work = list[int](), getattr(*place)

    async def working(*what: Any) -> Any:
        if not is_sent:
            await change(tables, person.id)
            return await work(*what)
        reply = what[1]

        async def then(message_id: int) -> None:
            posted.append(len(play.channel.history()))
            await change(tables, person.id)
            await reply.posted(message_id)

        return await work(what[0], dataclasses.replace(reply, posted=then))

    monkeypatch.setattr(*place, working)
    page = await play.command(play.cem, "uno help")
    answered = await play.press(play.cem, page, forged(play, page, custom_id))
    stands = presses and change is _hide
    assert len(play.channel.history()) == stands
    assert posted == ([1] if is_sent else [])
    assert is_sent or stands or "has changed just now" in play.text(answered.response.message)
