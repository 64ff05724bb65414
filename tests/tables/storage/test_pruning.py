"""Games that are long over go, with all that is theirs; what they have led to stays."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from datetime import timedelta

import pytest
from sqlalchemy import Table, func, select

from bot.store import schema
from bot.tables import Reason, Rejected
from bot.tables.storage import pruning
from bot.tables.storage.pruning import KEPT
from tests.tables.world import ANNA, BEN, CARA, DINA, World, accepted

KEPT_TABLES = (schema.rounds, schema.round_results)
PRUNED_TABLES = (schema.games, schema.seats, schema.actions, schema.messages)


async def game_that_is_over(world: World) -> str:
    game_id = await world.game_after_a_round(ANNA, BEN)
    accepted(await world.tables.stop(game_id, ANNA.user_id, may_manage=False))
    return game_id


async def actions_of(world: World, game_id: str) -> int:
    query = select(func.count()).where(schema.actions.c.game_id == game_id)
    async with world.database.read() as connection:
        return (await connection.execute(query)).scalar_one()


async def rows_in(world: World, tables: Sequence[Table]) -> list[int]:
    async with world.database.read() as connection:
        counts = [
            (await connection.execute(select(func.count()).select_from(table))).scalar_one()
            for table in tables
        ]
    return counts


async def test_games_go_thirty_days_after_the_end(world: World) -> None:
    over = await game_that_is_over(world)
    world.clock.pass_by(KEPT)
    assert await world.tables.pruning.prune() == 0
    assert await actions_of(world, over) > 0
    world.clock.pass_by(timedelta(seconds=1))
    assert await world.tables.pruning.prune() == 1
    assert await actions_of(world, over) == 0
    assert await world.tables.pruning.prune() == 0


async def test_nothing_stays_but_results(world: World) -> None:
    over = await game_that_is_over(world)
    assert 0 not in await rows_in(world, PRUNED_TABLES)
    stay = await rows_in(world, KEPT_TABLES)
    board = await world.leaderboard(ANNA)
    assert board.own is not None
    world.clock.pass_by(2 * KEPT)
    await world.tables.pruning.prune()
    assert await rows_in(world, KEPT_TABLES) == stay
    assert await rows_in(world, PRUNED_TABLES) == [0, 0, 0, 0]
    assert await world.leaderboard(ANNA) == board
    world.restart()
    assert await world.tables.view(over, ANNA.user_id) is None
    assert await world.tables.rematch(over, ANNA) == Rejected(Reason.NO_SUCH_GAME)


async def test_a_game_that_goes_on_keeps_everything(world: World) -> None:
    live = await world.game(CARA, DINA)
    before = await actions_of(world, live)
    world.clock.pass_by(2 * KEPT)
    assert await world.tables.pruning.prune() == 0
    assert await actions_of(world, live) == before


async def test_many_games_go_in_several_transactions(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, logger="bot.tables.storage.pruning")
    monkeypatch.setattr(pruning, "_GAMES_AT_ONCE", 2)
    for _ in range(3):
        await game_that_is_over(world)
    world.clock.pass_by(2 * KEPT)
    assert await world.tables.pruning.prune() == 3
    assert [vars(line)["games"] for line in caplog.records if "games" in vars(line)] == [2, 1]


async def test_it_is_done_every_hour(world: World) -> None:
    over = await game_that_is_over(world)
    running = asyncio.create_task(world.tables.pruning.run())
    try:
        await world.clock.somebody_sleeps.wait()
        assert await actions_of(world, over) > 0
        assert world.clock.wakes_next == world.clock.now() + timedelta(hours=1)
        world.clock.somebody_sleeps.clear()
        world.clock.pass_by(2 * KEPT)
        await world.clock.somebody_sleeps.wait()
        assert await actions_of(world, over) == 0
    finally:
        running.cancel()
    await asyncio.gather(running, return_exceptions=True)
