"""Deleting a person at a table, which only a list of deletions does."""

from __future__ import annotations

from bot.store.privacy import erasure_queries
from bot.store.privacy.erasure_queries import ErasureRow
from bot.tables import Person
from tests.tables.world import World

STAND_IN = -404


async def forget_at_once(world: World, person: Person) -> None:
    """Delete the person everywhere, also from games under way."""
    erasure = ErasureRow(person.user_id, STAND_IN)
    async with world.database.write() as connection:
        await erasure_queries.forget_under_way(connection, erasure)
        await erasure_queries.begin(connection, erasure)
    await world.tables.privacy.erasures.finish_all()
