"""Long work, done one job after the other in one process beside the bot.

    film = await worker.do(FILM, user_id, pictures)      # FILM = Job(draw_film, seconds=20.0)

A `Job` is a function of a module and the time that it may take. A `WorkerProcess` does the jobs: it
starts a process when it is first needed, kills it at a job's limit, and ends it when idle. Nothing
that a job does can hold up the bot. An `InlineWorker` does the jobs at once, without a process.
Whoever asks for a job that is not done gets a `NotDoneError` with the reason.
"""

# pyright: reportUnusedImport=false

from __future__ import annotations

from .inline_worker import InlineWorker
from .job import Asker, Job, JobFailedError, Lane, NotDoneError, Why, Worker
from .worker_process import WorkerProcess
