"""Measure a bot of several processes while one is killed and while each is restarted in turn.

    python -m tests.processes.rolling --processes 4 --servers 3

People play on each server of a playground with rate limits. Printed are, for each process and
second, the requests that count for the bot's global limit and the number allowed; the responses
with status 429; the turns that the bot took for people; and the longest time for which nobody at a
table could play.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import signal
import socket
import sys
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import aiohttp
from sqlalchemy import text

from bot.render.clicks.click_id import Verb
from bot.store import shared_database
from bot.store.database import Database
from bot.tables.processes.presence import LEASED_FOR
from playground import Channel, Playground, PlaygroundPerson
from playground.protocol import snowflakes
from tests.e2e.real_bot import (
    TURN_VERBS,
    clicks,
    find_turn,
    sit_down_and_start,
    take_turn,
    versions,
)
from tests.guard import GUARD
from tests.processes.__main__ import say
from tests.tables.postgres import running_server
from workbench.bench.bot_process import OURS, start
from workbench.bench.watched_table import Chance

_AWAY = 100.0
"""Seconds for which a killed process stays away: longer than a turn takes."""

_PATIENCE = 3.0
"""Seconds of waiting after which people press any button they have."""

_LONG = 15.0
"""Seconds of waiting after which the messages that everybody sees are printed."""

_PEOPLE = 3
_COUNTED = re.compile(r'^contra_uno_discord_requests_total\{.*limit="bot".*\} ([0-9.e+]+)$', re.M)


@dataclass
class Table:
    """A table of three people in the first channel of a server."""

    playground: Playground
    channel: Channel
    shard: int
    people: list[PlaygroundPerson]
    version: int = 0
    longest: float = 0.0

    async def open(self) -> None:
        """Let the first person open a table, the others join, and the first start the game."""
        await self.people[0].slash("uno start", self.channel)
        await sit_down_and_start(self.people, self.people[0].last(self.channel))

    async def play(self, turns: int) -> float:
        """Play ``turns`` turns; return the longest time in seconds that people waited for one."""
        longest = 0.0
        for _ in range(turns):
            began = time.monotonic()
            told = False
            while not await self._take_turn():
                waited = time.monotonic() - began
                if waited > _LONG and not told:
                    told = True
                    say(f"shard {self.shard} waits for more than {_LONG:.0f} s: {self._shown()}")
                if waited > GUARD:
                    raise TimeoutError("nobody can play")
                if waited > _PATIENCE and await self._try_anything():
                    break
                await asyncio.sleep(0.1)
            longest = max(longest, time.monotonic() - began)
        return longest

    async def _go_on(self) -> bool:
        """Let the host begin the next round or match if nobody has a turn; return False."""
        host = self.people[0]
        for message in host.messages(self.channel)[-3:]:
            for click in clicks(message):
                if click.verb in (Verb.NEXT, Verb.REMATCH, Verb.START):
                    await host.click(message, str(click))
        return False

    def _shown(self) -> str:
        """Return the buttons that everybody sees, to find out why nobody can play."""
        seen = [(p.name, m) for p in self.people for m in p.inbox()[-1:]]
        seen += [("board", message) for message in self.people[0].messages(self.channel)[-3:]]
        told = [
            f"{name}: {sorted({f'{c.verb}@{c.version}' for c in clicks(message)})}"
            for name, message in seen
        ]
        return f"newer than {self.version} wanted; {'; '.join(told)}"

    async def _try_anything(self) -> bool:
        """Press any button there is: if the answer to a question was lost, no hand shows a turn."""
        for person in self.people:
            for message in person.inbox()[-1:]:
                for click in clicks(message):
                    if click.verb not in TURN_VERBS or click.version <= self.version:
                        continue
                    with suppress(AssertionError):  # no process answers yet
                        await take_turn(Chance(person, message, click))
                    if max(versions(person.inbox()[-1]), default=0) > click.version:
                        say(f"shard {self.shard}: {person.name} pressed {click.verb} at last")
                        self.version = click.version
                        return True
        return False

    async def _take_turn(self) -> bool:
        chance = find_turn(self.people, self.version)
        if chance is None:
            return await self._go_on()
        try:
            await take_turn(chance)
        except AssertionError:
            return False  # no process answers yet
        self.version = chance.click.version
        return True


@dataclass
class Second:
    """The requests that each process was allowed, wanted and made in one second, by shard."""

    at: float
    allowed: dict[int, int] = field(default_factory=dict[int, int])
    wanted: dict[int, int] = field(default_factory=dict[int, int])
    asked: dict[int, int] = field(default_factory=dict[int, int])


class Trial:
    """A trial: the processes of one bot with one shard each, and a table on each server."""

    def __init__(self, playground: Playground, url: str, processes: int) -> None:
        self.playground = playground
        self._url = url
        self._count = processes
        self._running: dict[int, asyncio.subprocess.Process] = {}
        self._ports: dict[int, int] = {}
        self._counted: dict[int, float] = {}
        self.seconds: list[Second] = []
        world, add = playground.world, playground.people.add
        self.tables = [
            Table(
                playground,
                world.guild_channels(guild)[0],
                snowflakes.shard_of(guild.id, processes),
                [add(f"Player {number}-{seat}") for seat in range(_PEOPLE)],
            )
            for number, guild in enumerate(world.guilds.values())
        ]

    async def start(self, shard: int) -> None:
        """Start the process with this shard."""
        self._ports[shard] = _free_port()
        settings = {
            "DATABASE_URL": self._url,
            "SHARD_COUNT": str(self._count),
            "SHARD_IDS": str(shard),
            "METRICS_PORT": str(self._ports[shard]),
        }
        self._running[shard] = await start(OURS, self.playground, Path(os.devnull), **settings)

    async def all_are_connected(self, database: Database) -> None:
        """Wait until every shard is connected by some process."""
        async with asyncio.timeout(GUARD):
            connected: set[int] = set()
            while len(connected) < self._count:
                await asyncio.sleep(0.2)
                async with database.read() as connection:
                    rows = await shared_database.all_processes(connection)
                connected = {shard for row in rows for shard, _since in row.shards}

    async def end(self, shard: int, how: signal.Signals) -> None:
        """End the process of a shard at once (SIGKILL) or once its work is finished (SIGTERM)."""
        process = self._running.pop(shard)
        process.send_signal(how)
        await process.wait()

    async def end_all(self) -> None:
        """Kill all processes that are still running."""
        for shard in list(self._running):
            await self.end(shard, signal.SIGKILL)

    async def play(self, turns: int) -> list[float]:
        """Play ``turns`` turns at every table; return the longest wait in seconds of each table."""
        return await asyncio.gather(*(table.play(turns) for table in self.tables))

    async def watch(self, database: Database) -> None:
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
                await asyncio.gather(*(self._count_in(second, s, session) for s in self._running))
                self.seconds.append(second)
                await asyncio.sleep(max(0.0, len(self.seconds) - (time.monotonic() - began)))

    async def _count_in(self, second: Second, shard: int, session: aiohttp.ClientSession) -> None:
        with suppress(aiohttp.ClientError, TimeoutError):
            async with session.get(f"http://127.0.0.1:{self._ports[shard]}/metrics") as answer:
                now = sum(float(count) for count in _COUNTED.findall(await answer.text()))
            # The counter of a restarted process begins at zero.
            before = self._counted.get(shard, 0.0)
            second.asked[shard] = round(now - before if now >= before else now)
            self._counted[shard] = now


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


async def _taken_from_people(database: Database) -> int:
    async with database.read() as connection:
        query = text("SELECT count(*) FROM actions WHERE acted_for IS NOT NULL")
        return (await connection.execute(query)).scalar_one()


async def measure(url: str, processes: int, servers: int, away: float) -> int:
    """Run the trial; return the number of turns taken for people plus requests refused."""
    async with Playground(rate_limits=True, servers=servers) as playground:
        trial = Trial(playground, url, processes)
        database = Database(url)
        watching: asyncio.Task[None] | None = None
        try:
            for shard in range(processes):
                await trial.start(shard)
            await playground.until_online(GUARD)
            await trial.all_are_connected(database)
            watching = asyncio.create_task(trial.watch(database))
            for table in trial.tables:
                await table.open()
            say(f"shards of the tables: {[table.shard for table in trial.tables]}")
            say(f"at rest: {_told(await trial.play(6))}")
            await trial.end(0, signal.SIGKILL)
            await asyncio.sleep(away)
            say(
                f"the process with the hands was killed; after {away:.0f} s without it "
                f"{await _taken_from_people(database)} turns were taken from people"
            )
            began = time.monotonic()
            await trial.start(0)
            dark = await trial.play(4)
            say(f"started again: {_told(dark)}, all within {time.monotonic() - began:.1f} s")
            for shard in range(processes):
                # People play on meanwhile: their longest wait is the time without service.
                playing = asyncio.create_task(trial.play(8))
                await asyncio.sleep(0.5)
                await trial.end(shard, signal.SIGTERM)
                await trial.start(shard)
                dark = await playing
                await trial.all_are_connected(database)
                say(f"shard {shard} restarted: {_told(dark)}")
            lost = await _taken_from_people(database)
        finally:
            if watching is not None:
                watching.cancel()
            await trial.end_all()
            await database.close()
        refused = sum(
            number
            for kind, number in playground.answered.items()
            # Discord announces its limit of emoji uploads only by a 429.
            if kind.status == 429 and "emojis" not in kind.route
        )
        _tell(trial, playground, lost, refused)
        return lost + refused


def _told(longest: list[float]) -> str:
    return f"a turn after {' / '.join(f'{seconds:.1f}' for seconds in longest)} s at most, by table"


def _tell(trial: Trial, playground: Playground, lost: int, refused: int) -> None:
    shards = sorted({shard for second in trial.seconds for shard in second.allowed})
    say("| second | " + " | ".join(f"shard {shard}: asked of (wanted)" for shard in shards) + " |")
    for second in trial.seconds[:: max(1, len(trial.seconds) // 24)]:
        cells = [_cell(second, shard) for shard in shards]
        say(f"| {second.at:.0f} | " + " | ".join(cells) + " |")
    for shard in shards:
        asked = [second.asked.get(shard, 0) for second in trial.seconds]
        say(f"shard {shard}: {sum(asked)} requests, at most {max(asked)} a second")
    most = max(sum(second.allowed.values()) for second in trial.seconds)
    together = max(sum(second.asked.values()) for second in trial.seconds)
    kinds = Counter(kind.status for kind in playground.answered.elements())
    say(f"leased at most {most} a second in all, asked at most {together} in all")
    say(f"answers {dict(kinds)}, {refused} of them 429 but for uploads")
    say(f"turns taken from people: {lost}")


def _cell(second: Second, shard: int) -> str:
    if shard not in second.allowed:
        return "away"
    asked = second.asked.get(shard, 0)
    return f"{asked} of {second.allowed[shard]} ({second.wanted[shard]})"


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
