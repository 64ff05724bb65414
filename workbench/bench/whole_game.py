"""The requests of a whole game to Discord, by route: `contra-uno bench requests`."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from msgspec import Struct

from bot.cli._terminal import report_progress
from bot.render.clicks.click_id import Verb
from workbench.bench import bot_process
from workbench.bench.bench_output import Table, give_out
from workbench.bench.bot_process import used_playground
from workbench.bench.crowd import Crowd, Seating, open_table, until_quiet
from workbench.bench.load import LoadPlan, Side, load_plan, measure_ours
from workbench.bench.requests_made import RequestCounter, RequestsMade, together
from workbench.bench.watched_table import WatchedTable, clicks_on

_RULES = "target=round"
_LONGEST_WAIT = 15.0
"""Seconds without anything to click after which a game is over."""


class GamePlan(Struct, frozen=True):
    """Rounds of a limited number of turns, in which people think for `pace` seconds.

    ``rounds`` of each seating are played side by side, with seeds from ``seed`` on. ``load`` is
    played for the last row; None for none.
    """

    turns: int
    pace: float
    seed: int = 1
    load: LoadPlan | None = None
    rounds: int = 1


class Game(Struct, frozen=True):
    """The requests of all games of this seating, from the first click to the end.

    ``actions`` are all that have changed a game, including those of computer players.
    """

    seating: str
    actions: int
    made: RequestsMade


class GameReport(Struct, frozen=True):
    """The games of every seating, and many at once."""

    plan: GamePlan
    games: tuple[Game, ...]
    load: Side | None


async def measure(plan: GamePlan, report_progress: Callable[[str], None]) -> GameReport:
    """Play the games of each seating, each with a bot of its own, then many at once."""
    report_progress("playing games of each kind")
    starting = asyncio.Lock()
    games = await asyncio.gather(*(_play_all(plan, seating, starting) for seating in Seating))
    load = None
    if plan.load is not None:
        report_progress(f"playing {plan.load.games} games at once")
        load = await measure_ours(plan.load, report_progress)
    return GameReport(plan, tuple(games), load)


async def _play_all(plan: GamePlan, seating: Seating, starting: asyncio.Lock) -> Game:
    seeds = range(plan.seed, plan.seed + plan.rounds)
    games = await asyncio.gather(*(_play_one(plan, seating, seed, starting) for seed in seeds))
    actions = sum(game.actions for game in games)
    return Game(seating.value, actions, together([game.made for game in games]))


async def _play_one(plan: GamePlan, seating: Seating, seed: int, starting: asyncio.Lock) -> Game:
    """Play one game. Bots start one after another: many at once would be too slow to answer."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="contra-bench-")))
        async with starting:
            playground = await stack.enter_async_context(used_playground(limits=True))
            crowd = Crowd(playground, Random(seed))
            bot = bot_process.running(bot_process.OURS, playground, folder)
            await stack.enter_async_context(bot)
            table = await open_table(crowd, seating, _RULES)
        await until_quiet(crowd)
        counter, before = RequestCounter(playground), table.version
        with counter.counting():
            await play(crowd, table, plan, restless=seating is Seating.RESTLESS)
            await until_quiet(crowd)
        return Game(seating.value, table.version - before, counter.made())


async def play(
    crowd: Crowd, table: WatchedTable, plan: GamePlan, *, restless: bool = False
) -> None:
    """Click until the round is over or the limit is reached.

    A ``restless`` player clicks after every click of another.
    """
    for turn in range(plan.turns):
        try:
            await crowd.playground.until(table.chances, _LONGEST_WAIT)
        except TimeoutError:
            return
        await asyncio.sleep(plan.pace)
        await crowd.click(table)
        if restless and turn % 2:
            await asyncio.sleep(plan.pace)
            await _press_in_vain(table)


async def _press_in_vain(table: WatchedTable) -> None:
    """Click the first card of a player who is not on turn, and get the answer that it is not
    theirs."""
    (person,) = table.people
    hand = table.hands.get(person.id)
    if hand is None or table.chances():
        return
    cards = [click for click, _ in clicks_on(hand.message) if click.verb is Verb.CARD]
    if cards:
        await person.click(hand.message, str(cards[0]))


_MARK = "bench requests"


def run(arguments: argparse.Namespace) -> int:
    """Carry out `bench requests`."""
    turns, pace, rounds = arguments.turns, arguments.pace, arguments.rounds
    plan = GamePlan(turns, pace, load=load_plan(arguments), rounds=rounds)

    def measured() -> GameReport:
        return asyncio.run(measure(plan, report_progress))

    return give_out(arguments, _MARK, measured, table_of)


def table_of(report: GameReport) -> Table:
    """Return the requests per action at each kind of table, by route."""
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
