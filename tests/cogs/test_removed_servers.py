"""Servers that removed the bot while it was not running, or had no session."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.gateway import FakeGateway

from bot.client import ContraUno

from .conftest import Workshop
from .playing import Playing


def removed_meanwhile(play: Playing) -> None:
    """Let the bot's next session not find the server."""
    play.env.backend.guilds.pop(play.guild.id)


async def is_on(play: Playing) -> bool:
    return await play.bot.tables.games.in_channel(play.channel.id) is not None


async def test_the_games_of_a_server_that_removed_the_bot_meanwhile_end(play: Playing) -> None:
    await play.game_of(play.ben)
    removed_meanwhile(play)
    await play.restart()
    assert not await is_on(play)
    for person in (play.anna, play.ben):
        assert "removed from its server" in play.text(play.dm(person))


async def test_a_server_that_is_unavailable_has_not_removed_the_bot(
    play: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play.game_of(play.ben)
    removed_meanwhile(play)
    feed = FakeGateway.feed

    def feed_unavailable(gateway: FakeGateway, event: str, payload: Any) -> None:
        if event == "READY":
            payload = {**payload, "guilds": [{"id": str(play.guild.id), "unavailable": True}]}
        feed(gateway, event, payload)

    monkeypatch.setattr(FakeGateway, "feed", feed_unavailable)
    await play.restart()
    assert await is_on(play)


async def test_a_server_on_the_shard_of_another_process_is_its_own_affair(
    play: Playing, workshop: Workshop
) -> None:
    await play.game_of(play.ben)
    other = 1 - (play.guild.id >> 22) % 2
    bot = workshop.bot()
    bot.shard_count, bot.shard_ids = 2, [other]
    play._new_bot = lambda: bot
    await play.restart()
    assert await is_on(play)


def new_session(bot: ContraUno, *guild_ids: int) -> None:
    """Let the bot have a new session that names these servers."""
    bot._connection.parsers["READY"](
        {
            "user": {"id": "1", "username": "uno", "discriminator": "0", "avatar": None},
            "shard": [0, 1],
            "guilds": [{"id": str(guild_id), "unavailable": True} for guild_id in guild_ids],
        }
    )


@pytest.mark.parametrize("is_named", [True, False])
async def test_a_new_session_that_does_not_name_a_server_ends_its_games(
    play: Playing, *, is_named: bool
) -> None:
    await play.game_of(play.ben)
    with play.env._bot_scope():
        new_session(play.bot, *[play.guild.id] * is_named)
    await play.env.settle()
    assert await is_on(play) is is_named
    assert (play.bot.get_guild(play.guild.id) is not None) is is_named
