"""Work that is repeated, or done at many tables: a failure is logged, and ends nothing else."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import update

from bot.errors import NoAnswerError
from bot.store import schema
from bot.tables.ports import repeat
from tests.tables.world import ANNA, BEN, SECOND, StillClock, World


@pytest.mark.parametrize(
    ("error", "is_logged"), [(RuntimeError("broken"), True), (NoAnswerError("silent"), False)]
)
async def test_work_that_fails_is_done_again(
    error: Exception, is_logged: bool, caplog: pytest.LogCaptureFixture
) -> None:
    clock, begun = StillClock(), 0

    async def work() -> None:
        nonlocal begun
        begun += 1
        raise error

    running = asyncio.create_task(repeat(clock, SECOND, work, "it has failed"))
    async with asyncio.timeout(5):
        await clock.somebody_sleeps.wait()
        clock.somebody_sleeps.clear()
        clock.pass_by(SECOND)
        await clock.somebody_sleeps.wait()
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert begun == 2
    assert caplog.messages == ["it has failed"] * (2 if is_logged else 0)


async def test_a_game_that_cannot_be_read_holds_up_no_other(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    games = [await world.dealt_game(ANNA, BEN, channel=channel) for channel in (1, 2, 3)]
    async with world.database.write() as connection:
        torn = update(schema.games).where(schema.games.c.id == games[1])
        await connection.execute(torn.values(snapshot=b"torn"))
    world.restart()
    before = [(await world.view(game)).game.version for game in (games[0], games[2])]
    for _ in range(2):
        await world.tables.repository.change_all(games, lambda table: table.new_version())
    after = [(await world.view(game)).game.version for game in (games[0], games[2])]
    assert after == [version + 2 for version in before]
    told = [record.message for record in caplog.records if record.levelname == "ERROR"]
    assert told == ["a game is left alone that cannot be read"]
