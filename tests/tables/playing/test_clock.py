"""A match with a time limit (X9): its end is set at the first deal, and holds."""

from __future__ import annotations

from datetime import timedelta

from bot.engine import MatchOver, Mode, build_options
from bot.tables.planning.deadlines import LAST_WORD, SIGN_EVERY
from bot.tables.playing import play
from bot.views.table_values import Status
from tests.tables.scheduling.test_grace import OUTAGE, restart_after
from tests.tables.world import ANNA, BEN, CARA, SECOND, START, World

BLITZ = build_options(Mode.CLASSIC, [("blitz", "300")])
END = START + timedelta(minutes=5)


async def test_the_end_stands_from_the_first_deal_and_stays(world: World) -> None:
    game_id = await world.game(ANNA, BEN, options=BLITZ)
    assert (await world.view(game_id)).clock.ends_at == END
    await world.wait(timedelta(seconds=5))
    person, view = await world.to_act(game_id)
    await world.act_harmlessly(game_id, person, view)
    assert (await world.view(game_id)).clock.ends_at == END


async def test_the_match_is_over_when_the_time_is_up(world: World) -> None:
    game_id = await world.game(ANNA, computers=2, options=BLITZ)
    await world.show_everything()
    for _ in range(80):
        view = await world.view(game_id)
        if view.game.status is Status.OVER:
            break
        await world.wait(timedelta(seconds=10))
        await world.show_everything()
    view = await world.view(game_id)
    assert view.game.status is Status.OVER
    assert isinstance((await world.state(game_id)).phase, MatchOver)
    assert view.clock.ends_at is None
    assert world.clock.now() <= END + timedelta(minutes=1)


async def played_for(world: World, game_id: str, time: timedelta) -> None:
    """Let the bot run for this time, while people play now and then."""
    for _ in range(time // SECOND // 10):
        await world.wait(10 * SECOND)
    await world.show_everything()


async def test_an_outage_moves_the_end_by_all_of_it(world: World) -> None:
    game_id = await world.game(ANNA, BEN, options=BLITZ)
    await played_for(world, game_id, timedelta(minutes=1))
    before = await world.view(game_id)
    await restart_after(world, OUTAGE)
    after = await world.view(game_id)
    assert before.clock.ends_at == END
    assert after.clock.ends_at is not None
    assert END + OUTAGE <= after.clock.ends_at <= END + OUTAGE + SIGN_EVERY
    assert after.game.version > before.game.version, "the boards say so"
    await played_for(world, game_id, timedelta(minutes=3))
    assert (await world.view(game_id)).game.status is Status.LIVE


async def test_an_outage_over_the_end_ends_nothing(world: World) -> None:
    """The end is moved before it is carried out, also a second time."""
    game_id = await world.game(ANNA, BEN, options=BLITZ)
    for _ in range(2):
        await restart_after(world, 2 * (END - START))
        view = await world.view(game_id)
        assert view.game.status is Status.LIVE
        assert view.clock.ends_at is not None
        assert view.clock.ends_at - world.clock.now() >= END - START


async def test_the_clock_stands_while_nobody_can_reach_the_bot(world: World) -> None:
    game_id = await world.game(ANNA, BEN, options=BLITZ)
    world.tables.presence.found(0, 1)
    world.tables.presence.lost(0, 1)
    await played_for(world, game_id, OUTAGE)
    world.tables.presence.found(0, 1)
    view = await world.view(game_id)
    assert view.game.status is Status.LIVE
    assert view.clock.ends_at is not None
    assert view.clock.ends_at - world.clock.now() >= END - START - SIGN_EVERY


async def test_a_game_that_is_played_loses_nothing_to_its_own_signs(world: World) -> None:
    game_id = await world.game(ANNA, BEN, options=BLITZ)
    await played_for(world, game_id, timedelta(minutes=3))
    assert (await world.view(game_id)).clock.ends_at == END


async def test_a_minute_before_the_end_everybody_is_told_once(world: World) -> None:
    game_id = await world.game(ANNA, BEN, options=BLITZ)
    await played_for(world, game_id, END - START - LAST_WORD - 10 * SECOND)
    await world.wait(9 * SECOND)
    told: list[bool] = []
    versions: list[int] = []
    for _ in range(3):
        view = await world.view(game_id)
        told.append(view.clock.ends_soon)
        versions.append(view.game.version)
        await world.wait(SECOND)
    assert told == [False, True, True]
    assert versions[1] > versions[0]
    assert versions[2] == versions[1]


async def test_an_outage_in_the_last_minute_takes_the_word_back_until_it_is_due(
    world: World,
) -> None:
    game_id = await world.game(ANNA, BEN, options=BLITZ)
    await played_for(world, game_id, timedelta(minutes=3))
    await restart_after(world, timedelta(minutes=1, seconds=30))
    assert not (await world.view(game_id)).clock.ends_soon


async def test_a_match_of_half_a_minute_is_in_its_last_one(world: World) -> None:
    shortest = build_options(Mode.CLASSIC, [("blitz", "30")])
    assert (await world.view(await world.game(ANNA, BEN, options=shortest))).clock.ends_soon


async def test_a_false_contra_is_against_somebody_and_costs_cards(world: World) -> None:
    options = build_options(Mode.CLASSIC, [("false_contra", "2")])
    game_id = await world.game(ANNA, BEN, CARA, options=options)
    held = len((await world.state(game_id)).hands[1])
    await world.submit(game_id, BEN, play.contra)
    assert len((await world.state(game_id)).hands[1]) == held + 2
