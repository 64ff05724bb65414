"""What happens by itself at a table, with a clock that tests move."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from datetime import timedelta

import pytest

from bot.engine import (
    Action,
    Call,
    Draw,
    MakeGesture,
    Mode,
    Observation,
    Play,
    Say,
    Turn,
    build_options,
    harmless_action,
)
from bot.notation.action_text import action_text
from bot.store.rows import MessageKind, MessageRow
from bot.store.transactions import Transaction
from bot.tables.playing import play
from bot.tables.scheduling.grace import GRACE
from bot.tables.seating.hosting import ChoosePace, SetLevel, arrange
from bot.tables.timing import Timing
from bot.views.table_values import DeadlineKind, Ending, Pace, Status
from tests.guard import GUARD
from tests.positions import BEN_OWES_UNO, dealt, face, position
from tests.tables.world import (
    ANNA,
    BEN,
    CARA,
    PEOPLE,
    RING,
    SECOND,
    TURN,
    World,
    plain,
    plain_brain,
)


async def test_the_next_round_comes_by_itself(world: World) -> None:
    game_id = await world.game_after_a_round(ANNA, BEN)
    view = await world.view(game_id)
    assert view.clock.due_kind is DeadlineKind.NEXT_ROUND
    assert view.clock.due_at == world.clock.now() + world.timing.next_round
    assert await world.wait(world.timing.next_round - SECOND) == 0
    assert await world.wait(SECOND) == 1
    observation = (await world.view(game_id)).observation
    assert observation is not None
    assert observation.number == 2


async def _one_turn(world: World, game_id: str) -> None:
    """Let the player draw a card that does not fit."""
    person, view = await world.to_act(game_id)
    await world.act(game_id, person, Draw(0), view.game.version)
    phase = (await world.state(game_id)).phase
    assert isinstance(phase, Turn)
    assert phase.seat != view.seat


async def test_who_does_nothing_is_reminded_once(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    await _one_turn(world, game_id)
    person, view = await world.to_act(game_id)
    assert view.clock.due_kind is DeadlineKind.TURN
    await world.tables.messages.set_dms(game_id, person.user_id, True)
    assert await world.wait(RING) == 1
    reminders = await _reminders(world, game_id)
    assert [(message.user_id, message.retired) for message in reminders] == [
        (person.user_id, False)
    ]
    assert (await world.view(game_id)).game.version == view.game.version
    assert await world.wait(SECOND) == 0
    await world.act_harmlessly(game_id, person, view)
    assert await _reminders(world, game_id) == []


async def _reminders(world: World, game_id: str) -> list[MessageRow]:
    stale = await world.tables.messages.stale(game_id)
    return [message for message in stale if message.kind is MessageKind.REMINDER]


async def test_a_call_of_others_does_not_give_more_time(world: World) -> None:
    game_id = await world.game(*PEOPLE, at=position(BEN_OWES_UNO))
    due = (await world.view(game_id)).clock.due_at
    assert due == world.clock.now() + TURN
    world.clock.pass_by(10 * SECOND)
    await world.act(game_id, BEN, Say(0, Call.UNO))
    assert (await world.view(game_id)).clock.due_at == due


GESTURE_DUE = """
option action_uno=3:all
seats anna ben cem
hand anna R3 R1 B2
hand ben  G1 G2 G4
hand cem  Y1 Y2 Y4
top R5
draw B4 B5 B6 B7 B8
turn anna
anna: play R3
? phase gesture
"""


GESTURE_DUE_OF_TWO = """
option action_uno=3:all
seats anna ben
hand anna R3 R1 B2
hand ben  G1 G2 G4
top R5
draw B4 B5 B6 B7 B8
turn anna
anna: play R3
? phase gesture
"""


async def test_the_time_for_a_gesture_runs_out(world: World) -> None:
    game_id = await world.game(ANNA, BEN, CARA, at=position(GESTURE_DUE))
    due = (await world.view(game_id)).clock.due_at
    assert due == world.clock.now() + world.timing.gesture
    world.clock.pass_by(5 * SECOND)
    await world.act(game_id, BEN, MakeGesture(0))
    view = await world.view(game_id)
    assert (view.clock.due_at, view.clock.due_kind) == (due, DeadlineKind.GESTURE)
    before = (await world.state(game_id)).hands
    assert await world.wait(world.timing.gesture) == 1
    after = (await world.state(game_id)).hands
    assert [len(b) - len(a) for a, b in zip(before, after, strict=True)] == [1, 0, 1]


@pytest.mark.parametrize(("pace", "times"), [(Pace.BRISK, 1), (Pace.EASY, 2), (Pace.PEOPLE, 4)])
async def test_a_computer_player_moves_at_the_pace_of_its_table(
    world: World, pace: Pace, times: int
) -> None:
    game_id = await world.lobby(ANNA, computers=1)
    await world.submit(game_id, ANNA, arrange, ChoosePace(pace))
    with dealt(plain):
        await world.start(game_id, ANNA)
    world.restart()
    assert (await world.view(game_id)).game.pace is pace
    await _one_turn(world, game_id)
    assert await world.wait(times * world.timing.computer_fastest - SECOND / 10) == 0
    assert await world.wait(times * world.timing.computer_slowest) == 1


TWO_CARDS = """
seats anna {others}
hand anna R3 R4
hand ben  R1 G4 G6
hand cem  Y1 Y2 Y4
top R5
draw B4 B5 B6 B7 B8
turn anna
"""


async def test_a_computer_player_catches_after_people_had_a_chance(world: World) -> None:
    at = position(TWO_CARDS.format(others="ben cem"))
    game_id = await world.game(ANNA, BEN, computers=1, at=at)
    await world.act(game_id, ANNA, Play(0, face("R3")))
    assert len((await world.state(game_id)).hands[0]) == 1
    await world.wait(world.timing.computer_catch - SECOND)
    assert len((await world.state(game_id)).hands[0]) == 1
    await world.wait(world.timing.computer_latest_catch)
    assert len((await world.state(game_id)).hands[0]) == 3


async def test_a_computer_player_whose_turn_it_is_does_not_wait_to_catch(world: World) -> None:
    at = position(TWO_CARDS.replace("hand cem  Y1 Y2 Y4\n", "").format(others="ben"))
    game_id = await world.game(ANNA, computers=1, at=at)
    await world.act(game_id, ANNA, Play(0, face("R3")))
    version = (await world.view(game_id)).game.version
    assert world.timing.computer_slowest < world.timing.computer_catch
    assert await world.wait(world.timing.computer_slowest) == 1
    assert (await world.view(game_id)).game.version == version + 1


async def test_one_person_and_computer_players_reach_the_end(world: World) -> None:
    options = build_options(Mode.CLASSIC, [("target", "round"), ("action_uno", None)])
    game_id = await world.dealt_game(ANNA, computers=3, options=options)
    chance = random.Random(3)
    for _ in range(2000):
        view = await world.view(game_id, ANNA)
        if view.game.status is Status.OVER:
            break
        gesture = next((a for a in view.side if isinstance(a, MakeGesture)), None)
        action = gesture or (chance.choice(view.legal) if view.legal else None)
        if action is None:
            assert await world.wait(world.timing.computer_latest_catch) > 0
        else:
            await world.act(game_id, ANNA, action, view.game.version)
    view = await world.view(game_id)
    assert (view.game.status, view.game.ending) == (Status.OVER, Ending.FINISHED)


def broken(*_args: object) -> Action | None:
    raise RuntimeError("no idea")


def silent(*_args: object) -> Action | None:
    return None


def cheating(observation: Observation, *_args: object) -> Action | None:
    assert observation.seat is not None
    return Play(observation.seat, face("W"), colour=7)


@pytest.mark.parametrize("brain", [broken, silent, cheating])
async def test_a_brain_that_fails_does_not_hold_up_the_game(
    world: World, brain: Callable[..., Action | None]
) -> None:
    world.brain = brain
    game_id = await world.game(ANNA, computers=1)
    await _one_turn(world, game_id)
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
    await _one_turn(world, game_id)
    hand = (await world.state(game_id)).hands[1]
    await world.wait(world.timing.computer_slowest)
    assert [(o.seat, o.hand) for o in seen] == [(1, hand)]


async def test_a_deadline_that_fails_is_put_off_and_not_lost(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = await world.lobby(ANNA)
    await world.show_everything()
    world.clock.pass_by(world.timing.lobby)

    async def broken(_transaction: object) -> None:
        raise RuntimeError("the disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(Transaction, "begin", broken)
        assert await world.tables.scheduler.meet_due() == 1
    assert (await world.view(game_id)).game.status is Status.LOBBY
    assert await world.wait(SECOND) == 0
    assert await world.wait(14 * SECOND) == 1
    assert await world.wait(GRACE) == 1
    assert (await world.view(game_id)).game.status is Status.OVER


async def test_two_processes_carry_out_a_deadline_once(world: World) -> None:
    game_id = await world.game_after_a_round(ANNA, BEN)
    await world.show_everything()
    first = world.tables
    world.restart()
    world.clock.pass_by(world.timing.next_round)
    await asyncio.gather(first.scheduler.meet_due(), world.tables.scheduler.meet_due())
    observation = (await world.view(game_id)).observation
    assert observation is not None
    assert observation.number == 2


async def test_the_runner_waits_for_the_next_deadline(world: World) -> None:
    running = asyncio.create_task(world.tables.scheduler.run())
    try:
        game_id = await world.lobby(ANNA)
        await world.show_everything()
        await world.clock.somebody_sleeps.wait()
        world.bell.ringing.clear()
        world.clock.pass_by(world.timing.lobby)
        await world.bell.ringing.wait()
        assert (await world.view(game_id)).game.status is Status.OVER
    finally:
        running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert running.cancelled()


async def test_the_runner_does_not_wake_for_a_game_that_is_over(world: World) -> None:
    game_id = await world.lobby(ANNA)
    world.clock.pass_by(world.timing.lobby - 2 * SECOND)
    await world.submit(game_id, ANNA, play.leave)
    running = asyncio.create_task(world.tables.scheduler.run())
    try:
        await world.clock.somebody_sleeps.wait()
        assert world.clock.wakes_next == world.clock.now() + 3 * SECOND
    finally:
        running.cancel()
    await asyncio.gather(running, return_exceptions=True)


async def test_the_runner_wakes_for_a_deadline_that_comes_up_while_it_sleeps(world: World) -> None:
    world.timing = Timing(gesture=2 * SECOND)
    world.restart()
    running = asyncio.create_task(world.tables.scheduler.run())
    try:
        await world.clock.somebody_sleeps.wait()
        await world.game(ANNA, BEN, at=position(GESTURE_DUE_OF_TWO))
        due = world.clock.now() + world.timing.gesture
        async with asyncio.timeout(GUARD):
            while world.clock.wakes_next != due:
                world.clock.somebody_sleeps.clear()
                await world.clock.somebody_sleeps.wait()
    finally:
        running.cancel()
    await asyncio.gather(running, return_exceptions=True)


async def test_the_runner_lives_while_its_loop_turns(world: World) -> None:
    scheduler = world.tables.scheduler
    assert not scheduler.is_alive
    running = asyncio.create_task(scheduler.run())
    try:
        for _ in range(5):
            await world.clock.somebody_sleeps.wait()
            assert scheduler.is_alive
            world.clock.somebody_sleeps.clear()
            world.clock.pass_by(timedelta(seconds=30))
    finally:
        running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    world.clock.pass_by(timedelta(minutes=1))
    assert not scheduler.is_alive


HELD = """
seats anna ben
hand anna RS R2 W B5 B6 B7
hand ben R+2 Y1 Y2
draw R8 Y4 Y5 Y6
"""


JUMPED = """
seats anna ben cem
hand anna R2 R3 B5
hand ben Y5 Y6
hand cem R2 Y1 Y2
draw R8 Y4 Y5
top R5
turn cem
cem: play R2
? turn anna
"""

ONLY_WILDS = """
seats anna ben
hand anna W B6 B7 G1
hand ben Y5 Y6
draw R8 Y4 Y5
top R5
turn anna
"""


@pytest.mark.parametrize(
    ("record", "done"),
    [
        (f"{HELD}\ntop R5\nturn anna", "draw"),
        (f"{HELD}\ntop R5\nturn anna\nanna: draw\n? phase drawn", "pass"),
        (f"option stacking\n{HELD}\ntop R5\nturn ben\nben: play R+2\n? pending 2", "take"),
        (f"{HELD}\nstart W\ndealer ben\n? phase colour", "colour B"),
        (f"option voluntary_draw=off\n{HELD}\ntop R5\nturn anna", "play R2"),
        (f"option voluntary_draw=off\noption jump_in\n{JUMPED}", "play R2"),
        (f"option voluntary_draw=off\n{ONLY_WILDS}", "play W:B"),
        ("mode duo\nseats anna ben\ndrafter anna\ndraw R1 R2 R3 R4", "discard"),
    ],
)
def test_for_who_does_nothing_the_least_harmful_is_done(record: str, done: str) -> None:
    state = position(record)
    assert action_text(state, ["anna", "ben"], harmless_action(state, 0)) == done


async def test_who_plays_like_a_child_catches_later(world: World) -> None:
    at = position(TWO_CARDS.format(others="ben cem"))
    waits: dict[str, set[timedelta]] = {"easy": set(), "master": set()}
    for first, (level, found) in enumerate(waits.items()):
        for number in range(5):
            game_id = await world.lobby(ANNA, BEN, computers=1, channel=100 + 10 * first + number)
            await world.submit(game_id, ANNA, arrange, SetLevel("ada", level))
            with dealt(lambda _options, _seats: at):
                await world.start(game_id, ANNA)
            await world.act(game_id, ANNA, Play(0, face("R3")))
            found.add(await world.computer_due(game_id) - world.clock.now())

    assert waits["master"] == {world.timing.computer_catch}
    assert len(waits["easy"]) == 5, "nobody hesitates for the same time again and again"
    assert world.timing.computer_catch < max(waits["easy"]) <= world.timing.computer_latest_catch
