"""A person who misses turns gets less time, and then the computer plays until they are back."""

from __future__ import annotations

from datetime import timedelta

import pytest
from msgspec.structs import replace

from bot.engine import Play, RoundOver, Turn
from bot.tables import Person, Reason, Rejected
from bot.tables.playing import absence, motions, play
from bot.tables.playing.votes import votes_needed
from bot.tables.timing import turn_time
from bot.views.table_values import ActedFor, DeadlineKind, Ending, Status, VoteKind
from tests.positions import face, one_card_left, position
from tests.tables.world import (
    ANNA,
    BEN,
    CARA,
    DINA,
    GUILD,
    PEOPLE,
    SECOND,
    TURN,
    World,
    accepted,
    harmless,
)


@pytest.mark.parametrize(
    ("limit", "missed", "seconds"),
    [(90, 0, 90), (90, 1, 45), (90, 3, 15), (20, 1, 15), (10, 1, 10)],
)
def test_who_misses_a_turn_has_less_time_for_the_next(
    limit: int, missed: int, seconds: int
) -> None:
    assert turn_time(limit * SECOND, missed) == seconds * SECOND


@pytest.mark.parametrize(("number", "needed"), [(1, 2), (2, 2), (3, 2), (4, 3), (5, 3), (9, 5)])
def test_more_than_half_and_never_fewer_than_two(number: int, needed: int) -> None:
    assert votes_needed(number) == needed


async def others_play(world: World, game_id: str, *away: Person) -> None:
    """Let the others act until it is the turn of a person who is `away`."""
    while True:
        person, view = await world.to_act(game_id)
        if person in away:
            return
        await world.act_harmlessly(game_id, person, view)


async def misses(world: World, game_id: str, person: Person, time: timedelta) -> None:
    await others_play(world, game_id, person)
    await world.wait(time - SECOND)
    assert (await world.to_act(game_id))[0] == person
    await world.wait(SECOND)


async def test_a_turn_that_is_missed_is_played_for_and_told_so(world: World) -> None:
    game_id = await world.game(ANNA, BEN, CARA)
    await misses(world, game_id, ANNA, TURN)
    view = await world.view(game_id)
    assert view.steps[-1].acted_for is ActedFor.TIME_UP
    assert view.seats[0].misses_turns
    assert not view.seats[0].is_away
    world.restart()
    assert (await world.view(game_id)).steps[-1].acted_for is ActedFor.TIME_UP


FITS_WHEN_DRAWN = """
seats anna ben cem
hand anna B1 B2 B3
hand ben  B4 B5 B6
hand cem  B7 B8 B9
top R5
draw R8 Y1 Y2
turn anna
"""


async def test_a_drawn_card_is_kept_by_who_does_nothing(world: World) -> None:
    """C5"""
    game_id = await world.game(ANNA, BEN, CARA, at=position(FITS_WHEN_DRAWN))
    await world.wait(TURN)
    state = await world.state(game_id)
    assert (state.phase, len(state.hands[0])) == (Turn(1), 4)
    steps = (await world.view(game_id)).steps[-2:]
    assert [step.acted_for for step in steps] == [ActedFor.TIME_UP] * 2


async def test_who_does_nothing_may_win(world: World) -> None:
    """C6: a card that fits and has to be played is played."""
    record = one_card_left(3, "option voluntary_draw=off", "option target=round")
    game_id = await world.game(ANNA, BEN, CARA, at=position(record))
    await world.wait(TURN)
    assert (await world.view(game_id)).game.ending is Ending.FINISHED


async def test_who_acts_again_has_all_their_time(world: World) -> None:
    game_id = await world.game(ANNA, BEN, CARA)
    await misses(world, game_id, ANNA, TURN)
    await others_play(world, game_id, ANNA)
    view = await world.view(game_id, ANNA)
    assert view.clock.due_at == world.clock.now() + TURN / 2
    await world.act_harmlessly(game_id, ANNA, view)
    await others_play(world, game_id, ANNA)
    assert (await world.view(game_id)).clock.due_at == world.clock.now() + TURN


async def away(world: World, game_id: str, person: Person) -> None:
    await misses(world, game_id, person, TURN)
    await misses(world, game_id, person, TURN / 2)


async def test_after_two_turns_the_computer_plays_on_and_the_seat_stays_theirs(
    world: World,
) -> None:
    game_id = await world.game(ANNA, BEN, CARA)
    await away(world, game_id, ANNA)
    view = await world.view(game_id, ANNA)
    assert view.seat == 0
    assert view.me is not None
    assert view.me.is_away
    assert not view.me.is_computer
    await others_play(world, game_id, ANNA)
    assert (await world.view(game_id)).clock.due_at is None
    assert await world.wait(world.timing.computer_slowest) == 1
    view = await world.view(game_id)
    assert view.steps[-1].acted_for is ActedFor.AUTOPILOT
    assert (await world.to_act(game_id))[0] != ANNA


async def test_one_click_and_who_was_away_plays_again(world: World) -> None:
    game_id = await world.game(ANNA, BEN, CARA)
    await away(world, game_id, ANNA)
    await others_play(world, game_id, ANNA)
    back = await world.submit(game_id, ANNA, absence.come_back)
    assert back.me is not None
    assert not back.me.is_away
    assert back.clock.due_at == world.clock.now() + TURN
    assert await world.wait(world.timing.computer_catch) == 0
    assert (await world.to_act(game_id))[0] == ANNA


async def handing_over(world: World, game_id: str, by: Person, seat: int) -> Reason | None:
    outcome = await world.tables.submit(game_id, by.user_id, motions.hand_over, seat)
    return outcome.reason if isinstance(outcome, Rejected) else None


async def test_the_host_counts_as_one_where_a_seat_goes_to_the_computer(world: World) -> None:
    game_id = await world.game(ANNA, BEN, CARA)
    assert await handing_over(world, game_id, ANNA, 1) is Reason.NOT_MISSING
    await misses(world, game_id, BEN, TURN)
    assert await handing_over(world, game_id, BEN, 1) is Reason.NOT_MISSING
    assert await handing_over(world, game_id, ANNA, 9) is Reason.NOBODY_THERE
    assert await handing_over(world, game_id, ANNA, 1) is None
    assert not (await world.view(game_id)).seats[1].is_away
    assert await handing_over(world, game_id, CARA, 1) is None
    assert (await world.view(game_id)).seats[1].is_away
    assert await handing_over(world, game_id, ANNA, 1) is Reason.NOT_MISSING


async def test_where_two_people_play_neither_gives_the_others_seat_away(world: World) -> None:
    game_id = await world.game(ANNA, BEN, computers=2)
    while not (await world.view(game_id)).seats[1].misses_turns:
        view = await world.view(game_id, ANNA)
        if view.legal:
            done = await world.tables.submit(
                game_id, ANNA.user_id, play.act, harmless(view), view.game.version
            )
            accepted(done)
        await world.wait(world.timing.computer_slowest)
        await world.wait(TURN - world.timing.computer_slowest)
    assert await handing_over(world, game_id, ANNA, 1) is Reason.ONLY_TWO


async def test_the_others_give_it_away_by_a_majority(world: World) -> None:
    game_id = await world.game(*PEOPLE)
    await misses(world, game_id, BEN, TURN)
    for _ in range(2):
        assert await handing_over(world, game_id, CARA, 1) is None
        view = await world.view(game_id)
        assert [(v.kind, v.about, v.ayes, v.needed) for v in view.votes] == [
            (VoteKind.HANDOVER, 1, (2,), 2)
        ]
        assert not view.seats[1].is_away
    assert await handing_over(world, game_id, DINA, 1) is None
    view = await world.view(game_id)
    assert view.seats[1].is_away
    assert [(vote.ayes, vote.judged) for vote in view.votes] == [((2, 3), True)]
    await world.submit(game_id, BEN, absence.come_back)
    assert (await world.view(game_id)).votes == ()


async def test_a_vote_makes_no_click_too_late_and_ends_with_a_sign_of_life(world: World) -> None:
    game_id = await world.game(*PEOPLE)
    await misses(world, game_id, BEN, TURN)
    await others_play(world, game_id, BEN)
    before = await world.view(game_id, BEN)
    assert await handing_over(world, game_id, CARA, 1) is None
    assert (await world.view(game_id)).game.version == before.game.version + 1
    await world.act_harmlessly(game_id, BEN, before)
    assert (await world.view(game_id)).votes == ()


async def everybody_away(world: World) -> str:
    game_id = await world.game(ANNA, BEN, computers=1)
    for _ in range(40):
        if (await world.view(game_id)).clock.paused:
            return game_id
        await world.wait(TURN)
    raise AssertionError("never paused")


async def test_when_everybody_is_away_the_table_pauses(world: World) -> None:
    game_id = await everybody_away(world)
    before = await world.view(game_id)
    assert (before.game.status, before.clock.due_at) == (Status.LIVE, None)
    world.bell.rung.clear()
    assert await world.wait(world.timing.desertion - SECOND) == 0
    assert world.bell.rung == []
    assert (await world.view(game_id)).game.version == before.game.version
    await world.submit(game_id, BEN, absence.come_back)
    view = await world.view(game_id)
    assert not view.clock.paused
    for _ in range(10):
        if (await world.view(game_id, BEN)).legal:
            break
        await world.wait(world.timing.computer_slowest)
    assert (await world.view(game_id)).clock.due_at is not None


async def test_a_paused_table_is_closed_after_a_day(world: World) -> None:
    game_id = await everybody_away(world)
    assert await world.wait(world.timing.desertion) == 1
    view = await world.view(game_id)
    assert (view.game.status, view.game.ending) == (Status.OVER, Ending.ABANDONED)


async def test_a_paused_table_deals_no_round(world: World) -> None:
    game_id = await world.game_after_a_round(ANNA, BEN)

    def all_away(table: object) -> None:
        table.seats = [replace(s, autopilot=True) for s in table.seats]  # type: ignore[attr-defined]
        table.new_version()  # type: ignore[attr-defined]

    await world.tables.repository.change(game_id, all_away)
    assert await world.wait(world.timing.next_round) == 0
    assert isinstance((await world.state(game_id)).phase, RoundOver)
    await world.next_round(game_id, BEN)
    view = await world.view(game_id)
    assert not view.clock.paused
    assert not view.seats[1].is_away


async def test_without_a_limit_the_table_waits_for_a_day(world: World) -> None:
    server = await world.tables.settings.server(GUILD)
    await world.tables.settings.save_server(replace(server, turn_seconds=None))
    game_id = await world.game(ANNA, BEN)
    assert (await world.view(game_id)).clock.due_at is None
    for _ in range(2):
        await world.wait(world.timing.desertion - SECOND)
        person, view = await world.to_act(game_id)
        await world.act_harmlessly(game_id, person, view)
    stored = await world.tables.repository.find(game_id)
    assert stored is not None
    kinds = {deadline.kind for deadline in stored.game.deadlines}
    assert kinds == {DeadlineKind.REMINDER, DeadlineKind.DESERTED}
    await world.wait(world.timing.desertion)
    assert (await world.view(game_id)).game.ending is Ending.ABANDONED


async def test_who_deals_the_next_round_or_votes_is_back(world: World) -> None:
    """Any action of a person shows that they are there, not only a turn."""
    game_id = await world.game(*PEOPLE)
    await misses(world, game_id, ANNA, TURN)
    await misses(world, game_id, BEN, TURN)
    assert (await world.view(game_id)).seats[0].misses_turns
    await world.submit(game_id, ANNA, motions.hand_over, 1)
    assert not (await world.view(game_id)).seats[0].misses_turns

    record = one_card_left(3).replace("turn anna", "turn ben")
    game_id = await world.game(ANNA, BEN, CARA, at=position(record), channel=99)
    await world.wait(TURN)
    await others_play(world, game_id, ANNA)
    await world.act(game_id, ANNA, Play(0, face("R5")))
    assert (await world.view(game_id)).seats[1].misses_turns
    await world.next_round(game_id, BEN)
    assert not (await world.view(game_id)).seats[1].misses_turns
