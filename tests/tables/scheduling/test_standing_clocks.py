"""Where nothing can be shown, the clock of a table stands still until somebody comes back."""

from __future__ import annotations

from datetime import timedelta

from bot.place import GroupDm
from bot.tables.table import Stored
from bot.views.table_values import DeadlineKind, Status
from tests.tables.world import ANNA, BEN, START, World

GROUP = GroupDm(4040)
HOUR = timedelta(hours=1)
UNSEEN = timedelta(minutes=6)
"""Longer than a message that nobody has written postpones its deadline."""


async def out_of_reach(_stored: Stored) -> bool:
    return False


async def in_reach(_stored: Stored) -> bool:
    return True


async def kinds(world: World, game_id: str) -> dict[DeadlineKind, timedelta]:
    stored = await world.tables.repository.find(game_id)
    assert stored is not None
    return {each.kind: each.due_at - world.clock.now() for each in stored.game.deadlines}


async def pass_by(world: World, time: timedelta) -> None:
    world.clock.pass_by(time)
    await world.tables.scheduler.meet_due()


async def test_a_turn_is_not_missed_and_goes_on_with_time_to_look(world: World) -> None:
    game_id = await world.game(ANNA, BEN, channel=GROUP)
    before = (await world.view(game_id)).game.version
    world.tables.scheduler.can_be_shown = out_of_reach
    await pass_by(world, HOUR)
    await pass_by(world, HOUR)
    assert (await world.view(game_id)).game.version == before
    stored = await world.tables.repository.find(game_id)
    assert stored is not None
    assert stored.game.due_at == START + HOUR + world.timing.desertion, "only that runs on"
    world.clock.pass_by(-HOUR)  # the clock of the machine is set back
    await pass_by(world, timedelta())
    assert (await world.view(game_id)).clock.deadline is None
    games, here = world.tables.games, GROUP.channel_id
    assert not await games.resume_clock(game_id, here + 1), "that is another channel"
    assert await games.resume_clock(game_id, here)
    assert not await games.resume_clock(game_id, here), "it goes on already"
    left = await kinds(world, game_id)
    assert timedelta(seconds=30) <= left[DeadlineKind.TURN] <= timedelta(minutes=10)
    assert DeadlineKind.DESERTED not in left
    world.tables.scheduler.can_be_shown = in_reach
    await pass_by(world, left[DeadlineKind.TURN])
    await pass_by(world, UNSEEN)
    assert (await world.view(game_id)).game.version > before


async def test_a_table_to_which_nobody_comes_back_ends(world: World) -> None:
    game_id = await world.game(ANNA, BEN, channel=GROUP)
    world.tables.scheduler.can_be_shown = out_of_reach
    await pass_by(world, HOUR)
    await pass_by(world, world.timing.desertion)
    assert (await world.view(game_id)).game.status is Status.OVER


async def test_a_lobby_closes_although_nobody_sees_it(world: World) -> None:
    game_id = await world.lobby(ANNA, BEN, channel=GROUP)
    world.tables.scheduler.can_be_shown = out_of_reach
    await pass_by(world, world.timing.lobby)
    await pass_by(world, UNSEEN)
    assert (await world.view(game_id)).game.status is Status.OVER
