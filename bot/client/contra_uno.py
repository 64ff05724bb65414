"""The bot on Discord: loads its extensions by name, works in the background, and stops cleanly."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext, suppress
from datetime import datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

import discord
from aiohttp import TraceConfig
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot.errors import NoAnswerError
from bot.i18n import Texts
from bot.installation import Installation
from bot.monitoring.requests import RequestMetrics
from bot.offer import Feature
from bot.proxies import NO_PROXIES, ProxyRules
from bot.proxies.proxy_connector import ProxyConnector
from bot.rule_gate import offer
from bot.store.orders import SeenServer
from bot.tables import Clock, NullObserver, SystemClock, Tables, WriterObserver
from bot.views.names import forget_names, shown_contact
from cogs._command_texts import CommandTexts
from cogs._services import ChangeNotifier
from cogs.card_emoji import CardEmoji
from cogs.connecting import click_answers, json_texts, route_limits
from cogs.connecting.flood_limits import Allowance, PostPauses
from cogs.connecting.gateway_shards import GatewayShards, ShardTiming
from cogs.connecting.login import until_answered
from cogs.connecting.other_database import OtherDatabaseWatch
from cogs.connecting.processes import UnderWay, has_server, is_alone
from cogs.connecting.removed_servers import notice_removals
from cogs.connecting.route_limits import BotWidePauses
from cogs.connecting.server_members import is_gone
from cogs.connecting.session_starts import Alone, IdentifyPacing, SessionStarts, StartLimit
from cogs.kept_pictures import KeptPictures
from cogs.showing.command_mentions import ids_of_commands
from cogs.tokens.kept_ways import TokenSeal
from cogs.tokens.token_requests import TokenRequests
from cogs.writing import request_timeouts

from .background_work import BackgroundWork
from .command_tree import CommandTree, ask_for_people, register_commands
from .garbage import collect_in_quiet_minutes

log = logging.getLogger(__name__)


if TYPE_CHECKING:
    from cogs.messages import Messages


Answer = TypeVar("Answer")

# The bot does not use voice, so a warning that it cannot would only confuse.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False

route_limits.use()
json_texts.use()

_SECONDS_TO_ANSWER = 5.0
"""Seconds that are left for clicks in progress when the bot is stopped."""


_SECONDS_UNTIL_WRITING = 30.0
"""Seconds after which messages are written although Discord has not named all servers yet."""


EXTENSIONS = (
    "cogs.messages",
    "cogs.clicks.click_listener",
    "cogs.reactions",
    "cogs.uno",
    "cogs.chat_penalties",
    "cogs.leaderboard",
    "cogs.player_statistics",
)


def intents() -> discord.Intents:
    """Return what the bot subscribes to: servers and reactions. None of it needs Discord's
    approval."""
    return discord.Intents(guilds=True, guild_reactions=True, dm_reactions=True)


def _alone_anyway(_kind: int) -> AbstractAsyncContextManager[None]:
    return nullcontext()


TakeStartOfBot = Callable[[int, datetime, datetime, int], Awaitable[bool]]
"""Notes a session start of the bot with this id; see `SessionLedger.take`."""


async def _take_anyway(_bot_id: int, _at: datetime, _since: datetime, _most: int) -> bool:
    return True


class ContraUno(commands.AutoShardedBot):
    """The bot, with what its extensions need: the tables, the texts, and the notifier of
    changes."""

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
        take_start: TakeStartOfBot = _take_anyway,
        clock: Clock | None = None,
        proxy_rules: ProxyRules = NO_PROXIES,
        contact: str = "",
    ) -> None:
        """Make a bot that is not connected yet.

        `requests` measures the requests to Discord, `writer_observer` the messages that wait.
        `alone` keeps shards of all processes from identifying at once, `take_start` counts their
        sessions. `contact` is how people reach the operator.
        """
        asked: dict[str, Any] = {} if shard_ids is None else {"shard_ids": list(shard_ids)}
        trace = TraceConfig() if requests is None else requests.trace()
        self.bot_wide_pauses = BotWidePauses(
            lambda: route_limits.reopen(self.http), lambda: route_limits.shut(self.http)
        )
        request_timeouts.watch(trace, self.bot_wide_pauses)
        super().__init__(
            # There are no commands by message; those would need the content of messages.
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
        self.post_pauses = PostPauses(time.monotonic)
        forgetters = self.allowance.forget, self.post_pauses.forget, self._forget_names
        tables.privacy.on_forgotten += forgetters
        tables.member_checks.is_gone = partial(is_gone, self)
        tables.orders.servers = self._seen_servers
        self.writer_observer = writer_observer or NullObserver()
        self.installation = Installation()
        self.contact = shown_contact(contact)
        self.command_ids: dict[str, int] = {}
        self.card_emoji = CardEmoji()
        self.token_requests = TokenRequests(self)
        self.pictures = KeptPictures(tables.worker)
        self._proxy_rules = proxy_rules
        self._requests = requests
        notice_removals(self)
        self._clock = clock or SystemClock()
        self.other_database = OtherDatabaseWatch(self._clock, lambda: tables.presence.has_company)
        self._take_start = take_start
        self._identifying = IdentifyPacing(alone)
        self.session_starts = SessionStarts(
            self._identifying, self._read_start_limit, self._note_start, self._clock
        )
        self._gateway = GatewayShards(self, self.session_starts, ShardTiming(time.monotonic))
        self._background = BackgroundWork()
        self._looking: asyncio.Task[list[str]] | None = None

    async def login(self, token: str) -> None:
        """Log in, however long Discord does not answer, then do what needs a login.

        Raise `discord.LoginFailure` for a wrong token.
        """
        click_answers.use()
        self.token_seal = TokenSeal(token)
        await self._until_answered(partial(self._log_in, token))
        # Not in `setup_hook`, which would run again with each try.
        await self._set_up()

    async def _log_in(self, token: str) -> None:
        # Each try opens a new session, and closes the connector with it.
        self.http.connector = ProxyConnector(self._proxy_rules)
        try:
            await super().login(token)
        except BaseException:
            await self.http.close()
            raise

    async def _until_answered(self, ask: Callable[[], Awaitable[Answer]]) -> Answer:
        return await until_answered(ask, Route.BASE)

    async def _set_up(self) -> None:
        """Load the extensions, register the commands, then begin the work in the background."""
        await self.tree.set_translator(CommandTexts())
        with suppress(NoAnswerError):
            await self.tables.blocks.read()
        for extension in EXTENSIONS:
            await self.load_extension(extension)
        await self._register_commands()
        self.other_database.begin()
        channels = self._messages.channels
        work: dict[str, Coroutine[None, None, None]] = {
            "catching up": self._catch_up(),
            "presence": self.tables.presence.run(),
            "operator's orders": self.tables.orders.run(),
            "garbage": collect_in_quiet_minutes(lambda: self.under_way.begun),
            "scheduler": self.tables.scheduler.run(),
            "member checks": self.tables.member_checks.run(),
            "blocks": self.tables.blocks.run(),
            "weekly evenings": self.tables.weeklies.run(),
            "operator's notice": self.tables.notices.run(),
            "pruning": self.tables.pruning.run(),
            "tally": self.tables.tally.run(),
            "deal judge": self.tables.deal_judge.run(),
            "own threads": self.tables.own_threads.run(channels.archive_thread),
            "other processes": self.tables.repository.hear_others(
                self.notifier.heard, self._missed
            ),
        }
        self._background.begin(work)

    @property
    def expected_shards(self) -> Collection[int]:
        """The shards of this process; none until Discord has said how many there are."""
        return self.shard_ids or range(self.shard_count or 0)

    def stopped_work(self) -> list[str]:
        """Return the names of background work that has failed and does not run any more."""
        return self._background.failed()

    async def _register_commands(self) -> None:
        as_guest = await ask_for_people(self) if offer().has(Feature.GUESTS) else None
        for_people = await register_commands(self.tree, self._sync, as_guest)
        is_public = self.application is None or self.application.bot_public
        is_public = is_public and offer().servers is None
        self.installation = Installation(self.application_id, for_people, is_public)

    async def _sync(self) -> None:
        self.command_ids = ids_of_commands(await self._until_answered(self.tree.sync))

    async def ask_for_gateway(self) -> None:
        """Connect to the gateway that this API names, in all cases.

        With shards that were named, and after an invalid session, discord.py does not ask and would
        go to Discord's own gateway. When it does ask, it gives up at the first 503; that is why it
        gets the number of shards from here.
        """
        shards, url, limit = await self._until_answered(self.http.get_bot_gateway)
        self.shard_count = self.shard_count or shards
        DiscordWebSocket.DEFAULT_GATEWAY = URL(url)
        self._identifying.at_once = max(1, limit["max_concurrency"])

    async def _read_start_limit(self) -> StartLimit:
        _, _, limit = await self._until_answered(self.http.get_bot_gateway)
        now = self._clock.now()
        resets_at = now + timedelta(milliseconds=limit["reset_after"])
        return StartLimit(limit["total"], limit["remaining"], resets_at, now)

    async def _note_start(self, at: datetime, since: datetime, most: int) -> bool:
        return await self._take_start(self.application_id or 0, at, since, most)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Connect each shard, and return when the bot is closed.

        Raise `discord.ConnectionClosed` if Discord will not take the bot back.
        """
        await self._gateway.run(list(self.expected_shards), self.shard_count or 1)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for nothing: each shard has waited for its turn before it has connected."""

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Note that clicks do not arrive any more."""
        self.tables.presence.lost(shard_id, self.shard_count or 1)

    async def on_shard_ready(self, shard_id: int) -> None:
        """Note that clicks arrive from now on."""
        self.tables.presence.found(shard_id, self.shard_count or 1)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Note that clicks arrive again."""
        self.tables.presence.found(shard_id, self.shard_count or 1)

    async def on_ready(self) -> None:
        """Compare the servers, all known now: some may have removed or invited the bot
        meanwhile."""
        await self.tables.settings.compare_servers(self._has_server, discord.utils.utcnow())

    def _has_server(self, guild_id: int) -> bool | None:
        """Return whether the bot is in the server, None if another process has the server's
        shard."""
        return self.get_guild(guild_id) is not None if has_server(self, guild_id) else None

    def _seen_servers(self) -> Iterator[SeenServer]:
        for guild in self.guilds:
            yield SeenServer(guild.id, guild.name, guild.member_count, guild.shard_id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Note that the server has removed the bot: its settings are deleted after a while."""
        await self.tables.settings.server_left(guild.id, discord.utils.utcnow())

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Note that the server has the bot, perhaps again."""
        await self.tables.settings.server_is_back(guild.id)

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Note each interaction at once: listeners are called only when the loop gets to them."""
        if event_name == "interaction" and self._requests is not None:
            (interaction,) = args
            self._requests.received(interaction.id, interaction.type.name)
        super().dispatch(event_name, *args, **kwargs)

    async def close(self) -> None:
        """Stop: begin no new deadlines, answer everybody, and finish the messages being sent."""
        # First: whoever waits for long work is told so now, and the bot does not wait for it.
        await self.tables.worker.close()
        await self._background.stop()
        await self.under_way.finish(_SECONDS_TO_ANSWER)
        # The messages last: answers to clicks depend on what is shown.
        for extension in [name for name in reversed(EXTENSIONS) if name in self.extensions]:
            await self.unload_extension(extension)
        await self.tables.close()
        self.other_database.close()
        await self._gateway.close()
        await self.session_starts.close()
        await super().close()

    def held(self, loop: asyncio.AbstractEventLoop) -> dict[str, int]:
        """Return the numbers of objects in memory and of tasks in this loop, besides the tables."""
        written = self._messages.writer.held() if self.get_cog("Messages") else {}
        return {
            "tasks": len(asyncio.all_tasks(loop)),
            "answers": self.under_way.held,
            "unwritten_games": len(self.tables.messages.not_written),
            **written,
        }

    def _forget_names(self, _user_id: int) -> None:
        """Drop every text and picture with names: a user has deleted their data."""
        self.texts.forget()
        forget_names()
        self.pictures.forget()

    def _missed(self) -> None:
        """Look at all games: other processes may have changed any of them."""
        if not is_alone(self):
            self.look_again()

    def look_again(self) -> None:
        """Bring every stale message up to date, and carry out what is due."""
        self.tables.scheduler.wake()
        if self.is_ready():
            self._looking = asyncio.create_task(self._messages.look())

    @property
    def _messages(self) -> Messages:
        # Each load of the extension creates a new module.
        from cogs.messages import Messages

        cog = self.get_cog("Messages")
        assert isinstance(cog, Messages)
        return cog

    async def _catch_up(self) -> None:
        """Bring every message up to date, those first that were stale when the bot last stopped."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.wait_until_ready(), _SECONDS_UNTIL_WRITING)
        await self._messages.keep_looking()
