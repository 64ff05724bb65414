"""A break that a table agrees on: who decides it, what stands still in it, and how it ends."""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path

import pytest

from bot.engine import Mode, Observation, Play, SeatAction, build_options
from bot.place import GroupDm
from bot.store.rows import MessageKind, MessageRow
from bot.tables import Outcome, Person, Reason, Rejected, TableView
from bot.tables.playing import absence, motions, play, recess
from bot.tables.seating import free_seats
from bot.tables.table import Stored, Table
from bot.views.table_values import Deadline, DeadlineKind, Status, VoteKind
from tests.positions import face, one_card_left, position
from tests.tables.world import (
    ANNA,
    BEN,
    CARA,
    PEOPLE,
    SECOND,
    STRANGER,
    TURN,
    World,
    accepted,
    harmless,
    leave,
)

HALF_AN_HOUR = timedelta(minutes=30)
GROUP = GroupDm(700)
CHECKOUT = Path(__file__).resolve().parents[3]


async def ask(world: World, game_id: str, by: Person = ANNA) -> Outcome:
    return await world.tables.submit(game_id, by.user_id, motions.ask_for_recess)


async def answer(world: World, game_id: str, by: Person, *, agrees: bool) -> Outcome:
    """Answer Anna's question."""
    return await world.tables.submit(
        game_id, by.user_id, motions.answer, VoteKind.RECESS, 0, agrees=agrees
    )


async def go_on(world: World, game_id: str, by: Person = ANNA) -> Outcome:
    return await world.tables.submit(game_id, by.user_id, recess.go_on)


async def rests(world: World, game_id: str) -> bool:
    return (await world.view(game_id)).game.recess is not None


async def stored(world: World, game_id: str) -> Stored:
    found = await world.tables.repository.find(game_id)
    assert found is not None
    return found


async def running(world: World, game_id: str) -> set[DeadlineKind]:
    planned = (await stored(world, game_id)).game.deadlines
    return {each.kind for each in planned if each.stood_since is None}


async def deadline(world: World, game_id: str, kind: DeadlineKind) -> Deadline | None:
    planned = (await stored(world, game_id)).game.deadlines
    return next((each for each in planned if each.kind is kind), None)


async def calls(world: World, game_id: str) -> list[MessageRow]:
    rows = (await stored(world, game_id)).messages
    return [each for each in rows if each.kind is MessageKind.RECESS_CALL and not each.retired]


def reason(outcome: Outcome) -> Reason | None:
    return outcome.reason if isinstance(outcome, Rejected) else None


def _never(_seen: Observation, _allowed: Sequence[SeatAction]) -> SeatAction:
    raise AssertionError("nobody asks what may be done in a break")


async def break_of_three(world: World) -> str:
    game_id = await world.game(ANNA, BEN, CARA)
    accepted(await ask(world, game_id))
    accepted(await answer(world, game_id, BEN, agrees=True))
    return game_id


async def test_more_than_half_of_those_who_are_there_decide(world: World) -> None:
    game_id = await world.game(*PEOPLE)
    accepted(await ask(world, game_id))
    accepted(await answer(world, game_id, BEN, agrees=True))
    assert not await rests(world, game_id), "two of four are no more than half"
    accepted(await answer(world, game_id, CARA, agrees=True))
    assert await rests(world, game_id)


async def test_both_of_two_have_to_agree(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    accepted(await ask(world, game_id))
    assert not await rests(world, game_id)
    accepted(await answer(world, game_id, BEN, agrees=True))
    assert await rests(world, game_id)


async def test_who_is_alone_or_with_computers_has_it_at_once(world: World) -> None:
    game_id = await world.game(ANNA, computers=2)
    accepted(await ask(world, game_id))
    assert await rests(world, game_id)


async def test_who_is_away_is_not_asked(world: World) -> None:
    game_id = await world.game(ANNA, BEN)

    def ben_away(table: Table) -> None:
        table.set_seat(1, autopilot=True)
        table.new_version()

    await world.tables.repository.change(game_id, ben_away)
    accepted(await ask(world, game_id))
    assert await rests(world, game_id)


async def test_a_seat_that_was_offered_while_all_were_away_is_kept_through_it(world: World) -> None:
    game_id = await world.game(ANNA, BEN, at=position(one_card_left(2)))
    await world.tables.submit(game_id, STRANGER.user_id, free_seats.follow, "Zoe")
    accepted(await world.tables.submit(game_id, BEN.user_id, free_seats.offer_seat))
    accepted(await world.tables.submit(game_id, 1, play.act, Play(0, face("R5")), None))

    def all_away(table: Table) -> None:
        for seat in (0, 1):
            table.set_seat(seat, autopilot=True)
        table.new_version()

    await world.tables.repository.change(game_id, all_away)
    assert DeadlineKind.OFFER_ENDS in await running(world, game_id)
    accepted(await ask(world, game_id))
    assert await running(world, game_id) == {DeadlineKind.DESERTED, DeadlineKind.RECESS_ENDS}
    await world.wait(HALF_AN_HOUR)
    accepted(await go_on(world, game_id))
    (zoe,) = (await world.view(game_id)).game.followers
    assert zoe.offered_until == world.clock.now() + world.timing.seat_offer


async def test_silence_is_no_and_one_asks_once_a_round(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    accepted(await ask(world, game_id))
    assert reason(await ask(world, game_id, BEN)) is Reason.VOTE_IS_ON
    await world.wait(31 * SECOND)
    await world.wait(31 * SECOND)
    (vote,) = (await world.view(game_id)).votes
    assert (vote.kind, vote.judged) == (VoteKind.RECESS, False)
    assert reason(await ask(world, game_id)) is Reason.VOTED_DOWN
    accepted(await ask(world, game_id, BEN))


async def test_only_going_on_leaving_and_ending_the_match_do_anything(world: World) -> None:
    game_id = await break_of_three(world)
    before = await world.view(game_id)
    person, seen = await world.to_act(game_id)
    assert seen.legal == ()
    submit = world.tables.submit
    refused = [
        await submit(game_id, person.user_id, play.act, _never, None),
        await submit(game_id, ANNA.user_id, play.contra),
        await submit(game_id, ANNA.user_id, absence.come_back),
        await submit(game_id, ANNA.user_id, free_seats.offer_seat),
        await submit(game_id, STRANGER.user_id, free_seats.follow, "Zoe"),
        await world.tables.seats.join(game_id, STRANGER),
        await answer(world, game_id, CARA, agrees=False),
        await ask(world, game_id, CARA),
    ]
    assert {reason(each) for each in refused} == {Reason.IN_RECESS}
    assert await world.view(game_id) == before
    assert reason(await go_on(world, game_id, STRANGER)) is Reason.NOT_AT_TABLE
    await leave(world, game_id, CARA)
    assert await rests(world, game_id)
    accepted(await submit(game_id, ANNA.user_id, motions.stop, False))
    await world.wait(HALF_AN_HOUR)
    accepted(await submit(game_id, BEN.user_id, motions.answer, VoteKind.STOP, 0, agrees=True))
    over = await world.view(game_id)
    assert (over.game.status, over.game.recess) == (Status.OVER, None)


async def test_a_vote_on_ending_it_has_its_whole_time_afterwards(world: World) -> None:
    game_id = await break_of_three(world)
    accepted(await world.tables.submit(game_id, ANNA.user_id, motions.stop, False))
    await world.wait(HALF_AN_HOUR)
    accepted(await go_on(world, game_id))
    votes = {vote.kind: vote for vote in (await world.view(game_id)).votes}
    assert votes[VoteKind.STOP].judged is None
    assert votes[VoteKind.STOP].ends_at == world.clock.now() + 30 * SECOND


async def test_going_on_gives_the_whole_time_and_calls_everybody_once(world: World) -> None:
    game_id = await world.game(ANNA, BEN, CARA)
    await world.wait(TURN - SECOND)
    accepted(await ask(world, game_id))
    accepted(await answer(world, game_id, BEN, agrees=True))
    await world.wait(HALF_AN_HOUR)
    state = await world.state(game_id)
    accepted(await go_on(world, game_id, BEN))
    accepted(await go_on(world, game_id, CARA))
    assert await world.state(game_id) == state
    turn = await deadline(world, game_id, DeadlineKind.TURN)
    assert turn is not None
    assert turn.due_at == world.clock.now() + TURN
    assert len(await calls(world, game_id)) == 1
    assert DeadlineKind.REMINDER not in await running(world, game_id), "one call is enough"
    accepted(await world.tables.submit(game_id, CARA.user_id, free_seats.offer_seat))
    assert len(await calls(world, game_id)) == 1, "nobody has played since"
    person, view = await world.to_act(game_id)
    accepted(await world.tables.submit(game_id, person.user_id, play.act, harmless(view), None))
    assert await calls(world, game_id) == []


async def test_after_an_hour_it_goes_on_by_itself(world: World) -> None:
    game_id = await world.game(ANNA, computers=2)
    accepted(await ask(world, game_id))
    await world.wait(recess.LONGEST - SECOND)
    assert await rests(world, game_id)
    await world.wait(SECOND)
    assert not await rests(world, game_id)
    assert len(await calls(world, game_id)) == 1


async def test_where_nothing_can_be_shown_the_next_press_ends_it(world: World) -> None:
    game_id = await world.game(ANNA, BEN, channel=GROUP)
    accepted(await ask(world, game_id))
    accepted(await answer(world, game_id, BEN, agrees=True))

    async def out_of_reach(_: Stored) -> bool:
        return False

    world.tables.scheduler.can_be_shown = out_of_reach
    resume = world.tables.games.resume_clock
    await world.wait(HALF_AN_HOUR)
    assert not await resume(game_id, GROUP.channel_id)
    await world.wait(recess.LONGEST)
    assert await running(world, game_id) == {DeadlineKind.DESERTED}
    assert await rests(world, game_id)
    assert await resume(game_id, GROUP.channel_id)
    assert not await rests(world, game_id)
    assert DeadlineKind.TURN in await running(world, game_id)


async def test_a_break_that_nobody_ends_there_is_deserted_one_day(world: World) -> None:
    game_id = await world.game(ANNA, channel=GROUP, computers=1)
    accepted(await ask(world, game_id))

    async def out_of_reach(_: Stored) -> bool:
        return False

    world.tables.scheduler.can_be_shown = out_of_reach
    await world.wait(recess.LONGEST)
    await world.wait(world.timing.desertion)
    assert (await world.view(game_id)).game.status is Status.OVER


@pytest.mark.parametrize("restarts", [False, True])
async def test_the_time_of_the_match_stands_to_the_second(world: World, restarts: bool) -> None:
    """X9: a break that the table agreed on is no part of the time."""
    options = build_options(Mode.CLASSIC, [("blitz", "300")])
    game_id = await world.game(ANNA, BEN, options=options)
    before = (await world.view(game_id)).clock.ends_at
    assert before is not None
    await world.wait(7 * SECOND)
    accepted(await ask(world, game_id))
    accepted(await answer(world, game_id, BEN, agrees=True))
    if restarts:
        world.clock.pass_by(HALF_AN_HOUR)
        world.restart()
    await world.wait(timedelta() if restarts else HALF_AN_HOUR)
    accepted(await go_on(world, game_id))
    assert (await world.view(game_id)).clock.ends_at == before + HALF_AN_HOUR


async def test_what_a_table_had_asked_for_between_rounds_is_asked_anew(world: World) -> None:
    game_id = await world.game_after_a_round(ANNA, BEN)
    accepted(await world.tables.submit(game_id, BEN.user_id, play.next_round))
    accepted(await ask(world, game_id))
    accepted(await answer(world, game_id, BEN, agrees=True))
    await world.wait(HALF_AN_HOUR)
    accepted(await go_on(world, game_id))
    view = await world.view(game_id)
    assert view.round_number == 1
    assert view.clock.next_at == world.clock.now() + world.timing.next_round


@pytest.mark.parametrize("seed", range(4))
async def test_no_deadline_is_due_in_a_break_but_its_own_and_desertion(
    world: World, seed: int
) -> None:
    """At any moment of random play, with whatever rules, votes, followers and time limits."""
    chance = random.Random(seed)
    rules = [[], [("blitz", "600")], [("action_uno", "3:all")], [("sleeping", None)]][seed]
    people = PEOPLE[: chance.randint(1, 4)]
    computers = max(1, chance.randint(0, 3)) if len(people) == 1 else chance.randint(0, 2)
    options = build_options(Mode.CLASSIC, rules)
    game_id = await world.dealt_game(*people, computers=computers, options=options)
    await world.tables.submit(game_id, STRANGER.user_id, free_seats.follow, "Zoe")
    begun = 0
    for _ in range(30):
        view = await world.view(game_id)
        if view.game.status is Status.OVER:
            break
        if chance.random() < 0.2 and await into_a_break(world, game_id, people, chance):
            begun += 1
            await stays_as_it_is(world, game_id, chance)
            accepted(await go_on(world, game_id, chance.choice(people)))
        await let_somebody_act(world, game_id, people, chance)
        await world.wait(chance.choice((1, 3, 20)) * SECOND)
    assert begun


async def into_a_break(
    world: World, game_id: str, people: tuple[Person, ...], chance: random.Random
) -> bool:
    """Let somebody ask and everybody agree; return whether there is a break."""
    by = chance.choice(people)
    await ask(world, game_id, by)
    seat = people.index(by)
    for each in people:
        if each is not by and not await rests(world, game_id):
            await world.tables.submit(
                game_id, each.user_id, motions.answer, VoteKind.RECESS, seat, agrees=True
            )
    return await rests(world, game_id)


async def stays_as_it_is(world: World, game_id: str, chance: random.Random) -> None:
    state = await world.state(game_id)
    for _ in range(3):
        assert await running(world, game_id) == {DeadlineKind.DESERTED, DeadlineKind.RECESS_ENDS}
        await world.wait(chance.choice((1, 90, 900)) * SECOND)
        if chance.random() < 0.3:
            world.restart()
    assert await world.state(game_id) == state


async def let_somebody_act(
    world: World, game_id: str, people: tuple[Person, ...], chance: random.Random
) -> None:
    person = chance.choice(people)
    view: TableView = await world.view(game_id, person)
    if view.legal:
        await world.tables.submit(
            game_id, person.user_id, play.act, chance.choice(view.legal), None
        )


async def test_two_processes_end_it_once(world: World) -> None:
    game_id = await break_of_three(world)
    here = world.tables
    world.restart()
    there = world.tables
    await asyncio.gather(
        here.submit(game_id, ANNA.user_id, recess.go_on),
        there.submit(game_id, BEN.user_id, recess.go_on),
    )
    for tables in (here, there):
        tables.repository.forget(game_id)
    assert not await rests(world, game_id)
    assert len(await calls(world, game_id)) == 1


async def test_a_process_that_is_killed_in_it_leaves_it_to_the_next(world: World) -> None:
    script = (
        "import asyncio, sys, time\n"
        "from tests.tables.world import *\n"
        "from bot.tables.playing import motions\n"
        "async def rest():\n"
        "    world = World(sys.argv[1])\n"
        "    game_id = await world.game(ANNA, computers=2)\n"
        "    accepted(await world.tables.submit(game_id, 1, motions.ask_for_recess))\n"
        "    print(game_id, flush=True)\n"
        "    await asyncio.Event().wait()\n"
        "asyncio.run(rest())\n"
    )
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", script, world.url),
        cwd=CHECKOUT,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    game_id = (await process.stdout.readline()).decode().strip()
    process.kill()
    await process.wait()
    state = await world.state(game_id)
    await world.wait(recess.LONGEST - SECOND)
    assert await world.state(game_id) == state
    assert await rests(world, game_id)
    await world.wait(2 * SECOND)
    assert not await rests(world, game_id)
