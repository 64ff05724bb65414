"""SQLite's connections keep others waiting as shortly as possible, and read long results whole."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import select, text

from bot.store import schema
from bot.store.database import CHANGES_NOTHING, Database
from bot.store.sqlite_driver import SqliteConnection, SqliteConnector
from bot.store.transactions import Transaction
from tests.guard import GUARD

NUMBERS = "WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < {}) "


@pytest.fixture
async def connection(tmp_path: Path) -> AsyncIterator[SqliteConnection]:
    connection = await SqliteConnector(tmp_path / "any.sqlite3", isolation_level=None)()
    yield connection
    await connection.close()


async def test_a_busy_event_loop_keeps_nobody_from_writing(
    tmp_path: Path, empty_database: Path
) -> None:
    file = tmp_path / "shared.sqlite3"
    shutil.copy(empty_database, file)
    database, began = Database(f"sqlite+aiosqlite:///{file}"), threading.Event()

    async def work(transaction: Transaction) -> None:
        await transaction.run(CHANGES_NOTHING, {"version": 0})
        began.set()

    working = asyncio.create_task(database.transact(work))
    while not began.is_set():  # noqa: ASYNC110 - nobody may need the loop from here on
        await asyncio.sleep(0)

    with sqlite3.connect(file, timeout=GUARD, isolation_level=None) as another:
        another.execute("BEGIN IMMEDIATE")
        another.execute("ROLLBACK")
    await working
    await database.close()


async def test_a_transaction_that_waits_for_anything_else_is_undone(database: Database) -> None:
    if database.is_shared:
        pytest.skip("transactions of PostgreSQL are not done in one go")

    async def work(transaction: Transaction) -> None:
        await transaction.run(CHANGES_NOTHING, {"version": 0})
        await asyncio.sleep(0)

    with pytest.raises(RuntimeError, match="Only statements"):
        await database.transact(work)
    await database.check()


@pytest.mark.parametrize("many", [0, 1, 63, 64, 65, 128, 6000])
async def test_every_row_is_read_once(connection: SqliteConnection, many: int) -> None:
    cursor = connection.cursor()
    await cursor.execute(NUMBERS.format(max(many, 1)) + f"SELECT i FROM n LIMIT {many}")
    first = await cursor.fetchmany(10)
    one = await cursor.fetchone()
    rest = await cursor.fetchall()
    await cursor.close()
    rows = [*first, *([] if one is None else [one]), *rest]
    assert [row[0] for row in rows] == list(range(1, many + 1))


async def test_a_result_that_is_not_read_to_its_end_holds_no_lock(
    connection: SqliteConnection,
) -> None:
    cursor = connection.cursor()
    await cursor.execute(NUMBERS.format(1000) + "SELECT i FROM n")
    await cursor.close()
    await connection.execute("CREATE TABLE t (a)")
    await connection.execute("DROP TABLE t")
    assert not connection.in_transaction


async def test_long_results_are_read_bit_by_bit(database: Database) -> None:
    async with database.read() as reading:
        query = text(NUMBERS.format(1000) + "SELECT i FROM n")
        async with reading.stream(query) as found:
            assert [row.i async for row in found] == list(range(1, 1001))
        assert (await reading.execute(select(schema.games))).all() == []
