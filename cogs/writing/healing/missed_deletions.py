"""Channels that were deleted while nobody listened.

Discord tells of a deletion once: not to a bot that is away, and not where a session has ended.
"""

from __future__ import annotations

from discord.ext import commands

from bot.store.rows import GamePlace

from ..._services import Services
from ..limits.budget import Budgets
from ..requests.discord_refusals import DISCORD_ERRORS, Refusal, refused_by
from ..requests.message_requests import MessageRequests
from ..timers import Timers
from .game_endings import GameEndings


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
