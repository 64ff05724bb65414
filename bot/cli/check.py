"""Play game records and check what they expect.

Prints FILE:LINE for everything that does not hold and for every line that cannot be read, and a
count at the end.
"""

from __future__ import annotations

import argparse
from pathlib import Path

SUMMARY = "play game records and check what they expect"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE", type=Path, nargs="+", help="a game record (.uno)")


def run(arguments: argparse.Namespace) -> int:
    from bot.notation.record_reader import check_files

    lines, all_well = check_files(arguments.files)
    print("\n".join(lines))
    return 0 if all_well else 1
