"""Queries that delete the data of a person, in several transactions.

The first one stores the deletion and everything by which others see the person: from then on pages
show somebody else, whose id is the stand-in. Rounds are not counted until the last one. So what
others see is the same from the first transaction to the last, and a killed deletion can go on.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from itertools import groupby
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import (
    BigInteger,
    BindParameter,
    Column,
    ColumnElement,
    Delete,
    Select,
    Table,
    Update,
    and_,
    bindparam,
    delete,
    insert,
    not_,
    or_,
    select,
    true,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.place import Place, PlaceKind, stored_place
from bot.views.table_values import SOMEBODY

from .. import schema
from ..database import batches
from ..recount_queries import note_change
from ..rows import to_values
from ..schema import IS_NOT_OVER, IS_OVER, IS_UNTALLIED, IS_WIN_UNTALLIED
from ..schema import erasures as _erasures
from ..schema import games as _games
from ..schema import rounds as _rounds
from .personal_data import HOLDINGS, LISTS, ErasureStage, Fate, Holding, is_listed
from .place_erasure import forget_games, forget_leaderboards, forget_rounds, is_of_round

_BITS_OF_STAND_IN = 62
_OF_GAMES = (schema.games, schema.seats, schema.messages)
_OF_ROUNDS = (schema.round_results, schema.round_leavers)


class ErasureRow(Struct, frozen=True):
    """A deletion under way: a person, and the id that takes their place where rows stay."""

    user_id: int
    stand_in: int


class PersonalRow(Struct, frozen=True):
    """A row that names a person: its key, and its game if it belongs to one.

    ``holding`` is the index in `HOLDINGS` of the column that does.
    """

    holding: int
    key: tuple[Any, ...]
    game_id: str | None = None


async def all_under_way(connection: AsyncConnection) -> list[ErasureRow]:
    """Return the deletions that have begun and are not whole."""
    return to_values(await connection.execute(select(_erasures)), ErasureRow)


async def is_under_way(connection: AsyncConnection, erasure: ErasureRow) -> bool:
    """Return whether this deletion is not whole yet."""
    query = select(_erasures.c.stand_in).where(_erasures.c.user_id == erasure.user_id)
    return (await connection.execute(query)).scalar_one_or_none() == erasure.stand_in


async def begin(connection: AsyncConnection, erasure: ErasureRow) -> None:
    """Store the deletion, and delete what others see of the person. The caller holds the turn.

    Rounds that are not counted yet are a part of it: they are few, and will be counted for the
    stand-in. If a deletion of the person is under way, nothing is done: that one goes on.
    """
    under_way = select(_erasures).where(_erasures.c.user_id == erasure.user_id)
    if (await connection.execute(under_way)).first() is not None:
        return
    await connection.execute(insert(_erasures).values(asdict(erasure)))
    await forget_leaderboards(connection, erasure.user_id)
    for index, holding in enumerate(HOLDINGS):
        if holding.stage is ErasureStage.AT_ONCE:
            await _forget_where(connection, holding, erasure, true())
        elif holding.stage is ErasureStage.BY_GAME and holding.table not in _OF_GAMES:
            keys = await connection.execute(_uncounted(holding, erasure.user_id))
            rows = [PersonalRow(index, tuple(key)) for key in keys]
            await forget_rows(connection, erasure, rows)
    await note_change(connection)


def _uncounted(holding: Holding, user_id: int) -> Select[Any]:
    """Return the query for the keys of rows that name the person in rounds not counted yet."""
    table = holding.table
    keys = select(*table.primary_key).where(holding.column == user_id)
    if table in _OF_ROUNDS:
        return keys.select_from(_rounds).join(table, is_of_round(table)).where(IS_UNTALLIED)
    return keys.where(IS_WIN_UNTALLIED)


async def forget_under_way(connection: AsyncConnection, erasure: ErasureRow) -> list[str]:
    """Replace the person in games that are not over, and return the ids of these games."""
    changed = await _games_naming(connection, erasure.user_id, IS_NOT_OVER)
    for holding in HOLDINGS:
        if holding.table in _OF_GAMES:
            await _forget_where(connection, holding, erasure, not_(_is_settled(holding)))
    await forget_in_lists(connection, changed, erasure.user_id, erasure.stand_in)
    for some in batches(changed):
        # Processes that have such a game in memory read it again.
        is_changed = _games.c.id.in_(some)
        await connection.execute(
            update(_games).where(is_changed).values(version=_games.c.version + 1)
        )
        await forget_games(connection, some, erasure.stand_in)
    return changed


async def games_over(connection: AsyncConnection, user_id: int) -> list[str]:
    """Return the stored games, now over, that name the person; this searches all games."""
    return await _games_naming(connection, user_id, IS_OVER)


async def next_games(connection: AsyncConnection, user_id: int, limit: int) -> list[str]:
    """Return at most `limit` games with counted rounds or wins of the person."""
    for holding in HOLDINGS:
        if holding.stage is ErasureStage.BY_GAME and holding.table not in _OF_GAMES:
            query = select(_game_column(holding.table)).where(
                holding.column == user_id, _is_settled(holding)
            )
            if found := (await connection.execute(query.limit(limit))).scalars().all():
                return sorted(set(found))
    return []


async def rows_in_games(
    connection: AsyncConnection, user_id: int, games: Sequence[str]
) -> list[PersonalRow]:
    """Return the rows in these games that name the person, sorted by game."""
    rows: list[PersonalRow] = []
    for index, holding in enumerate(HOLDINGS):
        if holding.stage is not ErasureStage.BY_GAME:
            continue
        game_id = _game_column(holding.table)
        query = select(game_id.label("in_game"), *holding.table.primary_key).where(
            game_id.in_(games), holding.column == user_id, _is_settled(holding)
        )
        for in_game, *key in await connection.execute(query):
            rows.append(PersonalRow(index, tuple(key), in_game))
    return sorted(rows, key=lambda row: (row.game_id, row.holding, row.key))


async def next_rows(connection: AsyncConnection, user_id: int, limit: int) -> list[PersonalRow]:
    """Return at most `limit` rows outside of games that name the person."""
    for index, holding in enumerate(HOLDINGS):
        if holding.stage is ErasureStage.BY_ROW:
            query = select(*holding.table.primary_key).where(holding.column == user_id)
            rows = (await connection.execute(query.limit(limit))).all()
            if rows:
                return [PersonalRow(index, tuple(key)) for key in rows]
    return []


async def forget_rows(
    connection: AsyncConnection, erasure: ErasureRow, rows: Sequence[PersonalRow]
) -> None:
    """Remove these rows, or let the stand-in take the person's place in them.

    Games, seats and messages are taken in the same order as by the journal, so that neither waits
    for the other.
    """
    in_order = sorted(rows, key=lambda row: (row.holding, row.game_id, row.key))
    in_tables = [(HOLDINGS[row.holding].table, row.key) for row in in_order]
    games = {key[0] for table, key in in_tables if table in _OF_GAMES[:2]}
    await forget_games(connection, sorted(games), erasure.stand_in)
    rounds = {key[:2] for table, key in in_tables if table in _OF_ROUNDS}
    await forget_rounds(connection, sorted(rounds), erasure.stand_in)
    for index, same in groupby(in_order, key=lambda row: row.holding):
        holding = HOLDINGS[index]
        names = [f"own_{column.name}" for column in holding.table.primary_key]
        person = _values(holding, erasure)
        values = [dict(zip(names, row.key, strict=True)) | person for row in same]
        await connection.execute(_FORGET[index], values)


async def end(connection: AsyncConnection, erasure: ErasureRow) -> None:
    """Note that the deletion is whole."""
    await connection.execute(delete(_erasures).where(_erasures.c.user_id == erasure.user_id))
    await note_change(connection)


_STAND_IN: BindParameter[int] = bindparam("replaced_by", type_=BigInteger())


def _forget_statement(holding: Holding, which: ColumnElement[bool]) -> Update | Delete:
    which = and_(which, holding.column == bindparam("of_person"))
    if holding.fate is Fate.REMOVED:
        return delete(holding.table).where(which)
    values: dict[str, Any] = {}
    if holding.fate is Fate.SOMEBODY:
        values[holding.column.name] = bindparam("replaced_by")
    if holding.name is not None:
        values[holding.name.name] = SOMEBODY
    emptied = [each for each in (holding.said, holding.account) if each is not None]
    values |= {column.name: None for column in emptied}
    return update(holding.table).where(which).values(values)


_FORGET = [
    _forget_statement(
        holding,
        and_(*(column == bindparam(f"own_{column.name}") for column in holding.table.primary_key)),
    )
    for holding in HOLDINGS
]
"""The statements that delete one row, by its key."""


async def _forget_where(
    connection: AsyncConnection,
    holding: Holding,
    erasure: ErasureRow,
    which: ColumnElement[bool],
) -> None:
    await connection.execute(_forget_statement(holding, which), _values(holding, erasure))


def _values(holding: Holding, erasure: ErasureRow) -> dict[str, int]:
    """Return the values of a statement that deletes a person, but for the key of the row."""
    replaced = {"replaced_by": erasure.stand_in} if holding.fate is Fate.SOMEBODY else {}
    return {"of_person": erasure.user_id, **replaced}


def _game_column(table: Table) -> Column[str]:
    return table.c.id if table is schema.games else table.c.game_id


def _is_settled(holding: Holding) -> ColumnElement[bool]:
    """Return the condition that nothing will change the row any more: its game is over.

    A round, or match win, has to be counted. What the person plays from now on is not deleted.
    """
    table = holding.table
    if table is schema.games:
        return IS_OVER
    if table in _OF_GAMES:
        return select(_games.c.id).where(_games.c.id == table.c.game_id, IS_OVER).exists()
    if table is schema.match_wins:
        return schema.match_wins.c.tallied.is_not(None)
    is_counted = _rounds.c.tallied.is_not(None)
    return select(_rounds.c.tallied).where(is_of_round(table), is_counted).exists()


async def places_of(connection: AsyncConnection, user_id: int) -> list[Place]:
    """Return the places of the games, not over, that this person hosts or has a seat in."""
    query = select(_games.c.place_kind, _games.c.home_id, _games.c.channel_id).where(
        IS_NOT_OVER,
        or_(
            _games.c.host_id == user_id,
            _games.c.id.in_(
                select(schema.seats.c.game_id).where(schema.seats.c.user_id == user_id)
            ),
        ),
    )
    rows = await connection.execute(query.order_by(_games.c.channel_id))
    return [stored_place(PlaceKind(row.place_kind), row.home_id, row.channel_id) for row in rows]


async def games_listing(connection: AsyncConnection, user_id: int) -> list[str]:
    """Return the ids of the games, not over, that this person follows or was invited to."""
    listed = or_(*(is_listed(column, user_id) for column in LISTS))
    query = select(_games.c.id).where(IS_NOT_OVER, listed)
    return list((await connection.execute(query)).scalars())


def new_stand_in() -> int:
    """Return a new id for a person who has deleted their data; it does not lead back to them."""
    return -secrets.randbits(_BITS_OF_STAND_IN) - 1


async def _games_naming(
    connection: AsyncConnection, user_id: int, which: ColumnElement[bool]
) -> list[str]:
    """Return the ids of the games for which `which` holds and that name this person anywhere.

    Their lists are searched one by one, so this takes long where many games are stored.
    """
    named = or_(
        *(
            _games.c.id.in_(select(table.c.game_id).where(table.c.user_id == user_id))
            for table in (schema.seats, schema.messages)
        ),
        _games.c.host_id == user_id,
        *(is_listed(column, user_id) for column in LISTS),
    )
    query = select(_games.c.id).where(which, named).order_by(_games.c.id)
    return list((await connection.execute(query)).scalars())


async def forget_in_lists(
    connection: AsyncConnection, game_ids: Sequence[str], user_id: int, stand_in: int
) -> None:
    """Remove a person from the lists of these games."""
    for some in batches(game_ids):
        query = select(_games.c.id, *LISTS).where(
            _games.c.id.in_(some), or_(*(is_listed(column, user_id) for column in LISTS))
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
                    evening=row.evening and row.evening.forget(user_id, stand_in, SOMEBODY),
                )
            )
