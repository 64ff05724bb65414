"""A process that writes to a database all the time, and prints how long each write took.

It does nothing else: what it measures is not the wait for the event loop of a busy process.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress

from bot.store.database import Database
from workbench.bench.latencies import Latencies

_SECONDS_BETWEEN_WRITES = 0.02


@asynccontextmanager
async def writing(url: str) -> AsyncGenerator[Latencies]:
    """Let a process write while the context is open, and collect the seconds of each write."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", __name__),
        env={**os.environ, "DATABASE_URL": url},
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    latencies = Latencies()
    await process.stdout.readline()  # the first write also opens the connection
    reading = asyncio.create_task(_read(process.stdout, latencies))
    try:
        yield latencies
    finally:
        process.terminate()
        await process.wait()
        await reading


async def _read(printed: asyncio.StreamReader, latencies: Latencies) -> None:
    async for line in printed:
        latencies.add(float(line))


async def _write(url: str) -> None:
    database = Database(url)
    while True:
        began = time.perf_counter()
        await database.check()
        print(time.perf_counter() - began, flush=True)
        await asyncio.sleep(_SECONDS_BETWEEN_WRITES)


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        asyncio.run(_write(os.environ["DATABASE_URL"]))
