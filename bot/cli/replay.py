"""Tell the game of a record in words, a line an action."""

from __future__ import annotations

import argparse
from pathlib import Path

SUMMARY = "tell the game of a record in words"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a game record (.uno)")


def run(arguments: argparse.Namespace) -> int:
    from bot.notation import cli_replay

    return cli_replay.main(arguments.file)
