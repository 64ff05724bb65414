"""Queries about the data of one person in all tables: counted, exported and removed."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Mapping
from datetime import date, datetime
from typing import Any

import msgspec
from sqlalchemy import (
    Boolean,
    ColumnElement,
    LargeBinary,
    Table,
    delete,
    func,
    literal,
    or_,
    select,
    union,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement

from bot.engine import SeedWord
from bot.views.table_values import SOMEBODY

from .database import batches
from .personal_data import HOLDINGS, LISTS, DataKind, Fate, Holding
from .schema import IS_NOT_OVER, IS_OVER
from .schema import games as _games
from .schema import round_results as _results
from .schema import rounds as _rounds
from .schema import seats as _seats

_BITS_OF_STAND_IN = 62


async def count_of(connection: AsyncConnection, user_id: int) -> dict[DataKind, int]:
    """Return the number of rows of each kind that name this person, without zeros."""
    counted: Counter[DataKind] = Counter()
    for holding in HOLDINGS:
        query = select(func.count()).where(holding.column == user_id)
        counted[holding.kind] += (await connection.execute(query)).scalar_one()
    for column in LISTS:
        query = select(func.count()).select_from(_games).where(_names(column, user_id))
        counted[DataKind.GAMES] += (await connection.execute(query)).scalar_one()
    return {kind: number for kind, number in counted.items() if number}


async def rows_of(connection: AsyncConnection, user_id: int) -> dict[str, list[_Row]]:
    """Return the data of this person by table, as plain values.

    It contains of others only what everybody at their tables saw: how the rounds that they played
    together ended. Hands, seeds and the like of games under way are left out.
    """
    found: dict[str, list[_Row]] = {}
    for holding in HOLDINGS:
        if holding.column.name in _HIDDEN:
            continue  # the row is another's
        query = select(*_shown(holding.table)).where(holding.column == user_id)
        rows = (await connection.execute(query)).mappings()
        found.setdefault(holding.table.name, []).extend(map(_plain, rows))
    found[_results.name] = await _rounds_of(connection, user_id)
    return {table: rows for table, rows in found.items() if rows}


_Row = dict[str, Any]
_HIDDEN = frozenset(
    {
        *("seed", "last_secret", "words", "word_seal", "origin", "snapshot"),
        *("votes", "invited", "followers", "deadlines", "rival_id"),
    }
)
"""Columns that would reveal what a match under way hides, or who others are."""


def _shown(table: Table) -> list[ColumnElement[Any]]:
    return [column for column in table.columns if column.name not in _HIDDEN]


async def _rounds_of(connection: AsyncConnection, user_id: int) -> list[_Row]:
    """Return the rounds that this person played, each with the results of all by name."""
    mine = select(_results.c.game_id, _results.c.number).where(_results.c.user_id == user_id)
    keys = {(row.game_id, row.number) for row in await connection.execute(mine)}
    found: dict[tuple[str, int], _Row] = {}
    for some in batches({game_id for game_id, _ in keys}):
        rounds = select(*_shown(_rounds)).where(_rounds.c.game_id.in_(some))
        for row in (await connection.execute(rounds)).mappings():
            if (row["game_id"], row["number"]) in keys:
                found[row["game_id"], row["number"]] = {**_plain(row), "results": []}
        results = select(*(column for column in _results.columns if column.name != "user_id"))
        results = results.where(_results.c.game_id.in_(some)).order_by(_results.c.place)
        for row in (await connection.execute(results)).mappings():
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


async def channels_of(connection: AsyncConnection, user_id: int) -> list[int]:
    """Return the channels of the games, not over, that this person hosts or has a seat in."""
    query = select(_games.c.channel_id).where(
        IS_NOT_OVER,
        or_(
            _games.c.host_id == user_id,
            _games.c.id.in_(select(_seats.c.game_id).where(_seats.c.user_id == user_id)),
        ),
    )
    return list((await connection.execute(query.order_by(_games.c.channel_id))).scalars())


async def games_listing(connection: AsyncConnection, user_id: int) -> list[str]:
    """Return the ids of the games, not over, that this person follows or was invited to."""
    listed = or_(*(_names(column, user_id) for column in LISTS))
    return list(
        (await connection.execute(select(_games.c.id).where(IS_NOT_OVER, listed))).scalars()
    )


def new_stand_in() -> int:
    """Return a new id for a person who has deleted their data; it does not lead back to them."""
    return -secrets.randbits(_BITS_OF_STAND_IN) - 1


async def forget(connection: AsyncConnection, user_id: int, stand_in: int) -> list[str]:
    """Remove this person from all tables, and return the ids of the games that have changed.

    In rows that others need, `stand_in` replaces the person everywhere. They must not be a follower
    or invited player of a game under way any more.
    """
    changed = await _games_naming(connection, user_id)
    for holding in HOLDINGS:
        await _forget_in(connection, holding, user_id, stand_in)
    await forget_in_lists(connection, user_id, stand_in, IS_OVER)
    return changed


async def _forget_in(
    connection: AsyncConnection, holding: Holding, user_id: int, stand_in: int
) -> None:
    is_theirs = holding.column == user_id
    match holding.fate:
        case Fate.REMOVED:
            await connection.execute(delete(holding.table).where(is_theirs))
        case Fate.SOMEBODY:
            values: dict[str, object] = {holding.column.name: stand_in}
            if holding.name is not None:
                values[holding.name.name] = SOMEBODY
            values |= {
                column.name: None
                for column in (holding.said, holding.account)
                if column is not None
            }
            await connection.execute(update(holding.table).where(is_theirs).values(values))


async def _games_naming(connection: AsyncConnection, user_id: int) -> list[str]:
    named = union(
        select(_seats.c.game_id).where(_seats.c.user_id == user_id),
        select(_games.c.id).where(_games.c.host_id == user_id),
        *(select(_games.c.id).where(_names(column, user_id)) for column in LISTS),
    )
    return list((await connection.execute(named)).scalars())


async def forget_in_lists(
    connection: AsyncConnection,
    user_id: int,
    stand_in: int,
    which: ColumnElement[bool],
    *,
    versions_on: int = 0,
) -> None:
    """Remove a person from the lists of the games for which `which` holds.

    ``versions_on`` 1 lets processes that have such a game in memory read it again.
    """
    invited, followers = LISTS
    query = select(_games.c.id, invited, followers).where(
        which, or_(_names(invited, user_id), _names(followers, user_id))
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
                version=_games.c.version + versions_on,
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
