"""A match in which somebody leaves after every round (X10), played at a table to its end."""

from __future__ import annotations

from random import Random

from bot.engine import Mode, Presence, build_options
from bot.tables.outcome import Reason, Rejected
from bot.views.table_values import Status
from tests.tables.world import ANNA, BEN, CARA, World, accepted

ELIMINATION = build_options(Mode.CLASSIC, [("elimination", None)])


async def test_who_is_eliminated_is_not_waited_for_again(world: World) -> None:
    game_id = await world.game(ANNA, BEN, CARA, options=ELIMINATION)
    chance = Random(3)
    await world.play_round(game_id, chance)
    state = await world.state(game_id)
    out = state.presence.index(Presence.ELIMINATED)
    accepted(await world.tables.moves.next_round(game_id, (ANNA, BEN, CARA)[out - 1].user_id))
    assert (await world.state(game_id)).hands[out] == b""
    await world.play_round(game_id, chance)
    view = await world.view(game_id)
    assert view.status is Status.OVER


async def test_who_is_eliminated_is_told_so_and_not_to_sit_down_again(world: World) -> None:
    game_id = await world.game(ANNA, BEN, CARA, options=ELIMINATION)
    await world.play_round(game_id, Random(3))
    state = await world.state(game_id)
    out = (ANNA, BEN, CARA)[state.presence.index(Presence.ELIMINATED)]
    refused = await world.tables.seats.leave(game_id, out.user_id)
    assert isinstance(refused, Rejected)
    assert refused.reason is Reason.ELIMINATED
