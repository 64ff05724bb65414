"""The requests of each process that count for the bot's global limit, second by second."""

from __future__ import annotations

import asyncio
import re
import time
from contextlib import suppress
from dataclasses import dataclass, field

import aiohttp

from bot.store import shared_database
from bot.store.database import Database
from bot.tables.process_presence import LEASED_FOR
from tests.processes.__main__ import say
from tests.processes.trial import Trial

_COUNTED = re.compile(r'^contra_uno_discord_requests_total\{.*limit="bot".*\} ([0-9.e+]+)$', re.M)
_LINES = 24


@dataclass
class Second:
    """The requests that each process was allowed, wanted and made in one second, by shard."""

    at: float
    allowed: dict[int, int] = field(default_factory=dict[int, int])
    wanted: dict[int, int] = field(default_factory=dict[int, int])
    asked: dict[int, int] = field(default_factory=dict[int, int])


class RequestWatch:
    """Watches what the processes of a trial are allowed, want and make."""

    def __init__(self, trial: Trial) -> None:
        self._trial = trial
        self._counted: dict[int, float] = {}
        self._seconds: list[Second] = []

    async def run(self, database: Database) -> None:
        """Record every second the requests allowed, wanted and made, until cancelled."""
        began = time.monotonic()
        async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(0.8)) as session:
            while True:
                second = Second(time.monotonic() - began)
                async with database.read() as connection:
                    rows = await shared_database.all_processes(connection)
                newest = max((row.seen_at for row in rows), default=None)
                for row in rows:
                    if newest is None or newest - row.seen_at > LEASED_FOR or not row.shards:
                        continue
                    shard = row.shards[0][0]
                    second.allowed[shard], second.wanted[shard] = row.requests, row.wanted
                ports = dict(self._trial.ports)
                await asyncio.gather(
                    *(self._count_in(second, *each, session) for each in ports.items())
                )
                self._seconds.append(second)
                await asyncio.sleep(max(0.0, len(self._seconds) - (time.monotonic() - began)))

    async def _count_in(
        self, second: Second, shard: int, port: int, session: aiohttp.ClientSession
    ) -> None:
        with suppress(aiohttp.ClientError, TimeoutError):
            async with session.get(f"http://127.0.0.1:{port}/metrics") as answer:
                now = sum(float(count) for count in _COUNTED.findall(await answer.text()))
            # The counter of a restarted process begins at zero.
            before = self._counted.get(shard, 0.0)
            second.asked[shard] = round(now - before if now >= before else now)
            self._counted[shard] = now

    def tell(self) -> None:
        """Print a table of some seconds, and the most requests of each process and of all."""
        seconds = self._seconds
        shards = sorted({shard for second in seconds for shard in second.allowed})
        heading = " | ".join(f"shard {shard}: asked of (wanted)" for shard in shards)
        say(f"| second | {heading} |")
        for second in seconds[:: max(1, len(seconds) // _LINES)]:
            cells = [_cell(second, shard) for shard in shards]
            say(f"| {second.at:.0f} | " + " | ".join(cells) + " |")
        for shard in shards:
            asked = [second.asked.get(shard, 0) for second in seconds]
            say(f"shard {shard}: {sum(asked)} requests, at most {max(asked)} a second")
        most = max(sum(second.allowed.values()) for second in seconds)
        together = max(sum(second.asked.values()) for second in seconds)
        say(f"leased at most {most} a second in all, asked at most {together} in all")


def _cell(second: Second, shard: int) -> str:
    if shard not in second.allowed:
        return "away"
    asked = second.asked.get(shard, 0)
    return f"{asked} of {second.allowed[shard]} ({second.wanted[shard]})"
