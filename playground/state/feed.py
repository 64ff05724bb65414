"""A feed of changes: the world publishes, the gateway, the page and tests listen."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from playground.clock import GUARD_SECONDS
from playground.state.changes import Change

T = TypeVar("T")


class Feed:
    """Tells every listener of a change, at once and in order of subscription."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[Change], None]] = []
        self._waiters: set[asyncio.Future[None]] = set()

    def subscribe(self, listener: Callable[[Change], None]) -> Callable[[], None]:
        """Add a listener; the return value takes it off again."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def publish(self, change: Change) -> None:
        for listener in list(self._listeners):
            listener(change)
        for waiter in self._waiters:
            if not waiter.done():
                waiter.set_result(None)

    async def until(self, probe: Callable[[], T | None], guard: float = GUARD_SECONDS) -> T:
        """Wait until `probe` returns something true, asking again after every change.

        `guard` is a real-time limit in seconds against hanging; TimeoutError when it is passed.
        """
        async with asyncio.timeout(guard):
            while not (found := probe()):
                waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                self._waiters.add(waiter)
                try:
                    await waiter
                finally:
                    self._waiters.discard(waiter)
            return found
