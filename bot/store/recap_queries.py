"""Queries about the rounds that a recap covers."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from msgspec import Struct, field
from sqlalchemy import ColumnElement, and_, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.views.visibility import Viewer

from .database import batches
from .privacy.visibility_queries import shown_columns
from .round_queries import Key
from .rows import LeaverRow, RoundEnding
from .schema import records as _records
from .schema import round_leavers as _leavers
from .schema import round_results as _results
from .schema import rounds as _rounds

MOST_ROUNDS = 300
"""A recap covers at most this many of the last rounds: ten a day for a month."""

_ONE_MORE = MOST_ROUNDS + 1
"""With one more it is known whether there were more."""


class RecapResultRow(Struct):
    """The part of a result that recaps read: in thousands of rows each column takes time."""

    seat: int
    name: str
    user_id: int | None
    level: str | None
    place: int
    won: bool
    match_won: bool
    points: int


class RecapRoundRow(Struct):
    """A round with its results, leavers, facts and odds, as far as they are known."""

    key: Key
    home_id: int
    ended_at: datetime
    counted: bool
    ending: RoundEnding | None
    results: list[RecapResultRow]
    facts: bytes | None
    odds: bytes | None
    odds_by: str | None
    leavers: list[LeaverRow] = field(default_factory=list[LeaverRow])


async def last_ends(connection: AsyncConnection, home_id: int) -> list[datetime]:
    """Return when the last rounds of a place ended, the latest first.

    A table that was stopped at once makes no evening.
    """
    makes_evening = or_(_rounds.c.counted, _rounds.c.ending == RoundEnding.LEFT)
    query = (
        select(_rounds.c.ended_at)
        .where(_rounds.c.home_id == home_id, makes_evening)
        .order_by(_rounds.c.ended_at.desc())
        .limit(_ONE_MORE)
    )
    return list((await connection.execute(query)).scalars())


async def rounds_since(
    connection: AsyncConnection, home_id: int, since: datetime, viewer: Viewer
) -> list[RecapRoundRow]:
    """Return the last rounds of a place from then on, the oldest first.

    They are one more than `MOST_ROUNDS` if that many were played.
    """
    lately = and_(_rounds.c.home_id == home_id, _rounds.c.ended_at >= since)
    return await _told(connection, lately, viewer)


async def rounds_of_game(
    connection: AsyncConnection, game_id: str, viewer: Viewer
) -> list[RecapRoundRow]:
    """Return the rounds of a match, limited as in `rounds_since`, the oldest first."""
    return await _told(connection, _rounds.c.game_id == game_id, viewer)


async def _told(
    connection: AsyncConnection, which: ColumnElement[bool], viewer: Viewer
) -> list[RecapRoundRow]:
    of_round = _rounds.c.home_id, _rounds.c.ended_at, _rounds.c.counted, _rounds.c.ending
    known = _records.c.facts, _records.c.odds, _records.c.odds_by
    query = (
        select(_rounds.c.game_id, _rounds.c.number, *of_round, *known)
        .outerjoin(
            _records,
            (_records.c.game_id == _rounds.c.game_id) & (_records.c.number == _rounds.c.number),
        )
        .where(which)
        .order_by(_rounds.c.ended_at.desc(), _rounds.c.game_id.desc(), _rounds.c.number.desc())
        .limit(_ONE_MORE)
    )
    found = {
        (row.game_id, row.number): RecapRoundRow(
            key=(row.game_id, row.number),
            home_id=row.home_id,
            ended_at=row.ended_at,
            counted=row.counted,
            ending=None if row.ending is None else RoundEnding(row.ending),
            results=[],
            facts=row.facts,
            odds=row.odds,
            odds_by=row.odds_by,
        )
        for row in await connection.execute(query)
    }
    columns = shown_columns(_results, viewer, *RecapResultRow.__struct_fields__)
    for some in batches({game_id for game_id, _ in found}):
        results = select(_results.c.game_id, _results.c.number, *columns)
        results = results.where(_results.c.game_id.in_(some)).order_by(_results.c.seat)
        for row in await connection.execute(results):
            game_id, number, *values = tuple[Any, ...](row)
            told = found.get((game_id, number))
            if told is not None:
                told.results.append(RecapResultRow(*values))
        left = select(*shown_columns(_leavers, viewer))
        for row in await connection.execute(left.where(_leavers.c.game_id.in_(some))):
            told = found.get((row.game_id, row.number))
            if told is not None:
                told.leavers.append(
                    LeaverRow(row.seat, row.name, row.user_id, row.cards, removed=row.removed)
                )
    return list(found.values())[::-1]
