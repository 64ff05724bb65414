"""Clicks while others hand in records that are made to take long: `contra-uno bench records`.

One bot in one run: people play without a break. In every other turn one person hands in nine
records at once, which ask for as much work as their size allows, and others a short one each.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import time
from collections.abc import Callable
from random import Random

from msgspec import Struct

from bot.cli._terminal import report_progress
from playground import texts
from playground.people.client_checks import take_files
from workbench.bench.asked_pictures import click_until
from workbench.bench.bench_output import Table, give_out
from workbench.bench.bot_process import BotProcess
from workbench.bench.crowd import Clicked, Crowd, until_quiet
from workbench.bench.latencies import Latencies, Latency, milliseconds
from workbench.bench.many_games import many_games
from workbench.bench.watched_table import WatchedTable

_TURNS = 2
_AT_ONCE = 9
_OTHERS = 5
_SECONDS_UNTIL_OTHERS = 1.0
_LONGEST = 20.0
_LOOK_AGAIN = 0.02

_CARDS = [f"{colour}{number}" for colour in "RGBY" for number in range(1, 10)] * 2
_OPTIONS = "".join(
    f"option {each}\n"
    for each in (
        *("several", "jump_in_action", "fast_doubles", "bruno_kuno", "uno_uno", "seven_o"),
        *("stacking", "cross_stacking"),
    )
)
_POSITION = (
    f"{_OPTIONS}seats p0 p1\nhand p0 {' '.join(_CARDS)} RS GS BS YS RS GS BS YS\n"
    "hand p1 W W\ntop R0\ndraw W+4 W+4\n"
)

SLOW_RECORDS = (
    _POSITION + "? legal p0: draw\n" * 7_400,
    "seats a b\n" + "".join(f"hand p{n} R1\n" for n in range(9_000)),
)
"""Records of less than 128 KB that took 14 and 15 seconds of processor time at first."""

_SHORT_RECORD = "seats anna ben\ndeal 00ff\n"


class RecordsPlan(Struct, frozen=True):
    """The number of four-player games, the clicks per second of all, and the duration."""

    games: int
    rate: float
    seconds: float
    seed: int = 1


class RecordsHalf(Struct, frozen=True):
    """The measurements with or without records; ``failed`` clicks were not answered in time."""

    clicks: int
    failed: int
    acknowledgement: Latency


class RecordsReport(Struct, frozen=True):
    """Both halves of one run, and the records.

    ``proven`` of the ``short`` records of others were answered with their deal, after ``waited``.
    ``processor`` are the seconds of the bot's own process in the half with records, ``stopping``
    those from SIGTERM to its end with records under way, ``worker`` megabytes of its largest child.
    """

    plan: RecordsPlan
    without: RecordsHalf
    beside: RecordsHalf
    slow: int
    short: int
    proven: int
    waited: Latency
    processor: float
    worker: float
    stopping: float


class _Measured:
    def __init__(self) -> None:
        self.acknowledgement, self.waited = Latencies(), Latencies()
        self.clicks: list[Clicked] = []
        self.slow = self.short = self.proven = 0

    def half(self) -> RecordsHalf:
        failed = sum(click.failed for click in self.clicks)
        return RecordsHalf(len(self.clicks), failed, self.acknowledgement.measured())


async def measure(plan: RecordsPlan, report_progress: Callable[[str], None]) -> RecordsReport:
    """Play without and with records in turns. Raise `OperatorError` if the bot stops."""
    random = Random(plan.seed)
    without, beside = _Measured(), _Measured()
    processor = 0.0
    async with many_games(plan.games, plan.seed, report_progress) as games, games.bot() as bot:
        report_progress("warming up")
        await _play(games.crowd, plan, _Measured(), random, records=False)
        for turn in range(1, _TURNS + 1):
            report_progress(f"turn {turn} of {_TURNS}")
            await _play(games.crowd, plan, without, random, records=False)
            began = bot.usage().processor_seconds
            await _play(games.crowd, plan, beside, random, records=True)
            processor += bot.usage().processor_seconds - began
        worker = max(bot.largest_children(), default=0.0)
        stopping = await _stop_with_work(bot, games.crowd)
    return RecordsReport(
        plan, without.half(), beside.half(), beside.slow, beside.short, beside.proven,
        beside.waited.measured(), processor, worker, stopping,
    )  # fmt: skip


async def _play(
    crowd: Crowd, plan: RecordsPlan, measured: _Measured, random: Random, *, records: bool
) -> None:
    """Play one turn, with records if they are wanted."""
    crowd.acknowledgement = measured.acknowledgement
    until = time.perf_counter() + plan.seconds / _TURNS
    clicking = asyncio.create_task(click_until(crowd, plan.rate, until))
    if records:
        await _hand_in(crowd, measured)
    measured.clicks += await asyncio.gather(*await clicking)
    await until_quiet(crowd)


async def _hand_in(crowd: Crowd, measured: _Measured) -> None:
    """Let one person hand in nine slow records, then others a short one each."""
    hostile, *others = crowd.tables
    slow = _begin_slow(crowd, hostile)
    measured.slow += len(slow)
    await asyncio.sleep(_SECONDS_UNTIL_OTHERS)
    for table in others[:_OTHERS]:
        measured.short += 1
        began = time.perf_counter()
        if "`00ff`" in await _verify(crowd, table, _SHORT_RECORD):
            measured.proven += 1
            measured.waited.add(time.perf_counter() - began)
    await asyncio.gather(*slow)


async def _verify(crowd: Crowd, table: WatchedTable, text: str) -> str:
    """Return what a person is told of a record, or nothing if that takes too long."""
    file = {"filename": "game.uno", "data": base64.b64encode(text.encode()).decode()}
    (attachment,) = take_files(crowd.playground.world, table.channel.id, [file])
    asked = await table.people[0].slash("uno verify", table.channel, record=attachment)
    until = time.perf_counter() + _LONGEST
    while time.perf_counter() < until:
        if asked.response is not None and (told := texts(asked.response)):
            return told
        await asyncio.sleep(_LOOK_AGAIN)
    return ""


def _begin_slow(crowd: Crowd, table: WatchedTable) -> list[asyncio.Task[str]]:
    """Let one person hand in nine slow records at once."""
    texts = [SLOW_RECORDS[n % len(SLOW_RECORDS)] for n in range(_AT_ONCE)]
    return [asyncio.create_task(_verify(crowd, table, text)) for text in texts]


async def _stop_with_work(bot: BotProcess, crowd: Crowd) -> float:
    """Ask the bot to stop while it has records to check; return the seconds that it takes."""
    asked = _begin_slow(crowd, crowd.tables[0])
    await asyncio.sleep(_SECONDS_UNTIL_OTHERS)
    began = time.perf_counter()
    await bot.stop()
    taken = time.perf_counter() - began
    for each in asked:
        each.cancel()
    await asyncio.gather(*asked, return_exceptions=True)
    return taken


_MARK = "bench records"


def run(arguments: argparse.Namespace) -> int:
    """Carry out `bench records`."""
    plan = RecordsPlan(arguments.games, arguments.rate, arguments.seconds)

    def measured() -> RecordsReport:
        return asyncio.run(measure(plan, report_progress))

    return give_out(arguments, _MARK, measured, table_of)


def table_of(report: RecordsReport) -> Table:
    """Return both halves side by side."""
    halves = (report.without, report.beside)
    rows: list[tuple[str, ...]] = [
        ("clicks", *(str(half.clicks) for half in halves)),
        ("acknowledged: p50, p90, p99", *(milliseconds(half.acknowledgement) for half in halves)),
        ("not answered in time", *(str(half.failed) for half in halves)),
        ("records made to take long", "", str(report.slow)),
        ("short records of others, checked", "", f"{report.proven} of {report.short}"),
        ("they waited: p50, p90, p99", "", milliseconds(report.waited)),
        ("processor time of the bot's own process", "", f"{report.processor:.1f} s"),
        ("most memory of its largest child process", "", f"{report.worker:.0f} MB"),
        ("from SIGTERM to the end, with records", "", f"{report.stopping:.1f} s"),
    ]
    plan = report.plan
    note = (
        f"{plan.games} games, {plan.rate:g} clicks a second, {plan.seconds:g} s each way in turns,"
        f" nine records a turn from one person, seed {plan.seed}."
    )
    return Table(("", "without records", "with records"), rows, note)
