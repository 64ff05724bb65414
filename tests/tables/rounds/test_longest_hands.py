"""The longest hand of each seat in a round is known, also after a restart."""

from __future__ import annotations

from bot.engine import State
from bot.tables.table import Table
from tests.positions import position, record_of

from ..world import ANNA, BEN, World


async def lay(world: World, game: str, *hands: str) -> None:
    """Replace the hands at the table."""

    def operation(table: Table) -> None:
        assert table.state is not None
        table.state = laid(table.state, hands)
        table.new_version()

    await world.tables.repository.change(game, operation)


def laid(state: State, hands: tuple[str, ...]) -> State:
    return position(record_of("R9", *hands, draw="G1 G2 G3 G4"), state.rules.options)


async def seen(world: World, game: str) -> tuple[int, ...]:
    view = await world.tables.games.view(game, ANNA.user_id)
    assert view is not None
    return view.hands.longest


async def test_the_longest_stays_when_cards_go_and_after_a_restart(world: World) -> None:
    game = await world.game(ANNA, BEN)
    before = await seen(world, game)
    await lay(world, game, "R1 R2 R3 R4 R5 R6 R7 Y1 Y2 Y3 Y4 Y5", "B1 B2")
    assert await seen(world, game) == (12, before[1])
    await lay(world, game, "R1", "B1 B2 B3")
    assert await seen(world, game) == (12, before[1])
    world.restart()
    assert await seen(world, game) == (12, before[1])
