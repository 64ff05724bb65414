"""The jobs that wait: fair by asker, and limited for each and for all."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque

from .job import Asker, Lane
from .outcomes import NotDoneError, Why

MOST_OF_ONE = 3
"""Jobs of one asker, the one under way included. They are done one at a time."""

MOST_HELD = 64
"""Jobs of all. With a few seconds for each, everybody is answered within some minutes."""


class WaitingJob:
    """A job as it waits: its name and arguments, and the result that its asker waits for."""

    def __init__(
        self, name: str, given: bytes, *, seconds: float, lane: Lane, asker: Asker
    ) -> None:
        self.name = name
        self.given = given
        self.seconds = seconds
        self.lane = lane
        self.asker = asker
        self.tries = 0
        self.result: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def fail(self, error: Exception) -> None:
        """Raise this error for the asker, unless the asker has given up."""
        if not self.result.done():
            self.result.set_exception(error)

    def finish(self, result: bytes) -> None:
        """Give the asker the result, unless the asker has given up."""
        if not self.result.done():
            self.result.set_result(result)


class JobQueue:
    """The jobs that wait. Askers take turns: who has several waits for the others between them."""

    def __init__(self, most_of_one: int = MOST_OF_ONE, most_held: int = MOST_HELD) -> None:
        self._most_of_one = most_of_one
        self._most_held = most_held
        self._held: Counter[Asker] = Counter()
        self._lanes: dict[Lane, OrderedDict[Asker, deque[WaitingJob]]] = {
            lane: OrderedDict() for lane in Lane
        }

    def require_room(self, asker: Asker) -> None:
        """Raise `NotDoneError` if there is no room for a job of this asker."""
        if self._held[asker] >= self._most_of_one:
            raise NotDoneError(Why.ONE_AT_A_TIME)
        if self._held.total() >= self._most_held:
            raise NotDoneError(Why.BUSY)

    def add(self, job: WaitingJob) -> None:
        """Let the job wait until it is taken. Raise `NotDoneError` if there is no room for it."""
        self.require_room(job.asker)
        self._held[job.asker] += 1
        self._lanes[job.lane].setdefault(job.asker, deque()).append(job)

    def take(self) -> WaitingJob | None:
        """Return the next job, or None if no asker waits for one."""
        for lane in self._lanes.values():
            while lane:
                asker, jobs = lane.popitem(last=False)
                job = jobs.popleft()
                if jobs:
                    lane[asker] = jobs
                if not job.result.done():
                    return job
        return None

    def take_back(self, job: WaitingJob) -> None:
        """Let a job that was taken be the next one again."""
        lane = self._lanes[job.lane]
        lane.setdefault(job.asker, deque()).appendleft(job)
        lane.move_to_end(job.asker, last=False)

    def leave(self, job: WaitingJob) -> None:
        """Make room: the asker has the result, or waits no longer."""
        self._held -= Counter([job.asker])

    def drop_all(self, error: Exception) -> None:
        """Raise this error for everybody who waits."""
        while (job := self.take()) is not None:
            job.fail(error)
