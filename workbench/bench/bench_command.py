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
from collections.abc import Sequence
from importlib import import_module
from typing import NamedTuple

from bot import database_address
from bot.cli._arguments import positive
from workbench.bench.bench_output import add_output_arguments
from workbench.number_arguments import Number, add_number_arguments, number_from_0, positive_number

_RATE = Number("--rate", positive_number, 10.0, "R", "clicks a second")


class Bench(NamedTuple):
    """One bench: its text for ``--help``, its number options, and its code.

    ``code`` is a module of this folder and its function that runs the bench. The module is imported
    only then, so that no other command waits for its libraries. ``database`` describes the database
    that the bench can be pointed at.
    """

    summary: str
    description: str
    code: tuple[str, str]
    numbers: Sequence[Number] = ()
    database: str = ""
    has_output: bool = True


BENCHES = {
    "compare": Bench(
        "all that has to stay fast, beside another commit",
        """Measure a press, the bot under load, the engine, rollouts and the start.

With --beside, another commit is checked out into a worktree with an environment of its own and
measured in turns with this version. Both are played with by the scripted people of this version.
""",
        ("compared_versions", "run"),
        (
            Number("--runs", positive, 5, "N", "runs of everything"),
            Number("--rounds", positive, 1500, "N", "rounds of the engine in a run"),
            Number("--tables", positive, 6, "N", "tables where presses are measured"),
            Number("--turns", positive, 25, "N", "clicks at each of them"),
            Number("--games", positive, 300, "N", "tables of four under load"),
            Number("--rate", positive_number, 50.0, "R", "clicks a second under load"),
            Number("--seconds", positive_number, 20.0, "S", "of load in a run"),
        ),
    ),
    "load": Bench(
        "many games at once: latencies, requests, processor time, memory",
        """Let scripted people click at many tables at once, at a steady rate, with limits on.

A bot with nothing behind it, which makes the same requests with constant texts, is measured in
turns with ours: the ratio is that of the processor time of the two.
""",
        ("load", "run"),
        (
            Number("--games", positive, 50, "N", "tables of four"),
            _RATE,
            Number("--seconds", positive_number, 60.0, "S", "for each bot"),
            Number("--run-in", number_from_0, 0.0, "S", "before each turn, not counted"),
        ),
    ),
    "requests": Bench(
        "the requests of a whole game, by route",
        """Count what one whole game asks of Discord, by route, and what counts for the limit.

Rounds of four people by direct message, of four whose direct messages are closed, and of one person
with three computer players, with Discord's limits on; then many games at once.
""",
        ("whole_game", "run"),
        (
            Number("--turns", positive, 1000, "N", "clicks of a game at most"),
            Number("--rounds", positive, 1, "N", "of each kind of table, side by side"),
            Number("--pace", positive_number, 1.0, "S", "seconds that people think"),
            Number("--games", positive, 100, "N", "games under load"),
            Number("--rate", positive_number, 40.0, "R", "clicks a second under load"),
            Number("--seconds", positive_number, 20.0, "S", "how long under load"),
            Number("--run-in", number_from_0, 0.0, "S", "of load before that, not counted"),
        ),
    ),
    "idle": Bench(
        "a start with many idle games: memory, and the first click",
        "Start the bot with many idle games, and click: how long that takes, and how much memory.",
        ("left_games", "run_idle"),
        (Number("--games", positive, 10_000, "N", "idle games of four people"),),
    ),
    "overdue": Bench(
        "a start with many turns that ran out meanwhile: how they are caught up",
        "Start the bot when the time of many turns has run out while it was away, with limits on.",
        ("left_games", "run_overdue"),
        (
            Number("--games", positive, 2000, "N", "games of four people"),
            Number("--seconds", positive_number, 600.0, "S", "how long it is watched at most"),
        ),
    ),
    "click": Bench(
        "one click, traced: functions, statements, transactions, requests",
        """Trace one click on a card: which functions run, what is written, what is asked.

The bot runs in this process meanwhile, with four people at one table of a playground.
""",
        ("traced_click", "run"),
    ),
    "queries": Bench(
        "queries once very much was played, on SQLite or PostgreSQL",
        """Fill a database with very many rounds, people and messages, and ask what the bot asks.

Without --database it is a SQLite file in a folder of its own, which is removed again. A database
that is named has to be empty, and keeps what was written; called again with the same numbers, it is
asked as it is.
""",
        ("query_times", "run"),
        (
            Number("--rounds", positive, 1_000_000, "N", "finished rounds"),
            Number("--people", positive, 100_000, "N", "people who have played them"),
            Number("--servers", positive, 2_000, "N", "servers on which they were played"),
            Number("--messages", positive, 1_500_000, "N", "messages that were ever sent"),
            Number("--asked", positive, 200, "N", "how often each query is asked"),
        ),
        database="an empty database, or a filled one",
    ),
    "storage": Bench(
        "the bytes that games, rounds and people take in the database and in the log",
        """Play whole games of four people, and measure what each thing takes on the disk.

Tables are measured with their indexes. Without --database it is a SQLite file in a folder of its
own, which is removed again. A database that holds rounds already is measured as it is.
""",
        ("stored_bytes", "run"),
        (Number("--games", positive, 50, "N", "games of four rounds"),),
        database="an empty database, or a filled one",
    ),
    "ranks": Bench(
        "what the first place of the world costs a farm of second accounts",
        """Let farms of second accounts and groups of friends play, and count it as the bot does.

Prints the hours of presses until a farm has a worldwide rank, which before was the first place, and
until it has the first place now; and how many people of honest groups have a rank.
""",
        ("rank_costs", "run"),
        (
            Number("--pace", positive_number, 3.0, "S", "seconds for a press"),
            Number("--hours", positive_number, 30.0, "H", "after which a farm gives up"),
            Number("--groups", positive, 10, "N", "groups of four to eight friends"),
            Number("--rounds", positive, 250, "N", "that each of them plays"),
        ),
    ),
    "decisions": Bench(
        "the time that computer players take for a decision",
        """Measure how long computer players take to choose, by level, game and number of players.

Processor time for a choice among several actions, in single rounds of that level against itself.
""",
        ("decision_times", "run"),
        (Number("--seconds", positive_number, 3.0, "S", "of play for each figure"),),
    ),
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--rounds", type=positive, default=1000, metavar="N", help="rounds a run (default: 1000)"
    )
    parser.add_argument("--against", choices=("rlcard",), help="measure this one too, in turns")
    add_output_arguments(parser)
    parsers = parser.add_subparsers(metavar="WHAT", dest="what")
    for name, bench in BENCHES.items():
        subparser = parsers.add_parser(name, help=bench.summary, description=bench.description)
        subparser.formatter_class = argparse.RawDescriptionHelpFormatter
        add_number_arguments(subparser, bench.numbers)
        if bench.database:
            subparser.add_argument(
                "--database", metavar="URL", type=database_address.read, help=bench.database
            )
        if bench.has_output:
            add_output_arguments(subparser)
        if name == "compare":
            subparser.add_argument("--beside", metavar="REF", help="the commit to compare with")
        if name == "load":
            subparser.add_argument(
                "--mark",
                default="bench load",
                help="which table of FILE, by the name in its marks (%(default)s)",
            )


def run(arguments: argparse.Namespace) -> int:
    what: str | None = arguments.what
    module, function = ("engine_speed", "run") if what is None else BENCHES[what].code
    return getattr(import_module(f"workbench.bench.{module}"), function)(arguments)
