"""The history of a round is found by replaying the stored actions."""

from __future__ import annotations

import random

import pytest

from bot.engine import Mode, RoundOver, build_options
from tests.tables.world import ANNA, BEN, CARA, World


@pytest.mark.parametrize("rules", [[], [("endless_draw", None)]])
async def test_the_round_that_is_over_is_told_to_its_end(
    world: World, rules: list[tuple[str, str | None]]
) -> None:
    game = await world.dealt_game(ANNA, BEN, options=build_options(Mode.CLASSIC, rules))
    await world.play_round(game, random.Random(5))
    state = await world.state(game)
    assert isinstance(state.phase, RoundOver)
    history = await world.tables.rounds.last(game, ANNA.user_id)
    assert history is not None
    assert [sizes[0] for sizes in history.sizes] == [7, 7]
    assert [sizes[-1] for sizes in history.sizes] == [len(hand) for hand in state.hands]
    assert 0 in [sizes[-1] for sizes in history.sizes]


async def test_who_sat_down_between_rounds_is_told_from_the_next_deal_on(world: World) -> None:
    game = await world.dealt_game(ANNA, BEN)
    await world.play_round(game, random.Random(5))
    await world.join(game, CARA)
    await world.next_round(game, ANNA)
    history = await world.tables.rounds.last(game, ANNA.user_id)
    assert history is not None
    assert [sizes[0] for sizes in history.sizes] == [7, 7, 7]


async def test_a_lobby_has_no_round(world: World) -> None:
    assert await world.tables.rounds.last(await world.lobby(ANNA, BEN), ANNA.user_id) is None
    assert await world.tables.rounds.last("nothing", ANNA.user_id) is None
