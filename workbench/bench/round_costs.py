"""The costs of a finished round: ending it, counting it, and playing its deal out."""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from time import process_time

from msgspec import Struct
from msgspec.structs import replace

from bot.cli._terminal import report_progress
from bot.engine import Mode
from bot.players.deal_odds import LEVEL, PLAYOUTS, odds_of
from bot.store import migrate
from bot.store.database import Database
from bot.store.journal import Change, Journal
from bot.store.rows import GameRow, RoundRow
from bot.store.shared_database import Announcements
from bot.tables.ports import SystemClock
from bot.tables.tallying.tally import Tally
from bot.views.table_values import Status
from workbench.bench.bench_output import Table, give_out

from .played_rounds import PlayedRound, played_rounds

_SEATS = 4
_SEED = b"what a round costs"


class Cost(Struct, frozen=True):
    """Milliseconds of processor time for ``what``, measured ``times`` times."""

    what: str
    times: int
    p50: float
    p95: float


class RoundCosts(Struct, frozen=True):
    """The costs on one kind of ``database``; ``record_bytes`` and ``moves`` are means."""

    database: str
    rounds: int
    record_bytes: float
    moves: float
    costs: tuple[Cost, ...]


async def measure(url: str, rounds: int, deals: int, report: Callable[[str], None]) -> RoundCosts:
    """End rounds of all games in an empty database, and play some of the deals out."""
    await migrate.upgrade_async(url)
    database = Database(url)
    try:
        report(f"playing {rounds:,} rounds")
        played = list(_of_all_games(rounds))
        report("ending them")
        journal = Journal(database, Announcements(database))
        clock = SystemClock()
        tally = Tally(database, clock)
        encoded = [await _timed(_as_work(each.record.encode)) for each in played]
        empty, ended, counted = list[float](), list[float](), list[float]()
        for each in played:
            row = replace(each.row, record=each.record.encode())
            empty.append(await _timed(partial(journal.commit, _change(()))))
            ended.append(await _timed(partial(journal.commit, _change((row,)))))
            counted.append(await _timed(tally.tally_some))
        report(f"playing {deals:,} deals out")
        judged = [
            await _timed(
                _as_work(lambda each=each: odds_of(each.record.options, each.record.opening))
            )
            for each in played[:deals]
        ]
        return RoundCosts(
            "PostgreSQL" if database.is_shared else "SQLite",
            rounds,
            statistics.fmean(len(each.record.encode()) for each in played),
            statistics.fmean(len(each.record.steps) for each in played),
            (
                _cost("its record, made and packed", encoded),
                _cost("its rows, in the transaction that ends it", ended),
                _cost("a transaction that writes nothing", empty),
                _cost("counted alone, in the background", counted),
                _cost(f"its deal played {PLAYOUTS} times by {LEVEL}, at idle", judged),
            ),
        )
    finally:
        await database.close()


def _of_all_games(rounds: int) -> Iterator[PlayedRound]:
    """Yield rounds of all games in turn, so that any part of them has each game."""
    at = datetime.now(UTC)
    games = [
        played_rounds(mode, 2 if mode is Mode.DUO else _SEATS, _SEED, rounds, at) for mode in Mode
    ]
    for number in range(rounds):
        yield next(games[number % len(games)])


def _change(rounds: tuple[RoundRow, ...]) -> Change:
    at = datetime.now(UTC)
    match = GameRow(
        "none", 1, 1, 1, Status.LIVE, 1, mode="classic", options=(), created_at=at, updated_at=at
    )
    return Change(match, rounds=rounds)


def _as_work(work: Callable[[], object]) -> Callable[[], Awaitable[object]]:
    async def done() -> object:
        return work()

    return done


async def _timed(work: Callable[[], Awaitable[object]]) -> float:
    began = process_time()
    await work()
    return (process_time() - began) * 1000


def _cost(what: str, taken: list[float]) -> Cost:
    ordered = sorted(taken)
    return Cost(what, len(ordered), ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.95)])


_MARK = "bench rounds"


def run(arguments: argparse.Namespace) -> int:
    """Carry out `bench rounds`."""

    def measured() -> RoundCosts:
        with tempfile.TemporaryDirectory() as folder:
            url = arguments.database or f"sqlite+aiosqlite:///{Path(folder) / 'rounds.sqlite3'}"
            return asyncio.run(measure(url, arguments.rounds, arguments.deals, report_progress))

    return give_out(arguments, _MARK, measured, table_of)


def table_of(report: RoundCosts) -> Table:
    """Return a row for each step that is done for a round."""
    rows = [(each.what, f"{each.p50:.2f}", f"{each.p95:.2f}") for each in report.costs]
    note = (
        f"{report.database}, {report.rounds:,} rounds of all games, {report.moves:.0f} actions and "
        f"{report.record_bytes:.0f} bytes each; milliseconds of processor time."
    )
    return Table(("a finished round", "p50", "p95"), list(rows), note)
