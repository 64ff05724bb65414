"""Archiving the threads that were opened for games."""

from __future__ import annotations

import logging

from discord.ext import commands

from bot.store.rows import ThreadRow

from ..connecting.ownership import has_server
from .limits.budget import Budgets
from .requests.discord_refusals import DISCORD_ERRORS, Refusal, refused_by
from .requests.message_requests import MessageRequests
from .timers import Timers

log = logging.getLogger(__name__)

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
