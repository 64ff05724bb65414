"""Ending the match in mid-round, for which the others are asked, and removing somebody."""

from __future__ import annotations

from bot.tables import Outcome, Person, Reason, Rejected
from bot.tables.playing import motions, play
from bot.views.table_values import Ending, Status, VoteKind
from tests.tables.world import ANNA, BEN, CARA, DINA, SECOND, World, accepted

HALF_A_MINUTE = 30 * SECOND


async def stop(world: World, game_id: str, by: Person = ANNA, *, manages: bool = False) -> Outcome:
    return await world.tables.submit(game_id, by.user_id, motions.stop, manages)


async def answer(world: World, game_id: str, by: Person, *, agrees: bool) -> Outcome:
    stop = VoteKind.STOP
    return await world.tables.submit(game_id, by.user_id, motions.answer, stop, 0, agrees=agrees)


async def remove(world: World, game_id: str, seat: int = 1, *, manages: bool = False) -> Outcome:
    return await world.tables.submit(game_id, ANNA.user_id, motions.remove, seat, manages)


async def is_stopped(world: World, game_id: str) -> bool:
    view = await world.view(game_id)
    assert (view.game.ending is Ending.STOPPED) == (view.game.status is Status.OVER)
    return view.game.status is Status.OVER


async def test_the_others_are_asked_and_silence_is_a_yes(world: World) -> None:
    game_id = await world.game(ANNA, BEN, CARA)
    view = accepted(await stop(world, game_id))
    assert view.motion is not None
    assert (view.motion.kind, view.motion.by, view.motion.open_to) == (VoteKind.STOP, 0, (1, 2))
    assert view.motion.ends_at == world.clock.now() + HALF_A_MINUTE
    await world.wait(HALF_A_MINUTE - SECOND)
    assert not await is_stopped(world, game_id)
    await world.wait(SECOND)
    assert await is_stopped(world, game_id)


async def test_more_noes_than_ayes_let_the_round_go_on(world: World) -> None:
    game_id = await world.game(ANNA, BEN, CARA, DINA)
    accepted(await stop(world, game_id))
    accepted(await answer(world, game_id, BEN, agrees=False))
    accepted(await answer(world, game_id, CARA, agrees=False))
    view = await world.view(game_id)
    assert view.motion is None, "two of three is decided"
    await world.wait(HALF_A_MINUTE)
    assert not await is_stopped(world, game_id)


async def test_one_no_and_silence_let_the_round_go_on_in_the_end(world: World) -> None:
    game_id = await world.game(ANNA, BEN, CARA, DINA)
    accepted(await stop(world, game_id))
    accepted(await answer(world, game_id, DINA, agrees=False))
    assert (await world.view(game_id)).motion is not None
    await world.wait(HALF_A_MINUTE)
    assert not await is_stopped(world, game_id)
    assert (await world.view(game_id)).motion is None


async def test_as_many_ayes_as_noes_stop_it(world: World) -> None:
    game_id = await world.game(ANNA, BEN, CARA)
    accepted(await stop(world, game_id))
    accepted(await answer(world, game_id, BEN, agrees=False))
    assert not await is_stopped(world, game_id)
    accepted(await answer(world, game_id, CARA, agrees=True))
    assert await is_stopped(world, game_id), "more noes are not possible any more"


async def test_who_changes_their_mind_is_counted_once(world: World) -> None:
    game_id = await world.game(ANNA, BEN, CARA, DINA)
    accepted(await stop(world, game_id))
    accepted(await answer(world, game_id, BEN, agrees=False))
    view = accepted(await answer(world, game_id, BEN, agrees=True))
    assert view.motion is not None
    assert (view.motion.ayes, view.motion.noes) == (1, 0)


async def test_a_no_of_the_only_other_person_is_a_no_and_the_host_may_leave(world: World) -> None:
    game_id = await world.dealt_game(ANNA, BEN, computers=1)
    accepted(await stop(world, game_id))
    accepted(await answer(world, game_id, BEN, agrees=False))
    assert (await world.view(game_id)).motion is None
    again = await stop(world, game_id)
    assert isinstance(again, Rejected)
    assert again.reason is Reason.VOTED_DOWN
    accepted(await world.tables.submit(game_id, ANNA.user_id, play.leave))
    assert (await world.view(game_id)).game.host_id == BEN.user_id


async def test_a_yes_of_the_only_other_person_stops_at_once(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    accepted(await stop(world, game_id))
    accepted(await answer(world, game_id, BEN, agrees=True))
    assert await is_stopped(world, game_id)


async def test_a_manager_stops_at_once(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    accepted(await stop(world, game_id, CARA, manages=True))
    assert await is_stopped(world, game_id)


async def test_nobody_is_asked_against_computers_alone_and_between_rounds(world: World) -> None:
    alone = await world.game(ANNA, computers=2)
    accepted(await stop(world, alone))
    assert await is_stopped(world, alone)
    between = await world.game_after_a_round(ANNA, BEN)
    accepted(await stop(world, between))
    assert await is_stopped(world, between)


async def test_who_is_not_asked_has_no_say(world: World) -> None:
    game_id = await world.game(ANNA, BEN, CARA)
    for person in (ANNA, BEN, DINA):
        before = await answer(world, game_id, person, agrees=False)
        assert isinstance(before, Rejected)
    accepted(await stop(world, game_id))
    for person in (ANNA, DINA):
        refused = await answer(world, game_id, person, agrees=False)
        assert isinstance(refused, Rejected)
    assert isinstance(await stop(world, game_id, BEN), Rejected), "only the host may ask"


async def test_one_question_at_a_time(world: World) -> None:
    game_id = await world.game(ANNA, BEN, CARA)
    accepted(await stop(world, game_id))
    refused = await stop(world, game_id)
    assert isinstance(refused, Rejected)
    assert refused.reason is Reason.VOTE_IS_ON


async def test_the_question_is_over_with_the_round_or_when_who_asks_leaves(world: World) -> None:
    game_id = await world.game(ANNA, BEN, CARA)
    accepted(await stop(world, game_id))
    accepted(await world.tables.submit(game_id, ANNA.user_id, play.leave))
    assert (await world.view(game_id)).motion is None
    await world.wait(HALF_A_MINUTE)
    assert not await is_stopped(world, game_id)


async def test_nobody_is_removed_in_mid_round(world: World) -> None:
    """L1: it would win rounds. Not even managers can do so."""
    game_id = await world.game(ANNA, BEN, CARA)
    for manages in (False, True):
        refused = await remove(world, game_id, manages=manages)
        assert isinstance(refused, Rejected)
        assert refused.reason is Reason.NOT_IN_MID_ROUND
    assert not (await world.view(game_id)).seats[1].has_left


async def test_a_player_is_removed_between_rounds_for_the_whole_match(world: World) -> None:
    game_id = await world.game_after_a_round(ANNA, BEN, CARA)
    accepted(await remove(world, game_id))
    assert (await world.view(game_id)).seats[1].has_left
    refused = await world.tables.seats.join(game_id, BEN)
    assert isinstance(refused, Rejected)
    assert refused.reason is Reason.WAS_REMOVED


async def test_nobody_removes_themselves_or_a_computer(world: World) -> None:
    game_id = await world.game_after_a_round(ANNA, BEN, computers=1)
    for seat in (-1, 0, 2, 9):
        refused = await remove(world, game_id, seat)
        assert isinstance(refused, Rejected)
        assert refused.reason is Reason.NOBODY_THERE
