"""A SQLite database with rows in every table, and reading all rows of a database."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import Column, Table, select, text
from sqlalchemy import types as kinds

from bot.evenings import Weekly
from bot.store.database import Database
from bot.store.migrate import upgrade
from bot.store.move import NOT_COPIED
from bot.store.orders import Answer
from bot.store.schema import JsonBytes, UtcDateTime, metadata
from bot.views.table_values import Notice
from tests.updates.recorded_database import make_recorded_database

VALUES = {
    Weekly: b'{"time":{"weekday":4,"hour":20,"zone":"UTC"},"next_at":"2026-12-04T19:00:00Z"}',
    Answer: b'{"type":"Done"}',
    Notice: b'{"words":"Soon","asked_at":"2026-12-04T19:00:00Z"}',
}
"""Values of kinds that have no empty one."""

Rows = dict[str, list[dict[str, Any]]]


def make_whole_database(file: Path) -> None:
    """Make a database of the newest schema in this file."""
    make_recorded_database(file)
    upgrade(address(file))
    with closing(sqlite3.connect(file)) as connection, connection:
        for table in metadata.sorted_tables:
            if connection.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,):
                fill(connection, table)


def fill(connection: sqlite3.Connection, table: Table) -> None:
    """Insert two rows with values at their limits."""
    found = connection.execute("SELECT game_id, number FROM rounds").fetchone()
    of_a_round = dict(zip(("game_id", "number"), found, strict=True))
    names = ", ".join(f'"{column.name}"' for column in table.columns)
    marks = ", ".join("?" * len(table.columns))
    for nth in range(2):
        values = [
            of_a_round[column.name] if column.name in of_a_round else sample(column, nth)
            for column in table.columns
        ]
        connection.execute(f"INSERT INTO {table} ({names}) VALUES ({marks})", values)


def sample(column: Column[Any], nth: int) -> object:
    """Return the value of SQLite for this column; `nth` distinguishes two of them."""
    match column.type:
        case kinds.BigInteger():
            return 2**63 - 1 - nth
        case kinds.Boolean():
            return nth
        case kinds.SmallInteger():
            return 2**15 - 1 - nth
        case kinds.Integer():
            return 2**31 - 1 - nth
        case kinds.Float():
            return 1 / 3 + nth
        case UtcDateTime():
            return f"2026-01-02 03:04:05.00000{nth}"
        case JsonBytes():
            empty = b"{}" if isinstance(column.type.kind, type) else b"[]"
            return None if column.nullable else VALUES.get(column.type.kind, empty)
        case kinds.LargeBinary():
            return bytes(range(256))[nth:]
        case kinds.JSON():
            return '[["jump_in",  "on"]]'
        case _:
            return f"Zoë 🎴 {nth}"


def address(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


async def execute(url: str, *statements: str) -> None:
    database = Database(url)
    try:
        async with database.write() as connection:
            for statement in statements:
                await connection.execute(text(statement))
    finally:
        await database.close()


async def rows_at(url: str) -> Rows:
    """Return the rows of all tables but those of processes, as the bot reads them."""
    database = Database(url)
    try:
        async with database.read() as connection:
            return {
                table.name: in_order(
                    [row._asdict() for row in await connection.execute(select(table))]
                )
                for table in metadata.sorted_tables
                if table not in NOT_COPIED
            }
    finally:
        await database.close()


def in_order(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return sorted(rows, key=lambda row: str(row))


def shown_anew(rows: Rows) -> Rows:
    """Return the rows with the messages of games under way as never shown."""
    over = {row["id"] for row in rows["games"] if row["status"] == "over"}
    anew = [
        row if row["game_id"] in over else row | {"shown_version": 0} for row in rows["messages"]
    ]
    return rows | {"messages": in_order(anew)}
