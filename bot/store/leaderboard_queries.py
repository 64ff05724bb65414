"""Leaderboards, from the standings that are brought up to date as rounds end.

A round counts if it was played to its end (L3), whatever became of its match; computer players
have no place on the board.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from itertools import accumulate
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import ColumnElement, Select, and_, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.leaderboard_choice import Order
from bot.views.visibility import Viewer

from .block_queries import blocked_people
from .privacy.visibility_queries import shown_columns
from .rows import to_value, to_values
from .schema import round_results as _results
from .shown_sums import standings as _standings
from .sum_rows import ESTABLISHED, EVERYWHERE, WORLDWIDE, StandingRow

COUNTED = 1000
"""Up to this place the better ones are counted at each look."""

KEPT = timedelta(minutes=1)
"""How old a place may be that is further down."""

_MOST_BOARDS = 8

FIRST_PLACES = 3
"""Worldwide places that established people alone can have, though there be fewer of them."""


class Standing(Struct, frozen=True):
    """A person's place on a leaderboard; people with equal values share a place."""

    place: int
    row: StandingRow

    @property
    def is_below(self) -> bool:
        """Whether this is worldwide, and established people come first."""
        return self.row.home_id == EVERYWHERE


class Leaderboard(Struct, frozen=True):
    """A page of a leaderboard: consecutive places, and whether there are ``more``.

    ``own`` is the place of the viewer, None if the viewer is not on the leaderboard.
    """

    shown: tuple[Standing, ...]
    own: Standing | None
    more: bool


class LeaderboardKey(Struct, frozen=True):
    """What identifies a leaderboard: the key of its standings, and what it is sorted by."""

    home_id: int
    period: str
    mode: str
    order: Order

    @property
    def parts(self) -> Iterator[LeaderboardKey]:
        """The lists that the leaderboard consists of, one below the other."""
        if self.home_id == EVERYWHERE:
            yield replace(self, home_id=ESTABLISHED)
        yield self


class _Above(Struct, frozen=True):
    """A leaderboard's values, the lowest first, and the number of people above each."""

    at: datetime
    values: list[float]
    above: list[int]

    def place(self, value: float) -> int:
        at = bisect_left(self.values, value)
        # A value that is new since then shares the place of the next higher one.
        return 1 + (self.above[at] if at < len(self.values) else 0)


class Places:
    """A cache of how many people are above which value of some big leaderboards."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self.now = now
        self._boards: dict[LeaderboardKey, _Above] = {}

    async def place_of(
        self,
        connection: AsyncConnection,
        board: LeaderboardKey,
        is_on: ColumnElement[bool],
        by: ColumnElement[float],
        value: float,
    ) -> int:
        """Return the place of this value on a leaderboard of the rows `is_on`, sorted `by`."""
        first = select(by).where(is_on, by > value).limit(COUNTED).subquery()
        above = (await connection.execute(select(func.count()).select_from(first))).scalar_one()
        if above < COUNTED:
            return 1 + above
        known = self._boards.get(board)
        if known is None or self.now() - known.at > KEPT:
            known = await self._count(connection, board, is_on, by)
        return max(COUNTED + 1, known.place(value))

    async def _count(
        self,
        connection: AsyncConnection,
        board: LeaderboardKey,
        is_on: ColumnElement[bool],
        by: ColumnElement[float],
    ) -> _Above:
        query = select(by, func.count()).where(is_on).group_by(by).order_by(by.desc())
        rows = [(float(row[0]), int(row[1])) for row in await connection.execute(query)]
        sums = [0, *accumulate(count for _, count in rows)][: len(rows)]
        counted = _Above(self.now(), [value for value, _ in rows][::-1], sums[::-1])
        self._boards.pop(board, None)
        while len(self._boards) >= _MOST_BOARDS:
            del self._boards[next(iter(self._boards))]
        self._boards[board] = counted
        return counted


async def leaderboard(
    connection: AsyncConnection,
    wanted: LeaderboardKey,
    viewer: Viewer,
    limit: int,
    offset: int = 0,
    *,
    places: Places,
) -> Leaderboard:
    """Return at most `limit` places from `offset` on, and the place of the viewer.

    People whom the operator has blocked have no worldwide place.
    """
    shown: list[Standing] = []
    own: Standing | None = None
    rows_above = places_above = 0
    for part in wanted.parts:
        start, wanting = max(0, offset - rows_above), limit + 1 - len(shown)
        board = _Board(connection, part, places)
        rows = await board.rows(viewer, wanting, start)
        shown += await board.places(rows, start, places_above)
        own = await board.own(viewer.user_id, places_above) or own
        if part.home_id == ESTABLISHED:
            rows_above = await board.people()
            places_above = max(rows_above, FIRST_PLACES)
    return Leaderboard(tuple(shown[:limit]), own, len(shown) > limit)


class _Board:
    """One part of a leaderboard as it is now."""

    def __init__(self, connection: AsyncConnection, wanted: LeaderboardKey, places: Places) -> None:
        self._connection = connection
        self._wanted = wanted
        self._places = places
        self._by = _standings.c[wanted.order.value]
        self._is_on = _is_on(wanted, places.now())

    async def rows(self, viewer: Viewer, limit: int, offset: int) -> list[StandingRow]:
        query: Select[*tuple[Any, ...]] = (
            select(*shown_columns(_standings, viewer))
            .where(self._is_on)
            .order_by(self._by.desc(), _standings.c.user_id.desc())
            .limit(limit)
            .offset(offset)
        )
        return to_values(await self._connection.execute(query), StandingRow)

    async def people(self, *conditions: ColumnElement[bool]) -> int:
        query = select(func.count()).select_from(_standings).where(self._is_on, *conditions)
        return (await self._connection.execute(query)).scalar_one()

    async def own(self, user_id: int, places_above: int) -> Standing | None:
        query = select(_standings).where(self._is_on, _standings.c.user_id == user_id)
        found = (await self._connection.execute(query)).one_or_none()
        if found is None:
            return None
        row = to_value(found, StandingRow)
        place = await self._places.place_of(
            self._connection, self._wanted, self._is_on, self._by, self._value(row)
        )
        return Standing(places_above + place, row)

    async def places(
        self, rows: list[StandingRow], offset: int, places_above: int
    ) -> list[Standing]:
        """Return these rows with their places; `offset` rows of this part come before them."""
        standings: list[Standing] = []
        for row in rows:
            before = standings[-1] if standings else None
            if before is None:
                place = places_above + 1 + await self.people(self._by > self._value(row))
            elif self._value(before.row) == self._value(row):
                place = before.place
            else:
                place = places_above + offset + len(standings) + 1
            standings.append(Standing(place, row))
        return standings

    def _value(self, row: StandingRow) -> float:
        return getattr(row, self._wanted.order.value)


def _is_on(wanted: LeaderboardKey, now: datetime) -> ColumnElement[bool]:
    on = and_(
        _standings.c.home_id == wanted.home_id,
        _standings.c.period == wanted.period,
        _standings.c.mode == wanted.mode,
    )
    if wanted.home_id in WORLDWIDE:
        on = and_(on, _standings.c.user_id.not_in(blocked_people(now)))
    by = _standings.c[wanted.order.value]
    return and_(on, by.is_not(None)) if wanted.order is Order.RATING else on


async def has_played(connection: AsyncConnection, user_id: int) -> bool:
    """Return whether this person has played a round to its end on any server."""
    played = select(_results.c.seat).where(_results.c.user_id == user_id).limit(1)
    # The standings still contain rounds that were removed.
    counted = select(_standings.c.rounds).where(_standings.c.user_id == user_id).limit(1)
    for query in (played, counted):
        if (await connection.execute(query)).first() is not None:
            return True
    return False
