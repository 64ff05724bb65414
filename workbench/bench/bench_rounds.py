"""Measure what a finished round costs: its transaction, counting it, and playing its deal out.

Rounds of all games by turns, played by computer players; processor time, as the bot does it: each
round ends alone and is counted alone. Without --database it is a SQLite file in a folder of its
own, which is removed again; a database that is named has to be empty.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from bot import database_address
from bot.cli._arguments import Number, add_number_arguments, positive
from bot.cli._terminal import report_progress
from workbench.bench.bench_page import Table, add_output_arguments, give_out

if TYPE_CHECKING:
    from workbench.bench.round_costs import RoundCosts

SUMMARY = "what a finished round costs"
MARK = "bench rounds"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    numbers = [
        Number("--rounds", positive, 400, "N", "rounds that end"),
        Number("--deals", positive, 20, "N", "of them whose deals are played out"),
    ]
    add_number_arguments(parser, numbers)
    parser.add_argument(
        "--database", metavar="URL", type=database_address.read, help="an empty database"
    )
    add_output_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    from workbench.bench.round_costs import measure

    def measured() -> RoundCosts:
        with tempfile.TemporaryDirectory() as folder:
            url = arguments.database or f"sqlite+aiosqlite:///{Path(folder) / 'rounds.sqlite3'}"
            return asyncio.run(measure(url, arguments.rounds, arguments.deals, report_progress))

    return give_out(arguments, MARK, measured, table_of)


def table_of(report: RoundCosts) -> Table:
    """A row for each thing that is done about a round."""
    rows = [(each.what, f"{each.p50:.2f}", f"{each.p95:.2f}") for each in report.costs]
    note = (
        f"{report.database}, {report.rounds:,} rounds of all games, {report.moves:.0f} actions and "
        f"{report.record_bytes:.0f} bytes each; milliseconds of processor time."
    )
    return Table(("a finished round", "p50", "p95"), list(rows), note)
