"""Transactions: whole or not at all, writers one after the other."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta, timezone
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import asdict, replace
from sqlalchemy import insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import database as store
from bot.store import game_queries, schema
from bot.store.database import Database, batches
from bot.store.journal import ConflictError
from bot.store.limits import Limits
from bot.store.rows import GameRow
from bot.store.tally_queries import SeasonRow
from bot.store.transactions import Transaction
from bot.views.table_values import Status

NOW = datetime(2026, 1, 2, 3, 4, 5, 678901, tzinfo=UTC)
GAME = GameRow(
    id="abc",
    home_id=2**62,
    channel_id=3,
    host_id=4,
    status=Status.LOBBY,
    mode="classic",
    options=(("stacking", "on"), ("target", "100")),
    version=1,
    created_at=NOW,
    updated_at=NOW,
)


async def test_a_game_comes_back_as_it_was_stored(database: Database) -> None:
    game = replace(GAME, status=Status.LIVE, seed=b"\0\xff", snapshot=b"{}", locale="de")
    async with database.write() as connection:
        await game_queries.add_game(connection, game)
    async with database.read() as connection:
        assert await game_queries.find_game(connection, "abc") == game
        assert await game_queries.find_game(connection, "abd") is None


async def test_a_moment_is_utc_wherever_it_was_said(database: Database) -> None:
    said = NOW.astimezone(timezone(timedelta(hours=5)))
    async with database.write() as connection:
        await game_queries.add_game(connection, replace(GAME, created_at=said))
    async with database.read() as connection:
        game = await game_queries.find_game(connection, "abc")
    assert game is not None
    assert game.created_at == NOW
    assert game.created_at.utcoffset() == timedelta(0)


async def test_a_moment_without_a_time_zone_is_refused(database: Database) -> None:
    naive = NOW.replace(tzinfo=None)
    with pytest.raises(Exception, match="time zone"):
        async with database.write() as connection:
            await game_queries.add_game(connection, replace(GAME, created_at=naive))


async def test_a_transaction_that_fails_leaves_nothing(database: Database) -> None:
    async def failing() -> None:
        async with database.write() as connection:
            await game_queries.add_game(connection, GAME)
            raise RuntimeError

    with pytest.raises(RuntimeError):
        await failing()
    async with database.read() as connection:
        assert await game_queries.find_game(connection, "abc") is None


async def test_a_channel_has_one_game_that_is_not_over(database: Database) -> None:
    async with database.write() as connection:
        await game_queries.add_game(connection, replace(GAME, id="old", status=Status.OVER))
        await game_queries.add_game(connection, GAME)
        await game_queries.add_game(connection, replace(GAME, id="other", channel_id=5))
    with pytest.raises(IntegrityError):
        async with database.write() as connection:
            await game_queries.add_game(connection, replace(GAME, id="new", status=Status.LIVE))
    async with database.read() as connection:
        assert await game_queries.game_in_channel(connection, 3) == "abc"


async def test_a_reader_sees_one_moment_while_others_write(database: Database) -> None:
    await _read_while_others_write(database)


@pytest.mark.postgres
async def test_a_reader_of_postgresql_does_so_too(migrated_postgresql: str) -> None:
    database = Database(migrated_postgresql)
    await _read_while_others_write(database)
    await database.close()


async def _read_while_others_write(database: Database) -> None:
    async with database.write() as connection:
        await game_queries.add_game(connection, GAME)
    async with database.read() as reader:
        before = await game_queries.find_game(reader, "abc")
        async with database.write() as writer:
            await writer.execute(update(schema.games).values(version=2))
        assert await game_queries.find_game(reader, "abc") == before


async def test_settings_of_a_connection(database: Database) -> None:
    async with database.read() as connection:
        settings = {
            name: (await connection.execute(text(f"PRAGMA {name}"))).scalar_one()
            for name in ("journal_mode", "foreign_keys", "synchronous", "busy_timeout")
        }
    assert settings == {
        "journal_mode": "wal",
        "foreign_keys": 1,
        "synchronous": 2,
        "busy_timeout": 4_000,
    }


async def test_a_new_file_that_another_process_reads_is_waited_for(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(sqlite3.connect(tmp_path / "store.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN")
        other.execute("SELECT count(*) FROM sqlite_master")
        pauses: list[float] = []

        async def pause(seconds: float) -> None:
            pauses.append(seconds)
            other.execute("COMMIT")

        monkeypatch.setattr(asyncio, "sleep", pause)
        database = Database(url, Limits(busy=0.01))
        async with database.read() as connection:
            assert await connection.scalar(text("PRAGMA journal_mode")) == "wal"
        assert len(pauses) == 1
        await database.close()


@pytest.mark.parametrize("usual", [0, 1])
async def test_what_is_to_leave_no_trace_is_written_over_and_the_rest_as_usual(
    database: Database, usual: int
) -> None:
    async with database.write() as connection:
        await connection.exec_driver_sql(f"PRAGMA secure_delete = {usual}")
    async with database.erase() as connection:
        assert await _writes_over(connection) == 1
        await game_queries.add_game(connection, GAME)
    async with database.write() as connection:
        assert await _writes_over(connection) == usual


async def test_an_erasure_that_fails_leaves_nothing_and_the_rest_is_written_as_usual(
    database: Database,
) -> None:
    async with database.write() as connection:
        usual = await _writes_over(connection)

    async def erase() -> None:
        async with database.erase() as connection:
            await game_queries.add_game(connection, GAME)
            await game_queries.add_game(connection, GAME)

    with pytest.raises(IntegrityError):
        await erase()
    async with database.write() as connection:
        assert await _writes_over(connection) == usual
        assert await game_queries.find_game(connection, "abc") is None


async def _writes_over(connection: AsyncConnection) -> int:
    return (await connection.exec_driver_sql("PRAGMA secure_delete")).scalar_one()


def test_a_condition_takes_all_values_in_batches() -> None:
    most = store._MOST_VALUES
    found = list(batches(iter(range(2 * most + 1))))
    assert [len(batch) for batch in found] == [most, most, 1]
    assert [item for batch in found for item in batch] == [*range(2 * most + 1)]
    assert list(batches(())) == []


@pytest.mark.postgres
async def test_a_check_commits_nothing_of_a_transaction_under_way(
    migrated_postgresql: str,
) -> None:
    database = Database(migrated_postgresql)

    async def work(transaction: Transaction) -> None:
        await transaction.run(insert(schema.seasons), asdict(SeasonRow(7, 1, NOW, 9)))
        await database.check()
        raise ConflictError

    with pytest.raises(ConflictError):
        await database.transact(work)
    async with database.read() as connection:
        assert (await connection.execute(select(schema.seasons))).all() == []
    await database.close()


@pytest.mark.postgres
async def test_transactions_at_the_same_time_do_not_meet_on_one_connection(
    migrated_postgresql: str,
) -> None:
    database = Database(migrated_postgresql)

    async def work(number: int, transaction: Transaction) -> None:
        await transaction.run(insert(schema.seasons), asdict(SeasonRow(7, number, NOW, 9)))
        await asyncio.sleep(0)
        await transaction.run(insert(schema.seasons), asdict(SeasonRow(8, number, NOW, 9)))

    await asyncio.gather(*(database.transact(partial(work, number)) for number in range(5)))
    async with database.read() as connection:
        assert len((await connection.execute(select(schema.seasons))).all()) == 10
    await database.close()
