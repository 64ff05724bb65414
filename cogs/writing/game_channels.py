"""What happens to a game when its channel is deleted, and to its thread when it is over.

Discord reports a deletion once. It does not reach a bot that is offline, nor one whose session has
ended, so each new session looks for the channels of all games.
"""

from __future__ import annotations

import asyncio
import logging

from discord.ext import commands

from bot.render import PrivatePage, Text
from bot.store.rows import GamePlace, ThreadRow
from bot.tables import TableView

from .._services import Services
from ..connecting.processes import has_server
from .direct_messages import Notices
from .discord_refusals import DISCORD_ERRORS, Refusal, refused_by
from .message_requests import MessageRequests
from .request_limits import Budgets
from .write_schedule import Timers

log = logging.getLogger(__name__)


class GameEndings:
    """Ends games that nobody can see any more."""

    def __init__(self, services: Services, notices: Notices) -> None:
        self._services = services
        self._notices = notices

    async def channel_is_gone(self, game_id: str) -> None:
        """End this game, and tell everybody who plays in it."""
        tables = self._services.tables
        view = await tables.games.view(game_id)
        if view is None or not await tables.endings.abandon(game_id):
            return
        log.warning("a game ended without its channel", extra={"game": game_id})
        told = [
            self._notices.tell(user_id, PrivatePage((Text(self._words(locale)),)))
            for user_id, locale in _people(view)
        ]
        await asyncio.gather(*told)

    async def server_is_gone(self, guild_id: int) -> None:
        """End all games of this server."""
        games = await self._services.tables.games.in_guild(guild_id)
        await asyncio.gather(*map(self.channel_is_gone, games))

    def _words(self, locale: str | None) -> str:
        return self._services.texts.get(locale).format("channel-gone")


def _people(view: TableView) -> list[tuple[int, str | None]]:
    return [
        (seat.user_id, seat.locale)
        for seat in view.seats
        if seat.user_id is not None and not seat.is_computer and not seat.dms_closed
    ]


class MissedDeletions:
    """Ends the games whose channel has gone unnoticed."""

    def __init__(
        self,
        bot: commands.Bot,
        services: Services,
        requests: MessageRequests,
        budgets: Budgets,
        endings: GameEndings,
        timers: Timers,
    ) -> None:
        self._bot = bot
        self._services = services
        self._requests = requests
        self._budgets = budgets
        self._endings = endings
        self._timers = timers

    async def look(self) -> None:
        """Look for the channel of every game; Discord is asked where it is not among the known."""
        for place in await self._services.tables.games.places():
            if self._is_unknown(place) and await self._is_gone(place.channel_id):
                await self._endings.channel_is_gone(place.game_id)

    def _is_unknown(self, place: GamePlace) -> bool:
        """A thread in the archive is unknown, too; a server that is away, or another's, is not."""
        guild = self._bot.get_guild(place.guild_id)
        if guild is None or guild.unavailable:
            return False
        return guild.get_channel_or_thread(place.channel_id) is None

    async def _is_gone(self, channel_id: int) -> bool:
        try:
            async with self._budgets.anything(self._timers.now()):
                await self._requests.look_up(channel_id)
        except DISCORD_ERRORS as error:
            return refused_by(error).refusal is Refusal.CHANNEL_IS_GONE
        return False


_DONE_ALREADY = (Refusal.ARCHIVED, Refusal.CHANNEL_IS_GONE)


class ThreadArchiving:
    """Puts a thread into the archive, once; whoever writes there takes it out again."""

    def __init__(
        self, bot: commands.Bot, requests: MessageRequests, budgets: Budgets, timers: Timers
    ) -> None:
        self._bot = bot
        self._requests = requests
        self._budgets = budgets
        self._timers = timers

    async def archive(self, thread: ThreadRow) -> bool:
        """Whether nothing is left to be done: what Discord does not allow is not tried again."""
        if not has_server(self._bot, thread.guild_id):
            return False
        try:
            async with self._budgets.anything(self._timers.now()):
                await self._requests.archive(thread.channel_id)
        except DISCORD_ERRORS as error:
            return self._is_final(refused_by(error).refusal, thread)
        return True

    def _is_final(self, refusal: Refusal, thread: ThreadRow) -> bool:
        if refusal is Refusal.TROUBLE:
            return False
        if refusal not in _DONE_ALREADY:
            ids = {"game": thread.game_id, "guild": thread.guild_id}
            log.warning("a thread is left open", extra={**ids, "why": refusal.name})
        return True
