"""How soon a click is carried out and committed while computer players of a level think.

One person plays at each of several tables, half of them against one computer player and half
against three, on a database of their own. Levels take turns, so that the machine is as busy for
one as for the other.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from time import perf_counter

from msgspec import Struct

from bot.cli._terminal import report_progress
from bot.engine import Mode, build_options
from bot.players.thinker import Thinker
from bot.store.database import Database
from bot.store.migrate import upgrade_async
from bot.tables import Accepted, Person, Tables, Timing
from bot.tables.processes.presence import UNLIMITED
from bot.views.table_values import Status
from workbench.bench.bench_output import Table, give_out

LEVELS = ("hard", "master")

_QUICK = Timing(
    next_round=timedelta(seconds=0.1),
    computer_fastest=timedelta(seconds=0.1),
    computer_slowest=timedelta(seconds=0.3),
    computer_catch=timedelta(seconds=0.3),
    computer_latest_catch=timedelta(seconds=0.3),
)
"""Computer players that hardly hesitate: more to think of in a second."""

_PERSON = Person(1, "Anna")
_LOOK_AGAIN = 0.02


class ClickTimes(Struct, frozen=True):
    """Milliseconds from a click until it is committed; ``searching_mb`` is the process's memory."""

    level: str
    clicks: int
    p50: float
    p99: float
    failed: int
    searching_mb: float


class ClickReport(Struct, frozen=True):
    """What was measured: at so many ``tables``, ``turns`` of so many ``seconds`` each."""

    tables: int
    seconds: float
    turns: int
    levels: tuple[ClickTimes, ...]


class _Nobody:
    """There is no Discord to be brought up to date."""

    is_busy = False

    def changed(self, game_id: str) -> None:
        pass


async def measure_clicks(
    folder: Path, tables: int, seconds: float, turns: int, report: Callable[[str], None]
) -> list[ClickTimes]:
    """Play so many seconds by turns with each level."""
    times: dict[str, list[float]] = {level: [] for level in LEVELS}
    failed = dict.fromkeys(LEVELS, 0)
    memory = dict.fromkeys(LEVELS, 0.0)
    for turn in range(turns):
        for level in LEVELS:
            report(f"{level}, turn {turn + 1} of {turns}")
            url = f"sqlite+aiosqlite:///{folder / f'{level}{turn}.sqlite3'}"
            await upgrade_async(url)
            played = await _turn(url, level, tables, seconds, turn)
            times[level] += played.times
            failed[level] += played.failed
            memory[level] = max(memory[level], played.memory)
    return [
        ClickTimes(
            level,
            len(times[level]),
            _milliseconds(times[level], 0.5),
            _milliseconds(times[level], 0.99),
            failed[level],
            round(memory[level], 1),
        )
        for level in LEVELS
    ]


def _milliseconds(times: list[float], share: float) -> float:
    ordered = sorted(times)
    return round(1000 * ordered[int(len(ordered) * share)], 2) if ordered else 0.0


class _Played(Struct):
    times: list[float]
    failed: int = 0
    memory: float = 0.0


async def _turn(url: str, level: str, tables: int, seconds: float, seed: int) -> _Played:
    database, thinker = Database(url), Thinker()
    door = Tables(
        database,
        notifier=_Nobody(),
        brain=thinker,
        timing=_QUICK,
        requests_a_second=UNLIMITED,
    )
    scheduler = asyncio.create_task(door.scheduler.run())
    played = _Played([])
    try:
        games = [await _table(door, level, number) for number in range(tables)]
        chance, until = random.Random(seed), perf_counter() + seconds
        while perf_counter() < until:
            await _click(door, chance.choice(games), chance, played)
            await asyncio.sleep(_LOOK_AGAIN)
        played.memory = _megabytes(thinker.process_id)
    finally:
        scheduler.cancel()
        await asyncio.gather(scheduler, return_exceptions=True)
        thinker.close()
        await door.close()
        await database.close()
    return played


async def _table(door: Tables, level: str, number: int) -> str:
    opened = await door.lobbies.open(1, number + 1, _PERSON, build_options(Mode.CLASSIC))
    assert isinstance(opened, Accepted)
    game = opened.view.game_id
    for _ in range(3 if number % 2 else 1):
        await door.lobbies.add_computer(game, _PERSON.user_id, level)
    await door.lobbies.start(game, _PERSON.user_id)
    return game


async def _click(door: Tables, game: str, chance: random.Random, played: _Played) -> None:
    view = await door.games.view(game, _PERSON.user_id)
    if view is None or view.status is not Status.LIVE or not view.legal:
        return
    action = chance.choice(view.legal)
    began = perf_counter()
    outcome = await door.moves.submit(game, _PERSON.user_id, action, view.version)
    played.times.append(perf_counter() - began)
    # Whoever was slower than a computer player's catch is told so, and has lost nothing.
    played.failed += not isinstance(outcome, Accepted) and outcome.view is None


def _megabytes(process_id: int | None) -> float:
    """The memory that the process has for itself, 0 where there is none or nothing tells."""
    status = Path(f"/proc/{process_id}/status")
    if process_id is None or not status.exists():
        return 0.0
    kept = dict(line.split(":", 1) for line in status.read_text().splitlines() if ":" in line)
    return int(kept["VmRSS"].split()[0]) / 1024


_MARK = "bench searches"


def run(arguments: argparse.Namespace) -> int:
    """Carry out `bench searches`."""
    asked = (arguments.tables, arguments.seconds, arguments.turns)

    def measured() -> ClickReport:
        with tempfile.TemporaryDirectory() as folder:
            found = asyncio.run(measure_clicks(Path(folder), *asked, report_progress))
        return ClickReport(*asked, tuple(found))

    return give_out(arguments, _MARK, measured, table_of)


def table_of(report: ClickReport) -> Table:
    """A row for each level."""
    rows = [
        (
            each.level,
            str(each.clicks),
            f"{each.p50:.1f}",
            f"{each.p99:.1f}",
            str(each.failed),
            f"{each.searching_mb:.0f} MB" if each.searching_mb else "none",
        )
        for each in report.levels
    ]
    note = (
        f"{report.tables} tables, {report.turns} turns of {report.seconds:g} seconds each; "
        "milliseconds from a click until it is committed."
    )
    return Table(("level", "clicks", "p50", "p99", "failed", "searching process"), rows, note)
