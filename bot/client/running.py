"""The whole bot: database, tables, Discord; until it is told to stop."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from functools import partial

import discord
from discord.http import Route

from bot.config import Settings
from bot.errors import MisuseError
from bot.i18n import Texts
from bot.monitoring import metrics, watchdog
from bot.monitoring.metrics import TableMetrics, WriterMetrics
from bot.monitoring.requests import RequestMetrics
from bot.monitoring.server import serving
from bot.players import decide
from bot.players.thinker import Thinker
from bot.store.database import Database
from bot.store.migrate import upgrade_async
from bot.store.own_file import claimed
from bot.tables import RetentionPeriods, Tables
from cogs._services import ChangeNotifier

from .contra_uno import ContraUno
from .emoji_upkeep import keeping_emoji
from .figures import begin_to_count, health_of, shard_figures
from .garbage_collection import collect_seldom

_IDENTIFYING = 0x69646E74
"""What processes at one database wait for one another for ("idnt" in ASCII)."""


_WRONG_TOKEN = "Discord does not know this DISCORD_TOKEN. Copy it anew from the developer portal."
_REFUSED_BY_THE_GATEWAY = {
    4004: _WRONG_TOKEN,
    4010: "Discord knows no such shard. SHARD_IDS are counted from 0 and below SHARD_COUNT.",
    4011: "A shard has at most 2,500 servers. Raise SHARD_COUNT, or set it to nothing.",
}
"""What cannot get better by itself, by the code with which the gateway closed the connection."""


def use_api(url: str) -> None:
    """Ask this address instead of Discord's own; the gateway is asked from it."""
    Route.BASE = url


async def run(settings: Settings) -> None:
    """Run the bot until it is cancelled. Raises `OperatorError` for what its owner can mend,
    `MisuseError` where that is a setting.
    """
    if settings.discord_token is None:
        raise MisuseError("DISCORD_TOKEN is not set. Without it, `contra-uno playground` works.")
    use_api(settings.discord_api_url)
    with claimed(settings.database_url):
        await upgrade_async(settings.database_url)
        database = Database(settings.database_url)
        try:
            await database.require_sessions()
            await _play(settings, database)
        finally:
            await database.close()


def _kept(settings: Settings) -> RetentionPeriods:
    """How long games and rounds are kept."""

    def days(number: int | None) -> timedelta | None:
        return None if number is None else timedelta(days=number)

    return RetentionPeriods(
        timedelta(days=settings.keep_games_days),
        days(settings.keep_records_days),
        days(settings.keep_results_days),
    )


async def _play(settings: Settings, database: Database) -> None:
    assert settings.discord_token is not None
    notifier = ChangeNotifier()
    measured = settings.metrics_port is not None
    thinker = Thinker()
    tables = Tables(
        database,
        notifier=notifier,
        brain=decide,
        adviser=thinker.hint,
        judge=thinker.judge,
        observer=TableMetrics() if measured else None,
        requests_a_second=settings.discord_requests_a_second,
        kept=_kept(settings),
    )
    if measured:
        begin_to_count()
    metrics.watch_tables(lambda: tables.repository.in_memory)
    bot = ContraUno(
        tables,
        notifier,
        Texts.load(),
        shard_count=settings.shard_count,
        shard_ids=settings.shard_ids,
        requests=RequestMetrics(settings.discord_api_url) if measured else None,
        writer_observer=WriterMetrics() if measured else None,
        alone=lambda kind: database.alone((_IDENTIFYING, kind)),
    )
    try:
        health = health_of(bot, database)
        serve = serving(settings.metrics_port, settings.metrics_address, health)
        async with serve, watchdog.fed(health), bot:
            await bot.login(settings.discord_token.reveal())
            await bot.ask_for_gateway()
            metrics.watch_held(partial(bot.held, asyncio.get_running_loop()))
            metrics.watch_shards(partial(shard_figures, bot))
            collect_seldom()
            async with keeping_emoji(bot, settings, database):
                await stay_connected(bot)
    except discord.LoginFailure as error:
        raise MisuseError(_WRONG_TOKEN) from error
    except discord.ConnectionClosed as error:
        if error.code not in _REFUSED_BY_THE_GATEWAY:
            raise
        raise MisuseError(_REFUSED_BY_THE_GATEWAY[error.code]) from error
    finally:
        thinker.close()


async def stay_connected(bot: discord.Client) -> None:
    """Connect, and return when the bot is closed; being cancelled closes it."""
    # A task of its own: discord.py waits with `asyncio.wait_for`, which in Python 3.11 can swallow
    # a cancellation, so that a bot told to stop while it connects would go on.
    connecting = asyncio.create_task(bot.connect())
    try:
        await asyncio.wait([connecting])
    finally:
        await bot.close()
        connecting.cancel()
        await asyncio.wait([connecting])
    await connecting
