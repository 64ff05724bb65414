"""The clock of the machine is set back: no table stands for as long as it lost."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import timedelta

import pytest
from msgspec import structs

from bot.engine import Mode, build_options
from bot.tables.playing.votes import TIME_TO_ANSWER
from bot.tables.scheduling.longest_waits import longest_wait
from bot.tables.table import Table
from bot.views.table_values import Deadline, DeadlineKind, Vote, VoteKind
from tests.tables.world import ANNA, BEN, CARA, SECOND, TURN, World

HOUR = timedelta(hours=1)
SLOWEST = 8 * SECOND
"""The longest time that a computer player takes."""


async def deadlines(world: World, game_id: str) -> tuple[Deadline, ...]:
    stored = await world.tables.repository.find(game_id)
    assert stored is not None
    return stored.game.deadlines


async def version(world: World, game_id: str) -> int:
    return (await world.view(game_id)).game.version


@pytest.mark.parametrize("restarts", [False, True])
@pytest.mark.parametrize("lost", [HOUR, 30 * SECOND])
async def test_a_computer_player_acts_in_time(
    world: World, lost: timedelta, restarts: bool
) -> None:
    game_id = await world.game(ANNA, computers=2)
    person, view = await world.to_act(game_id)
    await world.act(game_id, person, view.legal[0])
    await world.tables.scheduler.meet_due()
    before = await version(world, game_id)
    world.clock.pass_by(-lost)
    if restarts:
        world.restart()
    await world.tables.scheduler.meet_due()
    await world.wait(SLOWEST)
    assert await version(world, game_id) > before


async def test_it_is_noticed_within_seconds(world: World) -> None:
    await world.game(ANNA, BEN)
    running = asyncio.create_task(world.tables.scheduler.run())
    try:
        await world.clock.somebody_sleeps.wait()
        assert world.clock.wakes_next is not None
        assert world.clock.wakes_next - world.clock.now() <= 3 * SECOND
    finally:
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running


@pytest.mark.parametrize("kind", DeadlineKind)
async def test_what_lies_too_far_ahead_is_set_anew_and_nothing_else(
    world: World, kind: DeadlineKind
) -> None:
    options = build_options(Mode.CLASSIC, [("blitz", "300")])
    game_id = await world.game(ANNA, BEN, options=options)
    latest = world.clock.now() + longest_wait(kind, world.timing, 90, 300)
    in_time, too_late = Deadline(kind, 0, latest), Deadline(kind, 1, latest + SECOND)
    stands = Deadline(kind, 2, latest + HOUR, stood_since=world.clock.now())

    def plan(table: Table) -> None:
        table.deadlines = [in_time, too_late, stands]
        if kind in (DeadlineKind.MATCH_ENDS, DeadlineKind.MATCH_ENDS_SOON):
            # Without a sign that is as late, the clock of the match runs on as it did.
            table.deadlines.append(Deadline(DeadlineKind.CLOCK_RUNS, None, latest + HOUR))

    await world.tables.repository.change(game_id, plan)
    await world.tables.scheduler.meet_due()
    found = await deadlines(world, game_id)
    assert found[:3] == (in_time, structs.replace(too_late, due_at=latest), stands)


async def test_a_new_time_is_shown(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    await world.tables.scheduler.meet_due()
    before = await version(world, game_id)
    world.clock.pass_by(-HOUR)
    await world.tables.scheduler.meet_due()
    assert await version(world, game_id) > before
    ends = [each for each in await deadlines(world, game_id) if each.kind is DeadlineKind.TURN]
    assert ends == [Deadline(DeadlineKind.TURN, 0, world.clock.now() + TURN)]


async def test_votes_and_offers_end_in_time(world: World) -> None:
    game_id = await world.game(ANNA, BEN, CARA)
    end = world.clock.now() + TIME_TO_ANSWER

    def vote(table: Table) -> None:
        table.set(votes=(Vote(VoteKind.STOP, 0, (0,), ends_at=end),))
        table.new_version()

    await world.tables.repository.change(game_id, vote)
    world.clock.pass_by(-HOUR)
    world.restart()
    await world.tables.scheduler.meet_due()
    await world.wait(TIME_TO_ANSWER)
    stored = await world.tables.repository.find(game_id)
    assert stored is not None
    assert not any(each.is_open for each in stored.game.votes)


async def test_an_outdated_message_postpones_no_longer(world: World) -> None:
    """A deadline that waits for its message waits five minutes, not an hour more."""
    game_id = await world.game(ANNA, BEN)
    before = await version(world, game_id)
    world.clock.pass_by(90 * SECOND)
    await world.tables.scheduler.meet_due()
    world.clock.pass_by(-HOUR)
    for _ in range(20):
        await world.tables.scheduler.meet_due()
        world.clock.pass_by(30 * SECOND)
    assert await version(world, game_id) > before + 1
