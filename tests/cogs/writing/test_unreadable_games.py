"""A game that cannot be read is named once, and the other games are looked after all the same."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from sqlalchemy import update

from bot.store import schema
from bot.store.rows import MessageKind
from cogs.writing import token_keeper

from ..conftest import Workshop
from ..playing import Playing
from .test_orphans import orphan


@pytest.fixture(params=[0, 1])
async def other_game(
    request: pytest.FixtureRequest,
    play: Playing,
    workshop: Workshop,
    monkeypatch: pytest.MonkeyPatch,
) -> discord.Message:
    """A board that no row knows of a game, before or after which there is one that is unreadable.

    `play.channel` is that of the game.
    """
    monkeypatch.setattr(token_keeper, "SECONDS_UNTIL_SAVED", 0.0)
    channels = [play.channel, play.guild.create_text_channel("two")]
    games = list[str]()
    for channel in channels:
        play.channel = channel
        await play.game_of(play.ben)
        games.append((await play.view()).game.id)
        await play.click(play.ben, play.board, "hand")
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
async def test_hands_that_are_open_in_other_games_stay_fresh(
    play: Playing, caplog: pytest.LogCaptureFixture
) -> None:
    await play.restart()
    messages: Any = play.bot.get_cog("Messages")
    assert messages._parts.opened.held == 1
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
    told = [record.message for record in caplog.records if record.name.endswith(".repository")]
    assert told == ["a game is left alone that cannot be read"]
