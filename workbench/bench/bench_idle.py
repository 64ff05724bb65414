"""Start the bot with many idle games, and click: how long that takes, and how much memory."""

from __future__ import annotations

import argparse
import asyncio
from typing import TYPE_CHECKING

from bot.cli._arguments import Number, add_number_arguments, positive
from bot.cli._terminal import report_progress
from workbench.bench.bench_page import Table, add_output_arguments, give_out

if TYPE_CHECKING:
    from workbench.bench.left_games import IdleReport

SUMMARY = "a start with many idle games: memory, and the first click"
MARK = "bench idle"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    numbers = [
        Number("--games", positive, 10_000, "N", "idle games of four people"),
        Number("--seed", int, 1, "N", "of the clicks"),
    ]
    add_number_arguments(parser, numbers)
    add_output_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    from workbench.bench.left_games import LeftPlan, idle

    plan = LeftPlan(arguments.games, seed=arguments.seed)

    def measured() -> IdleReport:
        return asyncio.run(idle(plan, report_progress))

    return give_out(arguments, MARK, measured, table_of)


def table_of(report: IdleReport) -> Table:
    """What was measured, one row each."""
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
