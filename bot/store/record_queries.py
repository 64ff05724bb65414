"""Queries about rounds as they were played, and what they were."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import ColumnElement, and_, bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .batches import batches
from .schema import records as _records

ADD_RECORD = insert(_records)
_KEEP_FACTS = (
    update(_records)
    .where(_records.c.game_id == bindparam("of_game"), _records.c.number == bindparam("of_number"))
    .values(facts=bindparam("as_facts"))
)

Key = tuple[str, int]
"""A round: the id of its game, and its number there."""


async def record_of(connection: AsyncConnection, key: Key) -> bytes | None:
    """The record of this round, None if there is none."""
    query = select(_records.c.record).where(_is(key))
    return (await connection.execute(query)).scalar_one_or_none()


async def records_of(connection: AsyncConnection, keys: Collection[Key]) -> dict[Key, bytes]:
    """The records of these rounds, as far as there are any."""
    wanted, found = set(keys), dict[Key, bytes]()
    for some in batches({game_id for game_id, _ in wanted}):
        query = select(_records.c.game_id, _records.c.number, _records.c.record)
        for row in await connection.execute(query.where(_records.c.game_id.in_(some))):
            if (row.game_id, row.number) in wanted:
                found[row.game_id, row.number] = row.record
    return found


async def keep_facts(connection: AsyncConnection, facts: Sequence[tuple[Key, bytes]]) -> None:
    """Store what these rounds were."""
    values = [
        {"of_game": game_id, "of_number": number, "as_facts": encoded}
        for (game_id, number), encoded in facts
    ]
    if values:
        await connection.execute(_KEEP_FACTS, values)


def _is(key: Key) -> ColumnElement[bool]:
    return and_(_records.c.game_id == key[0], _records.c.number == key[1])
