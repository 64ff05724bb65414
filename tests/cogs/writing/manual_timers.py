"""Timers for the writer of messages whose time passes only when a test says so."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count


@dataclass(order=True)
class Call:
    at: float
    number: int
    call: Callable[[], object] = field(compare=False)
    cancelled: bool = field(default=False, compare=False)

    def cancel(self) -> None:
        self.cancelled = True


class ManualTimers:
    """Timers whose time passes only when a test says so."""

    def __init__(self) -> None:
        self._now = 0.0
        self._number = count()
        self._calls: list[Call] = []

    def now(self) -> float:
        return self._now

    def call_later(self, seconds: float, call: Callable[[], object]) -> Call:
        planned = Call(self._now + seconds, next(self._number), call)
        heapq.heappush(self._calls, planned)
        return planned

    async def pass_by(self, seconds: float) -> None:
        until = self._now + seconds
        while self._calls and self._calls[0].at <= until:
            planned = heapq.heappop(self._calls)
            self._now = max(self._now, planned.at)
            if not planned.cancelled:
                planned.call()
            await settle()
        self._now = until


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)
