"""Trace one click on a card: which functions it goes through, what is written, what is asked.

The bot runs in this process meanwhile, with four people at one table of a playground.
"""

from __future__ import annotations

import argparse
import asyncio
from typing import TYPE_CHECKING

from bot.cli._arguments import Number, add_number_arguments
from bot.cli._terminal import report_progress
from workbench.bench.bench_page import Table, add_output_arguments, give_out

if TYPE_CHECKING:
    from workbench.bench.traced_click import Trace

SUMMARY = "one click, traced: functions, statements, transactions, requests"
MARK = "bench click"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_number_arguments(parser, [Number("--seed", int, 1, "N", "of the clicks")])
    add_output_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    from workbench.bench.traced_click import trace

    def traced() -> Trace:
        return asyncio.run(trace(arguments.seed, report_progress))

    return give_out(arguments, MARK, traced, table_of)


def table_of(trace: Trace) -> Table:
    """The files in the order in which the click gets to them."""
    rows = [
        (f"`{called.file}`", ", ".join(map(_name, called.functions)), str(called.calls))
        for called in trace.called
    ]
    routes = ", ".join(
        f"{route.requests} {route.method} `{route.route}`" for route in trace.made.routes
    )
    note = (
        f"{trace.calls} calls in {len(trace.called)} files; {len(trace.statements)} statements in "
        f"{trace.transactions} transaction(s): {_statements(trace)}. {trace.made.total} requests, "
        f"{trace.made.counted} of them counted for the limit of 50 a second: {routes}."
    )
    return Table(("file", "functions, by their first call", "calls"), rows, note)


def _name(function: str) -> str:
    return function.replace(".<locals>", "").replace("<", "").replace(">", "")


def _statements(trace: Trace) -> str:
    return "; ".join(" ".join(statement.split()[:3]) for statement in trace.statements)
