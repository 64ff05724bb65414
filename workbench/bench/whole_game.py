"""What one whole game asks of Discord, by route: `contra-uno bench requests`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from msgspec import Struct

from bot.render.clicks.click_id import Verb
from workbench.bench import bot_process
from workbench.bench.crowd import Crowd, until_quiet
from workbench.bench.load import LoadPlan, Side, measure_ours
from workbench.bench.requests_made import RequestCounter, RequestsMade, together
from workbench.bench.seating import Seating, open_table
from workbench.bench.used_playground import used_playground
from workbench.bench.watched_table import WatchedTable, clicks_on

_RULES = "target=round"
_LONGEST_WAIT = 15.0
"""Seconds without anything to click after which a game is over."""


class GamePlan(Struct, frozen=True):
    """A round of so many turns at most, in which people think for `pace` seconds.

    Of each seating ``rounds`` are played, side by side, with seeds from ``seed`` on.
    ``load`` is what is played for the last row; None for none.
    """

    turns: int
    pace: float
    seed: int = 1
    load: LoadPlan | None = None
    rounds: int = 1


class Game(Struct, frozen=True):
    """What games of this seating have asked for, from the first click of each to its end.

    ``actions`` are all that have changed it, those of computer players included.
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
    games = await asyncio.gather(*(_play_all(plan, seating) for seating in Seating))
    load = None
    if plan.load is not None:
        report_progress(f"playing {plan.load.games} games at once")
        load = await measure_ours(plan.load, report_progress)
    return GameReport(plan, tuple(games), load)


async def _play_all(plan: GamePlan, seating: Seating) -> Game:
    seeds = range(plan.seed, plan.seed + plan.rounds)
    games = await asyncio.gather(*(_play_one(plan, seating, seed) for seed in seeds))
    actions = sum(game.actions for game in games)
    return Game(seating.value, actions, together([game.made for game in games]))


async def _play_one(plan: GamePlan, seating: Seating, seed: int) -> Game:
    with TemporaryDirectory(prefix="contra-bench-") as folder:
        async with used_playground(limits=True) as playground:
            crowd = Crowd(playground, Random(seed))
            async with bot_process.running(bot_process.OURS, playground, Path(folder)):
                table = await open_table(crowd, seating, _RULES)
                await until_quiet(crowd)
                counter, before = RequestCounter(playground), table.version
                with counter.counting():
                    await _play(crowd, table, plan, restless=seating is Seating.RESTLESS)
                    await until_quiet(crowd)
                return Game(seating.value, table.version - before, counter.made())


async def _play(crowd: Crowd, table: WatchedTable, plan: GamePlan, *, restless: bool) -> None:
    """Click until the round is over, or so often; who is ``restless`` clicks after every other."""
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
    """Whoever is not on clicks the own first card, and is told that it is not their turn."""
    (person,) = table.people
    hand = table.hands.get(person.id)
    if hand is None or table.chances():
        return
    cards = [click for click, _ in clicks_on(hand.message) if click.verb is Verb.CARD]
    if cards:
        await person.click(hand.message, str(cards[0]))
