"""Let computer players play against each other, and count.

With --json the result is one JSON object: games, actions, seconds, games_per_second,
actions_per_second, wins per seat, mean actions per game, unfinished.
"""

from __future__ import annotations

import argparse
import os

from bot.cli._arguments import add_game_arguments, positive

SUMMARY = "let computer players play against each other"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=positive, default=100, metavar="N", help="default: 100")
    parser.add_argument(
        "--seats",
        default="easy,medium,hard",
        metavar="LEVEL,…",
        help="who plays, in seat order: random, easy, medium, hard (default: easy,medium,hard)",
    )
    add_game_arguments(parser)
    parser.add_argument(
        "--jobs",
        type=positive,
        default=os.cpu_count() or 1,
        metavar="J",
        help="processes at work (default: one for each processor)",
    )
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def run(arguments: argparse.Namespace) -> int:
    from bot.players import cli_simulate

    return cli_simulate.main(
        games=arguments.games,
        seats=tuple(arguments.seats.split(",")),
        mode=arguments.mode,
        options=tuple(arguments.option),
        seed=arguments.seed,
        jobs=arguments.jobs,
        as_json=arguments.json,
    )
