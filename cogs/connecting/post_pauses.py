"""How often what somebody looked up may be posted in one channel: not more than people read."""

from __future__ import annotations

from collections.abc import Callable

from bot.bounded import Bounded

SECONDS = 60

_MOST_CHANNELS = 10_000


class PostPauses:
    """Knows where something was posted of late."""

    def __init__(self, now: Callable[[], float]) -> None:
        """`now` gives seconds that never go back."""
        self._now = now
        self._posted_at: Bounded[int, float] = Bounded(_MOST_CHANNELS)

    def is_over(self, channel_id: int) -> bool:
        """Whether something may be posted there again."""
        posted_at = self._posted_at.get(channel_id)
        return posted_at is None or self._now() - posted_at >= SECONDS

    def begin(self, channel_id: int) -> bool:
        """Whether something may be posted there now; from then on it is paused there."""
        if not self.is_over(channel_id):
            return False
        self._posted_at[channel_id] = self._now()
        return True
