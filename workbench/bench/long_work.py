"""How long writes wait for long work on the database: `contra-uno bench waits`.

A bot runs on a grown database, people click, and another process writes all the time. Meanwhile all
rounds are recounted, which is killed half-way and begun again, and somebody with very many rounds
has everything written out and deletes it, by the buttons of `/uno privacy`.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from random import Random
from urllib.error import URLError
from urllib.request import urlopen

from msgspec import Struct

from bot.cli._terminal import report_progress
from bot.errors import OperatorError
from bot.render.clicks.click_id import NO_GAME, SURE, Click, Verb
from bot.render.private.privacy_page import DELETE, FILE
from bot.store import migrate, recount_queries
from bot.store.database import Database
from bot.store.people_tables import FIRST_EDITION
from playground import Message, PlaygroundPerson, buttons
from workbench.bench import bot_process
from workbench.bench.asked_pictures import click_until
from workbench.bench.bench_output import Table, give_out
from workbench.bench.bot_process import used_playground
from workbench.bench.crowd import Crowd, Seating, open_table
from workbench.bench.grown_database import Growth, grow
from workbench.bench.latencies import Latencies, Latency
from workbench.bench.loop_gauge import free_port
from workbench.bench.other_writer import writing

_SECONDS_BETWEEN_QUESTIONS = 1.0
_LONGEST = 2 * 3600.0


class WaitsPlan(Struct, frozen=True):
    """The size of the database, the tables and clicks a second, and the seconds with nothing else.

    ``of_one`` are the rounds of the person who deletes everything.
    """

    rounds: int
    people: int
    servers: int
    of_one: int
    games: int
    rate: float
    seconds: float


class Waits(Struct, frozen=True):
    """The measurements during one kind of work.

    ``writes`` are those of another process, ``clicks`` those of people until they are acknowledged.
    ``not_ready`` counts the answers of `/readyz` other than 200.
    """

    during: str
    seconds: float
    writes: Latency
    clicks: Latency
    not_ready: int


class WaitsReport(Struct, frozen=True):
    """The measurements of one run, on which kind of ``database``."""

    database: str
    plan: WaitsPlan
    waits: tuple[Waits, ...]


class _Others:
    """The ones who wait: a process that writes, people who click, and a guard at `/readyz`."""

    def __init__(self, url: str, crowd: Crowd, rate: float, port: int) -> None:
        self._url = url
        self._crowd = crowd
        self._rate = rate
        self._port = port

    async def during(self, what: str, work: Callable[[], Awaitable[object]]) -> Waits:
        """Measure how long the others wait until the work is done."""
        not_ready = list[int]()
        async with writing(self._url) as writes:
            self._crowd.acknowledgement = clicks = Latencies()
            clicking = click_until(self._crowd, self._rate, time.perf_counter() + _LONGEST)
            others = [asyncio.create_task(each) for each in (self._ask(not_ready), clicking)]
            began = time.perf_counter()
            try:
                await work()
            finally:
                seconds = time.perf_counter() - began
                for task in others:
                    task.cancel()
                await asyncio.gather(*others, return_exceptions=True)
        return Waits(what, seconds, writes.measured(), clicks.measured(), len(not_ready))

    async def press(self, one: PlaygroundPerson, *presses: str) -> None:
        """Let somebody press these buttons of `/uno privacy`, one after the other."""
        opened = await one.slash("uno privacy", one.dm)
        if opened.response is None:
            raise OperatorError("The bot has shown nothing of what is stored.")
        for press in presses:
            wanted = str(Click(NO_GAME, 0, Verb.PRIVACY, press))
            # While the bot is thinking, the page has no buttons yet.
            await self._crowd.playground.until(
                partial(_has_button, opened.response, wanted), _LONGEST
            )
            pressed = await one.click(opened.response, wanted)
            if pressed.failed:
                raise OperatorError("The bot has not answered in time.")

    async def _ask(self, not_ready: list[int]) -> None:
        while True:
            status = await asyncio.to_thread(_status_of, self._port)
            if status != 200:
                not_ready.append(status)
            await asyncio.sleep(_SECONDS_BETWEEN_QUESTIONS)


def _status_of(port: int) -> int:
    """Return the status of the bot's `/readyz`, 0 if there is no answer."""
    try:
        with urlopen(f"http://127.0.0.1:{port}/readyz", timeout=5) as answer:
            return answer.status
    except URLError as error:
        return getattr(error, "code", 0)


async def measure(url: str, plan: WaitsPlan, report: Callable[[str], None]) -> WaitsReport:
    """Grow an empty database, let a bot run on it, and measure who waits for what."""
    await migrate.upgrade_async(url)
    database = Database(url)
    try:
        async with used_playground() as playground:
            crowd = Crowd(playground, Random(1))
            one = playground.people.add("Regular")
            growth = Growth(plan.rounds, plan.people, plan.servers, 0, 1, int(one.id), plan.of_one)
            await grow(database, growth, datetime.now(UTC), report)
            with tempfile.TemporaryDirectory() as folder:
                port = free_port()
                settings = {"DATABASE_URL": url, "METRICS_PORT": str(port)}
                async with bot_process.running(
                    bot_process.OURS, playground, Path(folder), **settings
                ):
                    for number in range(plan.games):
                        report(f"table {number + 1} of {plan.games}")
                        await open_table(crowd, Seating.BY_DM)
                    others = _Others(url, crowd, plan.rate, port)
                    waits = list[Waits]()
                    async for each in _work(url, plan, others, one, report):
                        waits.append(each)
                        # A run takes an hour: what comes later must not cost what was measured.
                        report(str(each))
    finally:
        await database.close()
    kind = "PostgreSQL" if database.is_shared else "SQLite"
    return WaitsReport(kind, plan, tuple(waits))


async def _work(
    url: str,
    plan: WaitsPlan,
    others: _Others,
    one: PlaygroundPerson,
    report: Callable[[str], None],
) -> AsyncGenerator[Waits]:
    """Do the work piece by piece, and yield how long the others waited."""
    report("nothing else")
    yield await others.during("nothing else", lambda: asyncio.sleep(plan.seconds))
    report("recounting half of the rounds")
    yield await others.during("a recount until it is killed", lambda: _recount_half(url, plan))
    report("recounting the rest")
    yield await others.during("the rest of the recount", lambda: _recount(url))
    report("exporting and deleting")
    yield await others.during("an export", lambda: others.press(one, FILE))
    yield await others.during("a deletion", lambda: others.press(one, DELETE, SURE))


@asynccontextmanager
async def _recounting(url: str) -> AsyncGenerator[asyncio.subprocess.Process]:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "db", "recount"),
        env={**os.environ, "DATABASE_URL": url},
        stdout=asyncio.subprocess.DEVNULL,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def _recount_half(url: str, plan: WaitsPlan) -> None:
    """Recount, and kill the command once half of the rounds are counted."""
    database = Database(url)
    try:
        async with _recounting(url) as process:
            while process.returncode is None:
                async with database.read() as connection:
                    state = await recount_queries.load_sums(connection)
                if state.counted >= plan.rounds // 2:
                    return
                await asyncio.sleep(_SECONDS_BETWEEN_QUESTIONS)
        raise OperatorError("The recount has ended before it could be killed.")
    finally:
        await database.close()


async def _recount(url: str) -> None:
    async with _recounting(url) as process:
        if await process.wait() != 0:
            raise OperatorError("The recount has failed.")
    database = Database(url)
    try:
        async with database.read() as connection:
            state = await recount_queries.load_sums(connection)
    finally:
        await database.close()
    if state.shown == FIRST_EDITION or state.phase is not None:
        raise OperatorError("The recount has not finished.")


def _has_button(message: Message, custom_id: str) -> bool:
    return any(button.get("custom_id") == custom_id for button in buttons(message))


_MARK = "bench waits"


def run(arguments: argparse.Namespace) -> int:
    """Carry out `bench waits`."""
    plan = WaitsPlan(
        *(arguments.rounds, arguments.people, arguments.servers, arguments.of_one),
        *(arguments.games, arguments.rate, arguments.seconds),
    )

    def measured() -> WaitsReport:
        with tempfile.TemporaryDirectory() as folder:
            url = arguments.database or f"sqlite+aiosqlite:///{Path(folder) / 'grown.sqlite3'}"
            return asyncio.run(measure(url, plan, report_progress))

    return give_out(arguments, _MARK, measured, table_of)


def table_of(report: WaitsReport) -> Table:
    """Return how long writes and clicks waited during each kind of work."""
    rows = [
        (
            each.during,
            f"{each.seconds:.0f} s",
            _milliseconds(each.writes),
            _milliseconds(each.clicks),
            str(each.not_ready),
        )
        for each in report.waits
    ]
    plan = report.plan
    note = (
        f"{report.database}, {plan.rounds:,} rounds, {plan.of_one:,} of them of the one who is "
        f"deleted; {plan.games} tables, {plan.rate:g} clicks a second. Milliseconds: median, "
        "99 %, longest."
    )
    headings = ("during", "took", "writes of others", "clicks", "not ready")
    return Table(headings, list(rows), note)


def _milliseconds(latency: Latency) -> str:
    shown = (latency.p50, latency.p99, latency.longest)
    return ", ".join(f"{1000 * seconds:.0f}" for seconds in shown)
