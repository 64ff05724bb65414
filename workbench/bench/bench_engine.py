"""The engine alone: random classic rounds, beside RLCard where that is asked for."""

from __future__ import annotations

import argparse
from functools import partial
from typing import TYPE_CHECKING

from bot.cli._arguments import positive
from bot.cli._terminal import report_progress
from workbench.bench.bench_page import Table, add_output_arguments, give_out

if TYPE_CHECKING:
    from workbench.bench.engine_speed import Report

MARK = "bench"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--rounds", type=positive, default=1000, metavar="N", help="rounds a run (default: 1000)"
    )
    parser.add_argument("--against", choices=("rlcard",), help="measure this one too, in turns")
    add_output_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    from workbench.bench.engine_speed import measure

    measured = partial(
        measure,
        arguments.rounds,
        against_rlcard=bool(arguments.against),
        report_progress=report_progress,
    )
    return give_out(arguments, MARK, measured, table_of)


def table_of(report: Report) -> Table:
    """What was measured, for Contra Uno and RLCard, and the ratio."""
    rows: list[tuple[str, ...]] = []
    for at in report.moves:
        theirs = "" if at.rlcard is None else f"{at.rlcard.median:,.0f}"
        ratio = "" if at.ratio is None else f"{at.ratio:.2f}"
        rows.append(
            (f"moves a second, {at.seats} players", f"{at.ours.median:,.0f}", theirs, ratio)
        )
    clone, deal = f"{report.clone_microseconds} µs", f"{report.new_game_microseconds} µs"
    memory = f"{report.live_states_megabytes} MB"
    rows += [
        ("copying a state of 4 players", clone, "", ""),
        ("a new game of 4 players", deal, "", ""),
        (f"{report.live_states:,} live states of 4 players", memory, "", ""),
    ]
    runs = len(report.moves[0].ours.runs)
    note = f"{report.python}, medians of {runs} runs of {report.rounds:,} rounds."
    return Table(("", "Contra Uno", "RLCard 1.2.0", "ratio"), rows, note)
