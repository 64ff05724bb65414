"""A process with a question under way, as the bot has it, until it is asked to stop.

    python -m tests.players.working_process

It prints the id of the worker process once that is at work.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys

from bot.cli._lifetime import run_until_signal
from bot.players.worker_process import WorkerProcess


def at_work_for_ever() -> None:
    os.write(sys.stdout.fileno(), b"at work\n")
    signal.pause()


async def _ask() -> None:
    worker = WorkerProcess(patience=600.0)
    try:
        await asyncio.gather(*(asyncio.to_thread(worker.ask, at_work_for_ever) for _ in range(4)))
        await asyncio.Event().wait()
    finally:
        os.write(sys.stdout.fileno(), f"{worker.process_id}\n".encode())
        worker.close()


if __name__ == "__main__":
    run_until_signal(_ask())
