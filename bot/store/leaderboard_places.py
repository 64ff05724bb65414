"""Places far down on big leaderboards, without counting everybody above at each look."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from datetime import datetime, timedelta
from itertools import accumulate
from typing import Generic, TypeVar

from msgspec import Struct
from sqlalchemy import ColumnElement, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

Board = TypeVar("Board")

COUNTED = 1000
"""Up to this place it is counted at each look."""

KEPT = timedelta(minutes=1)
"""So old may a place be that lies further down."""

_MOST_BOARDS = 8


class _Above(Struct, frozen=True):
    """When a board was counted: its values, lowest first, and how many stand above each."""

    at: datetime
    values: list[float]
    above: list[int]

    def place(self, value: float) -> int:
        at = bisect_left(self.values, value)
        # Who came in since stands among those whose value is the next one up.
        return 1 + (self.above[at] if at < len(self.values) else 0)


class Places(Generic[Board]):
    """Remembers of some big boards how many stand above which value."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._boards: dict[Board, _Above] = {}

    async def of(
        self,
        connection: AsyncConnection,
        board: Board,
        is_on: ColumnElement[bool],
        by: ColumnElement[float],
        value: float,
    ) -> int:
        """The place of this value on a board, whose rows are `is_on` and which is sorted `by`."""
        first = select(by).where(is_on, by > value).limit(COUNTED).subquery()
        above = (await connection.execute(select(func.count()).select_from(first))).scalar_one()
        if above < COUNTED:
            return 1 + above
        known = self._boards.get(board)
        if known is None or self._now() - known.at > KEPT:
            known = await self._count(connection, board, is_on, by)
        return max(COUNTED + 1, known.place(value))

    async def _count(
        self,
        connection: AsyncConnection,
        board: Board,
        is_on: ColumnElement[bool],
        by: ColumnElement[float],
    ) -> _Above:
        query = select(by, func.count()).where(is_on).group_by(by).order_by(by.desc())
        rows = [(float(row[0]), int(row[1])) for row in await connection.execute(query)]
        sums = [0, *accumulate(count for _, count in rows)][: len(rows)]
        counted = _Above(self._now(), [value for value, _ in rows][::-1], sums[::-1])
        self._boards.pop(board, None)
        while len(self._boards) >= _MOST_BOARDS:
            del self._boards[next(iter(self._boards))]
        self._boards[board] = counted
        return counted
