"""Time as the writer needs it, so that tests can have their own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    """Something that is going to be called."""

    def cancel(self) -> None:
        """Do not call it after all."""
        ...


class Timers(Protocol):
    """A clock that never goes back, and that calls when it is time."""

    def now(self) -> float:
        """Seconds since some moment."""
        ...

    def call_later(self, seconds: float, call: Callable[[], object]) -> Timer:
        """Call this so many seconds from now."""
        ...


class LoopTimers:
    """Those of the running event loop."""

    def now(self) -> float:
        return time.monotonic()

    def call_later(self, seconds: float, call: Callable[[], object]) -> Timer:
        return asyncio.get_running_loop().call_later(seconds, call)


async def wait(seconds: float, timers: Timers) -> None:
    """Return when so many seconds have passed by this clock."""
    over = asyncio.Event()
    timer = timers.call_later(seconds, over.set)
    try:
        await over.wait()
    finally:
        timer.cancel()
