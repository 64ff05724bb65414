"""Queries of the rounds that a recap tells of."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, and_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from .database import batches
from .round_queries import Key
from .schema import records as _records
from .schema import round_results as _results
from .schema import rounds as _rounds

MOST_ROUNDS = 300
"""The last ones are told of: what a server plays in a month, if it plays ten a day."""

_ONE_MORE = MOST_ROUNDS + 1
"""By it is known whether there were more."""


class RecapResultRow(Struct):
    """What a recap tells of a result: of thousands of rows each column takes its time."""

    seat: int
    name: str
    user_id: int | None
    level: str | None
    place: int
    won: bool
    match_won: bool
    points: int


_COLUMNS = tuple(_results.c[name] for name in RecapResultRow.__struct_fields__)


class RecapRoundRow(Struct):
    """A counted round with its results, and what is known of it."""

    key: Key
    ended_at: datetime
    results: list[RecapResultRow]
    facts: bytes | None
    odds: bytes | None
    odds_by: str | None


async def last_ends(connection: AsyncConnection, guild_id: int) -> list[datetime]:
    """When the last counted rounds of a server ended, the latest first."""
    query = (
        select(_rounds.c.ended_at)
        .where(_rounds.c.guild_id == guild_id, _rounds.c.counted)
        .order_by(_rounds.c.ended_at.desc())
        .limit(_ONE_MORE)
    )
    return list((await connection.execute(query)).scalars())


async def rounds_since(
    connection: AsyncConnection, guild_id: int, since: datetime
) -> list[RecapRoundRow]:
    """The last counted rounds of a server from then on, the first of them first.

    One more than `MOST_ROUNDS` where so many were played; so are those of a match.
    """
    return await _told(
        connection, and_(_rounds.c.guild_id == guild_id, _rounds.c.ended_at >= since)
    )


async def rounds_of_game(connection: AsyncConnection, game_id: str) -> list[RecapRoundRow]:
    """The counted rounds of a match, the first of them first."""
    return await _told(connection, _rounds.c.game_id == game_id)


async def _told(connection: AsyncConnection, which: ColumnElement[bool]) -> list[RecapRoundRow]:
    known = _records.c.facts, _records.c.odds, _records.c.odds_by
    query = (
        select(_rounds.c.game_id, _rounds.c.number, _rounds.c.ended_at, *known)
        .outerjoin(
            _records,
            (_records.c.game_id == _rounds.c.game_id) & (_records.c.number == _rounds.c.number),
        )
        .where(which, _rounds.c.counted)
        .order_by(_rounds.c.ended_at.desc(), _rounds.c.game_id.desc(), _rounds.c.number.desc())
        .limit(_ONE_MORE)
    )
    found = {
        (row.game_id, row.number): RecapRoundRow(
            (row.game_id, row.number), row.ended_at, [], row.facts, row.odds, row.odds_by
        )
        for row in await connection.execute(query)
    }
    for some in batches({game_id for game_id, _ in found}):
        results = select(_results.c.game_id, _results.c.number, *_COLUMNS)
        results = results.where(_results.c.game_id.in_(some)).order_by(_results.c.seat)
        for row in await connection.execute(results):
            game_id, number, *values = tuple[Any, ...](row)
            told = found.get((game_id, number))
            if told is not None:
                told.results.append(RecapResultRow(*values))
    return list(found.values())[::-1]
