"""Start the bot when the time of many turns has run out while it was away, with limits on."""

from __future__ import annotations

import argparse
import asyncio
from typing import TYPE_CHECKING

from bot.cli._arguments import Number, add_number_arguments, positive, positive_number
from bot.cli._terminal import report_progress
from workbench.bench.bench_page import Table, add_output_arguments, give_out

if TYPE_CHECKING:
    from workbench.bench.left_games import OverdueReport

SUMMARY = "a start with many turns that ran out meanwhile: how they are caught up"
MARK = "bench overdue"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    numbers = [
        Number("--games", positive, 2000, "N", "games of four people"),
        Number("--seconds", positive_number, 600.0, "S", "how long it is watched at most"),
        Number("--seed", int, 1, "N", "of the order in which they fell due"),
    ]
    add_number_arguments(parser, numbers)
    add_output_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    from workbench.bench.left_games import LeftPlan, overdue

    plan = LeftPlan(arguments.games, arguments.seconds, arguments.seed)

    def measured() -> OverdueReport:
        return asyncio.run(overdue(plan, report_progress))

    return give_out(arguments, MARK, measured, table_of)


def table_of(report: OverdueReport) -> Table:
    """What was measured, one row each."""
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
