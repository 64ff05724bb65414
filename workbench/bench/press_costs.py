"""What a press costs: the processor time of a request, in games played by pressing buttons."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from msgspec import Struct

from workbench.bench import bot_process
from workbench.bench.bare_tables import bare_tables
from workbench.bench.bot_process import BotProcess, used_playground
from workbench.bench.crowd import Crowd, Seating, open_table, until_quiet
from workbench.bench.requests_made import RequestCounter
from workbench.bench.source_tree import HERE, SourceTree
from workbench.bench.watched_table import WatchedTable
from workbench.bench.whole_game import GamePlan, play

SEATINGS = (Seating.BY_DM, Seating.CLOSED_DMS, Seating.WITH_COMPUTERS)
_RULES = "target=round"
_ROOM_FOR_ALL = 600.0


class PressPlan(Struct, frozen=True):
    """Tables that are played side by side, for a number of turns each."""

    tables: int
    turns: int
    pace: float = 0.3
    seed: int = 1


class PressCost(Struct, frozen=True):
    """The actions at all tables together, and what they took."""

    actions: int
    requests: int
    processor_milliseconds: float

    @property
    def of_a_request(self) -> float:
        """Milliseconds of processor time."""
        return self.processor_milliseconds / max(1, self.requests)

    @property
    def of_an_action(self) -> float:
        """Milliseconds of processor time."""
        return self.processor_milliseconds / max(1, self.actions)


async def press_cost(seating: Seating, plan: PressPlan, tree: SourceTree = HERE) -> PressCost:
    """Play with the bot of ``tree``. Raise `OperatorError` if it stops."""
    with TemporaryDirectory(prefix="contra-bench-") as folder:
        async with used_playground() as playground:
            crowd = Crowd(playground, Random(plan.seed))
            running = bot_process.running(bot_process.OURS, playground, Path(folder), tree)
            async with running as process:
                tables = [await open_table(crowd, seating, _RULES) for _ in range(plan.tables)]
                return await _played(crowd, tables, plan, process)


async def bare_cost(plan: PressPlan) -> PressCost:
    """Play with the bot that has nothing behind it."""
    with TemporaryDirectory(prefix="contra-bench-") as folder:
        async with used_playground() as playground:
            crowd = Crowd(playground, Random(plan.seed))
            module = bare_tables(crowd, plan.tables, Path(folder))
            async with bot_process.running(module, playground, Path(folder)) as process:
                tables = crowd.tables
                await playground.until(lambda: all(t.chances() for t in tables), _ROOM_FOR_ALL)
                return await _played(crowd, tables, plan, process)


async def _played(
    crowd: Crowd, tables: list[WatchedTable], plan: PressPlan, process: BotProcess
) -> PressCost:
    await until_quiet(crowd)
    counter, actions = RequestCounter(crowd.playground), crowd.versions
    before = process.usage().processor_seconds
    game = GamePlan(plan.turns, plan.pace)
    with counter.counting():
        await asyncio.gather(*(play(crowd, table, game) for table in tables))
        await until_quiet(crowd)
    took = process.usage().processor_seconds - before
    return PressCost(crowd.versions - actions, counter.made().total, round(took * 1000, 1))
