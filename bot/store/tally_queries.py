"""Queries of the tally: rounds in the order in which they go into the standings, and the sums.

There is one tally at a time, in whatever process: who tallies holds `take_turn` until the end of
the transaction, so that what is read may be added to and written back.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, TypeVar

from msgspec import convert
from msgspec.structs import asdict
from sqlalchemy import Select, and_, bindparam, delete, func, insert, literal, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .rows import ResultRow, RoundRow, SeasonRow, StandingRow, to_value, to_values
from .schema import IS_UNTALLIED
from .schema import round_results as _results
from .schema import rounds as _rounds
from .schema import seasons as _seasons
from .schema import standings as _standings

Each = TypeVar("Each")

_TALLY = 0x74616C79
"""The key of PostgreSQL's advisory lock ("taly" in ASCII)."""

_MOST_VALUES = 400
"""In one statement: an old SQLite takes no more than 999."""

_COLUMNS = tuple(column.name for column in _standings.columns)
_KEYS = tuple(column.name for column in _standings.primary_key)
_ADD_STANDING = insert(_standings)
_KEY_COLUMNS = tuple(_standings.primary_key)
_IS_IT = and_(*(column == bindparam(f"own_{column.name}") for column in _KEY_COLUMNS))
_REMOVE_STANDING = delete(_standings).where(_IS_IT)
_SAVE_STANDING = (
    update(_standings)
    .where(_IS_IT)
    .values({name: bindparam(name) for name in _COLUMNS if name not in _KEYS})
)
_SET_TALLIED = (
    update(_rounds)
    .where(_rounds.c.game_id == bindparam("of_game"), _rounds.c.number == bindparam("of_number"))
    .values(tallied=bindparam("as_number"))
)


async def take_turn(connection: AsyncConnection) -> None:
    """Return when nobody else tallies; so it is until the end of this (writing) transaction."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _TALLY})


async def untallied(connection: AsyncConnection, limit: int) -> list[RoundRow]:
    """The first rounds that are not in the standings yet, by their ends."""
    order = (_rounds.c.ended_at, _rounds.c.game_id, _rounds.c.number)
    query = select(_rounds).where(IS_UNTALLIED).order_by(*order).limit(limit)
    return await _with_results(connection, query)


async def tallied_after(connection: AsyncConnection, number: int, limit: int) -> list[RoundRow]:
    """The first rounds that went into the standings after that many, in that order."""
    query = select(_rounds).where(_rounds.c.tallied > number).order_by(_rounds.c.tallied)
    return await _with_results(connection, query.limit(limit))


async def _with_results(
    connection: AsyncConnection, query: Select[*tuple[Any, ...]]
) -> list[RoundRow]:
    found = (await connection.execute(query)).all()
    results: dict[tuple[str, int], list[ResultRow]] = {}
    for some in _lots({row.game_id for row in found}, _MOST_VALUES):
        of_games = select(_results).where(_results.c.game_id.in_(some)).order_by(_results.c.seat)
        for row in await connection.execute(of_games):
            results.setdefault((row.game_id, row.number), []).append(to_value(row, ResultRow))
    plain = [name for name in RoundRow.__struct_fields__ if name != "results"]
    return [
        convert(
            {name: getattr(row, name) for name in plain}
            | {"results": results.get((row.game_id, row.number), [])},
            RoundRow,
        )
        for row in found
    ]


async def last_tallied(connection: AsyncConnection) -> int:
    """How many rounds are in the standings."""
    return (await connection.execute(select(func.max(_rounds.c.tallied)))).scalar() or 0


async def set_tallied(connection: AsyncConnection, rounds: Sequence[RoundRow], after: int) -> None:
    """These rounds are in the standings now, after so many others."""
    values = [
        {"of_game": each.game_id, "of_number": each.number, "as_number": number}
        for number, each in enumerate(rounds, after + 1)
    ]
    await connection.execute(_SET_TALLIED, values)


async def standings_of(
    connection: AsyncConnection, people: Collection[int], guilds: Collection[int]
) -> list[StandingRow]:
    """What is kept of these people, on these servers."""
    rows: list[StandingRow] = []
    for some in _lots(people, _MOST_VALUES):
        query = select(_standings).where(
            _standings.c.user_id.in_(some), _standings.c.guild_id.in_(guilds)
        )
        rows += to_values(await connection.execute(query), StandingRow)
    return rows


async def save_standings(
    connection: AsyncConnection, new: Sequence[StandingRow], changed: Sequence[StandingRow]
) -> None:
    """Store these."""
    if new:
        await connection.execute(_ADD_STANDING, [asdict(row) for row in new])
    if changed:
        await connection.execute(_SAVE_STANDING, [_saved(row) for row in changed])


def _saved(row: StandingRow) -> dict[str, Any]:
    values = asdict(row)
    return {(f"own_{name}" if name in _KEYS else name): value for name, value in values.items()}


async def remove_all(connection: AsyncConnection) -> None:
    """Empty the standings; rounds keep the order in which they went into them."""
    await connection.execute(delete(_standings))


async def remove_but(connection: AsyncConnection, periods: Collection[str], limit: int) -> int:
    """Remove some of what is kept of other weeks and months than these; how much that was."""
    is_date = _standings.c.period.like("2%")
    some = select(*_KEY_COLUMNS).where(is_date, _standings.c.period.not_in(periods)).limit(limit)
    rows = (await connection.execute(some)).all()
    if rows:
        named = [f"own_{name}" for name in _KEYS]
        values = [dict(zip(named, row, strict=True)) for row in rows]
        await connection.execute(_REMOVE_STANDING, values)
    return len(rows)


async def seasons_of(
    connection: AsyncConnection, guilds: Collection[int]
) -> dict[int, list[SeasonRow]]:
    """The seasons that these servers have begun, the first one first."""
    seasons: dict[int, list[SeasonRow]] = {}
    for some in _lots(guilds, _MOST_VALUES):
        query = select(_seasons).where(_seasons.c.guild_id.in_(some)).order_by(_seasons.c.number)
        for row in to_values(await connection.execute(query), SeasonRow):
            seasons.setdefault(row.guild_id, []).append(row)
    return seasons


async def begin_season(connection: AsyncConnection, season: SeasonRow) -> None:
    """Store a season."""
    await connection.execute(insert(_seasons).values(asdict(season)))


async def copy_period(connection: AsyncConnection, guild_id: int, old: str, new: str) -> None:
    """What is kept of one period on a server is kept of another one, too."""
    columns = [_standings.c[name] for name in _COLUMNS if name != "period"]
    kept = select(*columns, literal(new).label("period")).where(
        _standings.c.guild_id == guild_id, _standings.c.period == old
    )
    await connection.execute(
        insert(_standings).from_select([*(column.name for column in columns), "period"], kept)
    )


def _lots(items: Iterable[Each], size: int) -> Iterator[list[Each]]:
    left = iter(items)
    while lot := list(islice(left, size)):
        yield lot
