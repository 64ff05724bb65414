"""The worker of the running bot: one process, started when needed, killed at a job's limit."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from .child_process import ChildProcess, ProcessGoneError
from .frames import AnswerKind, WorkAnswer
from .job import Asker, Given, Job, Result
from .job_queue import JobQueue, WaitingJob
from .outcomes import JobFailedError, NotDoneError, Why

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
