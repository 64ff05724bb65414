"""The direct-message channels that are open.

Discord keeps one for each person, and lets a bot open few in a while: who plays another game gets
the next hand where the last one was.
"""

from __future__ import annotations

from bot.bounded import Bounded

from .budget import Budgets
from .message_requests import MessageRequests

_MOST_CHANNELS = 50_000


class DmChannels:
    """Opens each person's channel once, and again where Discord no longer knows it."""

    def __init__(self, requests: MessageRequests, budgets: Budgets) -> None:
        self._requests = requests
        self._budgets = budgets
        self._open: Bounded[int, int] = Bounded(_MOST_CHANNELS)

    def known(self, user_id: int) -> int | None:
        """The channel of this user, None if it is still to be opened."""
        return self._open.get(user_id)

    async def to(self, user_id: int, due: float) -> int:
        """The channel of this user, opened when there is room for the request."""
        channel_id = self.known(user_id)
        if channel_id is None:
            await self._budgets.open_channel(due)
            channel_id = await self._requests.open_dm(user_id)
        self._open[user_id] = channel_id
        return channel_id

    def forget(self, user_id: int) -> None:
        """Discord does not know this user's channel any more."""
        self._open.pop(user_id, None)
