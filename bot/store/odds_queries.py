"""Queries about what deals were worth, seat by seat."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import ColumnElement, Table, and_, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .record_queries import Key
from .schema import records as _records
from .schema import round_results as _results
from .schema import rounds as _rounds

LATEST = 200
"""So many of somebody's last rounds are looked at."""


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


async def keep_odds(
    connection: AsyncConnection, key: Key, played_by: str, odds: bytes | None
) -> None:
    """Store what came of it; None: there is nothing to be said of that round."""
    game_id, number = key
    await connection.execute(
        update(_records)
        .where(_records.c.game_id == game_id, _records.c.number == number)
        .values(odds=odds, odds_by=played_by)
    )


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
