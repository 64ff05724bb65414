"""Queries about finished rounds: results, records, facts, and what the deals were worth."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Any

from msgspec import Struct, structs
from sqlalchemy import (
    Column,
    ColumnElement,
    Executable,
    Table,
    and_,
    bindparam,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.engine import SeedOrigin, SeedWord
from bot.views.visibility import Viewer

from .database import batches
from .privacy.visibility_queries import shown_columns
from .schema import IS_NOT_STOPPED
from .schema import records as _records
from .schema import round_leavers as _leavers
from .schema import round_results as _results
from .schema import rounds as _rounds
from .schema import seats as _seats

Key = tuple[str, int]
"""What identifies a round: the id of its game, and its number there."""

LATEST = 200
"""The luck of a person is computed from at most this many of their last rounds."""

_IS_RECORD = and_(
    _records.c.game_id == bindparam("of_game"), _records.c.number == bindparam("of_number")
)
ADD_RECORD = insert(_records)
ADD_LEAVER = insert(_leavers)
_KEEP_FACTS = update(_records).where(_IS_RECORD).values(facts=bindparam("as_facts"))
KEEP_ODDS = (
    update(_records)
    .where(_IS_RECORD)
    .values(odds=bindparam("as_odds"), odds_by=bindparam("played_by"))
)
"""Stores an `OddsRow`."""

_ITS_RECORD = and_(_records.c.game_id == _rounds.c.game_id, _records.c.number == _rounds.c.number)
_ROUNDS = select(
    _rounds.c.game_id,
    _rounds.c.number,
    _rounds.c.home_id,
    _rounds.c.mode,
    _rounds.c.ended_at,
    _rounds.c.seed,
    _rounds.c.origin,
    *(_records.c.record, _records.c.odds, _records.c.odds_by),
).join(_records, _ITS_RECORD, isouter=True)


_WORDS = tuple(
    select(seat, table.c.word).where(
        table.c.game_id == bindparam("of_game"), table.c.word.is_not(None)
    )
    for table, seat in (
        (_seats, _seats.c.number),
        (_results, _results.c.seat),
        (_leavers, _leavers.c.seat),
    )
)
"""The words of a match by seat, wherever they are stored."""


class FinishedRoundRow(Struct, frozen=True):
    """A finished round with its result; ``record`` is None if it was removed.

    ``names`` and ``points`` are by seat, ``people`` are the seats by the ids of their players.
    Players who left in the round have a name there, but no points.
    ``origin`` is what the seed was made from, with the words that were not deleted; None if nobody
    gave one. ``odds`` is the encoded result of playing the deal out, ``odds_by`` who played.
    """

    game_id: str
    number: int
    home_id: int
    mode: str
    ended_at: datetime
    seed: bytes
    record: bytes | None
    names: dict[int, str]
    points: dict[int, int]
    people: dict[int, int]
    origin: SeedOrigin | None = None
    odds: bytes | None = None
    odds_by: str | None = None


async def finished_round(
    connection: AsyncConnection, home_id: int, back: int, viewer: Viewer
) -> FinishedRoundRow | None:
    """Return the place's finished round ``back`` before the latest, None if there is none."""
    query = (
        _ROUNDS.where(_rounds.c.home_id == home_id, IS_NOT_STOPPED)
        .order_by(_rounds.c.ended_at.desc(), _rounds.c.game_id, _rounds.c.number.desc())
        .offset(back)
        .limit(1)
    )
    return await _with_results(connection, query, viewer)


async def finished_round_of(
    connection: AsyncConnection, game_id: str, number: int, viewer: Viewer
) -> FinishedRoundRow | None:
    """Return round ``number`` of a game, None if it is not over or was removed."""
    of_round = _rounds.c.game_id == game_id, _rounds.c.number == number
    query = _ROUNDS.where(*of_round, IS_NOT_STOPPED)
    return await _with_results(connection, query, viewer)


async def _with_results(
    connection: AsyncConnection, query: Executable, viewer: Viewer
) -> FinishedRoundRow | None:
    found = (await connection.execute(query)).one_or_none()
    if found is None:
        return None
    wanted = "seat", "name", "points", "user_id"
    results = select(*shown_columns(_results, viewer, *wanted)).where(
        _results.c.game_id == found.game_id, _results.c.number == found.number
    )
    rows = (await connection.execute(results)).all()
    left = select(*shown_columns(_leavers, viewer, "seat", "name")).where(
        _leavers.c.game_id == found.game_id, _leavers.c.number == found.number
    )
    names = {row.seat: row.name for row in await connection.execute(left)}
    return FinishedRoundRow(
        game_id=found.game_id,
        number=found.number,
        home_id=found.home_id,
        mode=found.mode,
        ended_at=found.ended_at,
        seed=found.seed,
        record=found.record,
        names=dict(sorted((names | {row.seat: row.name for row in rows}).items())),
        points={row.seat: row.points for row in rows},
        people={row.user_id: row.seat for row in rows if row.user_id is not None},
        odds=found.odds,
        odds_by=found.odds_by,
        origin=await _with_words(connection, found.game_id, found.origin),
    )


async def _with_words(
    connection: AsyncConnection, game_id: str, origin: SeedOrigin | None
) -> SeedOrigin | None:
    """Return the origin with the words that were not deleted.

    The words are those of the whole match. A player who left in an earlier round has a row of that
    round alone; one whose seat a computer player took over has the seat, as long as it is stored.
    """
    if origin is None:
        return None
    words: dict[int, SeedWord] = {}
    for query in _WORDS:
        words |= {row[0]: row[1] for row in await connection.execute(query, {"of_game": game_id})}
    told = (structs.replace(each, word=words.get(each.seat)) for each in origin.words)
    return structs.replace(origin, words=tuple(told))


async def record_of(connection: AsyncConnection, key: Key) -> bytes | None:
    """Return the record of this round, None if there is none."""
    query = select(_records.c.record).where(_is(key))
    return (await connection.execute(query)).scalar_one_or_none()


async def records_of(connection: AsyncConnection, keys: Collection[Key]) -> dict[Key, bytes]:
    """Return the records of these rounds, as far as there are any."""
    return await _stored_of(connection, _records.c.record, keys)


async def records_after(connection: AsyncConnection, position: int, limit: int) -> dict[Key, bytes]:
    """Return the records of the first rounds that were tallied after this position."""
    query = (
        select(_rounds.c.game_id, _rounds.c.number, _records.c.record)
        .join(_records, _ITS_RECORD)
        .where(_rounds.c.tallied > position)
        .order_by(_rounds.c.tallied)
        .limit(limit)
    )
    found = await connection.execute(query)
    return {(row.game_id, row.number): row.record for row in found}


async def facts_of(connection: AsyncConnection, keys: Collection[Key]) -> dict[Key, bytes]:
    """Return the encoded facts of these rounds, as far as they are stored."""
    return await _stored_of(connection, _records.c.facts, keys)


async def _stored_of(
    connection: AsyncConnection, column: Column[Any], keys: Collection[Key]
) -> dict[Key, bytes]:
    wanted, found = set(keys), dict[Key, bytes]()
    for some in batches({game_id for game_id, _ in wanted}):
        query = select(_records.c.game_id, _records.c.number, column.label("stored"))
        query = query.where(_records.c.game_id.in_(some), column.is_not(None))
        for row in await connection.execute(query):
            if (row.game_id, row.number) in wanted:
                found[row.game_id, row.number] = row.stored
    return found


async def keep_facts(connection: AsyncConnection, facts: Sequence[tuple[Key, bytes]]) -> None:
    """Store the encoded facts of these rounds."""
    values = [
        {"of_game": game_id, "of_number": number, "as_facts": encoded}
        for (game_id, number), encoded in facts
    ]
    if values:
        await connection.execute(_KEEP_FACTS, values)


def _is(key: Key) -> ColumnElement[bool]:
    return and_(_records.c.game_id == key[0], _records.c.number == key[1])


class OddsRow(Struct, frozen=True):
    """The result of playing a deal out, and the level that did; ``as_odds`` None: there is none.

    The fields have the names of the parameters of `KEEP_ODDS`.
    """

    of_game: str
    of_number: int
    played_by: str
    as_odds: bytes | None


class DealtRow(Struct, frozen=True):
    """A seat of a counted round: whether it won, and the result of playing the deal out, if any."""

    number: int
    seat: int
    won: bool
    odds: bytes | None
    odds_by: str | None


async def dealt_in(
    connection: AsyncConnection, game_id: str, number: int | None = None
) -> list[DealtRow]:
    """Return the seats of the counted rounds of a match, or of one of its rounds."""
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
    """Return the record of this round, None if this level has played it out or there is none."""
    game_id, number = key
    query = select(_records.c.record).where(
        _records.c.game_id == game_id,
        _records.c.number == number,
        func.coalesce(_records.c.odds_by, "") != played_by,
    )
    return (await connection.execute(query)).scalar_one_or_none()


async def without_odds(connection: AsyncConnection, played_by: str) -> tuple[Key, bytes] | None:
    """Return a round that this level has not played out yet, with its record, or None.

    Rounds that no level has played out come first.
    """
    by = _records.c.odds_by
    for is_open in (by.is_(None), by < played_by, by > played_by):
        query = select(_records.c.game_id, _records.c.number, _records.c.record)
        row = (await connection.execute(query.where(is_open).limit(1))).one_or_none()
        if row is not None:
            return (row.game_id, row.number), row.record
    return None


async def keep_odds(connection: AsyncConnection, kept: OddsRow) -> None:
    """Store the result of playing a deal out."""
    await connection.execute(KEEP_ODDS, structs.asdict(kept))


async def odds_of_person(
    connection: AsyncConnection, user_id: int, played_by: str
) -> list[tuple[int, bool, bytes]]:
    """Return seat, victory and odds of the person's last rounds that this level has played out."""
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
