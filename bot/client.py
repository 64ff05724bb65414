"""The bot on Discord: connects, loads its extensions by name, and stops cleanly."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Collection, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext, suppress
from datetime import timedelta
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar, get_args

import discord
from aiohttp import TraceConfig
from discord import app_commands
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot.config import Settings
from bot.engine import Action
from bot.errors import MisuseError
from bot.i18n import Texts
from bot.monitoring import gateway, metrics, watchdog
from bot.monitoring.health import Health
from bot.monitoring.metrics import TableMetrics, WriterMetrics
from bot.monitoring.requests import RequestMetrics
from bot.monitoring.server import serving
from bot.players import LEVELS
from bot.players.thinker import Thinker
from bot.store.database import Database
from bot.store.migrate import upgrade_async
from bot.store.own_file import claimed
from bot.store.rows import MessageKind
from bot.tables import Kept, Tables, Unobserved, WriterObserver
from bot.views.table_values import DeadlineKind
from cogs._command_texts import CommandTexts
from cogs._services import ChangeNotifier, personal_texts
from cogs.answering.replies import apologize
from cogs.connecting.allowance import Allowance
from cogs.connecting.bot_wide_pauses import BotWidePauses
from cogs.connecting.identify_pacing import Alone, IdentifyPacing
from cogs.connecting.login import until_answered
from cogs.connecting.ownership import is_alone
from cogs.connecting.under_way import UnderWay
from cogs.emoji.card_emoji import CardEmoji, Surroundings, keep_emoji
from cogs.writing.limits import request_timeouts, route_limits

if TYPE_CHECKING:
    from cogs.messages import Messages

log = logging.getLogger(__name__)

Answer = TypeVar("Answer")

# The bot does not speak: that it could not is nothing to warn of.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False

route_limits.use()

_SECONDS_TO_ANSWER = 5.0
"""Seconds for clicks that are being answered when the bot is told to stop."""

_IDENTIFYING = 0x69646E74
"""What processes at one database wait for one another for ("idnt" in ASCII)."""

EXTENSIONS = (
    "cogs.messages",
    "cogs.clicks.click_listener",
    "cogs.reactions",
    "cogs.uno",
    "cogs.chat_penalties",
    "cogs.leaderboard",
    "cogs.player_statistics",
)


_SECONDS_TO_LOOK = 5.0
"""Seconds that the bot waits with connecting until it knows which cards are emoji."""

_UPLOADING_EMOJI = 0x63617264
"""What the database calls it that only one process uploads ("card" in ASCII)."""


def intents() -> discord.Intents:
    """What the bot hears of: servers and reactions. Nothing that needs Discord's approval."""
    return discord.Intents(guilds=True, guild_reactions=True, dm_reactions=True)


_OUT_OF_DATE = (app_commands.CommandSignatureMismatch, app_commands.CommandNotFound)
"""What a client sends that has not heard yet how the commands are now."""


class CommandTree(app_commands.CommandTree[commands.Bot]):
    """Slash commands whose faults are logged and said kindly."""

    async def interaction_check(self, interaction: discord.Interaction) -> bool:
        """Everybody may ask; a bot that stops answers first."""
        assert isinstance(self.client, ContraUno)
        self.client.under_way.note()
        return True

    async def on_error(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError
    ) -> None:
        """Say that something went wrong; the log holds what."""
        command = interaction.command
        name = None if command is None else command.qualified_name
        if isinstance(error, _OUT_OF_DATE):
            log.info("a command as it was once; each start registers them", extra={"command": name})
            key = "answer-old-command"
        else:
            log.error("command failed", exc_info=error, extra={"command": name})
            key = "answer-error"
        assert isinstance(self.client, ContraUno)
        text = personal_texts(self.client, interaction).format(key)
        await apologize(interaction, text)


def _alone_anyway(_kind: int) -> AbstractAsyncContextManager[None]:
    return nullcontext()


class ContraUno(commands.AutoShardedBot):
    """The bot, with what its extensions need: the tables, the texts, and who tells of changes."""

    def __init__(
        self,
        tables: Tables,
        notifier: ChangeNotifier,
        texts: Texts,
        *,
        shard_count: int | None = None,
        shard_ids: Sequence[int] | None = None,
        requests: RequestMetrics | None = None,
        writer_observer: WriterObserver | None = None,
        alone: Alone = _alone_anyway,
    ) -> None:
        """`requests` measures what is asked of Discord, `writer_observer` what waits for it.

        `alone` keeps shards from identifying at once, in whatever process.
        """
        asked: dict[str, Any] = {} if shard_ids is None else {"shard_ids": list(shard_ids)}
        trace = TraceConfig() if requests is None else requests.trace()
        self.bot_wide_pauses = BotWidePauses(lambda: route_limits.reopen(self.http))
        request_timeouts.watch(trace, self.bot_wide_pauses)
        super().__init__(
            # There are no commands by message: those would need to be read.
            command_prefix=(),
            help_command=None,
            intents=intents(),
            tree_cls=CommandTree,
            shard_count=shard_count,
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            http_trace=trace,
            **asked,
        )
        self.tables = tables
        self.texts = texts
        self.notifier = notifier
        self.under_way = UnderWay()
        self.allowance = Allowance(time.monotonic)
        tables.privacy.on_forgotten.append(self.allowance.forget)
        self.writer_observer = writer_observer or Unobserved()
        self.card_emoji = CardEmoji()
        self._requests = requests
        self._identifying = IdentifyPacing(alone)
        self._background: list[asyncio.Task[None]] = []
        self._looking: asyncio.Task[list[str]] | None = None

    async def login(self, token: str) -> None:
        """Log in, however long Discord does not answer, then set up what needs to be logged in.

        Raises `discord.LoginFailure` for a wrong token.
        """
        await self._until_answered(partial(self._log_in, token))
        # Not in `setup_hook`, which would be called again with each try.
        await self._set_up()

    async def _log_in(self, token: str) -> None:
        try:
            await super().login(token)
        except BaseException:
            # Each try opens a session of its own.
            await self.http.close()
            self.http.connector = discord.utils.MISSING
            raise

    async def _until_answered(self, ask: Callable[[], Awaitable[Answer]]) -> Answer:
        return await until_answered(ask, Route.BASE)

    async def _set_up(self) -> None:
        """Extensions, commands, then what was left undone."""
        await self.tree.set_translator(CommandTexts())
        for extension in EXTENSIONS:
            await self.load_extension(extension)
        await self._register_commands()
        work = {
            "catching up": self._catch_up(),
            "presence": self.tables.presence.run(),
            "scheduler": self.tables.scheduler.run(),
            "pruning": self.tables.pruning.run(),
            "tally": self.tables.tally.run(),
            "own threads": self.tables.own_threads.run(self._messages.writer.archive_thread),
            "other processes": self.tables.repository.hear_others(self._heard, self._missed),
        }
        self._background = [
            asyncio.create_task(coroutine, name=name) for name, coroutine in work.items()
        ]
        for task in self._background:
            task.add_done_callback(_log_failure)

    @property
    def expected_shards(self) -> Collection[int]:
        """Those that this process runs; none until Discord has said how many there are."""
        return self.shard_ids or range(self.shard_count or 0)

    def stopped_work(self) -> list[str]:
        """What of the work in the background has failed: nobody begins it again."""
        return [task.get_name() for task in self._background if _has_failed(task)]

    async def _register_commands(self) -> None:
        try:
            await self._until_answered(self.tree.sync)
        except app_commands.CommandSyncFailure as error:
            # Asked again, Discord would refuse them again; those of before can still be played by.
            log.error("Discord refuses the commands as they are now", exc_info=error)

    async def ask_for_gateway(self) -> None:
        """Connect where this API says, in all cases.

        With shards that were named, and after an invalid session, discord.py does not ask, and
        would go to Discord's own gateway. Where it would ask, it gives up at the first 503: so it
        is told how many shards there are.
        """
        shards, url, limit = await self._until_answered(self.http.get_bot_gateway)
        self.shard_count = self.shard_count or shards
        DiscordWebSocket.DEFAULT_GATEWAY = URL(url)
        self._identifying.at_once = max(1, limit["max_concurrency"])

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for the other shards, those of other processes included."""
        await self._identifying.take_turn(shard_id or 0)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Clicks do not arrive any more."""
        self.tables.presence.lost(shard_id, self.shard_count or 1)

    async def on_shard_ready(self, shard_id: int) -> None:
        """Clicks arrive from now on."""
        self.tables.presence.found(shard_id, self.shard_count or 1)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Clicks arrive again."""
        self.tables.presence.found(shard_id, self.shard_count or 1)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The server wants the bot no more: what it has chosen goes after a while."""
        await self.tables.settings.server_left(guild.id, discord.utils.utcnow())

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The server has the bot, perhaps again."""
        await self.tables.settings.server_is_back(guild.id)

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Hear of each event at once: listeners are only called when the loop gets to them."""
        if event_name == "interaction" and self._requests is not None:
            (interaction,) = args
            self._requests.received(interaction.id, interaction.type.name)
        super().dispatch(event_name, *args, **kwargs)

    async def close(self) -> None:
        """Stop: no new deadlines, nobody left without an answer, no half-sent messages."""
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        await self.under_way.finish(_SECONDS_TO_ANSWER)
        # The messages last: who is answered tells them what is shown.
        for extension in [name for name in reversed(EXTENSIONS) if name in self.extensions]:
            await self.unload_extension(extension)
        await self.tables.close()
        await self._identifying.close()
        await super().close()

    def held(self, loop: asyncio.AbstractEventLoop) -> dict[str, int]:
        """How many there are, beside the tables, of what is kept in memory or runs in this loop."""
        written = self._messages.writer.held() if self.get_cog("Messages") else {}
        return {
            "tasks": len(asyncio.all_tasks(loop)),
            "answers": self.under_way.held,
            "unwritten_games": len(self.tables.messages.not_written),
            **written,
        }

    def _heard(self, game_id: str) -> None:
        """Another process has changed a game: some of its messages may be for this one to write."""
        if not is_alone(self):
            self.notifier.changed(game_id)

    def _missed(self) -> None:
        """Other processes may have changed any game."""
        if self.is_ready() and not is_alone(self):
            self._looking = asyncio.create_task(self._messages.look())

    @property
    def _messages(self) -> Messages:
        # The extension is a module of its own each time that it is loaded.
        from cogs.messages import Messages

        cog = self.get_cog("Messages")
        assert isinstance(cog, Messages)
        return cog

    async def _catch_up(self) -> None:
        """Bring every message up to date, those first that were stale when the bot last stopped."""
        await self.wait_until_ready()
        await self._messages.keep_looking()


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


def _kept(settings: Settings) -> Kept:
    """How long games and rounds are kept."""

    def days(number: int | None) -> timedelta | None:
        return None if number is None else timedelta(days=number)

    return Kept(
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
        brain=thinker,
        adviser=thinker.hint,
        observer=TableMetrics() if measured else None,
        requests_a_second=settings.discord_requests_a_second,
        kept=_kept(settings),
    )
    if measured:
        _begin_to_count()
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
        health = _health(bot, database)
        serve = serving(settings.metrics_port, settings.metrics_address, health)
        async with serve, watchdog.fed(health), bot:
            await bot.login(settings.discord_token.reveal())
            await bot.ask_for_gateway()
            metrics.watch_held(partial(bot.held, asyncio.get_running_loop()))
            metrics.watch_shards(partial(_shard_figures, bot))
            _spare_garbage_collection()
            async with _keeping_emoji(bot, settings, database):
                await stay_connected(bot)
    except discord.LoginFailure as error:
        raise MisuseError(_WRONG_TOKEN) from error
    except discord.ConnectionClosed as error:
        if error.code not in _REFUSED_BY_THE_GATEWAY:
            raise
        raise MisuseError(_REFUSED_BY_THE_GATEWAY[error.code]) from error
    finally:
        thinker.close()


_WRONG_TOKEN = "Discord does not know this DISCORD_TOKEN. Copy it anew from the developer portal."
_REFUSED_BY_THE_GATEWAY = {
    4004: _WRONG_TOKEN,
    4010: "Discord knows no such shard. SHARD_IDS are counted from 0 and below SHARD_COUNT.",
    4011: "A shard has at most 2,500 servers. Raise SHARD_COUNT, or set it to nothing.",
}
"""What cannot get better by itself, by the code with which the gateway closed the connection."""


_NEW_OBJECTS = 10_000
"""So many more than before until the garbage collector looks through them, not Python's 700: by
then a click that made some is long answered. It took a tenth of the processor's time.
"""


def _spare_garbage_collection() -> None:
    """Modules, texts and commands are there until the end: the garbage collector need not go
    through them again and again, for a tenth of a second each time, while clicks wait.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(_NEW_OBJECTS, *gc.get_threshold()[1:])


@asynccontextmanager
async def _keeping_emoji(
    bot: ContraUno, settings: Settings, database: Database
) -> AsyncGenerator[None]:
    """Uploads the cards meanwhile; begins once it is known which are there, so that no board that
    showed tiles shows words after a restart.
    """
    assert settings.discord_token is not None
    known = bot.card_emoji
    around = Surroundings(
        lambda: database.alone((_UPLOADING_EMOJI, 0)), free=bot.bot_wide_pauses.over
    )
    keeping = asyncio.create_task(keep_emoji(settings.discord_token.reveal(), known, around))
    keeping.add_done_callback(_log_failure)
    try:
        with suppress(TimeoutError):
            await asyncio.wait_for(known.looked.wait(), _SECONDS_TO_LOOK)
        yield
    finally:
        keeping.cancel()
        await asyncio.wait([keeping])


def _health(bot: ContraUno, database: Database) -> Health:
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


def _shard_figures(bot: ContraUno) -> Iterator[gateway.ShardFigures]:
    servers = [guild.shard_id for guild in bot.guilds]
    return gateway.figures(bot.shards, bot.expected_shards, servers, time.perf_counter())


def _begin_to_count() -> None:
    metrics.begin(
        actions=("deal", *(kind.__name__ for kind in get_args(Action))),
        deadlines=[kind.value for kind in DeadlineKind],
        messages=[kind.value for kind in MessageKind],
        levels=LEVELS,
        interactions=[kind.name for kind in discord.InteractionType],
    )


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


def _has_failed(task: asyncio.Task[None]) -> bool:
    return task.done() and not task.cancelled() and task.exception() is not None


def _log_failure(task: asyncio.Task[None]) -> None:
    if _has_failed(task):
        log.critical("background work has stopped", exc_info=task.exception())
