"""What a player loses by leaving now, as the question before it says (L1, L1a, L2, L3)."""

from __future__ import annotations

import pytest

from bot.engine import Mode, Options, build_options
from bot.tables.playing import absence, play
from bot.views.leaving_cost import LeavingCost
from tests.positions import position, record_of
from tests.tables.world import ANNA, BEN, CARA, DINA, World

NOTHING = LeavingCost()
LOST = LeavingCost(loses_round=True)
OVER = LeavingCost(loses_round=True, ends_match=True, may_return=False)


def rules(*written: str, mode: Mode = Mode.CLASSIC) -> Options:
    """Return classic rules with these options, such as `scoring=penalty`."""
    pairs = (each.partition("=") for each in written)
    return build_options(mode, [(name, value or None) for name, _, value in pairs])


PENALTY = LeavingCost(loses_round=True, points=71, back_with=71)


@pytest.mark.parametrize(
    ("options", "cost"),
    [
        (rules(), LOST),
        (rules("target=round"), LeavingCost(loses_round=True, may_return=False)),
        (rules("rounds=1"), LeavingCost(loses_round=True, may_return=False)),
        (rules("elimination"), LeavingCost(loses_round=True, may_return=False)),
        (rules("scoring=penalty"), PENALTY),
        (rules("scoring=penalty", "target=72"), PENALTY),
        (
            rules("scoring=penalty", "target=71"),
            LeavingCost(
                loses_round=True, points=71, reaches_target=True, may_return=False, back_with=71
            ),
        ),
    ],
    ids=str,
)
async def test_in_mid_round_the_cards_count(
    world: World, options: Options, cost: LeavingCost
) -> None:
    """Anna holds R1 R2 G3 G4 B5 Y6 W."""
    game_id = await world.game(ANNA, BEN, CARA, options=options)
    assert await world.tables.games.leaving_cost(game_id, ANNA.user_id) == cost


async def test_who_is_back_has_at_least_the_highest_score_at_the_table(world: World) -> None:
    at = position(record_of("R5", "R1 G2", "Y1", "B1", draw="Y5 Y6"), rules("scoring=penalty"))
    at.scores = (12, 400, 30)
    game_id = await world.game(ANNA, BEN, CARA, at=at)
    cost = await world.tables.games.leaving_cost(game_id, ANNA.user_id)
    assert cost == LeavingCost(loses_round=True, points=3, back_with=400)
    assert await world.tables.games.leaving_cost(game_id, BEN.user_id) == LeavingCost(
        loses_round=True, points=1, back_with=401
    )


async def test_a_partners_cards_are_played_on(world: World) -> None:
    options = rules("partner", "scoring=penalty")
    game_id = await world.game(ANNA, BEN, CARA, DINA, options=options)
    assert await world.tables.games.leaving_cost(game_id, ANNA.user_id) == LOST


async def test_who_is_left_alone_wins_the_match_if_a_round_of_it_was_played(world: World) -> None:
    first = await world.game(ANNA, BEN)
    assert await world.tables.games.leaving_cost(first, BEN.user_id) == OVER
    later = await world.game_after_a_round(ANNA, BEN, channel=71)
    between = LeavingCost(ends_match=True, winner=0, may_return=False)
    assert await world.tables.games.leaving_cost(later, BEN.user_id) == between
    await world.next_round(later, ANNA)
    assert await world.tables.games.leaving_cost(later, BEN.user_id) == LeavingCost(
        loses_round=True, ends_match=True, winner=0, may_return=False
    )


async def test_the_points_that_are_told_are_those_that_count(world: World) -> None:
    game_id = await world.game(ANNA, BEN, CARA, options=rules("scoring=penalty"))
    cost = await world.tables.games.leaving_cost(game_id, CARA.user_id)
    assert cost is not None
    await world.submit(game_id, CARA, play.leave)
    state = await world.state(game_id)
    assert state.leavers[-1].value == cost.points


async def test_between_rounds_and_out_of_the_round_it_costs_nothing(world: World) -> None:
    game_id = await world.game_after_a_round(ANNA, BEN, CARA)
    assert await world.tables.games.leaving_cost(game_id, CARA.user_id) == NOTHING
    record = record_of("R5", "R1", "Y1 Y2", "B1 B2", draw="Y5 Y6")
    at = position(f"{record}\nanna: play R1", rules("play_on", "scoring=penalty"))
    finished = await world.game(ANNA, BEN, CARA, at=at, channel=71)
    assert await world.tables.games.leaving_cost(finished, ANNA.user_id) == NOTHING


async def test_it_is_not_told_to_who_cannot_leave(world: World) -> None:
    game_id = await world.game(ANNA, BEN, CARA)
    assert await world.tables.games.leaving_cost(game_id, DINA.user_id) is None
    await world.tables.repository.change(game_id, lambda table: absence.throw_out(table, 1))
    assert await world.tables.games.leaving_cost(game_id, BEN.user_id) is None
    lobby = await world.lobby(ANNA, channel=72)
    assert await world.tables.games.leaving_cost(lobby, ANNA.user_id) is None
