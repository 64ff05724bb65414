"""A few simulated evenings; `python -m tests.evenings.simulated` plays thousands."""

from __future__ import annotations

from tests.tables.world import World

from .simulated import simulate

EVENINGS = range(2, 10)
POSTGRES_EVENINGS = range(6, 9)


async def test_simulated_evenings_end_and_agree_with_a_second_count(
    migrated_database: str,
) -> None:
    world = World(migrated_database)
    try:
        kinds = await simulate(world, EVENINGS if "sqlite" in world.url else POSTGRES_EVENINGS)
    finally:
        await world.close()
    assert {"win", "next"} <= kinds.keys()
