"""Measure how fast the engine plays random classic rounds, or what the whole bot can do.

Without WHAT it is the engine. RLCard, to compare with, comes with the extra `bench`:
pip install '.[bench]'
The others start the bot and a playground, and let scripted people play. docs/performance.md says
what is measured and how. To bring one of its tables up to date, on a machine that does nothing
else:

  contra-uno bench --against rlcard --update docs/performance.md
  contra-uno bench load --games 300 --rate 50 --update docs/performance.md
"""

from __future__ import annotations

import argparse

from bot.cli import (
    _bench_click,
    _bench_engine,
    _bench_idle,
    _bench_load,
    _bench_overdue,
    _bench_pictures,
    _bench_render,
    _bench_requests,
)

SUMMARY = "measure the speed of the engine, or of the whole bot"

_MEASURED = {
    "load": _bench_load,
    "requests": _bench_requests,
    "idle": _bench_idle,
    "overdue": _bench_overdue,
    "click": _bench_click,
    "render": _bench_render,
    "pictures": _bench_pictures,
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    _bench_engine.add_arguments(parser)
    whole_bot = parser.add_subparsers(metavar="WHAT", dest="what")
    for name, bench in _MEASURED.items():
        subparser = whole_bot.add_parser(name, help=bench.SUMMARY, description=bench.__doc__)
        subparser.formatter_class = argparse.RawDescriptionHelpFormatter
        bench.add_arguments(subparser)


def run(arguments: argparse.Namespace) -> int:
    if arguments.what is None:
        return _bench_engine.run(arguments)
    return _MEASURED[arguments.what].run(arguments)
