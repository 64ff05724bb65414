"""The direct-message channels that are open.

Discord keeps one for each person, and lets a bot open few in a while: who plays another game gets
the next hand where the last one was, also after a restart.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from weakref import WeakValueDictionary

from bot.bounded import Bounded

from ..limits.budget import Budgets
from .message_requests import MessageRequests

_MOST_CHANNELS = 50_000


class DmChannels:
    """Opens each person's channel once, and again where Discord no longer knows it."""

    def __init__(
        self,
        requests: MessageRequests,
        budgets: Budgets,
        used_before: Callable[[int], Awaitable[int | None]],
    ) -> None:
        """`used_before` tells the channel of a user as the store knows it."""
        self._requests = requests
        self._budgets = budgets
        self._used_before = used_before
        self._channels: Bounded[int, int | None] = Bounded(_MOST_CHANNELS)
        self._opening: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def known(self, user_id: int) -> int | None:
        """The channel of this user, None if it is still to be opened."""
        if user_id not in self._channels:
            used_before = await self._used_before(user_id)
            self._channels.setdefault(user_id, used_before)
        return self._channels.get(user_id)

    async def to(self, user_id: int, due: float) -> int:
        """The channel of this user, opened when there is room for the request."""
        # Whoever waits for the same channel must not take room of which there is so little.
        async with self._opening.setdefault(user_id, asyncio.Lock()):
            known = await self.known(user_id)
            if known is not None:
                return known
            async with self._budgets.open_channel(due):
                opened = await self._requests.open_dm(user_id)
            self._channels[user_id] = opened
            return opened

    def forget_person(self, user_id: int) -> None:
        """Nothing is to be known of this person any more."""
        self._budgets.forget(self._channels.pop(user_id, None))

    def forget(self, user_id: int) -> None:
        """Discord does not know this user's channel any more."""
        self._channels[user_id] = None
