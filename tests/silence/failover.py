"""Promote a standby of PostgreSQL while people play, and see what they and operators notice.

    python -m tests.silence.failover --runs 20
    python -m tests.silence.failover --runs 5 --asynchronous

The bot reaches its database through a forwarder, which stands for an address that moves. Runs go
through the ways in which a primary goes, with one process and two. An asynchronous standby hears
nothing of the last seconds before the failover.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import sys
import tempfile
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import groupby
from pathlib import Path
from random import Random

from aiohttp import ClientError

from bot.render.clicks.click_id import Click
from bot.store.database import Database
from bot.store.limits import PATIENT
from playground import Playground, texts
from tests.faults import table_checks
from tests.faults.ledger import Ledger
from tests.faults.people import Crowd
from tests.faults.processes import Bot, running
from tests.monitoring.fetching import fetched
from tests.silence.waiting import until_answered
from tests.tables.postgres import PostgresServer

WAYS = ("immediate", "fast", "read-only")
"""How the primary goes: killed, shut down, or demoted, so that it refuses what is written."""

_TABLES = 4
_PLAYED = 6.0
"""Seconds of play before and after the failover."""
_WITHOUT_PRIMARY = 2.0
"""Seconds for which the address leads to a standby."""
_UNHEARD = 3.0
"""Seconds for which an asynchronous standby is behind."""
_SAMPLED = 0.25
_PATIENCE = 3.0
"""The factor for the time that messages may take: the machine may have other work."""
_WENT_WRONG = "went wrong"


@dataclass
class FailedOver:
    """What was noticed of one failover; seconds are counted from the promotion."""

    way: str
    processes: int
    goes_on: list[float] = field(default_factory=list[float])
    """When each table went on."""
    healed: float = 0.0
    lost: int = 0
    """Acknowledged actions that are gone."""
    acknowledged: int = 0
    went_wrong: int = 0
    lines: list[list[str]] = field(default_factory=list[list[str]])
    readyz: list[str] = field(default_factory=list[str])
    complaints: list[str] = field(default_factory=list[str])

    def __str__(self) -> str:
        seconds = "/".join(f"{each:.1f}" for each in self.goes_on)
        lines = "+".join(str(len(each)) for each in self.lines)
        return (
            f"{self.way}, {self.processes} process(es): tables go on after {seconds} s, messages "
            f"fresh after {self.healed:.1f} s; {self.lost} of {self.acknowledged} acknowledged "
            f"actions lost, {self.went_wrong} times 'something went wrong'; {lines} lines; "
            f"readyz {', '.join(self.readyz)}; complaints: {self.complaints or 'none'}"
        )


class _TimedLedger(Ledger):
    """A ledger that knows when something was last done in each game."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.done_at: dict[str, list[float]] = {}

    async def version(self, game_id: str) -> int:
        return await until_answered(partial(super().version, game_id))

    async def note(self, click: Click, user_id: int, before: int, shown: int) -> bool:
        is_done = await until_answered(partial(super().note, click, user_id, before, shown))
        if is_done:
            self.done_at.setdefault(click.game, []).append(_now())
        return is_done


async def fail_over(way: str, processes: int, seed: int, *, loses: bool = False) -> FailedOver:
    """Play, fail over, play on, and return what was noticed.

    `loses`: the standby has not heard of the last seconds.
    """
    with (
        PostgresServer.running(with_standby=True) as server,
        tempfile.TemporaryDirectory(prefix="uno-failover-") as folder,
    ):
        if loses:
            server.configure("synchronous_standby_names = ''")
        async with (
            Playground(servers=2) as playground,
            running(playground, Path(folder), server.address("postgres"), processes) as bot,
        ):
            trial = _Trial(server, playground, bot, seed)
            try:
                return await trial.run(FailedOver(way, processes), loses=loses)
            finally:
                for observer in trial.observers:
                    await observer.close()


class _Trial:
    """One failover of a bot at whose tables people play, in both servers of a playground."""

    def __init__(self, server: PostgresServer, playground: Playground, bot: Bot, seed: int) -> None:
        self._server = server
        self._playground = playground
        self._bot = bot
        self.observers: list[Database] = []
        self.ledger = _TimedLedger(self._observer())
        self._crowd = Crowd(playground, self.ledger, Random(seed), _TABLES)
        other = list(playground.world.guilds.values())[1]
        for number, table in enumerate(self._crowd.tables[::2]):
            table.channel = playground.world.add_channel(f"other-{number}", other)

    def _observer(self) -> Database:
        self.observers.append(Database(self._server.address_of_pair, PATIENT))
        return self.observers[-1]

    async def run(self, found: FailedOver, *, loses: bool) -> FailedOver:
        for table in self._crowd.tables:
            await table.open()
        self._crowd.begin()
        await asyncio.sleep(_PLAYED)
        if loses:
            await asyncio.to_thread(self._server.configure, "primary_conninfo = ''", standby=True)
            await asyncio.sleep(_UNHEARD)
        known = [len(_lines(process.log)) for process in self._bot.processes]
        watching = asyncio.create_task(self._watch(found))
        await self._lose_primary(found.way)
        await asyncio.to_thread(self._server.promote)
        promoted = _now()
        await asyncio.sleep(_PLAYED)
        await self._crowd.stop()
        found.goes_on = [self._goes_on(table.games, promoted) for table in self._crowd.tables]
        await self._check(found, loses=loses)
        watching.cancel()
        found.lines = [
            _lines(process.log)[before:]
            for process, before in zip(self._bot.processes, known, strict=True)
        ]
        return found

    async def _lose_primary(self, way: str) -> None:
        if way == "read-only":
            setting = "default_transaction_read_only = on"
            await asyncio.to_thread(self._server.configure, setting)
        else:
            await asyncio.to_thread(self._server.stop, way)
        assert self._bot.silenced.proxy is not None
        self._bot.silenced.proxy.move(*self._server.place_of_standby)
        # A connection to the former primary can go on reading, and is used just now.
        self.ledger.database = self._observer()
        await asyncio.sleep(_WITHOUT_PRIMARY)

    def _goes_on(self, games: list[str], promoted: float) -> float:
        done = [at for game in games for at in self.ledger.done_at.get(game, []) if at > promoted]
        return min(done, default=math.inf) - promoted

    async def _check(self, found: FailedOver, *, loses: bool) -> None:
        began = _now()
        crowd, database, games = self._crowd, self.ledger.database, self._crowd.games
        if loses:  # messages show what is gone, until something newer is there
            found.complaints += await table_checks.go_on(crowd, database)
        healing = await table_checks.heal(self._playground, database, games, _PATIENCE)
        found.healed = _now() - began
        found.complaints += healing.complaints + await table_checks.go_on(crowd, database)
        gone = await self.ledger.check()
        found.lost = sum("is gone" in complaint for complaint in gone)
        found.acknowledged = self.ledger.acknowledged
        if not loses:
            found.complaints += gone
        found.went_wrong = sum(
            _WENT_WRONG in texts(message) for message in self._playground.world.messages.values()
        )

    async def _watch(self, found: FailedOver) -> None:
        """Note how `/readyz` changes, in all processes together."""
        answers: list[str] = []
        while True:
            statuses = [await _ready(process.port) for process in self._bot.processes]
            answers.append("/".join(statuses))
            found.readyz = [answer for answer, _ in groupby(answers)]
            await asyncio.sleep(_SAMPLED)


async def _ready(port: int) -> str:
    with suppress(ClientError):
        return str((await fetched(port, "/readyz"))[0])
    return "none"


def _lines(log: Path) -> list[str]:
    return log.read_text(encoding="utf-8", errors="replace").splitlines()


def _now() -> float:
    return asyncio.get_running_loop().time()


def main() -> int:
    """Fail over as often as asked for, print a line each time; return 1 if something was lost."""
    parser = argparse.ArgumentParser(prog="tests.silence.failover", description=__doc__)
    parser.add_argument("--runs", type=int, default=20)
    parser.add_argument("--asynchronous", action="store_true")
    parser.add_argument("--said", action="store_true", help="print the lines of the logs")
    arguments = parser.parse_args()
    loses: bool = arguments.asynchronous
    bad = 0
    for run in range(arguments.runs):
        way, processes = WAYS[run % len(WAYS)], 1 + run % 2
        found = asyncio.run(fail_over(way, processes, run, loses=loses))
        bad += bool(found.complaints) or (found.lost > 0 and not loses)
        sys.stdout.write(f"{run}: {found}\n")
        if arguments.said:
            sys.stdout.writelines(f"  {line}\n" for lines in found.lines for line in lines)
        sys.stdout.flush()
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
