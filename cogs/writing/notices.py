"""Words that are no message of a game: to one person, by direct message or in a channel."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from itertools import count
from secrets import token_hex

from bot.render import Page

from ..showing.layout import PrivateLayout
from .limits.budget import Budgets
from .requests.discord_refusals import DISCORD_ERRORS, Refusal, refused_by
from .requests.dm_channels import DmChannels
from .requests.message_requests import MessageRequests
from .requests.retries import wait_after
from .timers import Timers, wait

log = logging.getLogger(__name__)

_PASSING = (Refusal.TROUBLE, Refusal.OPENED_TOO_FAST)

_SECONDS_OF_TROUBLE = 120.0
"""After that nobody misses it any more."""

_NAME_BYTES = 8
"""Of several attempts by one name one message comes."""


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
        once = token_hex(_NAME_BYTES)

        async def tell() -> None:
            due = self._timers.now()
            channel_id = await self._dm_channels.to(user_id, due)
            async with self._budgets.post(channel_id, due):
                await self._requests.write_to(channel_id, PrivateLayout(page), once)

        await self._insist(tell, "somebody could not be told", user_id)

    async def say(self, channel_id: int, text: str, user_id: int) -> None:
        """Post a sentence that may call this one person."""
        once = token_hex(_NAME_BYTES)

        async def say() -> None:
            async with self._budgets.post(channel_id, self._timers.now()):
                await self._requests.say(channel_id, text, user_id, once)

        await self._insist(say, "something could not be said")

    async def offer_reactions(self, channel_id: int, message_id: int, *emojis: str) -> None:
        """Put the reactions there that people can click; without the permission do without."""
        for emoji in emojis:

            async def react(emoji: str = emoji) -> None:
                async with self._budgets.anything(self._timers.now()):
                    await self._requests.react(channel_id, message_id, emoji)

            if not await self._insist(react, "no reactions below the board"):
                return

    async def _insist(
        self, attempt: Callable[[], Awaitable[None]], in_vain: str, user_id: int | None = None
    ) -> bool:
        """Try until it is done, for as long as an outage lasts; whether it is.

        `user_id` is whose direct messages are written to.
        """
        began = self._timers.now()
        for failures in count(1):
            try:
                await attempt()
            except DISCORD_ERRORS as error:
                refused = refused_by(error)
                is_over = self._timers.now() - began > _SECONDS_OF_TROUBLE
                is_gone = refused.refusal is Refusal.CHANNEL_IS_GONE
                if is_over or not (refused.refusal in _PASSING or (is_gone and user_id)):
                    log.info(in_vain, extra={"why": refused.refusal.name})
                    return False
                if is_gone and user_id is not None:
                    self._dm_channels.forget(user_id)
                pause = wait_after(failures, refused.refusal, refused.retry_after)
                await wait(pause, self._timers)
            else:
                return True
        return False
