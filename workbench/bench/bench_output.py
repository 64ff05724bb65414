"""The output of a bench: JSON or a table, and the same table between its marks in a page."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from bot.errors import OperatorError

if TYPE_CHECKING:
    from msgspec import Struct

    Report = TypeVar("Report", bound=Struct)


class Table(NamedTuple):
    """A table for people; the first column names what the others show.

    ``note`` is printed below. A cell may have several lines.
    """

    headings: tuple[str, ...]
    rows: list[tuple[str, ...]]
    note: str


def add_output_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options --json and --update."""
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    parser.add_argument(
        "--update", type=Path, metavar="FILE", help="write the table into this Markdown file too"
    )


def give_out(
    arguments: argparse.Namespace,
    mark: str,
    measure: Callable[[], Report],
    table_of: Callable[[Report], Table],
) -> int:
    """Measure, then print and write as the arguments say; return the exit status."""
    import msgspec

    file: Path | None = arguments.update
    page = "" if file is None else _page(file, mark)
    report = measure()
    if arguments.json:
        print(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
    else:
        print_table(table_of(report))
    if file is not None:
        file.write_text(with_table(page, mark, table_of(report)), encoding="utf-8")
    return 0


def _page(file: Path, mark: str) -> str:
    """Return the page that will be updated, read before the measurement."""
    try:
        page = file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise OperatorError(f"{file} is no Markdown page: it is not UTF-8 text.") from None
    except OSError as error:
        raise OperatorError(f"{file} cannot be read: {error.strerror}.") from None
    if not os.access(file, os.W_OK):
        raise OperatorError(f"{file} cannot be written to.")
    begin, end = _marks(mark)
    if begin not in page or end not in page:
        raise OperatorError(f"{file} has no place for the table, between {begin} and {end}.")
    return page


def _marks(mark: str) -> tuple[str, str]:
    return f"<!-- {mark}: begin -->", f"<!-- {mark}: end -->"


def with_table(page: str, mark: str, table: Table) -> str:
    """Return a Markdown page with the table between its marks replaced."""
    begin, end = _marks(mark)
    lines = [
        f"| {' | '.join(table.headings)} |",
        f"|---|{'---:|' * (len(table.headings) - 1)}",
        *(f"| {' | '.join(row)} |".replace("\n", "<br>") for row in table.rows),
        "",
        table.note,
    ]
    before, rest = page.split(begin, 1)
    after = rest.split(end, 1)[1]
    return "\n".join((f"{before}{begin}", *lines, f"{end}{after}"))


def print_table(table: Table) -> None:
    """Print a table to the terminal."""
    from rich import box
    from rich.console import Console
    from rich.table import Table as Drawn

    drawn = Drawn(box=box.SIMPLE_HEAD, pad_edge=False, caption=table.note)
    for number, heading in enumerate(table.headings):
        drawn.add_column(heading, justify="right" if number else "left")
    for row in table.rows:
        drawn.add_row(*row)
    Console(highlight=False).print(drawn)
