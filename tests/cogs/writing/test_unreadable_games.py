"""A game that cannot be read is named once, and the other games are looked after all the same."""

from __future__ import annotations

import discord
import pytest
from sqlalchemy import update

from bot.store import schema
from bot.store.rows import MessageKind

from ..conftest import Workshop
from ..playing import Playing
from .test_orphans import orphan


@pytest.fixture(params=[0, 1])
async def other_game(
    request: pytest.FixtureRequest, play: Playing, workshop: Workshop
) -> discord.Message:
    """A board that no row knows of a game, before or after which there is one that is unreadable.

    `play.channel` is that of the game.
    """
    channels = [play.channel, play.guild.create_text_channel("two")]
    games = list[str]()
    for channel in channels:
        play.channel = channel
        await play.game_of(play.ben)
        games.append((await play.view()).game.id)
    unreadable = games.pop(request.param)
    async with workshop.database.write() as connection:
        await connection.execute(
            update(schema.games).where(schema.games.c.id == unreadable).values(snapshot=b"torn")
        )
    play.channel = channels[1 - request.param]
    return await orphan(play, MessageKind.BOARD)


async def test_boards_that_nobody_knows_of_lose_their_buttons(
    other_game: discord.Message, play: Playing, caplog: pytest.LogCaptureFixture
) -> None:
    await play.restart()
    assert not list(play.buttons(other_game))
    assert_named_once(caplog)


@pytest.mark.usefixtures("other_game")
async def test_games_whose_channel_is_gone_end(
    play: Playing, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discord.Guild, "get_channel_or_thread", lambda *_: None)
    for channel in play.guild.channels.values():
        path = f"/channels/{channel.id}"
        play.env.inject_error("GET", path, status=404, code=10003, times=None)
    await play.restart()
    assert await play.bot.tables.games.in_channel(play.channel.id) is None
    assert_named_once(caplog)


def assert_named_once(caplog: pytest.LogCaptureFixture) -> None:
    told = [record.message for record in caplog.records if record.name.endswith(".processes")]
    assert told == ["a game is left alone that cannot be read"]
