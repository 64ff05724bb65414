"""Fill a database with very many rounds, people and messages, and ask what the bot asks.

Without --database it is a SQLite file in a folder of its own, which is removed again. A database
that is named has to be empty, and keeps what was written; called again with the same numbers, it is
asked as it is.
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
    from workbench.bench.query_times import QueriesReport

SUMMARY = "queries once very much was played, on SQLite or PostgreSQL"
MARK = "bench queries"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    numbers = [
        Number("--rounds", positive, 1_000_000, "N", "finished rounds"),
        Number("--people", positive, 100_000, "N", "people who have played them"),
        Number("--servers", positive, 2_000, "N", "servers on which they were played"),
        Number("--messages", positive, 1_500_000, "N", "messages that were ever sent"),
        Number("--asked", positive, 200, "N", "how often each query is asked"),
        Number("--seed", int, 1, "N", "of who played with whom"),
    ]
    add_number_arguments(parser, numbers)
    parser.add_argument(
        "--database",
        metavar="URL",
        type=database_address.read,
        help="an empty database, or a filled one",
    )
    add_output_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    from workbench.bench.grown_database import Growth
    from workbench.bench.query_times import measure

    growth = Growth(
        arguments.rounds,
        arguments.people,
        arguments.servers,
        arguments.messages,
        arguments.seed,
    )

    def measured() -> QueriesReport:
        with tempfile.TemporaryDirectory() as folder:
            url = arguments.database or f"sqlite+aiosqlite:///{Path(folder) / 'grown.sqlite3'}"
            return asyncio.run(measure(url, growth, arguments.asked, report_progress))

    return give_out(arguments, MARK, measured, table_of)


def table_of(report: QueriesReport) -> Table:
    """The times of each query; beside them the processor time of this process, in the middle."""
    rows = [
        (each.query, *(f"{ms:.1f}" for ms in (each.p50, each.p95, each.worst, each.processor)))
        for each in report.times
    ]
    growth = report.growth
    note = (
        f"{report.database}, {growth.rounds:,} rounds of {growth.people:,} people on "
        f"{growth.servers:,} servers, {growth.messages:,} messages; each asked "
        f"{report.times[0].asked} times, milliseconds."
    )
    return Table((report.database, "p50", "p95", "worst", "processor"), list(rows), note)
