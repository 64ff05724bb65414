"""Measure a bot of several processes while one is killed and while each is restarted in turn.

    python -m tests.processes.rolling --processes 4 --servers 3

People play on each server of a playground with rate limits. Printed are, for each process and
second, the requests that count for the bot's global limit and the number allowed; the responses
with status 429, by route; the turns that the bot took for people; and the longest time for which
nobody at a table could play.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import time
from collections import Counter

from bot.store.database import Database
from playground import Playground
from tests.processes.__main__ import say
from tests.processes.request_watch import RequestWatch
from tests.processes.trial import (
    Trial,
    longest_waits,
    refused_by_route,
    turns_taken_from_people,
)
from tests.tables.postgres import running_server

_AWAY = 100.0
"""Seconds for which a killed process stays away: longer than a turn takes."""


async def measure(url: str, processes: int, servers: int, away: float) -> int:
    """Run the trial; return the number of turns taken for people plus requests refused."""
    async with Playground(rate_limits=True, servers=servers) as playground:
        trial = Trial(playground, url, processes)
        watch = RequestWatch(trial)
        database = Database(url)
        watching: asyncio.Task[None] | None = None
        try:
            await trial.start_all(database)
            watching = asyncio.create_task(watch.run(database))
            for table in trial.tables:
                await table.open()
            say(f"shards of the tables: {[table.shard for table in trial.tables]}")
            say(f"at rest: {longest_waits(await trial.play(6))}")
            await _kill_for(trial, database, away)
            for shard in range(processes):
                await _restart(trial, database, shard)
            lost = await turns_taken_from_people(database)
        finally:
            if watching is not None:
                watching.cancel()
            await trial.end_all()
            await database.close()
        watch.tell()
        kinds = Counter(kind.status for kind in playground.answered.elements())
        refused = refused_by_route(playground)
        say(f"answers {dict(kinds)}; 429 but for uploads: {refused or 'none'}")
        say(f"turns taken from people: {lost}")
        return lost + sum(refused.values())


async def _kill_for(trial: Trial, database: Database, away: float) -> None:
    """Kill the process with the hands, and start it again after some seconds."""
    await trial.end(0, signal.SIGKILL)
    await asyncio.sleep(away)
    say(
        f"the process with the hands was killed; after {away:.0f} s without it "
        f"{await turns_taken_from_people(database)} turns were taken from people"
    )
    began = time.monotonic()
    await trial.start(0)
    dark = await trial.play(4)
    say(f"started again: {longest_waits(dark)}, all within {time.monotonic() - began:.1f} s")


async def _restart(trial: Trial, database: Database, shard: int) -> None:
    """Restart a process while people play on: their longest wait is the time without service."""
    playing = asyncio.create_task(trial.play(8))
    await asyncio.sleep(0.5)
    await trial.end(shard, signal.SIGTERM)
    await trial.start(shard)
    dark = await playing
    await trial.all_are_connected(database)
    say(f"shard {shard} restarted: {longest_waits(dark)}")


def main() -> int:
    """Measure and print; return 1 if a turn was lost or a request refused, else 0."""
    parser = argparse.ArgumentParser(prog="tests.processes.rolling", description=__doc__)
    parser.add_argument("--processes", type=int, default=4)
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--away", type=float, default=_AWAY, help="seconds that the killed one is")
    arguments = parser.parse_args()
    with running_server() as url:
        refused_or_lost = asyncio.run(
            measure(url, arguments.processes, arguments.servers, arguments.away)
        )
    return 1 if refused_or_lost else 0


if __name__ == "__main__":
    sys.exit(main())
