"""What a table votes on: ending the match, removing somebody (L1), and who then decides."""

from __future__ import annotations

from datetime import timedelta

import pytest
from msgspec import structs

from bot.engine import RoundOver
from bot.store.rows import MessageKind
from bot.tables import Outcome, Person, Reason, Rejected
from bot.tables.playing import motions, play
from bot.tables.table import Table
from bot.views.table_parts import VoteView
from bot.views.table_values import ActedFor, DeadlineKind, Ending, Status, VoteKind
from tests.tables.world import ANNA, BEN, CARA, DINA, PEOPLE, SECOND, World, accepted

HALF_A_MINUTE = 30 * SECOND
STOP, REMOVE = VoteKind.STOP, VoteKind.REMOVE


async def stop(world: World, game_id: str, by: Person = ANNA, *, manages: bool = False) -> Outcome:
    return await world.tables.submit(game_id, by.user_id, motions.stop, manages)


async def answer(world: World, game_id: str, by: Person, *, agrees: bool) -> Outcome:
    """Answer the only open vote."""
    (vote,) = await open_votes(world, game_id)
    return await world.tables.submit(
        game_id, by.user_id, motions.answer, vote.kind, vote.about, agrees=agrees
    )


async def remove(world: World, game_id: str, seat: int = 1, by: Person = ANNA) -> Outcome:
    return await world.tables.submit(game_id, by.user_id, motions.remove, seat)


async def open_votes(world: World, game_id: str) -> list[VoteView]:
    return [vote for vote in (await world.view(game_id)).votes if vote.judged is None]


async def outcome_of(world: World, game_id: str, kind: VoteKind) -> bool | None:
    (vote,) = [vote for vote in (await world.view(game_id)).votes if vote.kind is kind]
    return vote.judged


async def is_stopped(world: World, game_id: str) -> bool:
    view = await world.view(game_id)
    assert (view.game.ending is Ending.STOPPED) == (view.game.status is Status.OVER)
    return view.game.status is Status.OVER


async def go_away(world: World, game_id: str, *seats: int) -> None:
    def leave_to_computer(table: Table) -> None:
        for seat in seats:
            table.set_seat(seat, autopilot=True)
        table.new_version()

    await world.tables.repository.change(game_id, leave_to_computer)


def reason(outcome: Outcome) -> Reason | None:
    return outcome.reason if isinstance(outcome, Rejected) else None


async def test_more_than_half_of_all_seated_end_the_match_and_silence_is_no(world: World) -> None:
    game_id = await world.game(*PEOPLE)
    accepted(await stop(world, game_id))
    (vote,) = await open_votes(world, game_id)
    assert (vote.kind, vote.by, vote.asked, vote.needed) == (STOP, 0, (0, 1, 2, 3), 3)
    assert vote.open_to == (1, 2, 3)
    assert vote.ends_at == world.clock.now() + HALF_A_MINUTE
    accepted(await answer(world, game_id, BEN, agrees=True))
    await world.wait(HALF_A_MINUTE)
    assert await outcome_of(world, game_id, STOP) is False
    assert not await is_stopped(world, game_id)


async def test_it_ends_with_the_last_yes_that_is_needed_and_says_who_agreed(world: World) -> None:
    game_id = await world.game(*PEOPLE)
    accepted(await stop(world, game_id, DINA))
    accepted(await answer(world, game_id, BEN, agrees=True))
    assert not await is_stopped(world, game_id)
    accepted(await answer(world, game_id, CARA, agrees=True))
    assert await is_stopped(world, game_id)
    (vote,) = (await world.view(game_id)).votes
    assert (vote.by, vote.ayes, vote.judged) == (3, (3, 1, 2), True)


@pytest.mark.parametrize(("away", "stopped"), [((1,), False), ((1, 2), True)])
async def test_who_is_away_when_time_is_up_counts_as_a_yes(
    world: World, away: tuple[int, ...], stopped: bool
) -> None:
    game_id = await world.game(*PEOPLE)
    await go_away(world, game_id, *away)
    accepted(await stop(world, game_id))
    assert not await is_stopped(world, game_id)
    await world.wait(HALF_A_MINUTE)
    assert await is_stopped(world, game_id) is stopped


async def test_it_fails_once_too_few_can_agree_and_is_not_asked_again(world: World) -> None:
    game_id = await world.game(*PEOPLE)
    accepted(await stop(world, game_id))
    accepted(await answer(world, game_id, BEN, agrees=False))
    accepted(await answer(world, game_id, BEN, agrees=True))
    accepted(await answer(world, game_id, BEN, agrees=False))
    assert await outcome_of(world, game_id, STOP) is None
    accepted(await answer(world, game_id, CARA, agrees=False))
    assert await outcome_of(world, game_id, STOP) is False
    assert reason(await stop(world, game_id)) is Reason.VOTED_DOWN
    accepted(await stop(world, game_id, BEN))


async def test_of_two_people_both_have_to_agree(world: World) -> None:
    game_id = await world.dealt_game(ANNA, BEN, computers=1)
    accepted(await stop(world, game_id, BEN))
    await world.wait(HALF_A_MINUTE)
    assert not await is_stopped(world, game_id)
    accepted(await stop(world, game_id, ANNA))
    accepted(await answer(world, game_id, BEN, agrees=True))
    assert await is_stopped(world, game_id)


async def test_a_manager_who_sits_there_asks_and_one_who_has_left_may_not(world: World) -> None:
    game_id = await world.game(ANNA, BEN, CARA)
    accepted(await stop(world, game_id, manages=True))
    assert not await is_stopped(world, game_id)
    await world.submit(game_id, ANNA, play.leave)
    assert reason(await stop(world, game_id, manages=True)) is Reason.NOT_AT_TABLE
    accepted(await stop(world, game_id, DINA, manages=True))
    assert await is_stopped(world, game_id)


async def test_between_rounds_the_table_is_asked_too(world: World) -> None:
    game_id = await world.game_after_a_round(ANNA, BEN, CARA)
    accepted(await stop(world, game_id))
    assert not await is_stopped(world, game_id)
    await world.next_round(game_id, BEN)
    assert await outcome_of(world, game_id, STOP) is False, "it was open at the deal, and is told"
    accepted(await stop(world, game_id))


async def test_nobody_is_asked_against_computers_alone(world: World) -> None:
    alone = await world.game(ANNA, computers=2)
    accepted(await stop(world, alone))
    assert await is_stopped(world, alone)


async def test_who_is_not_asked_has_no_say(world: World) -> None:
    game_id = await world.game(ANNA, BEN, CARA)
    accepted(await stop(world, game_id))
    assert reason(await answer(world, game_id, ANNA, agrees=False)) is Reason.NO_VOTE
    assert reason(await answer(world, game_id, DINA, agrees=False)) is Reason.NOT_AT_TABLE
    assert reason(await stop(world, game_id, DINA)) is Reason.NOT_AT_TABLE
    assert reason(await stop(world, game_id, BEN)) is Reason.VOTE_IS_ON
    await world.submit(game_id, ANNA, play.leave)
    assert await open_votes(world, game_id) == [], "who asks has left"


async def test_who_can_answer_is_rung_once_unless_they_want_no_ring(world: World) -> None:
    game_id = await world.game(ANNA, BEN, CARA)
    await world.show_everything()

    def hush(table: Table) -> None:
        choices = table.seats[2].choices
        table.set_seat(2, choices=type(choices)(ring_after=None))

    await world.tables.repository.change(game_id, hush)
    accepted(await stop(world, game_id))
    rung = [m.seat for m in await world.stale_everywhere() if m.rings and not m.retired]
    assert rung == [1]
    await world.show_everything()
    await world.submit(game_id, CARA, motions.answer, STOP, 0, agrees=True)
    assert not any(m.rings and m.message_id is None for m in await world.stale_everywhere())


async def test_a_reminder_of_a_vote_stays_until_it_is_answered(world: World) -> None:
    game_id = await world.game(*PEOPLE)

    def close_dms(table: Table) -> None:
        for seat in range(4):
            table.set_seat(seat, dms_closed=True)

    async def reminded() -> set[int | None]:
        found = await world.tables.messages.of_game(game_id)
        assert found is not None
        rows = [m for m in found.messages if m.kind is MessageKind.REMINDER and not m.retired]
        return {row.seat for row in rows}

    await world.tables.repository.change(game_id, close_dms)
    accepted(await stop(world, game_id))
    await world.show_everything()
    assert await reminded() == {1, 2, 3}
    accepted(await answer(world, game_id, DINA, agrees=False))
    assert await reminded() == {1, 2}


async def test_nobody_is_removed_in_mid_round(world: World) -> None:
    """L1: it would win rounds. Not even managers can do so."""
    game_id = await world.game(ANNA, BEN, CARA)
    assert reason(await remove(world, game_id)) is Reason.NOT_IN_MID_ROUND


async def test_the_others_remove_a_player_between_rounds_for_the_whole_match(world: World) -> None:
    game_id = await world.game_after_a_round(*PEOPLE)
    accepted(await remove(world, game_id))
    (vote,) = await open_votes(world, game_id)
    assert (vote.kind, vote.about, vote.asked, vote.needed) == (REMOVE, 1, (0, 2, 3), 2)
    assert vote.open_to == (2, 3, 1), "the person is asked, too"
    (vote,) = accepted(await answer(world, game_id, BEN, agrees=False)).votes
    assert (vote.noes, vote.judged) == ((1,), None), "it is shown, not counted"
    view = accepted(await answer(world, game_id, CARA, agrees=True))
    assert view.seats[1].has_left
    assert view.steps[-1].acted_for is ActedFor.REMOVED
    gone = await world.view(game_id, BEN)
    assert (gone.seat, gone.former_seat) == (None, 1)
    assert [(v.by, v.counted, v.judged) for v in gone.votes] == [(0, (0, 2), True)]
    assert reason(await world.tables.seats.join(game_id, BEN)) is Reason.WAS_REMOVED


async def test_silence_removes_nobody_and_one_asks_once_about_a_person(world: World) -> None:
    game_id = await world.game_after_a_round(ANNA, BEN, CARA)
    accepted(await remove(world, game_id))
    await world.wait(HALF_A_MINUTE - SECOND)
    assert await outcome_of(world, game_id, REMOVE) is None
    await world.wait(SECOND)
    assert not (await world.view(game_id)).seats[1].has_left
    await world.tables.repository.change(game_id, end_of_round)
    for by in (ANNA, CARA):
        assert reason(await remove(world, game_id, by=by)) is Reason.REMOVAL_TRIED


def end_of_round(table: Table) -> None:
    """End the round as if by cards."""
    table.state = structs.replace(table.require_live(), phase=RoundOver(0))
    table.new_version()


async def test_where_two_play_nobody_is_removed(world: World) -> None:
    game_id = await world.game_after_a_round(ANNA, BEN, computers=1)
    assert reason(await remove(world, game_id)) is Reason.TOO_FEW_TO_REMOVE
    for seat in (-1, 0, 2, 9):
        assert reason(await remove(world, game_id, seat)) is Reason.NOBODY_THERE


async def test_after_three_failed_tries_one_asks_no_more(world: World) -> None:
    eva = Person(11, "Eva", None)
    game_id = await world.dealt_game(*PEOPLE, eva)
    await world.tables.repository.change(game_id, end_of_round)
    for seat in (1, 2, 3):
        accepted(await remove(world, game_id, seat))
        for person in [each for each in (*PEOPLE[1:], eva) if each is not PEOPLE[seat]]:
            await world.tables.submit(
                game_id, person.user_id, motions.answer, REMOVE, seat, agrees=False
            )
        assert await open_votes(world, game_id) == []
    assert reason(await remove(world, game_id, 4)) is Reason.REMOVALS_FAILED
    accepted(await remove(world, game_id, 4, by=BEN))


async def test_the_next_deal_waits_for_one_vote(world: World) -> None:
    game_id = await world.game_after_a_round(*PEOPLE)
    await world.wait(10 * SECOND)
    accepted(await remove(world, game_id))
    for person in PEOPLE:
        await world.submit(game_id, person, play.next_round)
    assert isinstance((await world.state(game_id)).phase, RoundOver), "it waits, whoever asks"
    view = await world.view(game_id)
    assert view.clock.due_at == world.clock.now() + HALF_A_MINUTE
    for person in (CARA, DINA):
        vote = (REMOVE, 1)
        await world.submit(game_id, person, motions.answer, *vote, agrees=False)
    assert await world.wait(timedelta()) == 1
    assert not isinstance((await world.state(game_id)).phase, RoundOver), "and no longer"


async def test_a_second_vote_does_not_put_off_the_deal_and_fails_with_it(world: World) -> None:
    game_id = await world.game_after_a_round(*PEOPLE)
    await world.wait(10 * SECOND)
    accepted(await remove(world, game_id))
    for person in (CARA, DINA):
        accepted(await answer(world, game_id, person, agrees=False))
    accepted(await remove(world, game_id, 2))
    await world.submit(game_id, ANNA, play.next_round)
    assert not isinstance((await world.state(game_id)).phase, RoundOver)
    assert await open_votes(world, game_id) == []
    stored = await world.tables.repository.find(game_id)
    assert stored is not None
    assert [(v.about, v.judged) for v in stored.game.votes] == [(1, False), (2, False)]
    assert stored.game.deadlines
    assert all(each.kind is not DeadlineKind.VOTE for each in stored.game.deadlines)


async def test_votes_of_different_kinds_stand_beside_each_other(world: World) -> None:
    game_id = await world.game_after_a_round(*PEOPLE)
    accepted(await remove(world, game_id))
    assert reason(await remove(world, game_id, 2, by=DINA)) is Reason.VOTE_IS_ON
    accepted(await stop(world, game_id, BEN))
    await world.submit(game_id, CARA, play.next_round)
    kinds = {vote.kind for vote in await open_votes(world, game_id)}
    assert kinds == {REMOVE, STOP, VoteKind.NEXT_ROUND}
