"""The bytes that games, rounds and people take in the database, and games in the log.

`contra-uno bench storage`. A database that holds rounds already is measured as it is.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.cli._terminal import report_progress
from bot.logs import JsonFormatter, Redactor
from bot.store import migrate
from bot.store.database import Database
from workbench.bench.bench_output import Table, give_out

from .stored_games import GamePlayer

_SIZES_OF_SQLITE = text("""
    SELECT tbl_name, sum(pgsize) FROM dbstat
    JOIN sqlite_master ON sqlite_master.name = dbstat.name GROUP BY tbl_name
""")
_SIZES_OF_POSTGRESQL = text("""
    SELECT relname, pg_total_relation_size(oid) FROM pg_class
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
""")

_PAIRS = "two people who have met"
_KINDS = {
    "an action": ("SELECT count(*) FROM actions", ("actions",)),
    "a game without its actions": (
        "SELECT count(*) FROM games",
        ("games", "seats", "messages", "threads"),
    ),
    "a round": (
        "SELECT count(*) FROM rounds",
        ("rounds", "round_results", "round_leavers", "records", "rating_steps", "match_wins"),
    ),
    "a person": (
        "SELECT count(DISTINCT user_id) FROM round_results",
        ("standings", "person_totals", "solo_totals", "ratings", "achievements", "people"),
    ),
    _PAIRS: ("SELECT count(*) / 2 FROM rivalries", ("rivalries", "acquaintances", "friend_scores")),
}
"""For each kind of thing how it is counted, and the tables that hold it."""


class StoredKind(Struct, frozen=True):
    """A kind of thing: its tables with the bytes that they take, and how many there are."""

    kind: str
    number: int
    tables: dict[str, int]

    @property
    def bytes_each(self) -> float:
        """The bytes of one, with its part of the indexes and of empty space."""
        return sum(self.tables.values()) / max(1, self.number)


class StorageReport(Struct, frozen=True):
    """The bytes on one kind of ``database``, and of the lines of the log by level.

    ``logged`` is empty if no games were played.
    """

    database: str
    kinds: tuple[StoredKind, ...]
    logged: dict[str, int]


class LogMeter(logging.Handler):
    """Counts the bytes of log lines as JSON, by level, and writes none."""

    def __init__(self) -> None:
        super().__init__()
        self.bytes: Counter[str] = Counter()
        self.setFormatter(JsonFormatter(Redactor()))

    def emit(self, record: logging.LogRecord) -> None:
        self.bytes[record.levelname] += len(self.format(record).encode()) + 1


async def measure(url: str, games: int, report: Callable[[str], None]) -> StorageReport:
    """Play games in an empty database, and return what everything in the database takes."""
    await migrate.upgrade_async(url)
    database, meter = Database(url), LogMeter()
    try:
        async with database.read() as connection:
            is_empty = await _count(connection, "SELECT count(*) FROM rounds") == 0
        if is_empty:
            await _play(database, games, meter, report)
        async with database.read() as connection:
            kinds = await _kinds(connection)
        kind = "PostgreSQL" if database.is_shared else "SQLite"
        return StorageReport(kind, kinds, dict(meter.bytes))
    finally:
        await database.close()


async def _play(
    database: Database, games: int, meter: LogMeter, report: Callable[[str], None]
) -> None:
    log = logging.getLogger("bot")
    level, log.propagate = log.level, False
    log.setLevel(logging.DEBUG)
    log.addHandler(meter)
    try:
        await GamePlayer(database).play(games, report)
    finally:
        log.removeHandler(meter)
        log.setLevel(level)
        log.propagate = True
    await database.tidy()


async def _sizes(connection: AsyncConnection) -> dict[str, int]:
    """Return the bytes of each table with its indexes."""
    is_postgres = connection.dialect.name == "postgresql"
    query = _SIZES_OF_POSTGRESQL if is_postgres else _SIZES_OF_SQLITE
    return {name: int(size) for name, size in (await connection.execute(query)).all()}


async def _kinds(connection: AsyncConnection) -> tuple[StoredKind, ...]:
    sizes = await _sizes(connection)
    kinds: list[StoredKind] = []
    for kind, (count, names) in _KINDS.items():
        tables = {name: sizes[name] for name in names}
        kinds.append(StoredKind(kind, await _count(connection, count), tables))
    return tuple(kinds)


async def _count(connection: AsyncConnection, query: str) -> int:
    return (await connection.execute(text(query))).scalar_one()


_MARK = "bench storage"


def run(arguments: argparse.Namespace) -> int:
    """Carry out `bench storage`."""

    def measured() -> StorageReport:
        with tempfile.TemporaryDirectory() as folder:
            url = arguments.database or f"sqlite+aiosqlite:///{Path(folder) / 'played.sqlite3'}"
            return asyncio.run(measure(url, arguments.games, report_progress))

    return give_out(arguments, _MARK, measured, table_of)


def table_of(report: StorageReport) -> Table:
    """Return a row for each kind of thing, with the bytes of its tables."""
    rows: list[tuple[str, ...]] = [
        (
            each.kind,
            f"{each.number:,}",
            f"{each.bytes_each:,.0f}",
            ", ".join(
                f"{name} {size / max(1, each.number):,.0f}" for name, size in each.tables.items()
            ),
        )
        for each in report.kinds
    ]
    numbers = {each.kind: each.number for each in report.kinds}
    for level, kind in (("DEBUG", "an action"), ("INFO", "a game without its actions")):
        if level in report.logged:
            size = report.logged[level] / max(1, numbers[kind])
            rows.append((f"the log at {level}, of {kind}", "", f"{size:,.0f}", ""))
    note = f"{report.database}; tables with their indexes and empty space."
    return Table(("", "number", "bytes each", "by table"), rows, note)
