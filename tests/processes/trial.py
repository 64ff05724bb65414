"""A bot of several processes under trial: its processes, and tables at which people play."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import text

from bot.render.clicks.click_id import Verb
from bot.store import shared_database
from bot.store.database import Database
from playground import Channel, Playground, PlaygroundPerson
from playground.protocol import snowflakes
from tests.e2e.real_bot import (
    TURN_VERBS,
    clicks,
    find_turn,
    newest_lobby,
    sit_down_and_start,
    take_turn,
    versions,
)
from tests.guard import GUARD
from tests.monitoring.fetching import free_port
from tests.processes.__main__ import say
from workbench.bench.bot_process import OURS, BotProcess, start
from workbench.bench.watched_table import Chance

_PATIENCE = 3.0
"""Seconds of waiting after which people press any button they have."""

_LONG = 15.0
"""Seconds of waiting after which the messages that everybody sees are printed."""

_PEOPLE = 3


@dataclass
class Table:
    """A table of three people in the first channel of a server."""

    channel: Channel
    shard: int
    people: list[PlaygroundPerson]
    version: int = 0
    longest: float = 0.0

    async def open(self) -> None:
        """Let the first person open a table, the others join, and the first start the game."""
        await self.people[0].slash("uno start", self.channel)
        await sit_down_and_start(self.people, await newest_lobby(self.people[0], self.channel))

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


def session_name(shard: int) -> str:
    """Return the name that the database shows for sessions of the process with this shard."""
    return f"shard{shard}"


class Trial:
    """The processes of one bot with one shard each, and a table on each server."""

    def __init__(self, playground: Playground, url: str, shard_count: int) -> None:
        self.playground = playground
        self.shard_count = shard_count
        self.ports: dict[int, int] = {}
        """The port of `/metrics` of each running process, by its shard."""
        self._url = url
        self._running: dict[int, asyncio.subprocess.Process] = {}
        world, add = playground.world, playground.people.add
        self.tables = [
            Table(
                world.guild_channels(guild)[0],
                snowflakes.shard_of(guild.id, shard_count),
                [add(f"Player {number}-{seat}") for seat in range(_PEOPLE)],
            )
            for number, guild in enumerate(world.guilds.values())
        ]

    async def start(self, shard: int) -> None:
        """Start the process with this shard."""
        port = free_port()
        settings = {
            "DATABASE_URL": f"{self._url}&application_name={session_name(shard)}",
            "SHARD_COUNT": str(self.shard_count),
            "SHARD_IDS": str(shard),
            "METRICS_PORT": str(port),
        }
        self._running[shard] = await start(OURS, self.playground, Path(os.devnull), **settings)
        self.ports[shard] = port

    async def start_all(self, database: Database) -> None:
        """Start a process for each shard, and wait until all are connected."""
        for shard in range(self.shard_count):
            await self.start(shard)
        await self.playground.until_online(GUARD)
        await self.all_are_connected(database)

    async def all_are_connected(self, database: Database) -> None:
        """Wait until every shard is connected by some process."""
        async with asyncio.timeout(GUARD):
            connected: set[int] = set()
            while len(connected) < self.shard_count:
                await asyncio.sleep(0.2)
                async with database.read() as connection:
                    rows = await shared_database.all_processes(connection)
                connected = {
                    shard
                    for row in rows
                    if row.shard_count == self.shard_count
                    for shard, _since in row.shards
                }

    def processor_seconds(self, shard: int) -> float:
        """Return the processor time that the process with this shard has used so far."""
        return BotProcess(self._running[shard], Path(os.devnull)).usage().processor_seconds

    async def end(self, shard: int, how: signal.Signals) -> None:
        """End the process of a shard at once (SIGKILL) or once its work is finished (SIGTERM)."""
        del self.ports[shard]
        process = self._running.pop(shard)
        process.send_signal(how)
        await process.wait()

    async def end_all(self, how: signal.Signals = signal.SIGKILL) -> None:
        """End all processes that are still running."""
        await asyncio.gather(*(self.end(shard, how) for shard in list(self._running)))

    async def play(self, turns: int) -> list[float]:
        """Play ``turns`` turns at every table; return the longest wait in seconds of each table."""
        return await asyncio.gather(*(table.play(turns) for table in self.tables))


async def turns_taken_from_people(database: Database) -> int:
    """Return the number of actions that the bot has done for people."""
    async with database.read() as connection:
        query = text("SELECT count(*) FROM actions WHERE acted_for IS NOT NULL")
        return (await connection.execute(query)).scalar_one()


def longest_waits(longest: list[float]) -> str:
    """Return the longest wait at each table in words."""
    return f"a turn after {' / '.join(f'{seconds:.1f}' for seconds in longest)} s at most, by table"


def refused_by_route(playground: Playground) -> dict[str, int]:
    """Return the number of responses with status 429 for each method and route.

    Uploads of emoji are left out: Discord announces their limit only by a 429.
    """
    refused: dict[str, int] = {}
    for kind, number in playground.answered.items():
        if kind.status == 429 and "emojis" not in kind.route:
            name = f"{kind.method} {kind.route}"
            refused[name] = refused.get(name, 0) + number
    return refused
