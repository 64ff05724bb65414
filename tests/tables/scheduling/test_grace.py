"""Nobody loses a turn to an outage, and overdue work is spread over time."""

from __future__ import annotations

import asyncio
from datetime import timedelta

from bot.store.rows import MessageKind
from bot.tables.scheduling.grace import GRACE
from bot.tables.scheduling.scheduler import MOST_AT_ONCE
from bot.views.table_values import DeadlineKind, Status
from tests.tables.world import ANNA, BEN, CHANNEL, SECOND, TURN, World

OUTAGE = timedelta(minutes=20)


async def meet(world: World, time: timedelta) -> None:
    """Let this time pass without updating messages, and carry out what is due."""
    world.clock.pass_by(time)
    await world.tables.scheduler.meet_due()


async def last_action(world: World, game_id: str) -> int:
    """Return the version that the last action of the game has made."""
    return (await world.view(game_id)).steps[-1].version


async def restart_after(world: World, outage: timedelta) -> None:
    """Start a new process after an outage of this length."""
    world.restart()
    world.clock.pass_by(outage)
    await world.tables.scheduler.begin()
    await world.tables.scheduler.meet_due()


async def test_a_turn_that_ran_out_while_nobody_ran_can_still_be_taken(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    await world.show_everything()
    await restart_after(world, OUTAGE)
    await meet(world, GRACE - SECOND)
    person, view = await world.to_act(game_id)
    assert view.clock.due_kind is DeadlineKind.TURN
    assert view.clock.due_at == world.clock.now() + SECOND
    await world.act_harmlessly(game_id, person, view)


async def test_what_people_are_shown_says_how_long_they_still_have(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    await world.show_everything()
    person, seen = await world.to_act(game_id)
    await restart_after(world, OUTAGE)
    stale = await world.tables.messages.stale(game_id)
    assert {row.kind for row in stale} == {MessageKind.BOARD, MessageKind.HAND}
    assert (await world.view(game_id)).clock.due_at == world.clock.now() + GRACE
    # A click on the message from before the outage is still accepted.
    await world.act_harmlessly(game_id, person, seen)


async def test_a_turn_that_would_run_out_at_once_is_given_time(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    await world.show_everything()
    version = await last_action(world, game_id)
    await restart_after(world, TURN - 2 * SECOND)
    await meet(world, 2 * SECOND)
    await meet(world, GRACE - SECOND)
    assert await last_action(world, game_id) == version


async def test_the_time_counts_from_when_the_message_is_fresh(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    version = await last_action(world, game_id)
    await restart_after(world, OUTAGE)
    for _ in range(3):
        await meet(world, GRACE)
    await world.show_everything()
    await meet(world, GRACE)
    await world.show_everything()
    await meet(world, GRACE - SECOND)
    assert await last_action(world, game_id) == version
    await meet(world, SECOND)
    assert await last_action(world, game_id) > version


async def test_a_message_that_is_lost_meanwhile_gives_the_time_anew(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    await world.show_everything()
    await restart_after(world, OUTAGE)
    version = await last_action(world, game_id)
    stored = await world.tables.repository.find(game_id)
    assert stored is not None
    for row in stored.messages:
        await world.tables.messages.lost(row)
    await meet(world, GRACE)
    await world.show_everything()
    await meet(world, GRACE)
    assert await last_action(world, game_id) == version
    await world.show_everything()
    await meet(world, GRACE)
    assert await last_action(world, game_id) > version


async def test_somebody_elses_message_keeps_nobody_waiting(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    person, view = await world.to_act(game_id)
    for row in await world.tables.messages.stale(game_id):
        if row.kind is MessageKind.HAND and row.user_id == person.user_id:
            await world.tables.messages.shown(row, view.game.version, 5, 55)
    await meet(world, TURN)
    assert await last_action(world, game_id) > view.game.version


async def test_a_message_that_can_never_be_shown_does_not_stop_the_game(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    before = await last_action(world, game_id)
    await meet(world, TURN)
    for _ in range(20):
        await meet(world, GRACE)
    assert await last_action(world, game_id) > before


async def test_while_people_cannot_reach_the_bot_nothing_waits_for_them(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    await world.show_everything()
    version = await last_action(world, game_id)
    world.tables.presence.found(0, 1)
    world.tables.presence.lost(0, 1)
    for _ in range(20):
        await meet(world, TURN)
        await world.show_everything()
    world.tables.presence.found(0, 1)
    await meet(world, GRACE)
    await world.show_everything()
    await meet(world, GRACE - SECOND)
    assert await last_action(world, game_id) == version
    await meet(world, SECOND)
    assert await last_action(world, game_id) > version


async def test_computer_players_go_on_at_once(world: World) -> None:
    game_id = await world.game(ANNA, computers=1)
    person, view = await world.to_act(game_id)
    await world.act_harmlessly(game_id, person, view)
    await restart_after(world, OUTAGE)
    assert await last_action(world, game_id) > view.game.version + 1


async def test_what_has_piled_up_is_met_in_order_and_not_at_once(world: World) -> None:
    lobbies: list[str] = []
    for number in range(2 * MOST_AT_ONCE):
        lobbies.append(await world.lobby(ANNA, channel=CHANNEL + number))
        world.clock.pass_by(SECOND / 100)
    await world.show_everything()
    running = asyncio.create_task(world.tables.scheduler.run())
    try:
        await world.clock.somebody_sleeps.wait()
        world.clock.somebody_sleeps.clear()
        world.clock.pass_by(world.timing.lobby)
        await world.clock.somebody_sleeps.wait()
        over = [(await world.view(game_id)).game.status is Status.OVER for game_id in lobbies]
        assert over == [True] * MOST_AT_ONCE + [False] * MOST_AT_ONCE
        assert world.clock.wakes_next is not None
        a_second = MOST_AT_ONCE / (world.clock.wakes_next - world.clock.now()).total_seconds()
        assert a_second <= 50
        world.clock.somebody_sleeps.clear()
        world.clock.pass_by(SECOND)
        await world.clock.somebody_sleeps.wait()
        assert (await world.view(lobbies[-1])).game.status is Status.OVER
    finally:
        running.cancel()
    await asyncio.gather(running, return_exceptions=True)
