"""Let people play while others ask for pictures of their hands, and without, in turns.

What is compared is how soon clicks are answered: no picture is to be in their way.
"""

from __future__ import annotations

import argparse
import asyncio
from typing import TYPE_CHECKING

from bot.cli._arguments import Number, add_number_arguments, positive, positive_number
from bot.cli._terminal import report_progress
from workbench.bench.bench_load import milliseconds
from workbench.bench.bench_page import Table, add_output_arguments, give_out

if TYPE_CHECKING:
    from workbench.bench.asked_pictures import PicturesReport

SUMMARY = "how soon clicks are answered while others ask for pictures, and without"
MARK = "bench pictures"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    numbers = [
        Number("--games", positive, 20, "N", "tables of four"),
        Number("--rate", positive_number, 10.0, "R", "clicks a second"),
        Number("--pictures", positive_number, 5.0, "P", "pictures a second"),
        Number("--seconds", positive_number, 40.0, "S", "with pictures, and as long without"),
        Number("--seed", int, 1, "N", "of the clicks"),
    ]
    add_number_arguments(parser, numbers)
    add_output_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    from workbench.bench.asked_pictures import PicturesPlan, measure

    plan = PicturesPlan(
        arguments.games,
        arguments.rate,
        arguments.pictures,
        arguments.seconds,
        arguments.seed,
    )

    def measured() -> PicturesReport:
        return asyncio.run(measure(plan, report_progress))

    return give_out(arguments, MARK, measured, table_of)


def table_of(report: PicturesReport) -> Table:
    """Both halves side by side."""
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
