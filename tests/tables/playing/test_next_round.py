"""A result stays for a moment, even if a player asks for the next round at once."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.engine import RoundOver
from bot.tables import Person
from bot.tables.playing import play
from bot.tables.table import Table
from bot.views.table_values import DeadlineKind, VoteKind
from tests.tables.world import ANNA, BEN, CARA, DINA, SECOND, World

SOON = timedelta(seconds=1.4)


async def _ask(world: World, game_id: str, *people: Person) -> None:
    for person in people:
        await world.submit(game_id, person, play.next_round)


async def _is_dealt(world: World, game_id: str) -> bool:
    state = await world.state(game_id)
    return not isinstance(state.phase, RoundOver) and state.number > 1


async def test_a_result_stays_five_seconds_although_one_player_asks_for_the_next_round(
    world: World,
) -> None:
    game_id = await world.game_after_a_round(ANNA, BEN, CARA)
    ended = world.clock.now()
    world.clock.pass_by(SOON)
    asked = await world.submit(game_id, BEN, play.next_round)
    (vote,) = asked.votes
    assert (vote.kind, vote.ayes, vote.needed) == (VoteKind.NEXT_ROUND, (1,), 3)
    assert vote.ends_at == asked.clock.due_at
    assert asked.clock.due_kind is DeadlineKind.NEXT_ROUND
    assert asked.clock.due_at == ended + 5 * SECOND
    assert not await _is_dealt(world, game_id)
    assert await world.wait(5 * SECOND - SOON - SECOND) == 0
    assert not await _is_dealt(world, game_id)
    assert await world.wait(SECOND) == 1
    assert await _is_dealt(world, game_id)
    assert (await world.view(game_id)).votes == ()


async def test_the_next_round_is_dealt_at_once_when_everybody_has_asked(world: World) -> None:
    game_id = await world.game_after_a_round(ANNA, BEN, computers=1)
    await _ask(world, game_id, BEN)
    assert not await _is_dealt(world, game_id)
    await _ask(world, game_id, ANNA)
    assert await _is_dealt(world, game_id)


async def test_a_player_alone_with_computer_players_does_not_wait(world: World) -> None:
    game_id = await world.game_after_a_round(ANNA, computers=2)
    await _ask(world, game_id, ANNA)
    assert await _is_dealt(world, game_id)


async def test_a_result_that_has_stood_for_long_is_followed_at_once(world: World) -> None:
    game_id = await world.game_after_a_round(ANNA, BEN)
    await world.wait(world.timing.result_stays)
    await _ask(world, game_id, BEN)
    assert await _is_dealt(world, game_id)


async def test_a_player_who_asks_twice_counts_once_and_changes_nothing(world: World) -> None:
    game_id = await world.game_after_a_round(ANNA, BEN)
    await _ask(world, game_id, BEN)
    version = (await world.view(game_id)).game.version
    await _ask(world, game_id, BEN)
    assert not await _is_dealt(world, game_id)
    assert (await world.view(game_id)).game.version == version


async def test_who_is_away_is_not_waited_for(world: World) -> None:
    game_id = await world.game_after_a_round(ANNA, BEN)

    def go_away(table: Table) -> None:
        table.set_seat(0, autopilot=True)
        table.new_version()

    await world.tables.repository.change(game_id, go_away)
    await _ask(world, game_id, BEN)
    assert await _is_dealt(world, game_id)


async def test_who_has_asked_is_known_after_a_restart_and_in_another_process(
    world: World,
) -> None:
    game_id = await world.game_after_a_round(ANNA, BEN, CARA)
    await _ask(world, game_id, ANNA)
    world.restart()
    await _ask(world, game_id, BEN)
    assert not await _is_dealt(world, game_id)
    world.restart()
    await _ask(world, game_id, CARA)
    assert await _is_dealt(world, game_id)


async def test_a_message_that_is_late_does_not_put_off_what_was_asked_for(world: World) -> None:
    game_id = await world.game_after_a_round(ANNA, BEN)
    await world.show_everything()
    world.clock.pass_by(4 * SECOND)
    await _ask(world, game_id, ANNA)
    world.clock.pass_by(SECOND)
    assert await world.tables.scheduler.meet_due() == 1
    assert await _is_dealt(world, game_id)


@pytest.mark.parametrize("leaves_first", [True, False])
async def test_coming_and_going_does_not_put_off_what_was_asked_for(
    world: World, leaves_first: bool
) -> None:
    game_id = await world.game_after_a_round(ANNA, BEN, CARA)
    await _ask(world, game_id, ANNA)
    due = (await world.view(game_id)).clock.due_at
    if leaves_first:
        await world.submit(game_id, ANNA, play.leave)
    await world.join(game_id, DINA)
    assert (await world.view(game_id)).clock.due_at == due
    assert await world.wait(world.timing.result_stays) == 1
    assert await _is_dealt(world, game_id)
