"""Queries about the data of one person in all tables: counted, exported and removed."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import AsyncGenerator, Collection, Iterator, Mapping, Sequence
from datetime import date, datetime
from typing import Any

import msgspec
from sqlalchemy import (
    Boolean,
    ColumnElement,
    LargeBinary,
    RowMapping,
    Select,
    Table,
    and_,
    func,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement

from bot.engine import SeedWord
from bot.place import Place, PlaceKind, stored_place
from bot.views.table_values import SOMEBODY

from .database import batches
from .people_tables import ALL_TABLES
from .personal_data import HOLDINGS, LISTS, DataKind, Holding
from .schema import IS_NOT_OVER
from .schema import games as _games
from .schema import messages as _messages
from .schema import round_results as _results
from .schema import rounds as _rounds
from .schema import seats as _seats
from .shown_sums import SHOWN

_BITS_OF_STAND_IN = 62

_TOLD = [holding for holding in HOLDINGS if holding.told]


async def count_of(connection: AsyncConnection, user_id: int) -> dict[DataKind, int]:
    """Return the number of rows of each kind that name this person, without zeros."""
    counted: Counter[DataKind] = Counter()
    for holding in _TOLD:
        query = select(func.count()).where(_names_in(holding, user_id))
        counted[holding.kind] += (await connection.execute(query)).scalar_one()
    for column in LISTS:
        query = select(func.count()).select_from(_games).where(_names(column, user_id))
        counted[DataKind.GAMES] += (await connection.execute(query)).scalar_one()
    return {kind: number for kind, number in counted.items() if number}


def _names_in(holding: Holding, user_id: int) -> ColumnElement[bool]:
    """Return the condition that the column names this person; of sums, only in those shown."""
    is_named = holding.column == user_id
    if holding.table not in ALL_TABLES:
        return is_named
    return and_(is_named, holding.table.c.edition == SHOWN)


_Row = dict[str, Any]
_HIDDEN = frozenset(
    {
        *("seed", "last_secret", "words", "word_seal", "origin", "snapshot"),
        *("votes", "invited", "followers", "deadlines", "rival_id", "edition"),
    }
)
"""Columns that would reveal what a match under way hides, or who others are."""

_ROWS_AT_ONCE = 50
"""Rows that are read without a break: whoever clicks meanwhile waits for as many."""


async def rows_of(
    connection: AsyncConnection, user_id: int
) -> AsyncGenerator[tuple[str, list[_Row]]]:
    """Yield the data of this person: a table and some of its rows, as plain values.

    It contains of others only what everybody at their tables saw: how the rounds that they played
    together ended. Hands, seeds and the like of games under way are left out.
    """
    for holding in _TOLD:
        if holding.column.name in _HIDDEN or holding.table is _results:
            continue  # the row is another's, or told with its round
        query = select(*_shown(holding.table)).where(_names_in(holding, user_id))
        async for some in _some_rows(connection, query):
            yield str(holding.table.name), [_plain(row) for row in some]
    async for rounds in _rounds_of(connection, user_id):
        yield str(_results.name), rounds


async def _some_rows(
    connection: AsyncConnection, query: Select[*tuple[Any, ...]]
) -> AsyncGenerator[Sequence[RowMapping]]:
    """Yield the rows that a query finds, some at a time."""
    async with connection.stream(query) as found:
        async for some in found.mappings().partitions(_ROWS_AT_ONCE):
            yield some


def _shown(table: Table) -> list[ColumnElement[Any]]:
    return [column for column in table.columns if column.name not in _HIDDEN]


async def _rounds_of(connection: AsyncConnection, user_id: int) -> AsyncGenerator[list[_Row]]:
    """Yield the rounds that this person played, each with the results of all by name."""
    mine = select(_results.c.game_id, _results.c.number).where(_results.c.user_id == user_id)
    keys = set[tuple[str, int]]()
    async for some in _some_rows(connection, mine):
        keys |= {(row["game_id"], row["number"]) for row in some}
    for games in _by_rounds(keys):
        yield await _rounds_with_results(connection, games, keys)


def _by_rounds(keys: Collection[tuple[str, int]]) -> Iterator[list[str]]:
    """Yield the games of these rounds, some at a time: a match can have hundreds of rounds."""
    games, rounds = list[str](), 0
    for game_id, number in sorted(Counter(game_id for game_id, _ in keys).items()):
        games.append(game_id)
        rounds += number
        if rounds >= _ROWS_AT_ONCE:
            yield games
            games, rounds = [], 0
    if games:
        yield games


async def _rounds_with_results(
    connection: AsyncConnection, games: Sequence[str], keys: Collection[tuple[str, int]]
) -> list[_Row]:
    found: dict[tuple[str, int], _Row] = {}
    rounds = select(*_shown(_rounds)).where(_rounds.c.game_id.in_(games))
    async for some in _some_rows(connection, rounds):
        for row in some:
            if (key := (row["game_id"], row["number"])) in keys:
                found[key] = {**_plain(row), "results": []}
    results = select(*(column for column in _results.columns if column.name != "user_id"))
    results = results.where(_results.c.game_id.in_(games)).order_by(_results.c.place)
    async for some in _some_rows(connection, results):
        for row in some:
            if (told := found.get((row["game_id"], row["number"]))) is not None:
                told["results"].append(_plain(row))
    return list(found.values())


def _plain(row: Mapping[Any, Any]) -> _Row:
    return {str(name): _plain_value(value) for name, value in row.items() if value is not None}


def _plain_value(value: Any) -> Any:
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, (datetime, date)):
        return value.isoformat()
    if isinstance(value, SeedWord):
        return value.text
    return value


async def places_of(connection: AsyncConnection, user_id: int) -> list[Place]:
    """Return the places of the games, not over, that this person hosts or has a seat in."""
    query = select(_games.c.place_kind, _games.c.home_id, _games.c.channel_id).where(
        IS_NOT_OVER,
        or_(
            _games.c.host_id == user_id,
            _games.c.id.in_(select(_seats.c.game_id).where(_seats.c.user_id == user_id)),
        ),
    )
    rows = await connection.execute(query.order_by(_games.c.channel_id))
    return [stored_place(PlaceKind(row.place_kind), row.home_id, row.channel_id) for row in rows]


async def games_listing(connection: AsyncConnection, user_id: int) -> list[str]:
    """Return the ids of the games, not over, that this person follows or was invited to."""
    listed = or_(*(_names(column, user_id) for column in LISTS))
    query = select(_games.c.id).where(IS_NOT_OVER, listed)
    return list((await connection.execute(query)).scalars())


def new_stand_in() -> int:
    """Return a new id for a person who has deleted their data; it does not lead back to them."""
    return -secrets.randbits(_BITS_OF_STAND_IN) - 1


async def games_naming(
    connection: AsyncConnection, user_id: int, which: ColumnElement[bool]
) -> list[str]:
    """Return the ids of the games for which `which` holds and that name this person anywhere.

    Their lists are searched one by one, so this takes long where many games are stored.
    """
    named = or_(
        *(
            _games.c.id.in_(select(table.c.game_id).where(table.c.user_id == user_id))
            for table in (_seats, _messages)
        ),
        _games.c.host_id == user_id,
        *(_names(column, user_id) for column in LISTS),
    )
    query = select(_games.c.id).where(which, named).order_by(_games.c.id)
    return list((await connection.execute(query)).scalars())


async def forget_in_lists(
    connection: AsyncConnection, game_ids: Sequence[str], user_id: int, stand_in: int
) -> None:
    """Remove a person from the lists of these games."""
    invited, followers = LISTS
    for some in batches(game_ids):
        query = select(_games.c.id, invited, followers).where(
            _games.c.id.in_(some), or_(_names(invited, user_id), _names(followers, user_id))
        )
        for row in (await connection.execute(query)).all():
            await connection.execute(
                update(_games)
                .where(_games.c.id == row.id)
                .values(
                    invited=tuple(
                        msgspec.structs.replace(who, user_id=stand_in, name=SOMEBODY)
                        if who.user_id == user_id
                        else who
                        for who in row.invited
                    ),
                    followers=tuple(who for who in row.followers if who.user_id != user_id),
                )
            )


def _names(column: ColumnElement[Any], user_id: int) -> ColumnElement[bool]:
    """Return the condition that the list names this person: it contains their id in JSON."""
    return _Holds(column, literal(f'"user_id":{user_id},'.encode(), LargeBinary()))


class _Holds(FunctionElement[bool]):
    """The condition that the bytes of a column contain other bytes."""

    type = Boolean()
    inherit_cache = True


@compiles(_Holds, "sqlite")
def _in_sqlite(element: _Holds, compiler: Any, **given: Any) -> str:
    whole, part = element.clauses
    return f"instr({compiler.process(whole, **given)}, {compiler.process(part, **given)}) > 0"


@compiles(_Holds, "postgresql")
def _in_postgresql(element: _Holds, compiler: Any, **given: Any) -> str:
    whole, part = element.clauses
    return f"position({compiler.process(part, **given)} in {compiler.process(whole, **given)}) > 0"
