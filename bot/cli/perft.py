"""Count the games that can follow from a record's position, action by action to a given depth."""

from __future__ import annotations

import argparse
from pathlib import Path

from bot.cli._arguments import positive

SUMMARY = "count the games that can follow from a position"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a game record (.uno)")
    parser.add_argument("--depth", type=positive, default=3, metavar="N", help="default: 3")


def run(arguments: argparse.Namespace) -> int:
    from bot.notation import cli_perft

    return cli_perft.main(arguments.file, arguments.depth)
