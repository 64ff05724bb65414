"""*Post* on a replay: who may post, where and how often, and what everybody then sees."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest
from msgspec.structs import replace

from bot.i18n import Texts
from cogs.connecting.flood_limits import SECONDS_BETWEEN_POSTS, PostPauses
from tests.languages import DRAWN_LANGUAGES

from .conftest import Workshop
from .playing import Playing
from .test_replays import forged, keep_round


async def _opened(play: Playing, workshop: Workshop) -> Any:
    await keep_round(play, workshop)
    return await play.command(play.ben, "uno replay")


@pytest.mark.parametrize(
    ("way", "language", "told", "file"),
    [
        ("post", "de", "Ben** zeigt einen Moment daraus", "moment.png"),
        ("film", "de", "Ben** zeigt die Wendepunkte", "round.gif"),
        ("post", "en", "Ben** shows a moment of it", "moment.png"),
        ("film", "en", "Ben** shows its turning points", "round.gif"),
    ],
)
async def test_it_is_posted_for_everybody_in_the_language_of_the_place(
    play: Playing, workshop: Workshop, way: str, language: str, told: str, file: str
) -> None:
    settings = await play.bot.tables.settings.server(play.guild.id)
    await play.bot.tables.settings.save_server(replace(settings, language=language))
    shown = await _opened(play, workshop)
    before = len(play.channel.history())
    await play.click(play.ben, shown, "replay", f"1.0.{way}")
    assert len(play.channel.history()) == before + 1
    posted = play.channel.history()[-1]
    assert not posted.flags.ephemeral
    assert told in play.text(posted)
    assert [each.filename for each in posted.attachments] == [file]
    assert not posted.mentions


async def test_nothing_is_kept_of_the_click_once_it_is_posted(
    play: Playing, workshop: Workshop
) -> None:
    """The clicked message has no mailbox left, since a mailbox holds the person's id."""
    shown = await _opened(play, workshop)
    await play.click(play.ben, shown, "replay", "1.0.post")
    assert play.bot.held(asyncio.get_running_loop())["mailboxes"] == 0


async def test_not_twice_within_a_minute_in_a_channel(play: Playing, workshop: Workshop) -> None:
    seconds = [0.0]
    play.bot.post_pauses = PostPauses(lambda: seconds[0])
    shown = await _opened(play, workshop)
    await play.click(play.ben, shown, "replay", "1.0.post")
    before = len(play.channel.history())
    refused = (await play.click(play.ben, shown, "replay", "1.0.film")).response.message
    assert refused.flags.ephemeral
    assert "just now" in play.text(refused)
    assert len(play.channel.history()) == before
    seconds[0] = SECONDS_BETWEEN_POSTS
    await play.click(play.ben, shown, "replay", "1.0.post")
    assert len(play.channel.history()) == before + 1


async def test_a_round_of_another_server_is_not_posted_here(
    play: Playing, workshop: Workshop
) -> None:
    await keep_round(play, workshop, guild=play.guild.id + 1, player=play.ben.id)
    before = len(play.channel.history())
    for way in ("post", "film"):
        for person, told in (
            (play.ben, "I only show that where it was played"),
            (play.cem, "can't find such a round"),
        ):
            page = await play.command(person, "uno help")
            click = forged(play, page, f"u:game1:0:replay:1.0.{way}")
            answered = (await play.press(person, page, click)).response.message
            assert answered.flags.ephemeral
            assert told in play.text(answered)
    assert len(play.channel.history()) == before


@pytest.mark.parametrize("language", DRAWN_LANGUAGES)
@pytest.mark.parametrize("way", ["post", "film"])
async def test_a_user_without_permission_to_write_is_refused_and_loses_nothing(
    play: Playing, workshop: Workshop, way: str, language: str
) -> None:
    mine = await play.command(play.ben, "uno me")
    await play.click(play.ben, mine, "mine", f"language.{language}")
    silent = discord.PermissionOverwrite(send_messages=False)
    writable = play.channel
    play.channel = play.guild.create_text_channel("read-only", overwrites={play.ben: silent})
    shown = await _opened(play, workshop)
    pauses = play.bot.post_pauses
    told, before = play.text(shown), len(play.channel.history())
    refused = (await play.click(play.ben, shown, "replay", f"1.0.{way}")).response.message
    assert refused.flags.ephemeral
    assert play.text(refused) == Texts.load().get(language).format("post-may-not")
    assert len(play.channel.history()) == before
    assert play.text(shown) == told
    # The refusal started no pause: others may post there, and Ben where he may write.
    assert pauses.begin(play.channel.id, play.anna.id)
    play.channel = writable
    again = await play.command(play.ben, "uno replay")
    await play.click(play.ben, again, "replay", f"1.0.{way}")
    assert len(play.channel.history()) == 1


async def test_the_right_to_write_in_threads_is_not_asked_in_a_channel(
    play: Playing, workshop: Workshop
) -> None:
    only_here = discord.PermissionOverwrite(send_messages_in_threads=False)
    play.channel = play.guild.create_text_channel("no-threads", overwrites={play.ben: only_here})
    shown = await _opened(play, workshop)
    await play.click(play.ben, shown, "replay", "1.0.post")
    assert len(play.channel.history()) == 1
