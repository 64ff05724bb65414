"""Queries about what deals were worth, seat by seat."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import ColumnElement, Table, and_, bindparam, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.views.table_values import Status

from .record_queries import Key
from .schema import games as _games
from .schema import records as _records
from .schema import round_results as _results
from .schema import rounds as _rounds

KEEP_ODDS = (
    update(_records)
    .where(_records.c.game_id == bindparam("of_game"), _records.c.number == bindparam("of_number"))
    .values(odds=bindparam("as_odds"), odds_by=bindparam("played_by"))
)
"""Stores what came of playing a deal out."""

LATEST = 200
"""So many of somebody's last rounds are looked at."""


class KeptOdds(Struct, frozen=True):
    """What came of playing a deal out, by whom; ``odds`` None: nothing can be said of it."""

    of_game: str
    of_number: int
    played_by: str
    as_odds: bytes | None


class DealtRow(Struct, frozen=True):
    """A seat of a counted round: whether it won, and what came of playing its deal out, by whom."""

    number: int
    seat: int
    won: bool
    odds: bytes | None
    odds_by: str | None


async def dealt_in(
    connection: AsyncConnection, game_id: str, number: int | None = None
) -> list[DealtRow]:
    """Everybody's deals in the counted rounds of a match, or in one of them."""
    query = (
        select(
            *(_results.c.number, _results.c.seat, _results.c.won),
            *(_records.c.odds, _records.c.odds_by),
        )
        .join(_rounds, _of_the_same_round(_rounds))
        .outerjoin(_records, _of_the_same_round(_records))
        .where(_results.c.game_id == game_id, _rounds.c.counted)
        .order_by(_results.c.number, _results.c.seat)
    )
    if number is not None:
        query = query.where(_results.c.number == number)
    return [DealtRow(*row) for row in await connection.execute(query)]


def _of_the_same_round(table: Table) -> ColumnElement[bool]:
    return and_(table.c.game_id == _results.c.game_id, table.c.number == _results.c.number)


async def record_without_odds(
    connection: AsyncConnection, key: Key, played_by: str
) -> bytes | None:
    """The record of this round; None where its deal is played out by this level, or not kept."""
    game_id, number = key
    query = select(_records.c.record).where(
        _records.c.game_id == game_id,
        _records.c.number == number,
        func.coalesce(_records.c.odds_by, "") != played_by,
    )
    return (await connection.execute(query)).scalar_one_or_none()


async def without_odds(connection: AsyncConnection, played_by: str) -> tuple[Key, bytes] | None:
    """A round whose deal was not played out by this level yet, with its record.

    Those that nobody has played out come before those that another level has.
    """
    by = _records.c.odds_by
    for is_open in (by.is_(None), by < played_by, by > played_by):
        query = select(_records.c.game_id, _records.c.number, _records.c.record)
        row = (await connection.execute(query.where(is_open).limit(1))).one_or_none()
        if row is not None:
            return (row.game_id, row.number), row.record
    return None


async def keep_odds(connection: AsyncConnection, kept: KeptOdds) -> None:
    """Store what came of it."""
    await connection.execute(KEEP_ODDS, asdict(kept))


async def is_offered_again(connection: AsyncConnection, game_id: str) -> bool:
    """Whether this match is over, and another one with the same people can still follow."""
    query = select(_games.c.id).where(
        _games.c.id == game_id, _games.c.status == Status.OVER, _games.c.due_at.is_not(None)
    )
    return (await connection.execute(query)).scalar_one_or_none() is not None


async def odds_of_person(
    connection: AsyncConnection, user_id: int, played_by: str
) -> list[tuple[int, bool, bytes]]:
    """Seat, whether they won, and the odds, of the last rounds of a person that are played out."""
    query = (
        select(_results.c.seat, _results.c.won, _records.c.odds)
        .join(_rounds, _of_the_same_round(_rounds))
        .join(_records, _of_the_same_round(_records))
        .where(_results.c.user_id == user_id, _rounds.c.counted)
        .where(_records.c.odds_by == played_by, _records.c.odds.is_not(None))
        .order_by(_rounds.c.ended_at.desc())
        .limit(LATEST)
    )
    return [(row.seat, row.won, row.odds) for row in await connection.execute(query)]
