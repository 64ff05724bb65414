"""Queries of single rounds that are over."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from msgspec import Struct, structs
from sqlalchemy import Executable, and_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.engine import SeedOrigin, SeedWord

from .schema import records as _records
from .schema import round_results as _results
from .schema import rounds as _rounds

_ITS_RECORD = and_(_records.c.game_id == _rounds.c.game_id, _records.c.number == _rounds.c.number)
_ROUNDS = select(
    _rounds.c.game_id,
    _rounds.c.number,
    _rounds.c.guild_id,
    _rounds.c.mode,
    _rounds.c.ended_at,
    _rounds.c.seed,
    _rounds.c.origin,
    *(_records.c.record, _records.c.odds, _records.c.odds_by),
).join(_records, _ITS_RECORD, isouter=True)


class FinishedRoundRow(Struct, frozen=True):
    """A round with its result; ``record`` is None once it is no longer kept.

    ``names`` and ``points`` are by seat, ``people`` the seats by the ids of their persons.
    ``origin`` is what the seed was made from, with the words that are not forgotten; None where
    nobody gave one. ``odds`` is what came of playing the deal out (encoded), ``odds_by`` who did.
    """

    game_id: str
    number: int
    guild_id: int
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
    connection: AsyncConnection, guild_id: int, back: int
) -> FinishedRoundRow | None:
    """The round of a server that was the last but ``back``, 0 the last; None if there is none."""
    query = (
        _ROUNDS.where(_rounds.c.guild_id == guild_id)
        .order_by(_rounds.c.ended_at.desc(), _rounds.c.game_id, _rounds.c.number.desc())
        .offset(back)
        .limit(1)
    )
    return await _with_results(connection, query)


async def finished_round_of(
    connection: AsyncConnection, game_id: str, number: int
) -> FinishedRoundRow | None:
    """Round ``number`` of a game, None while it is not over or where it is not kept."""
    query = _ROUNDS.where(_rounds.c.game_id == game_id, _rounds.c.number == number)
    return await _with_results(connection, query)


async def _with_results(connection: AsyncConnection, query: Executable) -> FinishedRoundRow | None:
    found = (await connection.execute(query)).one_or_none()
    if found is None:
        return None
    results = select(
        *(_results.c.seat, _results.c.name, _results.c.points, _results.c.user_id, _results.c.word)
    ).where(_results.c.game_id == found.game_id, _results.c.number == found.number)
    rows = (await connection.execute(results)).all()
    return FinishedRoundRow(
        game_id=found.game_id,
        number=found.number,
        guild_id=found.guild_id,
        mode=found.mode,
        ended_at=found.ended_at,
        seed=found.seed,
        record=found.record,
        names={row.seat: row.name for row in rows},
        points={row.seat: row.points for row in rows},
        people={row.user_id: row.seat for row in rows if row.user_id is not None},
        odds=found.odds,
        odds_by=found.odds_by,
        origin=_with_words(found.origin, {row.seat: row.word for row in rows}),
    )


def _with_words(
    origin: SeedOrigin | None, words: Mapping[int, SeedWord | None]
) -> SeedOrigin | None:
    if origin is None:
        return None
    told = (structs.replace(each, word=words.get(each.seat)) for each in origin.words)
    return structs.replace(origin, words=tuple(told))
