"""Clicks while others ask for pictures, beside clicks without: `contra-uno bench pictures`.

One bot in one run: people play without a break, and in every other turn some of them ask for their
hand as a picture, which is drawn and uploaded for them alone.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Callable
from random import Random

from msgspec import Struct

from bot.cli._terminal import report_progress
from workbench.bench.bench_output import Table, give_out
from workbench.bench.crowd import Clicked, Crowd, beats, until_quiet
from workbench.bench.latencies import Latencies, Latency, milliseconds
from workbench.bench.many_games import many_games
from workbench.bench.watched_table import WatchedTable

_TURNS = 4


class PicturesPlan(Struct, frozen=True):
    """A test with pictures: the number of four-player games, the clicks and the pictures per
    second.

    These are totals of all games; ``seconds`` is the duration.
    """

    games: int
    rate: float
    pictures: float
    seconds: float
    seed: int = 1


class Half(Struct, frozen=True):
    """The measurements with or without pictures; ``failed`` were not answered in time.

    ``drawn`` is the time until a person saw the picture that they had asked for.
    """

    clicks: int
    failed: int
    acknowledgement: Latency
    pictures: int
    drawn: Latency


class PicturesReport(Struct, frozen=True):
    """Both halves of one run."""

    plan: PicturesPlan
    without: Half
    beside: Half


class _Measured:
    def __init__(self) -> None:
        self.acknowledgement, self.drawn = Latencies(), Latencies()
        self.clicks: list[Clicked] = []
        self.failed = 0

    def half(self) -> Half:
        drawn = self.drawn.measured()
        failed = self.failed + sum(click.failed for click in self.clicks)
        return Half(len(self.clicks), failed, self.acknowledgement.measured(), drawn.count, drawn)


async def measure(plan: PicturesPlan, report_progress: Callable[[str], None]) -> PicturesReport:
    """Play with and without pictures in turns. Raise `OperatorError` if the bot stops."""
    random = Random(plan.seed)
    async with many_games(plan.games, plan.seed, report_progress) as games, games.bot():
        report_progress("warming up")
        await _play(games.crowd, plan, _Measured(), plan.pictures, random)
        without, beside = _Measured(), _Measured()
        for turn in range(1, _TURNS + 1):
            report_progress(f"turn {turn} of {_TURNS}")
            await _play(games.crowd, plan, without, 0, random)
            await _play(games.crowd, plan, beside, plan.pictures, random)
    return PicturesReport(plan, without.half(), beside.half())


async def _play(
    crowd: Crowd, plan: PicturesPlan, measured: _Measured, pictures: float, random: Random
) -> None:
    """Play one turn, in which people click and request pictures at the given rate."""
    crowd.acknowledgement = measured.acknowledgement
    until = time.perf_counter() + plan.seconds / _TURNS
    clicking = asyncio.create_task(click_until(crowd, plan.rate, until))
    asked: list[asyncio.Task[None]] = []
    if pictures:
        async for _ in beats(pictures, until):
            table = random.choice(crowd.tables)
            asked.append(asyncio.create_task(_ask(table, random, measured)))
    measured.clicks += await asyncio.gather(*await clicking)
    await asyncio.gather(*asked)
    await until_quiet(crowd)


async def click_until(crowd: Crowd, rate: float, until: float) -> list[asyncio.Task[Clicked]]:
    """Let people click at this rate until then. Return the clicks, some not answered yet."""
    clicks: list[asyncio.Task[Clicked]] = []
    async for _ in beats(rate, until):
        if (table := crowd.table_to_click()) is not None:
            clicks.append(asyncio.create_task(crowd.click(table)))
    return clicks


async def _ask(table: WatchedTable, random: Random, measured: _Measured) -> None:
    """Let a person at the table request their hand as a picture."""
    began = time.perf_counter()
    asked = await random.choice(table.people).slash("uno hand", table.channel, picture=True)
    if asked.failed or asked.response is None or not asked.response.attachments:
        measured.failed += 1
        return
    measured.drawn.add(time.perf_counter() - began)


_MARK = "bench pictures"


def run(arguments: argparse.Namespace) -> int:
    """Carry out `bench pictures`."""
    plan = PicturesPlan(arguments.games, arguments.rate, arguments.pictures, arguments.seconds)

    def measured() -> PicturesReport:
        return asyncio.run(measure(plan, report_progress))

    return give_out(arguments, _MARK, measured, table_of)


def table_of(report: PicturesReport) -> Table:
    """Return both halves side by side."""
    halves = (report.without, report.beside)
    rows: list[tuple[str, ...]] = [
        ("clicks", *(str(half.clicks) for half in halves)),
        ("acknowledged: p50, p90, p99", *(milliseconds(half.acknowledgement) for half in halves)),
        ("pictures", *(str(half.pictures) for half in halves)),
        ("a picture is there: p50, p90, p99", "", milliseconds(report.beside.drawn)),
        ("not answered in time", *(str(half.failed) for half in halves)),
    ]
    plan = report.plan
    note = (
        f"{plan.games} games, {plan.rate:g} clicks and {plan.pictures:g} pictures a second,"
        f" {plan.seconds:g} s each way in turns, seed {plan.seed}."
    )
    return Table(("", "without pictures", "with pictures"), rows, note)
