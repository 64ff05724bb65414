"""Clocks that make calls later, and calls of which several become one."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from ..connecting.processes import Errands


class PlannedCall(Protocol):
    """A call at a later time."""

    def cancel(self) -> None:
        """Do not make the call."""
        ...


class Timers(Protocol):
    """A clock that never goes back, and that makes calls later."""

    def now(self) -> float:
        """Return the seconds since some fixed time."""
        ...

    def call_later(self, seconds: float, call: Callable[[], object]) -> PlannedCall:
        """Make a call after this many seconds."""
        ...


class LoopTimers:
    """The timers of the running event loop."""

    def now(self) -> float:
        return time.monotonic()

    def call_later(self, seconds: float, call: Callable[[], object]) -> PlannedCall:
        return asyncio.get_running_loop().call_later(seconds, call)


async def wait(seconds: float, timers: Timers) -> None:
    """Return when this many seconds have passed by this clock."""
    over = asyncio.Event()
    timer = timers.call_later(seconds, over.set)
    try:
        await over.wait()
    finally:
        timer.cancel()


class DelayedErrands:
    """Errands by key that begin some seconds after they are first asked for: several become one."""

    def __init__(self, timers: Timers, errands: Errands) -> None:
        self._timers = timers
        self._errands = errands
        self._due: set[object] = set()
        self._is_closed = False

    def run_in(
        self, seconds: float, key: object, begin: Callable[[], Coroutine[Any, Any, None]]
    ) -> None:
        """Begin the errand in this many seconds, unless one with this key is planned already."""
        if key not in self._due and not self._is_closed:
            self._due.add(key)
            self._timers.call_later(seconds, lambda: self._begin(key, begin))

    def _begin(self, key: object, begin: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self._due.discard(key)
        if not self._is_closed:
            self._errands.run(begin())

    def close(self) -> None:
        """Begin no more errands."""
        self._is_closed = True
