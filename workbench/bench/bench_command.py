"""Measure how fast the engine plays random classic rounds, or what the whole bot can do.

Without WHAT it is the engine. The benches are not in the wheel: they run from a clone. RLCard, to
compare with, comes with the extra `bench`: pip install -e '.[bench]'
The others start the bot and a playground, and let scripted people play. docs/performance.md says
what is measured and how. To bring one of its tables up to date, on a machine that does nothing
else:

  contra-uno bench --against rlcard --update docs/performance.md
  contra-uno bench load --games 300 --rate 50 --update docs/performance.md
"""

from __future__ import annotations

import argparse

from workbench.bench import (
    bench_click,
    bench_decisions,
    bench_engine,
    bench_idle,
    bench_load,
    bench_overdue,
    bench_pictures,
    bench_queries,
    bench_render,
    bench_requests,
    bench_rounds,
    bench_searches,
)

_MEASURED = {
    "load": bench_load,
    "requests": bench_requests,
    "idle": bench_idle,
    "overdue": bench_overdue,
    "click": bench_click,
    "render": bench_render,
    "pictures": bench_pictures,
    "queries": bench_queries,
    "rounds": bench_rounds,
    "decisions": bench_decisions,
    "searches": bench_searches,
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    bench_engine.add_arguments(parser)
    whole_bot = parser.add_subparsers(metavar="WHAT", dest="what")
    for name, bench in _MEASURED.items():
        subparser = whole_bot.add_parser(name, help=bench.SUMMARY, description=bench.__doc__)
        subparser.formatter_class = argparse.RawDescriptionHelpFormatter
        bench.add_arguments(subparser)


def run(arguments: argparse.Namespace) -> int:
    if arguments.what is None:
        return bench_engine.run(arguments)
    return _MEASURED[arguments.what].run(arguments)
