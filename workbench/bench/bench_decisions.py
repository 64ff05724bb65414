"""Measure how long computer players take to choose, by level, game and number of players.

Processor time for a choice among several actions, in single rounds of that level against itself.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from bot.cli._arguments import Number, add_number_arguments, positive_number, seed
from bot.cli._terminal import report_progress
from workbench.bench.bench_page import Table, add_output_arguments, give_out

if TYPE_CHECKING:
    from workbench.bench.decision_times import DecisionReport

SUMMARY = "the time that computer players take for a decision"
MARK = "bench decisions"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    numbers = [Number("--seconds", positive_number, 3.0, "S", "of play for each figure")]
    add_number_arguments(parser, numbers)
    parser.add_argument("--seed", type=seed, default="00", metavar="HEX", help="default: 00")
    add_output_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    from workbench.bench.decision_times import DecisionReport, measure_decisions

    def measured() -> DecisionReport:
        found = measure_decisions(arguments.seconds, arguments.seed, report_progress)
        return DecisionReport(arguments.seconds, tuple(found))

    return give_out(arguments, MARK, measured, table_of)


def table_of(report: DecisionReport) -> Table:
    """A row for each game and number of players, p50 and p99 for each level."""
    levels = list(dict.fromkeys(each.level for each in report.times))
    rows: dict[str, list[str]] = {}
    for each in report.times:
        row = rows.setdefault(f"{each.mode}, {each.seats} players", [])
        row.append(f"{each.p50:.2f} / {each.p99:.2f}")
    note = f"Milliseconds of processor time, p50 / p99; {report.seconds:g} seconds of play each."
    return Table(("", *levels), [(name, *row) for name, row in rows.items()], note)
