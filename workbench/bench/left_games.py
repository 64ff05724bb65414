"""Games that the bot finds when it starts: idle ones, and ones in which a deadline has passed.

Run by `contra-uno bench idle` and `contra-uno bench overdue`.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from random import Random
from statistics import correlation

from msgspec import Struct

from bot.cli._terminal import report_progress
from workbench.bench.bench_output import Table, give_out
from workbench.bench.crowd import until_quiet
from workbench.bench.latencies import Latency
from workbench.bench.many_games import many_games, set_due
from workbench.bench.requests_made import RequestCounter, RequestsMade
from workbench.bench.source_tree import HERE, SourceTree

_FURTHER_CLICKS = 100
_LOOKED_EVERY = 0.1
_AWAY = timedelta(hours=1)
_TOLD_THE_NEW_TIME = 1
"""The versions of a game until it is continued: first people are shown how much time they have."""


class LeftPlan(Struct, frozen=True):
    """A test of games left alone: the number of four-player games, and the longest time to
    watch."""

    games: int
    seconds: float = 600.0
    seed: int = 1


class IdleReport(Struct, frozen=True):
    """A start with idle games; times in seconds.

    ``first_click`` is from the connection until a click at one of the tables is answered;
    ``further_clicks`` are at as many other tables, the first click at each.
    """

    plan: LeftPlan
    connected: float
    first_click: float
    further_clicks: Latency
    megabytes_connected: float
    megabytes: float
    refused: int
    faults_logged: int


class OverdueReport(Struct, frozen=True):
    """A start with games in which a turn timed out while the bot was away.

    ``caught_up`` of them were continued, the last one ``seconds`` after the bot was connected.
    ``in_order`` is 1 if that was strictly in the order of their deadlines (a rank correlation).
    """

    plan: LeftPlan
    caught_up: int
    seconds: float
    in_order: float
    made: RequestsMade
    faults_logged: int


async def idle(
    plan: LeftPlan, report_progress: Callable[[str], None], tree: SourceTree = HERE
) -> IdleReport:
    """Start the bot with idle games and click. Raise `OperatorError` if it stops."""
    async with many_games(plan.games, plan.seed, report_progress, tree) as left:
        crowd, tables = left.crowd, left.tables
        requests = RequestCounter(crowd.playground)
        began = time.perf_counter()
        with requests.counting():
            async with left.bot() as process:
                online = time.perf_counter()
                at_first = process.usage().resident_megabytes
                others = Random(plan.seed).sample(tables, min(len(tables), 1 + _FURTHER_CLICKS))
                report_progress("clicking")
                while (await crowd.click(others[0])).failed:
                    pass
                answered = time.perf_counter()
                await until_quiet(crowd)
                crowd.forget_latencies()
                for table in others[1:]:
                    await crowd.click(table)
                await until_quiet(crowd)
                return IdleReport(
                    plan,
                    round(online - began, 2),
                    round(answered - online, 3),
                    crowd.acknowledgement.measured(),
                    round(at_first, 1),
                    round(process.usage().resident_megabytes, 1),
                    requests.made().refused,
                    process.faults(),
                )


async def overdue(plan: LeftPlan, report_progress: Callable[[str], None]) -> OverdueReport:
    """Start the bot long after turns have timed out, and watch how it continues them."""
    async with many_games(plan.games, plan.seed, report_progress) as left:
        crowd, tables = left.crowd, left.tables
        order = Random(plan.seed).sample(tables, len(tables))
        oldest = datetime.now(UTC) - _AWAY
        due = {table.game: oldest + timedelta(seconds=n) for n, table in enumerate(order)}
        set_due(left.file, due)
        before = {table.game: table.version for table in tables}
        requests = RequestCounter(crowd.playground)
        with requests.counting():
            async with left.bot() as process:
                online = time.perf_counter()
                carried_on: dict[str, float] = {}
                report_progress("waiting for the bot to catch up")
                while len(carried_on) < len(tables) and _since(online) < plan.seconds:
                    await asyncio.sleep(_LOOKED_EVERY)
                    moved = [
                        table
                        for table in tables
                        if table.version > before[table.game] + _TOLD_THE_NEW_TIME
                    ]
                    for table in moved:
                        carried_on.setdefault(table.game, _since(online))
                await until_quiet(crowd)
                faults = process.faults()
        ranks = {table.game: rank for rank, table in enumerate(order)}
        return OverdueReport(
            plan,
            len(carried_on),
            round(max(carried_on.values(), default=0.0), 1),
            _in_order([ranks[game] for game in carried_on]),
            requests.made(),
            faults,
        )


def _since(moment: float) -> float:
    return time.perf_counter() - moment


def _in_order(ranks: list[int]) -> float:
    """Return the rank correlation of a sequence: 1 if it always rises."""
    return round(correlation(ranks, range(len(ranks))), 3) if len(ranks) > 1 else 1.0


_IDLE_MARK = "bench idle"


def run_idle(arguments: argparse.Namespace) -> int:
    """Carry out `bench idle`."""
    plan = LeftPlan(arguments.games)

    def measured() -> IdleReport:
        return asyncio.run(idle(plan, report_progress))

    return give_out(arguments, _IDLE_MARK, measured, idle_table)


def idle_table(report: IdleReport) -> Table:
    """Return the measurements, one per row."""
    further = report.further_clicks
    rows = [
        ("from the start of the process until it is connected", f"{report.connected:.1f} s"),
        ("from then until the first click is answered", f"{1000 * report.first_click:.0f} ms"),
        (
            f"{further.count} first clicks at other tables: p50, p99",
            f"{1000 * further.p50:.0f}, {1000 * further.p99:.0f} ms",
        ),
        ("memory when connected", f"{report.megabytes_connected:.0f} MB"),
        ("memory after these clicks", f"{report.megabytes:.0f} MB"),
        ("answered 429", str(report.refused)),
        ("errors logged", str(report.faults_logged)),
    ]
    note = f"{report.plan.games:,} idle games of four people."
    return Table(("", "Contra Uno"), list(rows), note)


_OVERDUE_MARK = "bench overdue"


def run_overdue(arguments: argparse.Namespace) -> int:
    """Carry out `bench overdue`."""
    plan = LeftPlan(arguments.games, arguments.seconds)

    def measured() -> OverdueReport:
        return asyncio.run(overdue(plan, report_progress))

    return give_out(arguments, _OVERDUE_MARK, measured, overdue_table)


def overdue_table(report: OverdueReport) -> Table:
    """Return the measurements, one per row."""
    made = report.made
    rows = [
        ("games carried on", f"{report.caught_up:,} of {report.plan.games:,}"),
        ("the last of them after", f"{report.seconds:.0f} s"),
        ("in the order in which they fell due (1: strictly)", f"{report.in_order:.3f}"),
        ("requests, all", f"{made.total:,}"),
        ("those counted for the limit of 50 a second", f"{made.counted:,}"),
        ("answered 429", str(made.refused)),
        ("errors logged", str(report.faults_logged)),
    ]
    return Table(("", "Contra Uno"), list(rows), "Turns that ran out an hour before the start.")
