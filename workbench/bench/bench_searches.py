"""Measure how soon clicks are carried out while computer players think.

People play in turns with *hard*, which decides at once, and with *master*, which searches in a
process of its own; half of the tables have one computer player and half have three.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli._arguments import Number, add_number_arguments, positive, positive_number
from bot.cli._terminal import report_progress
from workbench.bench.bench_page import Table, add_output_arguments, give_out

if TYPE_CHECKING:
    from workbench.bench.clicks_beside_searches import ClickReport

SUMMARY = "what clicks notice of computer players that search"
MARK = "bench searches"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    numbers = [
        Number("--tables", positive, 20, "N", "tables at once"),
        Number("--seconds", positive_number, 10.0, "S", "of play for each turn"),
        Number("--turns", positive, 3, "N", "turns of each level"),
    ]
    add_number_arguments(parser, numbers)
    add_output_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    from workbench.bench.clicks_beside_searches import ClickReport, measure_clicks

    asked = (arguments.tables, arguments.seconds, arguments.turns)

    def measured() -> ClickReport:
        with tempfile.TemporaryDirectory() as folder:
            found = asyncio.run(measure_clicks(Path(folder), *asked, report_progress))
        return ClickReport(*asked, tuple(found))

    return give_out(arguments, MARK, measured, table_of)


def table_of(report: ClickReport) -> Table:
    """A row for each level."""
    rows = [
        (
            each.level,
            str(each.clicks),
            f"{each.p50:.1f}",
            f"{each.p99:.1f}",
            str(each.failed),
            f"{each.searching_mb:.0f} MB" if each.searching_mb else "none",
        )
        for each in report.levels
    ]
    note = (
        f"{report.tables} tables, {report.turns} turns of {report.seconds:g} seconds each; "
        "milliseconds from a click until it is committed."
    )
    return Table(("level", "clicks", "p50", "p99", "failed", "searching process"), rows, note)
