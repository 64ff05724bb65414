"""Measure several processes on one PostgreSQL database.

The figures are their speed, lost and doubled actions, and the time until others take over the
deadlines of a killed process.

    python -m tests.processes --processes 1 2 4 --seconds 10
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import time
from collections import Counter

import msgspec
from sqlalchemy import text

from bot.store.database import Database
from tests.processes.open_games import fresh, open_games
from tests.processes.worker import Played, due
from tests.tables.postgres import running_server

_LOBBIES = 50
_CLOSES_AFTER = 12.0


def say(line: str) -> None:
    """Print a line and flush it."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


async def _start(*arguments: object) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.processes.worker", *map(str, arguments)),
        stdout=asyncio.subprocess.PIPE,
    )


async def measure(url: str, processes: int, games: int, seconds: float) -> list[str]:
    """Play with this number of processes, and return the actions that were lost or doubled."""
    await fresh(url)
    await open_games(url, games)
    workers = [await _start("play", url, n, processes, seconds) for n in range(processes)]
    told = [(await worker.communicate())[0] for worker in workers]
    played = [msgspec.json.decode(each, type=Played) for each in told]
    acknowledged = Counter(tuple(done) for each in played for done in each.acknowledged)
    stored = await _stored(url)
    doubled = [done for done, times in acknowledged.items() if times > 1]
    lost = [done for done in acknowledged if done not in stored]
    times = sorted(t for each in played for t in each.milliseconds)
    rate = sum(len(each.acknowledged) / each.seconds for each in played)
    say(
        f"{processes} process(es): {rate:6.0f} actions a second; "
        f"p50 {statistics.median(times):.1f} ms, p99 {times[int(len(times) * 0.99)]:.1f} ms; "
        f"{acknowledged.total()} acknowledged, {len(lost)} lost, {len(doubled)} doubled, "
        f"{sum(each.refused for each in played)} refused as another was faster"
    )
    return [f"lost {done}" for done in lost] + [f"doubled {done}" for done in doubled]


async def _stored(url: str) -> set[tuple[str, int]]:
    database = Database(url)
    async with database.read() as connection:
        rows = await connection.execute(text("SELECT game_id, version FROM actions"))
        found = {(row.game_id, row.version) for row in rows}
    await database.close()
    return found


async def cover(url: str) -> float:
    """Kill a process before its lobbies close; return the seconds until no deadline is overdue."""
    await fresh(url)
    gone, other = [await _start("wait", url, n, _CLOSES_AFTER) for n in (_LOBBIES, 0)]
    for worker in (gone, other):
        assert worker.stdout is not None
        await worker.stdout.readline()
    try:
        gone.kill()
        began = time.perf_counter()
        overdue_since: float | None = None
        while time.perf_counter() - began < 60:
            overdue = await due(url)
            if overdue and overdue_since is None:
                overdue_since = time.perf_counter()
            if overdue_since is not None and not overdue:
                return time.perf_counter() - overdue_since
            await asyncio.sleep(0.2)
        raise TimeoutError("no process has taken over the deadlines of the killed one")
    finally:
        for worker in (gone, other):
            if worker.returncode is None:
                worker.kill()
            await worker.wait()


def main() -> int:
    """Measure and print; return 1 if an action was lost or doubled, else 0."""
    parser = argparse.ArgumentParser(prog="tests.processes", description=__doc__)
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--games", type=int, default=64)
    parser.add_argument("--seconds", type=float, default=10)
    arguments = parser.parse_args()
    complaints: list[str] = []
    with running_server() as url:
        for count in arguments.processes:
            done = measure(url, count, arguments.games, arguments.seconds)
            complaints += asyncio.run(done)
        seconds = asyncio.run(cover(url))
        say(f"a killed process with {_LOBBIES} lobbies is covered after {seconds:.1f} s")
    for complaint in complaints:
        say(complaint)
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
