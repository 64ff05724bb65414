"""Time for the playground: the system's own, or one that tests move by hand."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Protocol

GUARD_SECONDS = 30.0
"""Real seconds after which waiting is given up, against hanging."""


class Timer(Protocol):
    """A delayed call that can still be cancelled."""

    def cancel(self) -> None: ...


class WorldClock(Protocol):
    """The time of the playground, in seconds since the Unix epoch, and its timers."""

    def now(self) -> float: ...

    def call_at(self, when: float, callback: Callable[[], None]) -> Timer: ...


class RealClock:
    """Real time, with timers on the running event loop."""

    def now(self) -> float:
        return time.time()

    def call_at(self, when: float, callback: Callable[[], None]) -> Timer:
        delay = max(0.0, when - self.now())
        return asyncio.get_running_loop().call_later(delay, callback)


class _ManualTimer:
    def __init__(self, callback: Callable[[], None]) -> None:
        self.callback: Callable[[], None] | None = callback

    def cancel(self) -> None:
        self.callback = None


class ManualClock:
    """A clock that stands still until `advance` is called, for tests that must not sleep."""

    def __init__(self, start: float = 1_767_225_600.0) -> None:
        self._now = start
        self._order = itertools.count()
        self._timers: list[tuple[float, int, _ManualTimer]] = []

    def now(self) -> float:
        return self._now

    def call_at(self, when: float, callback: Callable[[], None]) -> Timer:
        timer = _ManualTimer(callback)
        heapq.heappush(self._timers, (when, next(self._order), timer))
        return timer

    def advance(self, seconds: float) -> None:
        """Move time on by `seconds` and run, in order, every timer that falls due."""
        end = self._now + seconds
        while self._timers and self._timers[0][0] <= end:
            when, _, timer = heapq.heappop(self._timers)
            self._now = max(self._now, when)
            if timer.callback is not None:
                timer.callback()
        self._now = end


def iso_timestamp(seconds: float) -> str:
    """Return the time in ISO 8601, in UTC with microseconds, as Discord writes timestamps."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")
