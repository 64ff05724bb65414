"""What is known of the running bot from outside: its health, its shards, what is counted."""

from __future__ import annotations

import time
from collections.abc import Iterator

import discord

from bot.engine import ENTRIES
from bot.monitoring import gateway, metrics
from bot.monitoring.health import Health
from bot.players import LEVELS
from bot.store.database import Database
from bot.store.rows import MessageKind
from bot.views.table_values import DeadlineKind

from .contra_uno import ContraUno


def health_of(bot: ContraUno, database: Database) -> Health:
    """Asks the bot and its database how they are."""

    async def background() -> str:
        return ", ".join(bot.stopped_work())

    async def shards() -> str:
        fault = gateway.fault(bot.shards, bot.expected_shards, time.perf_counter())
        return fault or ("" if bot.is_ready() else "the servers are still coming in")

    async def written() -> str:
        await database.check()
        return ""

    async def scheduler() -> str:
        return "" if bot.tables.scheduler.is_alive else "its loop does not turn"

    return Health(
        {"background": background},
        {"gateway": shards, "database": written, "scheduler": scheduler},
    )


def shard_figures(bot: ContraUno) -> Iterator[gateway.ShardFigures]:
    """Each shard of this process, in figures."""
    servers = [guild.shard_id for guild in bot.guilds]
    return gateway.figures(bot.shards, bot.expected_shards, servers, time.perf_counter())


def begin_to_count() -> None:
    """Name everything that is counted, so that it is there before it happens."""
    metrics.begin(
        actions=("deal", *(entry.action.__name__ for entry in ENTRIES)),
        deadlines=[kind.value for kind in DeadlineKind],
        messages=[kind.value for kind in MessageKind],
        levels=LEVELS,
        interactions=[kind.name for kind in discord.InteractionType],
    )
