"""A process with long work under way, as the bot has it, until it is ended.

    python -m tests.worker.working_bot

It prints the id of its worker process once that is at work.
"""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import suppress

from bot.cli._lifetime import run_until_signal
from bot.worker import NotDoneError, WorkerProcess

from .jobs import DOUBLE, WITHOUT_END


async def _work() -> None:
    worker = WorkerProcess()
    await worker.do(DOUBLE, 1, 2)
    tasks = [asyncio.create_task(worker.do(WITHOUT_END, asker)) for asker in range(4)]
    os.write(sys.stdout.fileno(), f"{worker.process_id}\n".encode())
    try:
        await asyncio.Event().wait()
    finally:
        await worker.close()
        for task in tasks:
            with suppress(NotDoneError):
                await task


if __name__ == "__main__":
    run_until_signal(_work())
