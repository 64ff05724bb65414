"""What happens by itself: with a clock that moves when a test says so."""

from __future__ import annotations

import asyncio
import random
from datetime import timedelta

from msgspec.structs import replace

from bot.engine import (
    Action,
    Call,
    ColourChoice,
    Debt,
    Draft,
    Draw,
    Drawn,
    GestureDuty,
    MakeGesture,
    Mode,
    NameColour,
    Observation,
    Options,
    Pending,
    Play,
    RoundOver,
    Say,
    State,
    Turn,
    build_options,
    new_match,
)
from bot.engine.cards import RANK_OF
from bot.engine.state import PendingDraw
from bot.store.rows import DeadlineKind, Ending, MessageKind, MessageRow, Status
from bot.tables import Person
from bot.tables.idle import least_harmful
from tests.tables.world import (
    ANNA,
    BEN,
    CARA,
    PEOPLE,
    World,
    accepted,
    face,
    harmless,
    plain_brain,
)

SECOND = timedelta(seconds=1)
CLASSIC = build_options(Mode.CLASSIC)


def _dealt(seats: int, options: Options = CLASSIC) -> State:
    """Seat 1 is on; everybody has 7 cards and the top card is a number."""
    for seed in range(100):
        state, _events = new_match(options, seats, seed.to_bytes(16, "big"), dealer=0)
        if state.phase == Turn(1) and len(set(map(len, state.hands))) == 1:
            return state
    raise AssertionError("no such deal")


async def test_the_next_round_comes_by_itself(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    await _let_somebody_win(world, game_id)
    view = await world.view(game_id)
    assert view.deadline_kind is DeadlineKind.NEXT_ROUND
    assert view.deadline == world.clock.now() + world.timing.next_round
    assert await world.wait(world.timing.next_round - SECOND) == 0
    assert await world.wait(SECOND) == 1
    observation = (await world.view(game_id)).observation
    assert observation is not None
    assert observation.number == 2


async def test_leaving_does_not_put_off_the_next_round(world: World) -> None:
    game_id = await world.game(ANNA, BEN, CARA)
    await _let_somebody_win(world, game_id)
    due = (await world.view(game_id)).deadline
    world.clock.pass_by(5 * SECOND)
    accepted(await world.tables.leave(game_id, CARA.user_id))
    assert (await world.view(game_id)).deadline == due


async def _let_somebody_win(world: World, game_id: str) -> None:
    def one_card_left(state: State) -> State:
        seats = len(state.hands)
        hands = (bytes([face("R5")]), *(bytes([face("G7")]) * 2 for _ in range(seats - 1)))
        return replace(
            state, phase=Turn(0), hands=hands, top=face("R3"), colour=0, debts=(), window=None
        )

    await world.put(game_id, one_card_left)
    accepted(await world.tables.submit(game_id, ANNA.user_id, Play(0, face("R5")), None))
    observation = (await world.view(game_id)).observation
    assert observation is not None
    assert isinstance(observation.phase, RoundOver)


async def _one_turn(world: World, game_id: str) -> None:
    person, view = await world.to_act(game_id)
    accepted(await world.tables.submit(game_id, person.user_id, harmless(view), view.version))
    person, view = await world.to_act(game_id)
    assert view.observation is not None
    if isinstance(view.observation.phase, Drawn):
        accepted(await world.tables.submit(game_id, person.user_id, harmless(view), view.version))


async def test_who_does_nothing_is_reminded_once(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    await _one_turn(world, game_id)
    person, view = await world.to_act(game_id)
    assert view.deadline_kind is DeadlineKind.TURN
    assert await world.wait(world.timing.reminder) == 1
    reminders = await _reminders(world, game_id)
    assert [(message.user_id, message.retired) for message in reminders] == [
        (person.user_id, False)
    ]
    assert (await world.view(game_id)).version == view.version
    assert await world.wait(SECOND) == 0
    accepted(await world.tables.submit(game_id, person.user_id, harmless(view), view.version))
    assert await _reminders(world, game_id) == []


async def test_a_posted_reminder_is_taken_back(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    await _one_turn(world, game_id)
    person, view = await world.to_act(game_id)
    await world.wait(world.timing.reminder)
    (reminder,) = await _reminders(world, game_id)
    await world.tables.shown(reminder, view.version, 70, 4321)
    assert await _reminders(world, game_id) == []
    accepted(await world.tables.submit(game_id, person.user_id, harmless(view), view.version))
    (reminder,) = await _reminders(world, game_id)
    assert (reminder.retired, reminder.message_id) == (True, 4321)
    await world.tables.removed(reminder)
    assert await _reminders(world, game_id) == []


async def _reminders(world: World, game_id: str) -> list[MessageRow]:
    stale = await world.tables.stale_messages(game_id)
    return [message for message in stale if message.kind is MessageKind.REMINDER]


async def test_the_bot_acts_for_who_does_nothing(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    await _one_turn(world, game_id)
    person, view = await world.to_act(game_id)
    assert view.observation is not None
    assert await world.wait(world.timing.turn) == 2
    other, after = await world.to_act(game_id)
    assert other != person
    assert after.version > view.version
    mine = (await world.view(game_id, person)).observation
    assert mine is not None
    assert len(mine.hand) == len(view.observation.hand) + 1


async def test_who_acts_again_is_forgiven(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    await _one_turn(world, game_id)
    for _ in range(2 * world.timing.missed_turns):
        await world.wait(world.timing.turn)
        for _turn in ("the other's", "of who let one go by", "the other's"):
            await _one_turn(world, game_id)
    assert (await world.view(game_id)).status is Status.LIVE


async def test_who_never_acts_leaves_and_play_goes_on(world: World) -> None:
    game_id = await world.game(ANNA, BEN, CARA)
    gone = (await world.to_act(game_id))[0]
    for _ in range(20):
        person, _view = await world.to_act(game_id)
        if person == gone:
            await world.wait(world.timing.turn)
        else:
            await _one_turn(world, game_id)
        if (await world.view(game_id, gone)).seat is None:
            break
    view = await world.view(game_id, gone)
    assert view.seat is None
    assert view.status is Status.LIVE
    assert view.host_id != gone.user_id
    await _one_turn(world, game_id)


async def test_when_nobody_acts_the_game_ends(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    for _ in range(10):
        await world.wait(world.timing.turn)
    view = await world.view(game_id)
    assert view.status is Status.OVER
    assert view.ending is Ending.FINISHED


async def test_a_call_of_others_does_not_give_more_time(world: World) -> None:
    game_id = await world.game(*PEOPLE)
    await _one_turn(world, game_id)
    person, view = await world.to_act(game_id)
    others = [p for p in PEOPLE if p != person]
    seat = next(s.number for s in view.seats if s.user_id == others[0].user_id)

    def owing(state: State) -> State:
        hands = list(state.hands)
        draw = state.draw + hands[seat][1:]
        hands[seat] = hands[seat][:1]
        return replace(state, hands=tuple(hands), draw=draw, debts=(Debt(seat, Call.UNO),))

    await world.put(game_id, owing)
    world.clock.pass_by(10 * SECOND)
    accepted(await world.tables.submit(game_id, others[0].user_id, Say(0, Call.UNO), None))
    assert (await world.view(game_id)).deadline == view.deadline


GESTURES = build_options(Mode.CLASSIC, [("action_uno", "3:all")])


async def _gesture_due(world: World, *people: Person, computers: int = 0) -> str:
    game_id = await world.game(*people, computers=computers, options=GESTURES)

    def three_in_hand(state: State) -> State:
        hands = (bytes([face("R3")]) * 3, *state.hands[1:])
        return replace(
            state, phase=Turn(0), hands=hands, top=face("R5"), colour=0, debts=(), window=None
        )

    await world.put(game_id, three_in_hand)
    accepted(await world.tables.submit(game_id, ANNA.user_id, Play(0, face("R3")), None))
    observation = (await world.view(game_id)).observation
    assert observation is not None
    assert isinstance(observation.phase, GestureDuty)
    return game_id


async def test_the_time_for_a_gesture_runs_out(world: World) -> None:
    game_id = await _gesture_due(world, ANNA, BEN, CARA)
    due = (await world.view(game_id)).deadline
    assert due == world.clock.now() + world.timing.gesture
    world.clock.pass_by(5 * SECOND)
    accepted(await world.tables.submit(game_id, BEN.user_id, MakeGesture(0), None))
    view = await world.view(game_id)
    assert (view.deadline, view.deadline_kind) == (due, DeadlineKind.GESTURE)
    before = (await world.state(game_id)).hands
    assert await world.wait(world.timing.gesture) == 1
    after = (await world.state(game_id)).hands
    assert [len(b) - len(a) for a, b in zip(before, after, strict=True)] == [1, 0, 1]


async def test_computer_players_make_gestures(world: World) -> None:
    game_id = await _gesture_due(world, ANNA, computers=2)
    await world.wait(world.timing.computer_slowest)
    phase = (await world.state(game_id)).phase
    assert isinstance(phase, GestureDuty)
    assert phase.waiting == (0,)


async def test_a_computer_player_takes_a_moment_and_plays(world: World) -> None:
    game_id = await world.game(ANNA, computers=1)
    await world.put(game_id, lambda _state: replace(_dealt(2), phase=Turn(0)))
    await _one_turn_of(world, game_id, ANNA.user_id)
    assert (await world.state(game_id)).phase == Turn(1)
    version = (await world.view(game_id)).version
    assert await world.wait(world.timing.computer_fastest - SECOND / 10) == 0
    assert await world.wait(world.timing.computer_slowest) == 1
    assert (await world.view(game_id)).version == version + 1


async def _one_turn_of(world: World, game_id: str, user_id: int) -> None:
    accepted(await world.tables.submit(game_id, user_id, Draw(0), None))
    if isinstance((await world.state(game_id)).phase, Drawn):
        view = await world.tables.view(game_id, user_id)
        assert view is not None
        accepted(await world.tables.submit(game_id, user_id, view.legal[0], None))


async def test_a_computer_player_catches_after_people_had_a_chance(world: World) -> None:
    game_id = await world.game(ANNA, BEN, computers=1)

    def two_cards(state: State) -> State:
        hands = (bytes([face("R3"), face("R3")]), *state.hands[1:])
        return replace(
            state, phase=Turn(0), hands=hands, top=face("R5"), colour=0, debts=(), window=None
        )

    await world.put(game_id, two_cards)
    accepted(await world.tables.submit(game_id, ANNA.user_id, Play(0, face("R3")), None))
    assert len((await world.state(game_id)).hands[0]) == 1
    await world.wait(world.timing.computer_catch - SECOND)
    assert len((await world.state(game_id)).hands[0]) == 1
    await world.wait(SECOND)
    assert len((await world.state(game_id)).hands[0]) == 3


async def test_one_person_and_computer_players_reach_the_end(world: World) -> None:
    options = build_options(Mode.CLASSIC, [("target", "round"), ("action_uno", None)])
    game_id = await world.game(ANNA, computers=3, options=options)
    chance = random.Random(3)
    for _ in range(2000):
        view = await world.view(game_id, ANNA)
        if view.status is Status.OVER:
            break
        gesture = next((a for a in view.side if isinstance(a, MakeGesture)), None)
        action = gesture or (chance.choice(view.legal) if view.legal else None)
        if action is None:
            assert await world.wait(world.timing.computer_catch) > 0
        else:
            accepted(await world.tables.submit(game_id, ANNA.user_id, action, view.version))
    view = await world.view(game_id)
    assert (view.status, view.ending) == (Status.OVER, Ending.FINISHED)


async def test_a_brain_that_fails_does_not_hold_up_the_game(world: World) -> None:
    def broken(*_args: object) -> Action | None:
        raise RuntimeError("no idea")

    def silent(*_args: object) -> Action | None:
        return None

    def cheating(observation: Observation, *_args: object) -> Action | None:
        assert observation.seat is not None
        return Play(observation.seat, face("W"), colour=7)

    game_id = await world.game(ANNA, computers=1)
    for brain in (broken, silent, cheating):
        world.brain = brain
        await world.put(game_id, lambda _state: replace(_dealt(2), phase=Turn(0)))
        await _one_turn_of(world, game_id, ANNA.user_id)
        await world.wait(world.timing.computer_slowest)
        assert (await world.state(game_id)).phase == Turn(0)


async def test_a_brain_sees_what_its_seat_may_see(world: World) -> None:
    seen: list[Observation] = []

    def watching(
        observation: Observation, legal: list[Action], side: list[Action], level: str, seed: bytes
    ) -> Action | None:
        seen.append(observation)
        assert level == "easy"
        return plain_brain(observation, legal, side, level, seed)

    world.brain = watching
    game_id = await world.game(ANNA, computers=1)
    await world.put(game_id, lambda _state: replace(_dealt(2), phase=Turn(0)))
    await _one_turn_of(world, game_id, ANNA.user_id)
    hand = (await world.state(game_id)).hands[1]
    await world.wait(world.timing.computer_slowest)
    assert [(o.seat, o.hand) for o in seen] == [(1, hand)]


async def test_a_deadline_that_fails_is_put_off_and_not_lost(world: World) -> None:
    game_id = await world.lobby(ANNA)
    failing = world.tables.change
    world.tables.change = _broken  # type: ignore[method-assign]
    assert await world.wait(world.timing.lobby) == 1
    world.tables.change = failing  # type: ignore[method-assign]
    assert (await world.view(game_id)).status is Status.LOBBY
    assert await world.wait(SECOND) == 0
    assert await world.wait(timedelta(minutes=1)) == 1
    assert (await world.view(game_id)).status is Status.OVER


async def _broken(*_args: object) -> None:
    raise RuntimeError("the disk is full")


async def test_two_processes_carry_out_a_deadline_once(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    await _let_somebody_win(world, game_id)
    first = world.tables
    world.restart()
    world.clock.pass_by(world.timing.next_round)
    await asyncio.gather(first.meet_due(), world.tables.meet_due())
    observation = (await world.view(game_id)).observation
    assert observation is not None
    assert observation.number == 2


async def test_the_runner_waits_for_the_next_deadline(world: World) -> None:
    running = asyncio.create_task(world.tables.run_deadlines())
    try:
        game_id = await world.lobby(ANNA)
        await world.clock.somebody_sleeps.wait()
        world.bell.ringing.clear()
        world.clock.pass_by(world.timing.lobby)
        await world.bell.ringing.wait()
        assert (await world.view(game_id)).status is Status.OVER
    finally:
        running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert running.cancelled()


def test_the_least_harmful_action_by_phase() -> None:
    turn = _dealt(3)
    assert least_harmful(turn, 1) == Draw(1)
    drawn = replace(turn, phase=Drawn(1, turn.hands[1][0]))
    assert type(least_harmful(drawn, 1)).__name__ == "Pass"
    pending = replace(turn, phase=Pending(1, PendingDraw(_kind("W+4"), 4)))
    assert type(least_harmful(pending, 1)).__name__ == "Take"
    blue = (b"", bytes([face("B5"), face("B6"), face("R1"), face("W")]), b"")
    naming = replace(turn, phase=ColourChoice(1, 1), hands=blue)
    assert least_harmful(naming, 1) == NameColour(1, 3)
    draft, _events = new_match(build_options(Mode.DUO), 2, bytes(16))
    assert isinstance(draft.phase, Draft)
    assert type(least_harmful(draft, draft.phase.seat)).__name__ == "Discard"


def test_where_a_card_must_be_played_it_is_the_cheapest() -> None:
    forced = build_options(Mode.CLASSIC, [("voluntary_draw", "off")])
    state = replace(
        _dealt(2, forced),
        hands=(b"", bytes([face("RS"), face("R2"), face("W"), face("B9")])),
        top=face("R5"),
        colour=0,
    )
    assert least_harmful(state, 1) == Play(1, face("R2"))


def _kind(text: str) -> int:
    return RANK_OF[face(text)]
