"""A bot of several processes while one of them is killed, and while each is restarted in turn.

    python -m tests.processes.rolling --processes 4

People play at a playground with its limits on. Told are the requests that each process was allowed
and wanted, by the second; what was answered 429; the turns that the bot took from people; and how
long nobody could play.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
import time
from collections import Counter
from pathlib import Path

from sqlalchemy import text

from bot.bench.whole_bot.bot_process import OURS, start
from bot.store import process_queries
from bot.store.database import Database
from bot.tables.processes.presence import LEASED_FOR
from playground import Person, Playground
from tests.e2e.real_bot import find_turn, start_table, take_turn
from tests.processes.__main__ import say
from tests.tables.postgres import running_server

_AWAY = 100.0
"""Seconds for which a killed process stays away: longer than a turn takes."""

_GUARD = 120.0


class Trial:
    """The processes of one bot, and a table of three people."""

    def __init__(self, playground: Playground, url: str, processes: int) -> None:
        self.playground = playground
        self.people = [playground.people.anna, playground.people.ben, playground.people.cem]
        self._url = url
        self._count = processes
        self._running: dict[int, asyncio.subprocess.Process] = {}
        self.version = 0
        self.leases: list[tuple[float, dict[str, tuple[int, int]]]] = []

    async def start(self, shard: int) -> None:
        """Start the process with this shard."""
        settings = {
            "DATABASE_URL": self._url,
            "SHARD_COUNT": str(self._count),
            "SHARD_IDS": str(shard),
        }
        self._running[shard] = await start(OURS, self.playground, Path(os.devnull), **settings)

    async def all_are_connected(self, database: Database) -> None:
        """Return when every shard is somebody's."""
        async with asyncio.timeout(_GUARD):
            connected: set[int] = set()
            while len(connected) < self._count:
                await asyncio.sleep(0.2)
                async with database.read() as connection:
                    rows = await process_queries.all_processes(connection)
                connected = {shard for row in rows for shard, _since in row.shards}

    async def end(self, shard: int, how: signal.Signals) -> None:
        """End it: at once (SIGKILL), or so that it finishes what it does (SIGTERM)."""
        process = self._running.pop(shard)
        process.send_signal(how)
        await process.wait()

    async def end_all(self) -> None:
        """Nothing is left running."""
        for shard in list(self._running):
            await self.end(shard, signal.SIGKILL)

    async def play(self, turns: int) -> float:
        """Let people play so many turns; the longest that one of them took to be possible."""
        longest = 0.0
        for _ in range(turns):
            began = time.monotonic()
            while True:
                chance = find_turn(self.people, self.version)
                if chance is not None and await self._taken(chance.person):
                    break
                if time.monotonic() - began > _GUARD:
                    raise TimeoutError("nobody can play")
                await asyncio.sleep(0.1)
            longest = max(longest, time.monotonic() - began)
        return longest

    async def _taken(self, person: Person) -> bool:
        chance = find_turn([person], self.version)
        if chance is None:
            return False
        try:
            await take_turn(chance)
        except AssertionError:
            return False  # nobody answers yet
        self.version = chance.click.version
        return True

    async def watch(self, database: Database) -> None:
        """Note every second what each process may ask and wants to ask, until cancelled."""
        began = time.monotonic()
        while True:
            async with database.read() as connection:
                rows = await process_queries.all_processes(connection)
            newest = max((row.seen_at for row in rows), default=None)
            told = {
                row.name[:4]: (row.requests, row.wanted)
                for row in rows
                if newest is not None and newest - row.seen_at <= LEASED_FOR
            }
            self.leases.append((time.monotonic() - began, told))
            await asyncio.sleep(1)


async def _taken_from_people(database: Database) -> int:
    async with database.read() as connection:
        query = text("SELECT count(*) FROM actions WHERE acted_for IS NOT NULL")
        return (await connection.execute(query)).scalar_one()


async def measure(url: str, processes: int) -> int:
    """The trial; how many turns were taken from people and requests refused."""
    async with Playground(rate_limits=True) as playground:
        trial = Trial(playground, url, processes)
        database = Database(url)
        watching: asyncio.Task[None] | None = None
        try:
            for shard in range(processes):
                await trial.start(shard)
            await playground.until_online(_GUARD)
            await trial.all_are_connected(database)
            watching = asyncio.create_task(trial.watch(database))
            await start_table(trial.people)
            say(f"at rest: a turn after {await trial.play(6):.1f} s at most")
            await trial.end(0, signal.SIGKILL)
            await asyncio.sleep(_AWAY)
            say(
                f"the process with the hands was killed; after {_AWAY:.0f} s without it "
                f"{await _taken_from_people(database)} turns were taken from people"
            )
            await trial.start(0)
            say(f"started again: a turn after {await trial.play(4):.1f} s at most")
            for shard in range(processes):
                await trial.end(shard, signal.SIGTERM)
                await trial.start(shard)
                dark = await trial.play(4)
                say(f"shard {shard} restarted: a turn after {dark:.1f} s at most")
            lost = await _taken_from_people(database)
        finally:
            if watching is not None:
                watching.cancel()
            await trial.end_all()
            await database.close()
        refused = sum(
            number
            for kind, number in playground.answered.items()
            # How many emoji may be uploaded Discord tells by a 429 alone.
            if kind.status == 429 and "emojis" not in kind.route
        )
        _tell(trial, playground, lost, refused)
        return lost + refused


def _tell(trial: Trial, playground: Playground, lost: int, refused: int) -> None:
    for second, told in trial.leases[:: max(1, len(trial.leases) // 20)]:
        shares = ", ".join(f"{name}: {may} ({wants})" for name, (may, wants) in told.items())
        say(f"{second:5.0f} s  may (wants): {shares}")
    most = max(sum(may for may, _ in told.values()) for _, told in trial.leases)
    kinds = Counter(kind.status for kind in playground.answered.elements())
    say(f"leased at most {most} a second in all; answers {dict(kinds)}, {refused} of them 429")
    say(f"turns taken from people: {lost}")


def main() -> int:
    """Measure, and print; the status is 1 if a turn was lost or a request refused."""
    parser = argparse.ArgumentParser(prog="tests.processes.rolling", description=__doc__)
    parser.add_argument("--processes", type=int, default=4)
    arguments = parser.parse_args()
    with running_server() as url:
        return 1 if asyncio.run(measure(url, arguments.processes)) else 0


if __name__ == "__main__":
    sys.exit(main())
