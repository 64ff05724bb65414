"""Words that are no message of a game: to one person, by direct message or in a channel."""

from __future__ import annotations

import logging

from bot.render import Page

from ..showing.layout import PrivateLayout
from .limits.budget import Budgets
from .requests.discord_refusals import DISCORD_ERRORS, Refusal, refused_by
from .requests.dm_channels import DmChannels
from .requests.message_requests import MessageRequests
from .requests.retries import wait_after
from .timers import Timers, wait

log = logging.getLogger(__name__)

_PASSING = (Refusal.TROUBLE, Refusal.OPENED_TOO_FAST, Refusal.CHANNEL_IS_GONE)
_MOST_TRIES = 5


class Notices:
    """Says something once."""

    def __init__(
        self,
        requests: MessageRequests,
        budgets: Budgets,
        dm_channels: DmChannels,
        timers: Timers,
    ) -> None:
        self._requests = requests
        self._budgets = budgets
        self._dm_channels = dm_channels
        self._timers = timers

    async def tell(self, user_id: int, page: Page) -> None:
        """Show a page to one person by direct message."""
        for failures in range(1, _MOST_TRIES + 1):
            try:
                await self._write_to(user_id, page)
            except DISCORD_ERRORS as error:
                refused = refused_by(error)
                if refused.refusal not in _PASSING or failures == _MOST_TRIES:
                    log.info("somebody could not be told", extra={"why": refused.refusal.name})
                    return
                if refused.refusal is Refusal.CHANNEL_IS_GONE:
                    self._dm_channels.forget(user_id)
                pause = wait_after(failures, refused.refusal, refused.retry_after)
                await wait(pause, self._timers)
            else:
                return

    async def _write_to(self, user_id: int, page: Page) -> None:
        due = self._timers.now()
        channel_id = await self._dm_channels.to(user_id, due)
        async with self._budgets.post(channel_id, due):
            await self._requests.write_to(channel_id, PrivateLayout(page))

    async def say(self, channel_id: int, text: str, user_id: int) -> None:
        """Post a sentence that may call this one person."""
        try:
            async with self._budgets.post(channel_id, self._timers.now()):
                await self._requests.say(channel_id, text, user_id)
        except DISCORD_ERRORS as error:
            log.info("something could not be said", extra={"why": refused_by(error).refusal.name})

    async def offer_reactions(self, channel_id: int, message_id: int, *emojis: str) -> None:
        """Put the reactions there that people can click; without the permission do without."""
        try:
            for emoji in emojis:
                async with self._budgets.anything(self._timers.now()):
                    await self._requests.react(channel_id, message_id, emoji)
        except DISCORD_ERRORS as error:
            log.info("no reactions below the board", extra={"why": refused_by(error).refusal.name})
