"""The sessions that Discord allows a bot in a day: read, counted by all processes, waited for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import nullcontext
from datetime import UTC, datetime, timedelta

import pytest

from bot.store.database import Database
from bot.store.session_ledger import KEPT, SessionLedger
from cogs.connecting.session_starts import RESERVE, IdentifyPacing, SessionStarts, StartLimit
from tests.guard import GUARD

NOW = datetime(2026, 11, 26, 9, 0, tzinfo=UTC)
A_BOT = 4711
DAY = timedelta(days=1)


class Discord:
    """What Discord says of the limit. Its time passes while a process sleeps."""

    def __init__(self, remaining: int, total: int = 1000) -> None:
        self.time = NOW
        self.total = total
        self.remaining = remaining
        self.resets_at = NOW + timedelta(hours=3)
        self.slept_until: list[datetime] = []
        self.asleep = asyncio.Semaphore(0)
        self.is_for_ever = False

    def now(self) -> datetime:
        return self.time

    async def sleep_until(self, when: datetime) -> None:
        self.slept_until.append(when)
        self.asleep.release()
        if self.is_for_ever:
            await asyncio.Event().wait()
        self.time = when
        if when >= self.resets_at:
            self.remaining = self.total
            self.resets_at += DAY

    async def limit(self) -> StartLimit:
        return StartLimit(self.total, self.remaining, self.resets_at, self.time)

    def process(self, ledger: SessionLedger | None = None) -> SessionStarts:
        """Return the starts of a new process, counted in this ledger or not at all."""

        async def nothing(_seconds: float) -> None:
            pass

        async def take(at: datetime, since: datetime, most: int) -> bool:
            return ledger is None or await ledger.take(A_BOT, at, since, most)

        pacing = IdentifyPacing(lambda _kind: nullcontext(), nothing)
        return SessionStarts(pacing, self.limit, take, self)


async def begin(starts: SessionStarts, *, is_first: bool = False) -> None:
    async with starts.turn(0, is_first=is_first):
        pass


async def test_with_none_remaining_the_limit_is_waited_for(
    caplog: pytest.LogCaptureFixture,
) -> None:
    discord = Discord(remaining=0)
    starts = discord.process()
    reset = discord.resets_at
    with caplog.at_level(logging.WARNING):
        await begin(starts, is_first=True)
    assert discord.time == reset
    assert starts.fault() == ""
    (line,) = caplog.records
    assert "reset the token" in line.message
    assert vars(line)["until"] == "2026-11-26T12:00:00+00:00"


async def test_who_waits_says_until_when_and_can_be_stopped() -> None:
    discord = Discord(remaining=0)
    discord.is_for_ever = True
    starts = discord.process()
    waiting = asyncio.create_task(begin(starts, is_first=True))
    await discord.asleep.acquire()
    assert "waits until 2026-11-26 12:00 UTC" in starts.fault()
    waiting.cancel()
    await asyncio.wait([waiting])
    assert waiting.cancelled()


async def test_discord_is_asked_again_during_a_long_wait() -> None:
    discord = Discord(remaining=0)
    await begin(discord.process())
    pauses = [until - NOW for until in discord.slept_until]
    assert pauses == [timedelta(minutes=10 * tens) for tens in range(1, 19)]


async def test_lost_sessions_leave_a_reserve_to_a_start() -> None:
    discord = Discord(remaining=RESERVE)
    starts = discord.process()
    await begin(starts, is_first=True)
    assert discord.slept_until == []
    await begin(starts)
    assert discord.slept_until != []


async def test_what_was_used_since_the_limit_was_read_counts() -> None:
    discord = Discord(remaining=2)
    starts = discord.process()
    for _ in range(2):
        await begin(starts, is_first=True)
    assert discord.slept_until == []
    await begin(starts, is_first=True)
    assert discord.slept_until != []


Ledgers = Callable[[], SessionLedger]


@pytest.fixture
async def ledgers(migrated_database: str) -> AsyncIterator[Ledgers]:
    """Make ledgers of processes that share a database."""
    databases: list[Database] = []

    def ledger() -> SessionLedger:
        databases.append(Database(migrated_database))
        return SessionLedger(databases[-1])

    yield ledger
    for database in databases:
        await database.close()


async def test_a_start_is_remembered_over_a_restart(ledgers: Ledgers) -> None:
    discord = Discord(remaining=900, total=3)
    for _ in range(3):
        await begin(discord.process(ledgers()), is_first=True)
    assert discord.slept_until == []
    await begin(discord.process(ledgers()), is_first=True)
    assert discord.slept_until != []


async def test_processes_share_the_limit(ledgers: Ledgers) -> None:
    """Discord's own number lags: two processes that read it at once both see the last one."""
    discord = Discord(remaining=900, total=5)
    discord.is_for_ever = True
    processes = [discord.process(ledgers()) for _ in range(4)]
    begun = [
        asyncio.create_task(begin(starts, is_first=True)) for starts in processes for _ in range(2)
    ]
    async with asyncio.timeout(GUARD):
        for _ in range(3):
            await discord.asleep.acquire()
        for task in asyncio.as_completed(begun):
            await task
            if sum(task.done() for task in begun) == 5:
                break
    for task in begun:
        task.cancel()
    await asyncio.wait(begun)


async def test_starts_of_another_day_or_bot_do_not_count(ledgers: Ledgers) -> None:
    ledger = ledgers()
    assert await ledger.take(A_BOT, NOW - DAY, NOW - 2 * DAY, 1)
    assert await ledger.take(A_BOT + 1, NOW, NOW - DAY, 1)
    assert await ledger.take(A_BOT, NOW, NOW - DAY, 1)
    assert not await ledger.take(A_BOT, NOW, NOW - DAY, 1)


async def test_old_starts_are_removed(ledgers: Ledgers) -> None:
    ledger = ledgers()
    long_ago = NOW - KEPT - timedelta(minutes=1)
    assert await ledger.take(A_BOT, long_ago, long_ago - DAY, 1)
    assert await ledger.take(A_BOT, NOW, NOW - DAY, 1)
    assert await ledger.take(A_BOT, NOW, long_ago - DAY, 2)


async def test_without_the_database_the_number_of_discord_holds() -> None:
    discord = Discord(remaining=1)

    async def broken(_at: datetime, _since: datetime, _most: int) -> bool:
        raise OSError("the database is gone")

    starts = discord.process()
    starts._take_noted = broken
    await begin(starts, is_first=True)
    assert discord.slept_until == []
    await begin(starts, is_first=True)
    assert discord.slept_until != []
