"""Let scripted people click at many tables at once, at a steady rate, with Discord's limits on.

A bot with nothing behind it, which makes the same requests with constant texts, is measured in
turns with ours: the ratio is that of the processor time of the two.
"""

from __future__ import annotations

import argparse
import asyncio
from typing import TYPE_CHECKING

from bot.cli._arguments import (
    Number,
    add_number_arguments,
    number_from_0,
    positive,
    positive_number,
)
from bot.cli._terminal import report_progress
from workbench.bench.bench_page import Table, add_output_arguments, give_out

if TYPE_CHECKING:
    from workbench.bench.latencies import Latency
    from workbench.bench.load import LoadPlan, LoadReport, Side

SUMMARY = "many games at once: latencies, requests, processor time, memory"
MARK = "bench load"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    numbers = [
        Number("--games", positive, 50, "N", "tables of four"),
        Number("--rate", positive_number, 10.0, "R", "clicks a second"),
        Number("--seconds", positive_number, 60.0, "S", "for each bot"),
        Number("--run-in", number_from_0, 0.0, "S", "before each turn, not counted"),
        Number("--seed", int, 1, "N", "of the clicks"),
    ]
    add_number_arguments(parser, numbers)
    add_output_arguments(parser)
    parser.add_argument(
        "--mark", default=MARK, help="which table of FILE, by the name in its marks (%(default)s)"
    )


def run(arguments: argparse.Namespace) -> int:
    from workbench.bench.load import measure

    plan = load_plan(arguments)

    def measured() -> LoadReport:
        return asyncio.run(measure(plan, report_progress))

    return give_out(arguments, arguments.mark, measured, table_of)


def load_plan(arguments: argparse.Namespace) -> LoadPlan:
    """What the command line asks for."""
    from workbench.bench.load import LoadPlan

    return LoadPlan(
        arguments.games,
        arguments.rate,
        arguments.seconds,
        arguments.seed,
        run_in=arguments.run_in,
    )


def table_of(report: LoadReport) -> Table:
    """Both bots side by side."""
    columns = [_column(report.bot), _column(report.bare)]
    rows: list[tuple[str, ...]] = [
        (name, *(column[name] for column in columns)) for name in columns[0]
    ]
    rows.append(("processor time of a request, ratio", f"{report.ratio:.2f}", "1"))
    plan = report.plan
    note = (
        f"{plan.games} games, {plan.rate:g} clicks a second, {plan.seconds:g} s of each bot "
        f"in turns, {_run_in(plan.run_in)}seed {plan.seed}."
    )
    return Table(("", "Contra Uno", "bare discord.py"), rows, note)


def _run_in(seconds: float) -> str:
    return f"each after {seconds:g} s of the same, " if seconds else ""


def _column(side: Side) -> dict[str, str]:
    actions = max(1, side.actions)
    return {
        "clicks a second": f"{side.clicks_a_second:g}",
        "clicks answered, not in time, held back": (
            f"{side.clicks - side.failed}, {side.failed}, {side.held_back}"
        ),
        "acknowledged: p50, p90, p99": milliseconds(side.acknowledgement),
        "on the board: p50, p90, p99": milliseconds(side.board),
        "in the hand of who is next: p50, p90, p99": milliseconds(side.next_hand),
        "processor time of an action": f"{side.milliseconds_an_action:.1f} ms",
        "requests of an action, all": f"{side.made.total / actions:.2f}",
        "those counted for the limit of 50 a second": f"{side.made.counted / actions:.2f}",
        "answered 429": str(side.made.refused),
        "memory": f"{side.resident_megabytes:.0f} MB",
        "errors logged": str(side.faults_logged),
    }


def milliseconds(latency: Latency) -> str:
    """Its percentiles."""
    return ", ".join(f"{1000 * s:.0f}" for s in (latency.p50, latency.p90, latency.p99)) + " ms"
