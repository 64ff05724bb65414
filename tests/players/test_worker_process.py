"""A worker process is started when it is needed, and no caller depends on it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from threading import Event, Thread

import pytest

from bot.players.worker_process import WorkerProcess
from tests.guard import GUARD


def double(number: int) -> int:
    return 2 * number


def die() -> None:
    """Be killed from outside while at work, as the system does where memory is short."""
    os.kill(os.getpid(), signal.SIGKILL)


def never() -> None:
    signal.pause()


@pytest.fixture
def workers() -> Iterator[list[WorkerProcess]]:
    made: list[WorkerProcess] = []
    yield made
    for one in made:
        one.close()


def _is_alive(process_id: int) -> bool:
    try:
        os.kill(process_id, 0)
    except ProcessLookupError:
        return False
    return True


def test_the_process_is_started_with_the_first_question_and_stays(
    workers: list[WorkerProcess],
) -> None:
    workers.append(worker := WorkerProcess(GUARD))

    assert worker.process_id is None
    assert worker.ask(double, 2) == (4,)
    started = worker.process_id
    assert worker.ask(double, 3) == (6,)
    assert worker.process_id == started != os.getpid()


def test_where_it_dies_there_is_no_answer(workers: list[WorkerProcess]) -> None:
    workers.append(worker := WorkerProcess(GUARD))

    for _ in range(2):
        assert worker.ask(die) is None
        assert worker.process_id is None


def test_where_it_was_killed_another_is_started(workers: list[WorkerProcess]) -> None:
    workers.append(worker := WorkerProcess(GUARD))
    worker.ask(double, 2)
    killed = worker.process_id
    assert killed is not None
    os.kill(killed, signal.SIGKILL)

    assert worker.ask(double, 2) is None
    assert worker.ask(double, 2) == (4,)
    assert worker.process_id not in (None, killed)


def test_a_process_that_takes_too_long_is_ended(workers: list[WorkerProcess]) -> None:
    workers.append(worker := WorkerProcess(0.01))

    assert worker.ask(never) is None
    while worker.process_id is not None:
        assert worker.ask(never) is None, "while it is not ready yet, too"


def test_closing_ends_work_under_way(workers: list[WorkerProcess]) -> None:
    workers.append(worker := WorkerProcess(GUARD))
    begun, answers = Event(), list[tuple[None] | None]()

    def ask() -> None:
        begun.set()
        answers.append(worker.ask(never))

    asking = Thread(target=ask)
    asking.start()
    begun.wait()
    while (process_id := worker.process_id) is None:
        pass
    worker.close()
    asking.join()

    assert answers == [None]
    assert not _is_alive(process_id)
    assert worker.ask(double, 2) is None
    assert worker.process_id is None


def test_of_more_questions_than_it_takes_the_rest_has_no_answer(
    workers: list[WorkerProcess],
) -> None:
    workers.append(worker := WorkerProcess(GUARD, most_waiting=0))

    assert worker.ask(double, 2) is None
    assert worker.process_id is None


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGTERM")
def test_sigterm_ends_a_process_with_work_under_way() -> None:
    run = [sys.executable, "-m", "tests.players.working_process"]
    with subprocess.Popen(run, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "at work\n"
        process.send_signal(signal.SIGTERM)
        working = int(process.stdout.readline())
        assert process.wait(GUARD) == 0
    with pytest.raises(ProcessLookupError):
        os.kill(working, 0)
