"""Long work in lots: short transactions, between which others get their turn to write."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from sqlalchemy.ext.asyncio import AsyncConnection

from .tally_queries import take_turn

_WANTED = 0.03
"""Seconds that a lot should take. Others who write meanwhile wait for it, and not much longer."""

_WEIGHT_OF_LAST = 0.25
"""The share of the last lot in the mean: one that was slow by chance changes little."""

_SHORTEST_PAUSE = 0.01
"""Seconds in which another process that waits for SQLite tries again several times."""


def pause_after(seconds: float) -> float:
    """Return the pause after a lot that has taken so long, in seconds."""
    return max(seconds, _SHORTEST_PAUSE)


class LotSize:
    """The number of things to do in one transaction, which adapts to how long they take."""

    def __init__(self, least: int, most: int) -> None:
        """Begin with `least`: with fewer, a transaction would hardly take less time."""
        self.now = least
        self._least = least
        self._most = most
        self._seconds_each: float | None = None

    def measured(self, done: int, seconds: float) -> None:
        """Adapt to a lot in which `done` things took so many `seconds`."""
        if done < self.now and seconds < _WANTED:
            return  # A part of a lot says little about a whole one.
        each = seconds / max(done, 1)
        before = each if self._seconds_each is None else self._seconds_each
        self._seconds_each = before + _WEIGHT_OF_LAST * (each - before)
        wanted = round(_WANTED / max(self._seconds_each, _WANTED / self._most))
        # A small lot is mostly overhead, and says that many would take too long.
        self.now = max(self._least, min(wanted, 2 * self.now, self._most))


class Lot:
    """One transaction of long work; `done` is to be set to the number of things done in it."""

    def __init__(self, connection: AsyncConnection) -> None:
        self.connection = connection
        self.done = 0


class Lots:
    """The transactions of one kind of long work, each with the turn to tally."""

    def __init__(
        self,
        begin: Callable[[], AbstractAsyncContextManager[AsyncConnection]],
        copy_log: Callable[[], Awaitable[None]],
        least: int,
        most: int,
        now: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """`begin` opens a transaction, with `least` to `most` things to do.

        `copy_log` is called after it, so that nobody else has to. `now` is a clock in seconds.
        """
        self._begin = begin
        self._copy_log = copy_log
        self._size = LotSize(least, most)
        self._now = now
        self._sleep = sleep

    @property
    def size(self) -> int:
        """The number of things to do in the next lot."""
        return self._size.now

    @asynccontextmanager
    async def next(self) -> AsyncGenerator[Lot]:
        """Open the transaction of a lot, and pause after it."""
        async with self._begin() as connection:
            await take_turn(connection)
            began = self._now()
            lot = Lot(connection)
            yield lot
        seconds = self._now() - began
        self._size.measured(lot.done, seconds)
        await self._copy_log()
        await self._sleep(pause_after(seconds))
