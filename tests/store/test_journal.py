"""Changes are written whole or not at all, and nobody's fault is anybody else's."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import func, select

from bot.store import game_queries, message_queries, schema
from bot.store.database import Database
from bot.store.journal import Change, ConflictError, Journal
from bot.store.rows import ActionRow, GameRow, MessageKind, MessageRow
from bot.store.shared_database import Announcements
from bot.store.transactions import Transaction
from bot.views.table_values import Deadline, DeadlineKind, SeatRow, Status

NOW = datetime(2026, 1, 2, 3, 4, 5, 678901, tzinfo=UTC)
SEATS = (SeatRow("g0", 0, "Anna", 9, locale="de"), SeatRow("g0", 1, "Ada", level="easy"))


def a_journal(database: Database) -> Journal:
    return Journal(database, Announcements(database))


def a_game(number: int, version: int = 1) -> GameRow:
    return GameRow(
        id=f"g{number}",
        home_id=7,
        channel_id=number,
        host_id=9,
        status=Status.LIVE,
        mode="classic",
        options=(("stacking", "on"),),
        version=version,
        created_at=NOW,
        updated_at=NOW,
        snapshot=b"{}",
    )


def an_action(game: GameRow) -> ActionRow:
    return ActionRow(game.id, game.version, 0, b"[1,{}]", b"[]", NOW)


def moved_on(number: int, since: int = 1) -> Change:
    game = a_game(number, since + 1)
    return Change(game, since=since, actions=(an_action(game),))


@pytest.fixture
async def journal(database: Database) -> AsyncIterator[Journal]:
    journal = a_journal(database)
    for number in range(20):
        assert await journal.add(Change(a_game(number)))
    yield journal
    await journal.close()


@pytest.fixture
def transactions(monkeypatch: pytest.MonkeyPatch) -> list[Transaction]:
    """Every transaction that has begun."""
    begun: list[Transaction] = []
    begin = Transaction.begin

    async def counting(transaction: Transaction) -> None:
        begun.append(transaction)
        await begin(transaction)

    monkeypatch.setattr(Transaction, "begin", counting)
    return begun


async def version_of(database: Database, number: int) -> tuple[int, int]:
    """The version of a game, and how many actions are in its record."""
    async with database.read() as connection:
        game = await game_queries.find_game(connection, f"g{number}")
        assert game is not None
        return game.version, len(await game_queries.actions_since(connection, game.id, 0))


async def test_everything_of_a_change_comes_back(database: Database, journal: Journal) -> None:
    due = Deadline(DeadlineKind.TURN, 1, NOW + timedelta(seconds=5))
    late = Deadline(DeadlineKind.NEXT_ROUND, None, NOW + timedelta(hours=5))
    game = replace(a_game(0, 2), deadlines=(due, late), seed=b"\0\xff", status=Status.OVER)
    board = MessageRow(5, "g0", 7, MessageKind.BOARD, None, None, 70, None, 0, None, None)
    hand = MessageRow(2**62, "g0", 7, MessageKind.HAND, 0, 9, None, None, 0, 2, None)
    action = an_action(game)
    change = Change(game, since=1, actions=(action,), new_seats=SEATS, new_messages=(board, hand))
    await journal.commit(change)
    posted = replace(board, message_id=700, posted_at=NOW, shown_version=2)
    await journal.commit(Change(game, changed_messages=(posted,), removed_messages=(hand,)))
    async with database.read() as connection:
        assert await game_queries.find_game(connection, "g0") == game
        assert await game_queries.seats_of(connection, "g0") == list(SEATS)
        assert await game_queries.last_actions(connection, "g0", 5) == [action]
        assert await message_queries.messages_of(connection, "g0") == [posted]
        assert await game_queries.due_until(connection, NOW) == []
        assert await game_queries.due_until(connection, due.due_at) == [("g0", due.due_at)]


async def test_of_what_falls_due_at_once_the_order_is_always_the_same(
    database: Database, journal: Journal
) -> None:
    due = Deadline(DeadlineKind.TURN, 1, NOW)
    first = Deadline(DeadlineKind.TURN, 1, NOW - timedelta(seconds=1))
    for number, deadline in ((52, due), (53, first), (50, due), (51, due)):
        assert await journal.add(Change(replace(a_game(number), deadlines=(deadline,))))
    async with database.read() as connection:
        found = await game_queries.due_until(connection, NOW)
    assert [game_id for game_id, _ in found] == ["g53", "g50", "g51", "g52"]


async def test_what_waits_at_the_same_time_goes_into_one_transaction(
    database: Database, journal: Journal, transactions: list[Transaction]
) -> None:
    await asyncio.gather(*(journal.commit(moved_on(number)) for number in range(20)))
    assert len(transactions) == 1
    assert [await version_of(database, number) for number in range(20)] == [(2, 1)] * 20


async def test_a_conflict_undoes_no_other_change(database: Database, journal: Journal) -> None:
    changes = [moved_on(0), moved_on(1, since=7), moved_on(2)]
    done = await asyncio.gather(*map(journal.commit, changes), return_exceptions=True)
    assert [type(outcome) for outcome in done] == [type(None), ConflictError, type(None)]
    assert [await version_of(database, number) for number in range(3)] == [(2, 1), (1, 0), (2, 1)]


async def test_a_fault_undoes_no_other_change(database: Database, journal: Journal) -> None:
    broken = replace(moved_on(1), new_seats=(SeatRow("no such game", 0, "Anna", 9),))
    changes = [moved_on(0), broken, moved_on(2)]
    done = await asyncio.gather(*map(journal.commit, changes), return_exceptions=True)
    assert [isinstance(outcome, Exception) for outcome in done] == [False, True, False]
    assert [await version_of(database, number) for number in range(3)] == [(2, 1), (1, 0), (2, 1)]


async def test_of_two_that_began_at_one_version_one_is_refused(
    url: str, database: Database, journal: Journal
) -> None:
    other = a_journal(Database(url))
    both = (journal.commit(moved_on(0)), other.commit(moved_on(0)))
    done = await asyncio.gather(*both, return_exceptions=True)
    assert sorted(type(outcome).__name__ for outcome in done) == ["ConflictError", "NoneType"]
    assert await version_of(database, 0) == (2, 1)
    await other._database.close()


@pytest.mark.parametrize("since", [1, 0])
async def test_who_gives_up_waiting_undoes_nothing(
    database: Database, journal: Journal, monkeypatch: pytest.MonkeyPatch, since: int
) -> None:
    """Nor is a conflict that nobody waits for an error in the log."""
    unheard: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, fault: unheard.append(fault))
    reached, goes_on = asyncio.Event(), asyncio.Event()
    transact = Database.transact

    async def slow(database: Database, work: Any) -> Any:
        reached.set()
        await goes_on.wait()
        return await transact(database, work)

    monkeypatch.setattr(Database, "transact", slow)
    waiting = asyncio.create_task(journal.commit(moved_on(0, since)))
    await reached.wait()
    waiting.cancel()
    await asyncio.wait([waiting])
    del waiting
    goes_on.set()
    await journal.close()
    gc.collect()
    assert await version_of(database, 0) == ((2, 1) if since else (1, 0))
    assert unheard == []


async def test_after_a_fault_of_the_database_it_is_written_again(
    database: Database, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(_transaction: Transaction) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(Transaction, "commit", full)
        with pytest.raises(OSError, match="full"):
            await journal.commit(moved_on(0))
    assert await version_of(database, 0) == (1, 0)
    await journal.commit(moved_on(0))
    assert await version_of(database, 0) == (2, 1)


async def test_a_channel_has_one_game(database: Database, journal: Journal) -> None:
    assert not await journal.add(Change(replace(a_game(0), id="other"), new_seats=()))
    async with database.read() as connection:
        count = await connection.scalar(select(func.count()).select_from(schema.games))
    assert count == 20


async def test_a_change_without_a_new_version_is_not_done_twice(
    database: Database, journal: Journal
) -> None:
    """Of two processes that remind somebody, the later one is told that the first was quicker."""
    due = Deadline(DeadlineKind.REMINDER, 1, NOW)
    waiting = replace(a_game(0), deadlines=(due,))
    await journal.commit(Change(waiting, since=1))
    reminded = Change(a_game(0), since=1, due_before=NOW)
    await journal.commit(reminded)
    with pytest.raises(ConflictError):
        await journal.commit(reminded)
