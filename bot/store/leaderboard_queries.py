"""Leaderboards, from the standings that are kept as rounds end.

A round counts if it was played to its end (L3), whatever became of its match; computer players
have no place on the board.
"""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import ColumnElement, and_, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.leaderboard_choice import Order

from .leaderboard_places import Places
from .rows import StandingRow, to_value, to_values
from .schema import round_results as _results
from .schema import standings as _standings


class Standing(Struct, frozen=True):
    """A person's place on a leaderboard; who is equal in what it is sorted by shares the place."""

    place: int
    row: StandingRow


class Leaderboard(Struct, frozen=True):
    """Some places one after the other, whether there are ``more``, and the place of who asks.

    That is None for who is not on it.
    """

    shown: tuple[Standing, ...]
    own: Standing | None
    more: bool


class Wanted(Struct, frozen=True):
    """Which leaderboard: see `StandingRow` for the first three."""

    guild_id: int
    period: str
    mode: str
    order: Order


async def leaderboard(
    connection: AsyncConnection,
    wanted: Wanted,
    user_id: int,
    limit: int,
    offset: int = 0,
    *,
    places: Places[Wanted],
) -> Leaderboard:
    """The places from `offset` on, at most `limit` of them, and the place of this person."""
    by = _standings.c[wanted.order.value]
    query = (
        select(_standings)
        .where(_is_on(wanted))
        .order_by(by.desc(), _standings.c.user_id.desc())
        .limit(limit + 1)
        .offset(offset)
    )
    rows = to_values(await connection.execute(query), StandingRow)
    own = await _row_of(connection, wanted, user_id)
    return Leaderboard(
        tuple(await _places(connection, wanted, rows[:limit], offset)),
        None if own is None else await _own(connection, wanted, own, places),
        len(rows) > limit,
    )


async def has_played(connection: AsyncConnection, user_id: int) -> bool:
    """Whether this person has played a round to its end, anywhere."""
    played = select(_results.c.seat).where(_results.c.user_id == user_id).limit(1)
    # Of those whose rounds were removed the standings tell.
    counted = select(_standings.c.rounds).where(_standings.c.user_id == user_id).limit(1)
    for query in (played, counted):
        if (await connection.execute(query)).first() is not None:
            return True
    return False


def _is_on(wanted: Wanted) -> ColumnElement[bool]:
    on = and_(
        _standings.c.guild_id == wanted.guild_id,
        _standings.c.period == wanted.period,
        _standings.c.mode == wanted.mode,
    )
    by = _standings.c[wanted.order.value]
    return and_(on, by.is_not(None)) if wanted.order is Order.RATING else on


async def _row_of(connection: AsyncConnection, wanted: Wanted, user_id: int) -> StandingRow | None:
    query = select(_standings).where(_is_on(wanted), _standings.c.user_id == user_id)
    row = (await connection.execute(query)).one_or_none()
    return None if row is None else to_value(row, StandingRow)


async def _own(
    connection: AsyncConnection, wanted: Wanted, row: StandingRow, places: Places[Wanted]
) -> Standing:
    by = _standings.c[wanted.order.value]
    place = await places.of(connection, wanted, _is_on(wanted), by, _value(wanted, row))
    return Standing(place, row)


async def _places(
    connection: AsyncConnection, wanted: Wanted, rows: list[StandingRow], offset: int
) -> list[Standing]:
    """These rows, which follow one another behind `offset` others, with their places."""
    standings: list[Standing] = []
    for row in rows:
        before = standings[-1] if standings else None
        if before is None:
            place = await _place(connection, wanted, row)
        elif _value(wanted, before.row) == _value(wanted, row):
            place = before.place
        else:
            place = offset + len(standings) + 1
        standings.append(Standing(place, row))
    return standings


async def _place(connection: AsyncConnection, wanted: Wanted, row: StandingRow) -> int:
    better = _standings.c[wanted.order.value] > _value(wanted, row)
    query = select(func.count()).select_from(_standings).where(_is_on(wanted), better)
    return 1 + (await connection.execute(query)).scalar_one()


def _value(wanted: Wanted, row: StandingRow) -> float:
    return getattr(row, wanted.order.value)
