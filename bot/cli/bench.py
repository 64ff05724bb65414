"""Measure how fast the engine plays random games, beside RLCard where it is installed.

RLCard comes with the extra `bench`: pip install '.[bench]'
"""

from __future__ import annotations

import argparse

from bot.cli._arguments import hexadecimal, positive

SUMMARY = "measure the speed of the engine"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=positive, default=1000, metavar="N", help="default: 1000")
    parser.add_argument("--seed", type=hexadecimal, default="00", metavar="HEX", help="default: 00")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def run(arguments: argparse.Namespace) -> int:
    from bot.players import cli_bench

    return cli_bench.main(games=arguments.games, seed=arguments.seed, as_json=arguments.json)
