"""How long the event loop was busy without a pause: so long everything else had to wait."""

from __future__ import annotations

import asyncio
import selectors
import sys
import time
from collections.abc import Callable


class LongestBlock:
    """The longest block of an event loop, in seconds of processor time of its thread.

    A block is everything that the loop does between two looks at its sockets. Time in which the
    system runs other processes does not count.
    """

    def __init__(
        self,
        clock: Callable[[], float] = time.thread_time,
        wall_clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._clock = clock
        self._wall_clock = wall_clock
        self._began: float | None = None
        self._began_on_wall = 0.0
        self._longest = 0.0

    def begin(self) -> None:
        """Note that the loop begins to work."""
        self._began = self._clock()
        self._began_on_wall = self._wall_clock()

    def end(self) -> None:
        """Note that the loop looks at its sockets again.

        The processor's time is never more than that of the wall clock, which is quicker to read.
        """
        if self._began is None or self._wall_clock() - self._began_on_wall <= self._longest:
            return
        self._longest = max(self._longest, self._clock() - self._began)

    def take(self) -> float:
        """Return the longest block since this was last called."""
        longest, self._longest = self._longest, 0.0
        return longest


LONGEST_BLOCK = LongestBlock()
"""That of the loop that :func:`measured_loop` has made."""


class MeasuredSelector(selectors.DefaultSelector):
    """A selector that notes when the event loop asks it, and when it has answered."""

    def __init__(self, block: LongestBlock) -> None:
        super().__init__()
        self._block = block

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Wait for sockets that are ready."""
        self._block.end()
        try:
            return super().select(timeout)
        finally:
            self._block.begin()


def measured_loop() -> asyncio.AbstractEventLoop:
    """Return a new event loop whose blocks are measured; on Windows its usual one."""
    if sys.platform == "win32":
        return asyncio.new_event_loop()
    return asyncio.SelectorEventLoop(MeasuredSelector(LONGEST_BLOCK))
