"""The bot on Discord: loads its extensions by name, and stops cleanly."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import (
    Awaitable,
    Callable,
    Collection,
    Coroutine,
    Sequence,
)
from contextlib import AbstractAsyncContextManager, nullcontext
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

import discord
from aiohttp import TraceConfig
from discord import app_commands
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot.i18n import Texts
from bot.monitoring.requests import RequestMetrics
from bot.tables import Tables, Unobserved, WriterObserver
from bot.views.names import forget_names
from cogs._command_texts import CommandTexts
from cogs._services import ChangeNotifier
from cogs.card_emoji import CardEmoji
from cogs.connecting import route_limits
from cogs.connecting.flood_limits import Allowance, PostPauses
from cogs.connecting.login import Alone, IdentifyPacing, until_answered
from cogs.connecting.processes import UnderWay, has_server, is_alone
from cogs.connecting.route_limits import BotWidePauses
from cogs.showing.pictures import forget_pictures
from cogs.writing import request_timeouts

from .background_work import BackgroundWork
from .command_tree import CommandTree

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
    """What the bot hears of: servers and reactions. Nothing that needs Discord's approval."""
    return discord.Intents(guilds=True, guild_reactions=True, dm_reactions=True)


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
        self.bot_wide_pauses = BotWidePauses(
            lambda: route_limits.reopen(self.http), lambda: route_limits.shut(self.http)
        )
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
        self.post_pauses = PostPauses(time.monotonic)
        tables.privacy.on_forgotten += [self.allowance.forget, self._forget_names]
        self.writer_observer = writer_observer or Unobserved()
        self.card_emoji = CardEmoji()
        self._requests = requests
        self._identifying = IdentifyPacing(alone)
        self._background = BackgroundWork()
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
        channels = self._messages.writer.channels
        work: dict[str, Coroutine[None, None, None]] = {
            "catching up": self._catch_up(),
            "presence": self.tables.presence.run(),
            "scheduler": self.tables.scheduler.run(),
            "pruning": self.tables.pruning.run(),
            "tally": self.tables.tally.run(),
            "deal judge": self.tables.deal_judge.run(),
            "own threads": self.tables.own_threads.run(channels.archive_thread),
            "other processes": self.tables.repository.hear_others(self._heard, self._missed),
        }
        self._background.begin(work)

    @property
    def expected_shards(self) -> Collection[int]:
        """Those that this process runs; none until Discord has said how many there are."""
        return self.shard_ids or range(self.shard_count or 0)

    def stopped_work(self) -> list[str]:
        """What of the work in the background has failed: nobody begins it again."""
        return self._background.failed()

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

    async def on_ready(self) -> None:
        """All servers are known: some may have removed the bot, or taken it, meanwhile."""
        await self.tables.settings.compare_servers(self._has_server, discord.utils.utcnow())

    def _has_server(self, guild_id: int) -> bool | None:
        """None where another process has the server's shard. One that is away has the bot still."""
        return self.get_guild(guild_id) is not None if has_server(self, guild_id) else None

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
        await self._background.stop()
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

    def _forget_names(self, _user_id: int) -> None:
        """Somebody is not to be known any more: no text and no picture with names stays."""
        self.texts.forget()
        forget_names()
        forget_pictures()

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
