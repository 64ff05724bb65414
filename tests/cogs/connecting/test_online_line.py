"""The line of the log that says that the bot is online."""

from __future__ import annotations

import asyncio
import logging
from typing import Any
from unittest.mock import Mock

import pytest
from discord.ext import commands

from bot import __version__
from bot.client.contra_uno import intents
from bot.client.running import log_when_online


class ShardedBot(commands.AutoShardedBot):
    """A bot that never connects: shards 2 and 3 of 4, with two servers."""

    expected_shards = (2, 3)

    def __init__(self) -> None:
        super().__init__(command_prefix=(), intents=intents(), shard_count=4)

    @property
    def guilds(self) -> list[Any]:
        return [Mock(), Mock()]


async def test_it_says_once_what_is_online(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, logger="bot.client")
    bot: Any = ShardedBot()
    bot.loop = asyncio.get_running_loop()
    log_when_online(bot, "postgresql+asyncpg://contra:s3cret@db.example/contra")
    for _ in range(2):  # Discord's library says so again after a new session
        bot.dispatch("ready")
        await asyncio.sleep(0)
    (line,) = caplog.records
    assert line.getMessage() == "the bot is online"
    told = vars(line)
    assert told["version"] == __version__
    assert told["database"] == "postgresql+asyncpg://contra:***@db.example/contra"
    assert (told["servers"], told["shards"], told["shard_count"]) == (2, [2, 3], 4)
