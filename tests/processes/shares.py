"""Measure how the work of one bot is divided among several processes with a shard each.

    python -m tests.processes.shares --processes 4 --tables 24 --rate 10 --seconds 30

Once with hands by direct message, which all belong to shard 0, and once with hands that people open
in their channels. Printed are, for each process: its processor time while nobody plays, the actions
that it carried out, its further processor time for each action of all processes, and the most
sessions that it had at PostgreSQL.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import sys
import time
from collections import Counter
from random import Random
from typing import NamedTuple

from sqlalchemy import text

from bot.store.database import Database
from playground import Playground
from tests.monitoring.fetching import fetched
from tests.processes.__main__ import say
from tests.processes.trial import Trial, session_name
from tests.tables.postgres import running_server
from workbench.bench.bot_process import used_playground
from workbench.bench.crowd import Crowd, Seating, beats, open_table, until_quiet

_ACTIONS = re.compile(r"^contra_uno_actions_total\{.*\} ([0-9.e+]+)$", re.M)
_SESSIONS = text("SELECT application_name, count(*) FROM pg_stat_activity GROUP BY 1")
_LOOK_AGAIN = 0.2


class WorkDone(NamedTuple):
    """What a process has done so far: actions, and seconds of processor time."""

    actions: float
    processor: float


class SessionWatch:
    """The most sessions that each process had at the database, by the session's name."""

    def __init__(self) -> None:
        self.most: Counter[str] = Counter()

    async def run(self, database: Database) -> None:
        """Count the sessions again and again, until cancelled."""
        while True:
            async with database.read() as connection:
                rows = (await connection.execute(_SESSIONS)).all()
            for name, number in rows:
                self.most[name] = max(self.most[name], number)
            await asyncio.sleep(_LOOK_AGAIN)


async def measure(url: str, processes: int, tables: int, rate: float, seconds: float) -> None:
    """Let people play at tables of all servers, in each way to hold cards, and print the shares."""
    async with used_playground(servers=processes) as playground:
        trial, database = Trial(playground, url, processes), Database(url)
        sessions = SessionWatch()
        watching = asyncio.create_task(sessions.run(database))
        try:
            await trial.start_all(database)
            for seating in (Seating.BY_DM, Seating.CLOSED_DMS):
                crowd = await _seated(playground, seating, tables)
                rested = await _work_done(trial)
                await asyncio.sleep(seconds)
                before = await _work_done(trial)
                began = time.monotonic()
                await _click(crowd, rate, seconds)
                took = time.monotonic() - began
                after = await _work_done(trial)
                say(f"\n{seating.value}, {rate:g} clicks a second at {tables} tables:")
                at_rest = {
                    shard: (before[shard].processor - rested[shard].processor) / seconds
                    for shard in before
                }
                _tell(before, after, took, at_rest)
            most = {shard: sessions.most[session_name(shard)] for shard in trial.ports}
            say(f"\ndatabase sessions at most, by shard: {most}")
        finally:
            watching.cancel()
            await trial.end_all()
            await database.close()


async def _seated(playground: Playground, seating: Seating, tables: int) -> Crowd:
    """Return people at new tables, as many on each server."""
    crowd = Crowd(playground, Random(1))
    guilds = list(playground.world.guilds.values())
    for number in range(tables):
        await open_table(crowd, seating, guild=guilds[number % len(guilds)])
    return crowd


async def _click(crowd: Crowd, rate: float, seconds: float) -> None:
    clicks: list[asyncio.Task[object]] = []
    async for _ in beats(rate, time.perf_counter() + seconds):
        table = crowd.table_to_click()
        if table is not None:
            clicks.append(asyncio.create_task(crowd.click(table)))
    await asyncio.gather(*clicks)
    await until_quiet(crowd)


async def _work_done(trial: Trial) -> dict[int, WorkDone]:
    done: dict[int, WorkDone] = {}
    for shard, port in trial.ports.items():
        _, metrics = await fetched(port, "/metrics")
        actions = sum(float(count) for count in _ACTIONS.findall(metrics))
        done[shard] = WorkDone(actions, trial.processor_seconds(shard))
    return done


def _tell(
    before: dict[int, WorkDone],
    after: dict[int, WorkDone],
    seconds: float,
    at_rest: dict[int, float],
) -> None:
    actions = {shard: after[shard].actions - before[shard].actions for shard in after}
    every = sum(actions.values())
    say("| shard | at rest | actions | for each action of all |")
    say("|---|---:|---:|---:|")
    for shard, own in actions.items():
        resting = at_rest[shard]
        busy = after[shard].processor - before[shard].processor - resting * seconds
        say(f"| {shard} | {resting:.1%} of a core | {own:.0f} | {1000 * busy / every:.1f} ms |")
    say(f"{every:.0f} actions in {seconds:.0f} s")


def main() -> None:
    """Measure with the given numbers, and print."""
    parser = argparse.ArgumentParser(prog="tests.processes.shares", description=__doc__)
    parser.add_argument("--processes", type=int, default=4)
    parser.add_argument("--tables", type=int, default=24)
    parser.add_argument("--rate", type=float, default=10.0, help="clicks a second")
    parser.add_argument("--seconds", type=float, default=30.0)
    given = parser.parse_args()
    with running_server() as url:
        asyncio.run(measure(url, given.processes, given.tables, given.rate, given.seconds))


if __name__ == "__main__":
    sys.exit(main())
