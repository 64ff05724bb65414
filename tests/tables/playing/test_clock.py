"""A match with a clock (X9): its end is set at the first deal, and holds whatever happens."""

from __future__ import annotations

from datetime import timedelta

from bot.engine import MatchOver, Mode, build_options
from bot.views.table_values import Status
from tests.tables.world import ANNA, BEN, CARA, START, World, accepted, harmless

BLITZ = build_options(Mode.CLASSIC, [("blitz", "300")])
END = START + timedelta(minutes=5)


async def test_the_end_stands_from_the_first_deal_and_stays(world: World) -> None:
    game_id = await world.game(ANNA, BEN, options=BLITZ)
    assert (await world.view(game_id)).ends_at == END
    await world.wait(timedelta(seconds=5))
    person, view = await world.to_act(game_id)
    accepted(await world.tables.submit(game_id, person.user_id, harmless(view), view.version))
    assert (await world.view(game_id)).ends_at == END


async def test_a_restart_changes_nothing_of_it(world: World) -> None:
    game_id = await world.game(ANNA, BEN, options=BLITZ)
    await world.wait(timedelta(seconds=5))
    world.restart()
    assert (await world.view(game_id)).ends_at == END


async def test_the_match_is_over_when_the_time_is_up(world: World) -> None:
    game_id = await world.game(ANNA, computers=2, options=BLITZ)
    await world.show_everything()
    for _ in range(80):
        view = await world.view(game_id)
        if view.status is Status.OVER:
            break
        await world.wait(timedelta(seconds=10))
        await world.show_everything()
    view = await world.view(game_id)
    assert view.status is Status.OVER
    assert isinstance((await world.state(game_id)).phase, MatchOver)
    assert view.ends_at is None
    assert world.clock.now() <= END + timedelta(minutes=1)


async def test_a_match_without_a_clock_has_no_end(world: World) -> None:
    assert (await world.view(await world.game(ANNA, BEN))).ends_at is None


async def test_a_false_contra_is_against_somebody_and_costs_cards(world: World) -> None:
    options = build_options(Mode.CLASSIC, [("false_contra", "2")])
    game_id = await world.game(ANNA, BEN, CARA, options=options)
    held = len((await world.state(game_id)).hands[1])
    accepted(await world.tables.contra(game_id, BEN.user_id))
    assert len((await world.state(game_id)).hands[1]) == held + 2
