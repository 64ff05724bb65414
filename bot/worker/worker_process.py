"""The worker of the running bot: one process, started when needed, killed at a job's limit.

The jobs that wait for it take turns by asker, and are limited for each asker and for all.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter, OrderedDict, deque
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

import msgspec

from .frames import LENGTH, AnswerKind, WorkAnswer, WorkRequest, framed
from .job import Asker, Given, Job, JobFailedError, Lane, NotDoneError, Result, Why

_SECONDS_TO_START = 60.0
"""A loaded machine may take that long. The time of a job begins after it."""

_PASSED_ON = (
    *("PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "TMPDIR", "LD_LIBRARY_PATH"),
    *("SYSTEMROOT", "TEMP", "TMP", "PYTHONDONTWRITEBYTECODE", "PYTHONPYCACHEPREFIX"),
)
"""What the process needs of the environment. The token and the database are not among it."""

_decoder = msgspec.msgpack.Decoder(WorkAnswer)


class ProcessGoneError(Exception):
    """Raised if the process has ended, or could not be started."""


class ChildProcess:
    """A worker process that was started and is ready for requests, one at a time."""

    def __init__(self, process: Process) -> None:
        """Use `start` instead."""
        assert process.stdin is not None
        assert process.stdout is not None
        self._process = process
        self._requests = process.stdin
        self._answers = process.stdout

    @classmethod
    async def start(cls) -> ChildProcess:
        """Return a new process, once it is ready. Raise `ProcessGoneError` if it does not start."""
        try:
            child = cls(
                await asyncio.create_subprocess_exec(
                    *(sys.executable, "-P", "-m", __package__ or "bot.worker"),
                    stdin=PIPE,
                    stdout=PIPE,
                    env=_environment(os.environ),
                )
            )
        except OSError as error:
            raise ProcessGoneError(str(error)) from None
        try:
            async with asyncio.timeout(_SECONDS_TO_START):
                await child._receive()
        except TimeoutError:
            await child.kill()
            raise ProcessGoneError("it does not start") from None
        except BaseException:
            await child.kill()
            raise
        return child

    @property
    def process_id(self) -> int:
        """The id of the process."""
        return self._process.pid

    async def ask(self, name: str, given: bytes) -> WorkAnswer:
        """Return the answer to a request. Raise `ProcessGoneError` if the process ends first."""
        try:
            self._requests.write(framed(WorkRequest(name, given)))
            await self._requests.drain()
        except OSError as error:
            raise ProcessGoneError(str(error)) from None
        return await self._receive()

    async def _receive(self) -> WorkAnswer:
        try:
            (length,) = LENGTH.unpack(await self._answers.readexactly(LENGTH.size))
            return _decoder.decode(await self._answers.readexactly(length))
        except (OSError, asyncio.IncompleteReadError) as error:
            raise ProcessGoneError(str(error)) from None

    async def kill(self) -> None:
        """End the process, whatever it is doing, and wait until it is gone."""
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()


def _environment(ours: Mapping[str, str]) -> dict[str, str]:
    """Return the environment of the process, which imports from the same folders as this one."""
    passed_on = {name: ours[name] for name in _PASSED_ON if name in ours}
    own = str(Path(__file__).resolve().parents[2])
    folders = dict.fromkeys([own, *(folder for folder in sys.path if folder)])
    return {**passed_on, "PYTHONPATH": os.pathsep.join(folders)}


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


log = logging.getLogger(__name__)

IDLE_SECONDS = 60.0
"""Seconds without a job after which the process is ended, and its memory given back."""

_MOST_TRIES = 2


class WorkerProcess:
    """Does one job after the other in a process, and lets the others wait in a fair queue.

    Jobs that wait when the process is killed are done by the next one. A job under way when the
    process dies by itself is tried once more.
    """

    def __init__(self, idle_seconds: float = IDLE_SECONDS, queue: JobQueue | None = None) -> None:
        self._idle_seconds = idle_seconds
        self._queue = queue or JobQueue()
        self._woken = asyncio.Event()
        self._child: ChildProcess | None = None
        self._working: asyncio.Task[None] | None = None
        self._is_closed = False

    @property
    def process_id(self) -> int | None:
        """The id of the process, None while there is none."""
        return None if self._child is None else self._child.process_id

    async def do(
        self, job: Job[Given, Result], asker: Asker, *given: Given.args, **named: Given.kwargs
    ) -> Result:
        """Return the result of the job. Raise `NotDoneError` or `JobFailedError`."""
        self.require_room(asker)
        encoded = job.encode(*given, **named)
        waiting = WaitingJob(job.name, encoded, seconds=job.seconds, lane=job.lane, asker=asker)
        self._queue.add(waiting)
        self._woken.set()
        if self._working is None:
            self._working = asyncio.create_task(self._work(), name="worker process")
        try:
            return job.decode(await waiting.result)
        finally:
            self._queue.leave(waiting)

    def require_room(self, asker: Asker) -> None:
        """Raise `NotDoneError` if a job of this asker would be refused now."""
        if self._is_closed:
            raise NotDoneError(Why.STOPPED)
        self._queue.require_room(asker)

    async def close(self) -> None:
        """Kill the process at once, and drop all jobs."""
        self._is_closed = True
        if self._working is not None:
            self._working.cancel()
            await asyncio.wait([self._working])
        self._queue.drop_all(NotDoneError(Why.STOPPED))
        await self._end()

    async def _work(self) -> None:
        while True:
            job = self._queue.take()
            if job is None:
                await self._wait_for_jobs()
            else:
                await self._settle(job)

    async def _wait_for_jobs(self) -> None:
        """Wait until there is something to do. End the process if that takes long."""
        self._woken.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(self._idle_seconds):
                await self._woken.wait()
                return
        await self._end()
        await self._woken.wait()

    async def _settle(self, job: WaitingJob) -> None:
        """Let the asker know what came of the job, or let the job wait for another try."""
        try:
            answer = await self._answer_to(job)
        except TimeoutError:
            log.warning("a job took too long and was ended", extra=_told(job))
            await self._end()
            job.fail(NotDoneError(Why.TOO_LONG))
        except ProcessGoneError as error:
            log.warning("the worker process is gone", extra=_told(job) | {"why": str(error)})
            await self._end()
            self._try_again(job)
        except asyncio.CancelledError:
            job.fail(NotDoneError(Why.STOPPED))
            raise
        except Exception as error:
            log.exception("the worker process cannot be used", extra=_told(job))
            await self._end()
            job.fail(error)
        else:
            await self._give(job, answer)

    async def _answer_to(self, job: WaitingJob) -> WorkAnswer:
        job.tries += 1
        if self._child is None:
            self._child = await ChildProcess.start()
        async with asyncio.timeout(job.seconds):
            return await self._child.ask(job.name, job.given)

    async def _give(self, job: WaitingJob, answer: WorkAnswer) -> None:
        match answer.kind:
            case AnswerKind.DONE:
                job.finish(answer.payload)
            case AnswerKind.TOO_LARGE:
                log.warning("a job wanted too much memory", extra=_told(job))
                await self._end()
                job.fail(NotDoneError(Why.TOO_LARGE))
            case AnswerKind.FAILED | AnswerKind.READY:
                job.fail(JobFailedError(answer.payload.decode()))

    def _try_again(self, job: WaitingJob) -> None:
        if job.tries < _MOST_TRIES:
            self._queue.take_back(job)
        else:
            job.fail(NotDoneError(Why.LOST))

    async def _end(self) -> None:
        if self._child is not None:
            await self._child.kill()
            self._child = None


def _told(job: WaitingJob) -> dict[str, object]:
    return {"job": job.name, "seconds": job.seconds}
