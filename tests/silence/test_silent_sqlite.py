"""SQLite on a disk that hangs: every wait ends, nothing is done twice, and play goes on."""

from __future__ import annotations

import asyncio
import shutil
import threading
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.engine import Draw
from bot.store.connections import Access, Connections
from bot.store.database import Database
from bot.store.sqlite_driver import SqliteConnection
from bot.store.transactions import Transaction
from bot.tables import Reason, Rejected
from bot.tables.playing import play
from tests.guard import GUARD
from tests.silence.conftest import QUICK, UNHURRIED
from tests.silence.hanging_disk import HangingDisk, hanging_disk
from tests.silence.waiting import ends_without_answer, until_answered
from tests.tables.world import ANNA, BEN, World


@pytest.fixture
def disk() -> Iterator[HangingDisk]:
    with hanging_disk() as disk:
        yield disk


@pytest.fixture
def url(tmp_path: Path, empty_database: Path) -> str:
    file = tmp_path / "silent.sqlite3"
    shutil.copy(empty_database, file)
    return f"sqlite+aiosqlite:///{file}"


@pytest.fixture
async def database(url: str, disk: HangingDisk) -> AsyncIterator[Database]:
    database = Database(url, QUICK)
    yield database
    disk.work_again()
    await database.close()


async def _read(database: Database) -> int:
    async with database.read() as connection:
        return (await connection.execute(text("SELECT 1"))).scalar_one()


async def _read_on_two(database: Database) -> None:
    async with database.read() as one, database.read() as another:
        for connection in (one, another):
            await connection.execute(text("SELECT 1"))


async def _write(database: Database) -> None:
    await database.transact(_nothing)


async def _nothing(_transaction: Transaction) -> None:
    """Do nothing: only the transaction's own statements are executed."""


async def test_each_wait_ends_and_afterwards_all_is_well(
    database: Database, disk: HangingDisk
) -> None:
    await until_answered(lambda: _write(database))
    await until_answered(lambda: _read(database))
    disk.hang()
    for work in (_read, _write, Database.check, _read, _write):
        async with ends_without_answer():
            await work(database)
    assert database.silence.lasts is not None
    disk.work_again()
    await until_answered(lambda: _write(database))
    await until_answered(lambda: _read(database))
    assert database.silence.lasts is None


async def test_the_first_to_ask_after_a_silence_is_answered(
    database: Database, disk: HangingDisk
) -> None:
    over = asyncio.Event()
    database.silence.on_over.append(over.set)
    await until_answered(lambda: _read_on_two(database))  # one of them stays idle
    disk.hang()
    async with ends_without_answer():
        await _write(database)
    disk.work_again()
    await asyncio.wait_for(over.wait(), GUARD)
    assert await _read(database) == 1
    assert database.silence.lasts is None


async def test_a_disk_that_hangs_after_a_commit_keeps_nobody_waiting(
    database: Database, disk: HangingDisk, monkeypatch: pytest.MonkeyPatch
) -> None:
    commit = SqliteConnection.commit

    async def commit_and_hang(connection: SqliteConnection) -> None:
        await commit(connection)
        disk.hang()

    monkeypatch.setattr(SqliteConnection, "commit", commit_and_hang)
    assert await _read(database) == 1
    assert database.silence.lasts is None


async def test_a_connection_may_take_a_moment_after_a_long_wait_for_others(url: str) -> None:
    connections = Connections(url, QUICK)
    async with connections.open(Access.READ, asyncio.get_running_loop().time()) as connection:
        assert (await connection.execute(text("SELECT 1"))).scalar_one() == 1
    assert connections.silence.lasts is None
    await connections.close()


async def test_a_connection_may_be_taken_while_others_are_closed(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that was told to stop ended with an error."""
    connections, close = Connections(url, QUICK), AsyncConnection.close
    until = asyncio.get_running_loop().time() + 60
    async with connections.open(Access.READ, until), connections.open(Access.READ, until):
        pass

    async def take_and_close(connection: AsyncConnection) -> None:
        connections._idle.clear()
        await close(connection)

    monkeypatch.setattr(AsyncConnection, "close", take_and_close)
    await connections.close()


async def test_threads_that_hang_are_few_and_end_with_the_silence(
    database: Database, disk: HangingDisk
) -> None:
    before = set(threading.enumerate())
    disk.hang()
    for _ in range(4):
        async with ends_without_answer():
            await _read(database)
    assert len(set(threading.enumerate()) - before) <= 12
    disk.work_again()
    await until_answered(lambda: _read(database))
    for thread in set(threading.enumerate()) - before:
        assert thread.daemon


async def test_a_commit_that_hangs_and_another_press_act_once(url: str, disk: HangingDisk) -> None:
    world = World(url, UNHURRIED)
    game_id = await world.game(ANNA, BEN)
    person, view = await world.to_act(game_id)
    world.limits = QUICK
    world.restart()
    await world.view(game_id)  # so that only the press commits

    async def press() -> object:
        return await world.tables.submit(
            game_id, person.user_id, play.act, Draw(0), view.game.version
        )

    disk.hang_at("COMMIT")
    async with ends_without_answer():
        await press()
    async with ends_without_answer():
        await press()
    disk.work_again()
    outcome = await until_answered(press)
    assert isinstance(outcome, Rejected)
    assert outcome.reason is Reason.STALE
    assert (await world.view(game_id)).game.version == view.game.version + 1
    await world.close()
