"""Long work is done in one process, which can be ended at any time; nobody waits without an end."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
import pytest_asyncio

from bot.notation.deal_verification import verify_foreign
from bot.worker import Job, JobFailedError, NotDoneError, Why, WorkerProcess
from bot.worker.worker_process import MOST_OF_ONE
from tests.guard import GUARD

from .jobs import (
    DIE,
    DIE_AT_FIRST,
    DOUBLE,
    ENVIRONMENT,
    FAIL,
    FOR_EVER,
    HOLD,
    PRIORITY,
    SAY,
    TAKE_ALL_MEMORY,
    is_there,
)

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(sys.platform == "win32", reason="Windows has neither signals nor pipes"),
]

ANNA, BEN, CEM = 1, 2, 3


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def worker() -> AsyncIterator[WorkerProcess]:
    """Return the worker of the whole module: to start a process takes a while."""
    made = WorkerProcess()
    yield made
    await made.close()


class Door:
    """A named pipe that holds a job up until it is opened."""

    def __init__(self, file: Path) -> None:
        os.mkfifo(file)
        self.path = str(file)

    async def reached(self) -> int:
        """Return the door's handle once a job waits behind it."""
        return await asyncio.to_thread(os.open, self.path, os.O_WRONLY)


@pytest.fixture
def door(tmp_path: Path) -> Door:
    return Door(tmp_path / "door")


async def turns_until(is_so: Callable[[], bool]) -> int:
    """Let everything else take its turn until it is so, and return the number of turns."""
    turns = 0
    while not is_so():
        turns += 1
        await asyncio.sleep(0)
    return turns


async def why(job: Awaitable[object]) -> Why | None:
    """Return why a job was not done, None if it was."""
    try:
        await job
    except NotDoneError as error:
        return error.why
    return None


async def test_it_is_started_with_the_first_job_and_ended_when_idle() -> None:
    worker = WorkerProcess(idle_seconds=0)
    assert worker.process_id is None
    assert await worker.do(DOUBLE, ANNA, 2) == 4
    started = worker.process_id
    await turns_until(lambda: worker.process_id is None)
    assert started is None or not is_there(started)
    assert await worker.do(DOUBLE, ANNA, 3) == 6
    await worker.close()


async def test_one_process_does_all_jobs(worker: WorkerProcess) -> None:
    await worker.do(DOUBLE, ANNA, 1)
    started = worker.process_id
    assert await asyncio.gather(*(worker.do(DOUBLE, n, n) for n in range(20))) == [
        2 * n for n in range(20)
    ]
    assert worker.process_id == started != os.getpid()


async def test_a_job_is_ended_at_its_limit_and_those_behind_it_are_done(
    worker: WorkerProcess,
) -> None:
    await worker.do(DOUBLE, ANNA, 1)
    before = worker.process_id
    assert before is not None
    bad = asyncio.create_task(why(worker.do(FOR_EVER, ANNA)))
    good = [asyncio.create_task(worker.do(DOUBLE, n, n)) for n in (BEN, CEM)]
    assert await bad is Why.TOO_LONG
    assert await asyncio.gather(*good) == [4, 6]
    assert worker.process_id != before
    assert not is_there(before), "what was ended is gone altogether"


async def test_a_record_made_to_take_long_holds_up_nobody(worker: WorkerProcess) -> None:
    rounds = "p1: leave\np1: join\ntable: next 00\n" * 30_000
    proof = Job(verify_foreign, seconds=0.1)
    hostile = asyncio.create_task(
        why(worker.do(proof, ANNA, f"option target=9999\nseats p0 p1\ndeal 00\n{rounds}"))
    )
    turns = await turns_until(hostile.done)
    assert await hostile is Why.TOO_LONG
    assert turns > 100, "other tables are played at meanwhile"
    fair = await worker.do(Job(verify_foreign, seconds=GUARD), BEN, "seats p0 p1\ndeal 00ff\n")
    assert [deal.seed for deal in fair.deals] == [b"\0\xff"]


async def test_nine_from_one_person_are_one_at_a_time(worker: WorkerProcess, door: Door) -> None:
    asked = [asyncio.create_task(worker.do(HOLD, ANNA, door.path))]
    held = await door.reached()
    asked += [asyncio.create_task(worker.do(DOUBLE, ANNA, n)) for n in range(1, 9)]
    told = asyncio.create_task(worker.do(DOUBLE, BEN, 50))
    done: list[object] = []
    for task in [*asked, told]:
        task.add_done_callback(lambda task: done.append(task.exception() or task.result()))
    refused = await asyncio.gather(*map(why, asked[MOST_OF_ONE:]))
    assert refused == [Why.ONE_AT_A_TIME] * (9 - MOST_OF_ONE)
    assert len(done) == len(refused), "whoever has one under way waits for it"
    os.close(held)
    await asyncio.wait([*asked, told])
    # Ben, who came last, waited for one of Anna's alone.
    assert done[len(refused) + 1 :] == [2, 100, 4]
    assert await worker.do(DOUBLE, ANNA, 9) == 18, "there is room again"


async def test_a_worker_that_is_killed_tries_the_job_once_more(
    worker: WorkerProcess, door: Door
) -> None:
    asked = asyncio.create_task(worker.do(HOLD, ANNA, door.path))
    behind = asyncio.create_task(worker.do(DOUBLE, BEN, 4))
    held = await door.reached()
    killed = worker.process_id
    assert killed is not None
    os.kill(killed, signal.SIGKILL)
    os.close(held)
    await turns_until(lambda: worker.process_id != killed)
    os.close(await door.reached())
    assert await asked not in (None, killed)
    assert await behind == 8
    assert not is_there(killed)


async def test_a_job_that_kills_the_worker_is_given_up(
    worker: WorkerProcess, tmp_path: Path
) -> None:
    assert await worker.do(DIE_AT_FIRST, ANNA, str(tmp_path / "mark")) is True
    assert await why(worker.do(DIE, ANNA)) is Why.LOST
    assert await worker.do(DOUBLE, ANNA, 2) == 4


@pytest.mark.skipif(sys.platform != "linux", reason="no other system limits it so")
async def test_a_job_gets_no_more_memory_than_it_may(worker: WorkerProcess) -> None:
    assert await why(worker.do(TAKE_ALL_MEMORY, ANNA)) is Why.TOO_LARGE
    assert await worker.do(DOUBLE, ANNA, 2) == 4


async def test_what_a_job_raises_reaches_who_asked(worker: WorkerProcess) -> None:
    await worker.do(DOUBLE, ANNA, 1)
    before = worker.process_id
    with pytest.raises(JobFailedError, match="ValueError: wrong card"):
        await worker.do(FAIL, ANNA, "wrong card")
    assert await worker.do(DOUBLE, ANNA, 2) == 4
    assert worker.process_id == before


async def test_what_a_job_prints_is_no_answer(worker: WorkerProcess) -> None:
    assert await worker.do(SAY, ANNA, "") == ""
    assert await worker.do(SAY, ANNA, "\0\0\0\1x") == "\0\0\0\1x"


async def test_play_goes_first(worker: WorkerProcess) -> None:
    assert await worker.do(PRIORITY, ANNA) > os.nice(0)


async def test_it_knows_neither_the_token_nor_the_database(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISCORD_TOKEN", "DISCORD_TOKEN_FILE", "DATABASE_URL", "ANYTHING_ELSE"):
        monkeypatch.setenv(name, "secret")
    worker = WorkerProcess()
    known = await worker.do(ENVIRONMENT, ANNA)
    await worker.close()
    assert "PYTHONPATH" in known
    assert not {"DISCORD_TOKEN", "DISCORD_TOKEN_FILE", "DATABASE_URL", "ANYTHING_ELSE"} & {*known}


async def test_closing_ends_it_at_once_and_tells_everybody(door: Door) -> None:
    worker = WorkerProcess()
    asked = [asyncio.create_task(why(worker.do(HOLD, ANNA, door.path)))]
    held = await door.reached()
    process_id = worker.process_id
    assert process_id is not None
    asked += [asyncio.create_task(why(worker.do(DOUBLE, n, 2))) for n in (ANNA, BEN)]
    await asyncio.sleep(0)
    await worker.close()
    os.close(held)
    assert await asyncio.gather(*asked) == [Why.STOPPED] * 3
    assert not is_there(process_id)
    assert await why(worker.do(DOUBLE, ANNA, 2)) is Why.STOPPED
    assert worker.process_id is None


async def test_where_no_process_can_be_started_that_is_said(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    worker = WorkerProcess()
    assert await why(worker.do(DOUBLE, ANNA, 2)) is Why.LOST
    assert [each.levelno for each in caplog.records] == [logging.WARNING] * 2
    monkeypatch.undo()
    assert await worker.do(DOUBLE, ANNA, 2) == 4
    await worker.close()


async def test_who_gives_up_leaves_room(worker: WorkerProcess, door: Door) -> None:
    asked = asyncio.create_task(worker.do(HOLD, ANNA, door.path))
    held = await door.reached()
    given_up = [asyncio.create_task(worker.do(DOUBLE, ANNA, 2)) for _ in range(1, MOST_OF_ONE)]
    await asyncio.sleep(0)
    with pytest.raises(NotDoneError):
        worker.require_room(ANNA)
    for each in given_up:
        each.cancel()
    await asyncio.wait(given_up)
    worker.require_room(ANNA)
    os.close(held)
    await asked
