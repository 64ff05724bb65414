"""The whole bot: database, tables, Discord, metrics; from its start until it is told to stop."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncGenerator, Iterator
from contextlib import AbstractContextManager, AsyncExitStack, asynccontextmanager, suppress
from datetime import UTC, datetime, timedelta
from functools import partial

import discord
from discord.http import Route

from bot import __version__
from bot.config import Settings
from bot.engine import ENTRIES, Mode
from bot.errors import MisuseError, NoAnswerError, OperatorError
from bot.i18n import Texts
from bot.monitoring import gateway, metrics
from bot.monitoring.health import Health, feeding_watchdog
from bot.monitoring.metrics import TableMetrics, WriterMetrics
from bot.monitoring.requests import RequestMetrics
from bot.monitoring.server import serving
from bot.offer import Feature, Offer
from bot.patient_start import NO_ANSWER, start_patiently
from bot.players import LEVELS, decide
from bot.players.thinker import Thinker
from bot.render import computer_names
from bot.rule_gate import RuleGate, gated
from bot.store.condition import shown_address
from bot.store.database import Database
from bot.store.deletions_key import key_file
from bot.store.kept_backups import newest_in
from bot.store.migrate import upgrade_async
from bot.store.own_file import claimed, file_at
from bot.store.privacy.deletion_list import settle_key
from bot.store.rows import MessageKind
from bot.store.session_ledger import SessionLedger
from bot.store.temporary_copy import remove_left_copies
from bot.tables import RetentionPeriods, Tables
from bot.views.table_values import DeadlineKind
from bot.worker import WorkerProcess
from cogs._services import BotServices, ChangeNotifier
from cogs.card_emoji import Surroundings, keep_emoji
from cogs.writing import request_timeouts

from .background_work import log_failure
from .contra_uno import ContraUno
from .garbage import collect_seldom

log = logging.getLogger(__name__)

_SECONDS_TO_LOOK = 5.0
"""Seconds that the bot delays connecting until it knows which cards are emoji."""


_UPLOADING_EMOJI = 0x63617264
"""The database lock with which only one process uploads emoji ("card" in ASCII)."""


@asynccontextmanager
async def keeping_emoji(
    bot: BotServices, settings: Settings, database: Database
) -> AsyncGenerator[None]:
    """Upload the cards as emoji while the bot runs.

    Begin once it is known which are there, so that no board that showed tiles shows words after a
    restart.
    """
    assert settings.discord_token is not None
    known = bot.card_emoji
    around = Surroundings(
        lambda: database.alone((_UPLOADING_EMOJI, 0)),
        free=bot.bot_wide_pauses.over,
        watch=lambda trace: request_timeouts.watch(trace, bot.bot_wide_pauses),
        proxy_rules=settings.proxy_rules(),
    )
    keeping = asyncio.create_task(keep_emoji(settings.discord_token.reveal(), known, around))
    keeping.add_done_callback(log_failure)
    try:
        with suppress(TimeoutError):
            await asyncio.wait_for(known.looked.wait(), _SECONDS_TO_LOOK)
        yield
    finally:
        keeping.cancel()
        await asyncio.wait([keeping])


def health_of(bot: ContraUno, database: Database) -> Health:
    """Return the checks of the bot and its database."""

    async def background() -> str:
        return ", ".join(bot.stopped_work())

    async def shards() -> str:
        fault = gateway.fault(bot.shards, bot.expected_shards, time.perf_counter())
        if fault and (waits := bot.session_starts.fault()):
            return f"{fault}; {waits}"
        return fault or ("" if bot.is_ready() else "the servers are still coming in")

    async def written() -> str:
        if bot.tables.presence.outdated.is_set():
            return "has the tables of a newer version of the bot, so this process ends"
        if (silent := database.silence.lasts) is not None:
            return f"has not answered for {silent:.0f} s"
        try:
            await database.check()
        except NoAnswerError as error:
            return str(error)
        return ""

    async def scheduler() -> str:
        return "" if bot.tables.scheduler.is_alive else "its loop does not turn"

    return Health(
        {"background": background},
        {"gateway": shards, "database": written, "scheduler": scheduler},
    )


def shard_figures(bot: ContraUno) -> Iterator[gateway.ShardFigures]:
    """Yield the figures of each shard of this process."""
    servers = [guild.shard_id for guild in bot.guilds]
    return gateway.figures(bot.shards, bot.expected_shards, servers, time.perf_counter())


def begin_to_count() -> None:
    """Name everything that is counted, so that it is exported before it happens."""
    metrics.begin(
        actions=("deal", *(entry.action.__name__ for entry in ENTRIES)),
        deadlines=[kind.value for kind in DeadlineKind],
        messages=[kind.value for kind in MessageKind],
        levels=LEVELS,
        interactions=[kind.name for kind in discord.InteractionType],
    )


_IDENTIFYING = 0x69646E74
"""The database lock for which the processes of one database wait in turn ("idnt" in ASCII)."""


_REFUSED_BY_THE_GATEWAY = {
    4004: "Discord does not know this DISCORD_TOKEN. Copy it anew from the developer portal.",
    4010: "Discord knows no such shard. SHARD_IDS are counted from 0 and below SHARD_COUNT.",
    4011: "A shard has at most 2,500 servers. Raise SHARD_COUNT, or set it to nothing.",
    4012: "Discord no longer speaks the protocol version of this bot. Update the bot.",
    4013: "Discord does not know an intent that this bot asks for. Update the bot.",
    4014: "Discord does not grant an intent that this bot asks for. Update the bot.",
}
"""Errors that do not go away by themselves, by the code with which the gateway closes."""


def final_fault(
    error: discord.ConnectionClosed | discord.LoginFailure | discord.PrivilegedIntentsRequired,
) -> MisuseError | None:
    """Return what the operator has to mend, or None for an error that may go away."""
    match error:
        case discord.LoginFailure():
            code = 4004
        case discord.PrivilegedIntentsRequired():
            code = 4014
        case discord.ConnectionClosed():
            code = error.code
    text = _REFUSED_BY_THE_GATEWAY.get(code)
    return None if text is None else MisuseError(text)


def use_api(url: str) -> None:
    """Use this address instead of Discord's own; it names the gateway, too."""
    Route.BASE = url


async def run(settings: Settings) -> None:
    """Run the bot until it is cancelled.

    Raise `OperatorError` for what the operator can mend, `MisuseError` if that is a setting.
    """
    if settings.discord_token is None:
        raise MisuseError("DISCORD_TOKEN is not set. Without it, `contra-uno playground` works.")
    use_api(settings.discord_api_url)
    async with AsyncExitStack() as stack:
        stack.enter_context(gate_of(settings))
        database = await start_patiently(lambda: _open_database(settings, stack))
        try:
            await _play(settings, database)
        except NoAnswerError as error:
            raise OperatorError(NO_ANSWER) from error


async def _open_database(settings: Settings, stack: AsyncExitStack) -> Database:
    """Claim, upgrade and open the database until the end of the stack, all of it or nothing."""
    url = settings.database_url
    async with AsyncExitStack() as own:
        own.enter_context(claimed(url))
        if (file := file_at(url)) is not None:
            remove_left_copies(file)
        await upgrade_async(url)
        database = Database(url)
        own.push_async_callback(database.close)
        await database.require_sessions()
        await settle_key(database, key_file(settings.deletions_key_file, url), makes=True)
        stack.push_async_exit(own.pop_all())
    return database


def gate_of(settings: Settings) -> AbstractContextManager[None]:
    """Return the context in which the bot offers what the operator allows.

    Raise ValueError for an unknown game or feature.
    """
    modes = frozenset(map(Mode, settings.forbidden_games))
    off = frozenset(map(Feature, settings.off))
    rules = RuleGate(modes, frozenset(settings.forbidden_options))
    return gated(rules, Offer(off, settings.allowed_servers))


def _backup_age(settings: Settings) -> timedelta | None:
    """Return the age of the newest backup, or None if there is none, or nobody knows where."""
    folder, file = settings.backups_directory, file_at(settings.database_url)
    if folder is None and file is not None:
        folder = file.with_name("backups")
    made_at = None if folder is None else newest_in(folder)
    return None if made_at is None else datetime.now(UTC) - made_at


def _kept(settings: Settings) -> RetentionPeriods:
    """Return how long games and rounds are stored."""

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
    worker = WorkerProcess()
    thinker = Thinker(worker)
    texts = Texts.load()
    tables = Tables(
        database,
        notifier=notifier,
        brain=decide,
        worker=worker,
        adviser=thinker.hint,
        judge=thinker.judge,
        observer=TableMetrics() if measured else None,
        computer_names=lambda locale: computer_names(texts.get(locale)),
        requests_a_second=settings.discord_requests_a_second,
        kept=_kept(settings),
    )
    if measured:
        begin_to_count()
    metrics.watch_tables(lambda: tables.repository.in_memory)
    metrics.watch_backups(partial(_backup_age, settings))
    bot = ContraUno(
        tables,
        notifier,
        texts,
        shard_count=settings.shard_count,
        shard_ids=settings.shard_ids,
        requests=RequestMetrics(settings.discord_api_url) if measured else None,
        writer_observer=WriterMetrics() if measured else None,
        alone=lambda kind: database.alone((_IDENTIFYING, kind)),
        take_start=SessionLedger(database).take,
        proxy_rules=settings.proxy_rules(),
        contact=settings.contact,
    )
    database.silence.on_over.append(bot.look_again)
    log_when_online(bot, settings.database_url)
    try:
        health = health_of(bot, database)
        async with _serving(settings, health), feeding_watchdog(health), bot:
            await bot.login(settings.discord_token.reveal())
            await bot.ask_for_gateway()
            metrics.watch_held(partial(bot.held, asyncio.get_running_loop()))
            metrics.watch_shards(partial(shard_figures, bot))
            collect_seldom()
            async with keeping_emoji(bot, settings, database):
                await stay_connected(bot, database.silence.is_final, tables.presence.outdated)
            if database.silence.final_fault is not None:
                raise database.silence.final_fault
    except (
        discord.LoginFailure,
        discord.ConnectionClosed,
        discord.PrivilegedIntentsRequired,
    ) as error:
        if (fault := final_fault(error)) is None:
            raise
        raise fault from error
    finally:
        await worker.close()


@asynccontextmanager
async def _serving(settings: Settings, health: Health) -> AsyncGenerator[None]:
    """Serve the metrics; wait for a port that another process still has."""
    async with AsyncExitStack() as stack:
        await start_patiently(
            lambda: stack.enter_async_context(
                serving(settings.metrics_port, settings.metrics_address, health)
            )
        )
        yield


def log_when_online(bot: ContraUno, database_url: str) -> None:
    """Log one line once every shard of this process is connected and its servers are known."""

    async def log_once() -> None:
        bot.remove_listener(log_once, "on_ready")
        log.info(
            "the bot is online",
            extra={
                "version": __version__,
                "database": shown_address(database_url),
                "servers": len(bot.guilds),
                "shards": list(bot.expected_shards),
                "shard_count": bot.shard_count,
            },
        )

    bot.add_listener(log_once, "on_ready")


async def stay_connected(bot: discord.Client, *endings: asyncio.Event) -> None:
    """Connect, and return when the bot is closed. Any of `endings` closes it, and cancelling."""
    # A task of its own: discord.py waits with `asyncio.wait_for`, which in Python 3.11 can swallow
    # a cancellation. A bot that is stopped while it connects would then go on.
    connecting = asyncio.create_task(bot.connect())
    tasks = [connecting, *(asyncio.create_task(ending.wait()) for ending in endings)]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        await bot.close()
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
    if not connecting.cancelled():
        await connecting
