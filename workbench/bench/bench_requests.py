"""Count what one whole game asks of Discord, by route, and how much of it counts for the limit.

Rounds of four people by direct message, of four whose direct messages are closed, and of one person
with three computer players, with Discord's limits on; then many games at once.
"""

from __future__ import annotations

import argparse
import asyncio
from typing import TYPE_CHECKING

from bot.cli._arguments import (
    Number,
    add_number_arguments,
    number_from_0,
    positive,
    positive_number,
)
from bot.cli._terminal import report_progress
from workbench.bench.bench_load import load_plan
from workbench.bench.bench_page import Table, add_output_arguments, give_out

if TYPE_CHECKING:
    from workbench.bench.requests_made import RequestsMade
    from workbench.bench.whole_game import GameReport

SUMMARY = "the requests of a whole game, by route"
MARK = "bench requests"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    numbers = [
        Number("--turns", positive, 1000, "N", "clicks of a game at most"),
        Number("--rounds", positive, 1, "N", "of each kind of table, side by side"),
        Number("--pace", positive_number, 1.0, "S", "seconds that people think"),
        Number("--games", positive, 100, "N", "games under load"),
        Number("--rate", positive_number, 40.0, "R", "clicks a second under load"),
        Number("--seconds", positive_number, 20.0, "S", "how long under load"),
        Number("--run-in", number_from_0, 0.0, "S", "of load before that, not counted"),
        Number("--seed", int, 1, "N", "of the clicks"),
    ]
    add_number_arguments(parser, numbers)
    add_output_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    from workbench.bench.whole_game import GamePlan, measure

    turns, pace, rounds = arguments.turns, arguments.pace, arguments.rounds
    plan = GamePlan(turns, pace, arguments.seed, load_plan(arguments), rounds)

    def measured() -> GameReport:
        return asyncio.run(measure(plan, report_progress))

    return give_out(arguments, MARK, measured, table_of)


def table_of(report: GameReport) -> Table:
    """What an action costs at each kind of table, with the routes that it is made of."""
    rows = [
        (game.seating, str(game.actions), *_an_action(game.actions, game.made))
        for game in report.games
    ]
    load, plan = report.load, report.plan
    if load is not None and plan.load is not None:
        name = f"four people by DM, {plan.load.games} games, {plan.load.rate:g} clicks a second"
        rows.append((name, str(load.actions), *_an_action(load.actions, load.made)))
    rounds = "round" if plan.rounds == 1 else "rounds"
    note = f"{plan.rounds} {rounds} each; people think for {plan.pace:g} s; seed {plan.seed}."
    headings = ("", "actions", "requests an action", "counted of 50 a second", "429", "routes")
    return Table(headings, rows, note)


def _an_action(actions: int, made: RequestsMade) -> tuple[str, ...]:
    routes = [
        f"{route.method} `{route.route}` {route.requests / max(1, actions):.2f}"
        for route in sorted(made.routes, key=lambda route: -route.requests)
    ]
    each = [f"{number / max(1, actions):.2f}" for number in (made.total, made.counted)]
    return (*each, str(made.refused), "\n".join(routes))
