"""The worth of a deal is shown by the process that plays it out, even if others are killed."""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.engine import MatchOver, Mode, build_options
from bot.facts import RoundRecord
from bot.players import deal_odds
from bot.store import round_queries
from bot.tables import assembly
from bot.tables.rounds.result_details import decode_odds
from bot.tables.tallying import deal_judge
from bot.worker import Asker, InlineWorker, Job, Lane, NotDoneError, Why
from tests.tables.world import ANNA, BEN, World

_ROOT = Path(__file__).parents[3]


class _Worker(InlineWorker):
    """A worker that is lost `lost` times."""

    lost = 0

    def require_room(self, asker: Asker) -> None:
        super().require_room(asker)
        if _Worker.lost:
            _Worker.lost -= 1
            raise NotDoneError(Why.LOST)


@pytest_asyncio.fixture
async def quick(world: World, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    """Return a world where the first seat wins 41 of a hundred rounds with every deal."""
    let_first_seat_win(41, monkeypatch)
    monkeypatch.setattr(assembly, "InlineWorker", _Worker)
    monkeypatch.setattr(_Worker, "lost", 0)
    world.restart()
    yield world


def let_first_seat_win(rounds: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the first of two seats win the first rounds that are played out, the second the others"""

    def wins(_record: bytes, first: int, playouts: int) -> tuple[int, ...] | None:
        won = min(max(rounds - first, 0), playouts)
        return won, playouts - won

    monkeypatch.setattr(deal_odds, "wins_with_deal", wins)


async def _match(world: World) -> str:
    """Play a match of one round, and show its result."""
    options = build_options(Mode.CLASSIC, [("target", "round")])
    game_id = await world.dealt_game(ANNA, BEN, options=options)
    await world.play_round(game_id, random.Random(4))
    assert isinstance((await world.state(game_id)).phase, MatchOver)
    await world.show_everything()
    return game_id


async def _told(world: World, game_id: str) -> bool:
    """Return whether the worth of the match is known."""
    return await world.tables.rounds.worth_of_match(game_id) is not None


async def test_a_process_that_is_killed_in_the_middle_of_it_leaves_it_to_the_next(
    quick: World,
) -> None:
    game_id = await _match(quick)
    _Worker.lost = 2
    # Tried twice: for the round that has just ended, and for the deal found in the database.
    assert not await quick.tables.deal_judge.judge_one()
    assert not await _told(quick, game_id)
    assert await quick.tables.deal_judge.judge_one()
    assert await _told(quick, game_id)
    assert not await quick.tables.deal_judge.judge_one()


async def test_another_process_tells_what_this_one_was_asked_for(quick: World) -> None:
    here = quick.tables
    game_id = await _match(quick)
    quick.restart()
    assert await quick.tables.deal_judge.judge_one()
    assert await _told(quick, game_id)
    # This process comes too late.
    assert not await here.deal_judge.judge_one()


async def test_a_deal_is_played_out_in_parts(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who waits for a picture waits for no more than a part of it."""
    game_id = await _match(world)
    worker, parts = world.tables.worker, list[int]()
    do = worker.do

    async def note(job: Job[..., Any], asker: Asker, *given: Any) -> Any:
        assert job.lane is Lane.IDLE
        parts.append(given[-1])
        return await do(job, asker, *given)

    monkeypatch.setattr(worker, "do", note)
    monkeypatch.setattr(deal_judge, "PLAYOUTS", 4)
    monkeypatch.setattr(deal_judge, "PART", 2)
    assert await world.tables.deal_judge.judge_one()
    assert parts == [2, 2]
    async with world.database.read() as connection:
        row, *_ = await round_queries.dealt_in(connection, game_id)
        record = await round_queries.record_without_odds(connection, (game_id, 1), "another level")
    assert record is not None
    kept = RoundRecord.decode(record)
    assert row.odds is not None
    assert decode_odds(row.odds) == deal_odds.odds_of(kept.options, kept.opening, 4)


_KILLED = """
import asyncio, sys
from bot.worker import WorkerProcess
from tests.tables.world import World

world = World(sys.argv[1])
worker = world.tables.deal_judge._worker = WorkerProcess()

async def judge():
    judging = asyncio.create_task(world.tables.deal_judge.judge_one())
    while worker.process_id is None:
        await asyncio.sleep(0)
    print("playing", flush=True)
    await judging

asyncio.run(judge())
"""


@pytest.mark.lengthy
async def test_a_process_killed_by_the_system_while_a_deal_is_played_out(world: World) -> None:
    """The first of two processes is killed (SIGKILL) in the middle; the second shows the worth."""
    game_id = await _match(world)
    command = (sys.executable, "-c", _KILLED, world.url)
    first = await asyncio.create_subprocess_exec(
        *command, cwd=_ROOT, stdout=asyncio.subprocess.PIPE
    )
    assert first.stdout is not None
    assert await first.stdout.readline() == b"playing\n"
    first.kill()
    await first.wait()
    assert not await _told(world, game_id)
    world.restart()
    assert await world.tables.deal_judge.judge_one()
    assert await _told(world, game_id)
