"""Transactions: whole or not at all, writers one after the other."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from bot.store import deadline_queries, game_queries
from bot.store.database import Database
from bot.store.rows import DeadlineKind, DeadlineRow, GameRow, SeatRow, Status

NOW = datetime(2026, 1, 2, 3, 4, 5, 678901, tzinfo=UTC)
GAME = GameRow(
    id="abc",
    guild_id=2**62,
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
        assert await game_queries.games_not_over(connection) == ["abc", "other"]


async def test_a_person_sits_once_at_a_table(database: Database) -> None:
    twice = [SeatRow("abc", number, "Anna", 9) for number in range(2)]
    async with database.write() as connection:
        await game_queries.add_game(connection, GAME)
    with pytest.raises(IntegrityError):
        async with database.write() as connection:
            await game_queries.save_seats(connection, "abc", twice)


async def test_a_seat_needs_its_game(database: Database) -> None:
    with pytest.raises(IntegrityError):
        async with database.write() as connection:
            await game_queries.save_seats(connection, "nothing", [SeatRow("nothing", 0, "Anna", 9)])


async def test_writers_do_not_lose_each_others_changes(url: str, database: Database) -> None:
    """Each reads and writes back; of two that read the same, one would be lost."""
    other = Database(url)
    async with database.write() as connection:
        await game_queries.add_game(connection, GAME)

    async def count_up(where: Database) -> None:
        async with where.write() as connection:
            game = await game_queries.find_game(connection, "abc", lock=True)
            assert game is not None
            await game_queries.save_game(connection, replace(game, version=game.version + 1))

    await asyncio.gather(*(count_up(where) for where in (database, other) for _ in range(10)))
    async with other.read() as connection:
        game = await game_queries.find_game(connection, "abc")
    await other.close()
    assert game is not None
    assert game.version == 21


async def test_a_reader_sees_one_moment_while_others_write(database: Database) -> None:
    async with database.write() as connection:
        await game_queries.add_game(connection, GAME)
    async with database.read() as reader:
        before = await game_queries.find_game(reader, "abc")
        async with database.write() as writer:
            await game_queries.save_game(writer, replace(GAME, version=2))
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
        "busy_timeout": 10_000,
    }


async def test_deadlines_in_the_order_in_which_they_fall_due(database: Database) -> None:
    def at(seconds: int, kind: DeadlineKind, seat: int | None = None) -> DeadlineRow:
        return DeadlineRow("abc", kind, seat, NOW + timedelta(seconds=seconds))

    late, soon = at(9, DeadlineKind.TURN, 1), at(5, DeadlineKind.COMPUTER, 0)
    now = at(0, DeadlineKind.GESTURE)
    async with database.write() as connection:
        assert await deadline_queries.next_due(connection) is None
        await game_queries.add_game(connection, GAME)
        await deadline_queries.save_deadlines(connection, "abc", [late, now, soon])
        assert await deadline_queries.next_due(connection) == NOW
        assert await deadline_queries.due_deadlines(connection, NOW) == [now]
        assert await deadline_queries.due_deadlines(connection, NOW + timedelta(seconds=5)) == [
            now,
            soon,
        ]
        await deadline_queries.postpone(connection, now, NOW + timedelta(seconds=7))
        assert await deadline_queries.next_due(connection) == soon.due_at
        assert len(await deadline_queries.deadlines_of(connection, "abc")) == 3
        await deadline_queries.save_deadlines(connection, "abc", [])
        assert await deadline_queries.next_due(connection) is None


async def test_a_new_file_that_another_process_reads_is_waited_for(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.database.BUSY_TIMEOUT_MS", 10)
    with closing(sqlite3.connect(tmp_path / "store.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN")
        other.execute("SELECT count(*) FROM sqlite_master")
        pauses: list[float] = []

        async def pause(seconds: float) -> None:
            pauses.append(seconds)
            other.execute("COMMIT")

        monkeypatch.setattr(asyncio, "sleep", pause)
        database = Database(url)
        async with database.read() as connection:
            assert await connection.scalar(text("PRAGMA journal_mode")) == "wal"
        assert len(pauses) == 1
        await database.close()
