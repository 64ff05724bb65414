"""*Post* on a replay: who may post, where and how often, and what everybody then sees."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest
from msgspec.structs import replace

from .conftest import Workshop
from .playing import Playing
from .test_replays import keep_round


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


async def test_the_right_to_write_in_threads_is_not_asked_in_a_channel(
    play: Playing, workshop: Workshop
) -> None:
    only_here = discord.PermissionOverwrite(send_messages_in_threads=False)
    play.channel = play.guild.create_text_channel("no-threads", overwrites={play.ben: only_here})
    shown = await _opened(play, workshop)
    await play.click(play.ben, shown, "replay", "1.0.post")
    assert len(play.channel.history()) == 1
