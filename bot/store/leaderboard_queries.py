"""Queries about rounds that are over, and the leaderboard made from them.

A round counts if it was played to its end (L3), whatever became of its match; computer players
have no place on the board.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, Select, and_, case, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from .schema import round_results as _results
from .schema import rounds as _rounds


class Order(StrEnum):
    """What a leaderboard is sorted by."""

    WINS = "wins"
    ROUNDS = "rounds"
    POINTS = "points"


class Standing(Struct, frozen=True):
    """A person's place on a leaderboard; who is equal shares the place.

    ``wins`` are rounds won, ``rounds`` rounds played, ``matches`` matches won. ``points`` are
    those won under ``scoring=winner``: penalty points are nothing to be proud of.
    """

    place: int
    user_id: int
    name: str
    wins: int
    rounds: int
    points: int
    matches: int


class Leaderboard(Struct, frozen=True):
    """The first places of a server, and the place of who asks (None without a counted round)."""

    top: tuple[Standing, ...]
    own: Standing | None


async def leaderboard(
    connection: AsyncConnection, guild_id: int, user_id: int, order: Order, limit: int
) -> Leaderboard:
    """The first `limit` places of the server, and the place of this person."""
    board = _standings(guild_id, order).subquery()
    wanted = select(board).where(or_(board.c.row <= limit, board.c.user_id == user_id))
    rows = (await connection.execute(wanted.order_by(board.c.row))).all()
    names = await _latest_names(connection, guild_id, [row.user_id for row in rows])
    standings = [
        Standing(
            row.place,
            row.user_id,
            names[row.user_id],
            int(row.wins),
            int(row.rounds),
            int(row.points),
            int(row.matches),
        )
        for row in rows
    ]
    return Leaderboard(
        tuple(s for s, row in zip(standings, rows, strict=True) if row.row <= limit),
        next((s for s in standings if s.user_id == user_id), None),
    )


_counted_results = _results.join(
    _rounds,
    and_(
        _rounds.c.game_id == _results.c.game_id,
        _rounds.c.number == _results.c.number,
        _rounds.c.counted,
    ),
)


async def has_played(connection: AsyncConnection, user_id: int) -> bool:
    """Whether this person has played a round to its end, anywhere."""
    query = select(_results.c.seat).where(_results.c.user_id == user_id).limit(1)
    return (await connection.execute(query)).first() is not None


def _by_people(guild_id: int) -> ColumnElement[bool]:
    return and_(_rounds.c.guild_id == guild_id, _results.c.user_id.is_not(None))


def _standings(guild_id: int, order: Order) -> Select[*tuple[Any, ...]]:
    totals = (
        select(
            _results.c.user_id,
            func.sum(case((_results.c.won, 1), else_=0)).label("wins"),
            func.count().label("rounds"),
            func.sum(case((_rounds.c.scoring == "winner", _results.c.points), else_=0)).label(
                "points"
            ),
            func.sum(case((_results.c.match_won, 1), else_=0)).label("matches"),
        )
        .select_from(_counted_results)
        .where(_by_people(guild_id))
        .group_by(_results.c.user_id)
        .subquery()
    )
    wins, rounds, points = totals.c.wins, totals.c.rounds, totals.c.points
    match order:
        case Order.WINS:
            keys = (wins.desc(), points.desc(), rounds.asc())
        case Order.ROUNDS:
            keys = (rounds.desc(), wins.desc(), points.desc())
        case Order.POINTS:
            keys = (points.desc(), wins.desc(), rounds.asc())
    return select(
        totals,
        func.rank().over(order_by=keys).label("place"),
        func.row_number().over(order_by=(*keys, totals.c.user_id)).label("row"),
    )


async def _latest_names(
    connection: AsyncConnection, guild_id: int, user_ids: Sequence[int]
) -> dict[int, str]:
    newest_first = func.row_number().over(
        partition_by=_results.c.user_id,
        order_by=(_rounds.c.ended_at.desc(), _rounds.c.game_id, _rounds.c.number.desc()),
    )
    named = (
        select(_results.c.user_id, _results.c.name, newest_first.label("age"))
        .select_from(_counted_results)
        .where(_by_people(guild_id), _results.c.user_id.in_(user_ids))
        .subquery()
    )
    query = select(named.c.user_id, named.c.name).where(named.c.age == 1)
    return {row.user_id: row.name for row in await connection.execute(query)}
