"""Jobs wait in a fair order, and not too many of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.worker import Asker, Lane, NotDoneError, Why
from bot.worker.worker_process import JobQueue, WaitingJob


def _job(asker: Asker, name: str, lane: Lane = Lane.USUAL) -> WaitingJob:
    return WaitingJob(name, b"", seconds=1.0, lane=lane, asker=asker)


def _order(queue: JobQueue) -> Iterator[str]:
    while (job := queue.take()) is not None:
        yield job.name


async def test_people_take_turns() -> None:
    queue = JobQueue()
    for asker, name in ((1, "a"), (1, "b"), (1, "c"), (2, "d"), (3, "e"), (2, "f")):
        queue.add(_job(asker, name))
    assert "".join(_order(queue)) == "adebfc"


async def test_a_hint_comes_first_and_what_nobody_waits_for_last() -> None:
    queue = JobQueue()
    for lane, name in ((Lane.IDLE, "c"), (Lane.USUAL, "b"), (Lane.URGENT, "a")):
        queue.add(_job(name, name, lane))
    assert "".join(_order(queue)) == "abc"


async def test_a_job_that_is_tried_again_is_the_next() -> None:
    queue = JobQueue()
    for asker, name in ((1, "a"), (2, "b"), (1, "c")):
        queue.add(_job(asker, name))
    tried = queue.take()
    assert tried is not None
    queue.take_back(tried)
    assert "".join(_order(queue)) == "abc"


async def test_nobody_has_too_many_and_all_together_have_not() -> None:
    queue = JobQueue(most_of_one=2, most_held=3)
    kept = [_job(1, "a"), _job(1, "b"), _job(2, "c")]
    queue.add(kept[0])
    queue.add(kept[1])
    with pytest.raises(NotDoneError) as mine:
        queue.add(_job(1, "too many"))
    assert mine.value.why is Why.ONE_AT_A_TIME
    queue.add(kept[2])
    with pytest.raises(NotDoneError) as all_of_them:
        queue.add(_job(3, "too many"))
    assert all_of_them.value.why is Why.BUSY
    # A job that was taken is under way: there is room once it is done.
    queue.take()
    with pytest.raises(NotDoneError):
        queue.require_room(3)
    queue.leave(kept[0])
    queue.require_room(3)


async def test_a_job_that_nobody_waits_for_any_longer_is_passed_over() -> None:
    queue = JobQueue()
    given_up, other = _job(1, "a"), _job(2, "b")
    queue.add(given_up)
    queue.add(other)
    given_up.result.cancel()
    assert [*_order(queue)] == ["b"]
