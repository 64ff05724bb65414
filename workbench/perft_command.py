"""Count what can follow from the position that a record ends with, turn action by turn action.

Prints, for each number of turn actions, how many sequences of that length there are; with
--divide how many of the longest begin with each action. --json prints the counts of all files, as
in tests/perft/expected.json.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from bot.cli._arguments import positive


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE", type=Path, nargs="+", help="a game record (.uno)")
    parser.add_argument("--depth", type=positive, default=3, metavar="N", help="default: 3")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--divide", action="store_true", help="count by the first action")
    form.add_argument("--json", action="store_true", help="print the counts as JSON")


def run(arguments: argparse.Namespace) -> int:
    from bot.cli._terminal import read_record
    from bot.errors import OperatorError
    from bot.notation.tokens import NotationError
    from workbench.perft_counts import count, divide, position_of

    counts: dict[str, list[int]] = {}
    for file in arguments.files:
        try:
            state, names = position_of(read_record(file))
        except NotationError as error:
            place = file if error.line is None else f"{file}:{error.line}"
            raise OperatorError(f"{place}: {error}") from None
        if arguments.divide:
            _print_table(file, divide(state, names, arguments.depth))
            continue
        counts[file.name] = count(state, arguments.depth)
        if not arguments.json:
            numbered = {str(n): sequences for n, sequences in enumerate(counts[file.name], 1)}
            _print_table(file, numbered)
    if arguments.json:
        print(json.dumps(counts, indent=1))
    return 0


def _print_table(file: Path, rows: dict[str, int]) -> None:
    print(file)
    for name, sequences in rows.items():
        print(f"  {name:<28} {sequences:>12}")
