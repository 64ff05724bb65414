"""Measure how fast the engine plays random classic rounds, beside RLCard where that is asked for.

RLCard comes with the extra `bench`: pip install '.[bench]'
docs/performance.md says what is measured and how. To bring its table up to date, on a machine that
does nothing else:

  contra-uno bench --against rlcard --update docs/performance.md
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli._arguments import positive

if TYPE_CHECKING:
    from bot.bench.engine_speed import Report

SUMMARY = "measure the speed of the engine"

_BEGIN, _END = "<!-- bench: begin -->", "<!-- bench: end -->"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--rounds", type=positive, default=1000, metavar="N", help="rounds a run (default: 1000)"
    )
    parser.add_argument("--against", choices=("rlcard",), help="measure this one too, in turns")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    parser.add_argument(
        "--update", type=Path, metavar="FILE", help="write the table into this Markdown file too"
    )


def run(arguments: argparse.Namespace) -> int:
    import msgspec

    from bot.bench.engine_speed import measure

    def report_progress(what: str) -> None:
        if sys.stderr.isatty():
            print(f"Measuring {what} …", file=sys.stderr)

    file: Path | None = arguments.update
    page = "" if file is None else _page(file)
    report = measure(
        arguments.rounds, against_rlcard=bool(arguments.against), report_progress=report_progress
    )
    if arguments.json:
        print(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
    else:
        _print_table(report)
    if file is not None:
        file.write_text(with_table(page, report), encoding="utf-8")
    return 0


def _page(file: Path) -> str:
    """The page to be updated, read before anything is measured."""
    from bot.errors import OperatorError

    try:
        page = file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise OperatorError(f"{file} is no Markdown page: it is not UTF-8 text.") from None
    except OSError as error:
        raise OperatorError(f"{file} cannot be read: {error.strerror}.") from None
    if not os.access(file, os.W_OK):
        raise OperatorError(f"{file} cannot be written to.")
    if _BEGIN not in page or _END not in page:
        raise OperatorError(f"{file} has no place for the table, between {_BEGIN} and {_END}.")
    return page


def rows(report: Report) -> list[tuple[str, str, str, str]]:
    """What was measured, for Contra Uno and RLCard, and the ratio."""
    found: list[tuple[str, str, str, str]] = []
    for at in report.moves:
        theirs = "" if at.rlcard is None else f"{at.rlcard.median:,.0f}"
        ratio = "" if at.ratio is None else f"{at.ratio:.2f}"
        found.append(
            (f"moves a second, {at.seats} players", f"{at.ours.median:,.0f}", theirs, ratio)
        )
    return [
        *found,
        ("copying a state of 4 players", f"{report.clone_microseconds} µs", "", ""),
        ("a new game of 4 players", f"{report.new_game_microseconds} µs", "", ""),
        (
            f"{report.live_states:,} live states of 4 players",
            f"{report.live_states_megabytes} MB",
            "",
            "",
        ),
    ]


_HEADINGS = ("", "Contra Uno", "RLCard 1.2.0", "ratio")


def _print_table(report: Report) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, caption=report.python)
    for heading in _HEADINGS:
        table.add_column(heading, justify="right" if heading else "left")
    for row in rows(report):
        table.add_row(*row)
    Console(highlight=False).print(table)


def with_table(page: str, report: Report) -> str:
    """A Markdown page with the table between its marks made anew."""
    lines = [
        f"| {' | '.join(_HEADINGS)} |",
        "|---|---:|---:|---:|",
        *(f"| {' | '.join(row)} |" for row in rows(report)),
        "",
        f"{report.python}, medians of {len(report.moves[0].ours.runs)} runs of "
        f"{report.rounds:,} rounds.",
    ]
    before, rest = page.split(_BEGIN, 1)
    after = rest.split(_END, 1)[1]
    return "\n".join((f"{before}{_BEGIN}", *lines, f"{_END}{after}"))
