"""Several processes at one database upload every emoji once, also when a connection is cut."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from bot.artwork import all_tiles
from bot.engine import Mode
from bot.store.database import Database
from bot.store.engines import create_engine
from cogs.card_emoji import ApplicationEmoji, CardEmoji, EmojiKeeper, Surroundings, keep_emoji
from playground import ManualClock, Playground
from tests.playground.conftest import soon
from tests.playground.test_card_emoji import uploads

KEY = (78, 0)
CUT_AFTER = 40
"""Uploads."""
_CUT = text(
    "SELECT pg_terminate_backend(pid) FROM pg_locks"
    " WHERE locktype = 'advisory' AND classid = 78 AND granted"
)


@pytest.fixture
async def playground(clock: ManualClock) -> AsyncIterator[Playground]:
    async with Playground(clock=clock) as playground:
        yield playground


class Process:
    """One that keeps emoji; ``between`` is what happens after each of its uploads."""

    def __init__(self, url: str, routes: ApplicationEmoji) -> None:
        self.known = CardEmoji()
        self.database = Database(url)
        self.uploaded = 0
        self.between: Callable[[int], Awaitable[None]] | None = None
        around = Surroundings(lambda: self.database.alone(KEY), _now, self._sleep)
        self._keeper = EmojiKeeper(routes, self.known, around)

    async def _sleep(self, _seconds: float) -> None:
        self.uploaded += 1
        if self.between is not None:
            await self.between(self.uploaded)

    async def look(self) -> timedelta:
        return await soon(self._keeper.look())


def _now() -> datetime:
    return datetime(2026, 1, 2, tzinfo=UTC)


async def _cut(url: str) -> None:
    """End the session of whoever is alone, as a database does that restarts."""
    engine = create_engine(url)
    async with engine.connect() as connection:
        assert (await connection.execute(_CUT)).scalars().all() == [True]
    await engine.dispose()


@pytest.mark.postgres
async def test_a_process_whose_connection_is_cut_leaves_the_rest_to_the_other(
    postgres_server: str, playground: Playground, routes: ApplicationEmoji
) -> None:
    first, second = (Process(postgres_server, routes) for _ in range(2))

    async def cut_in_the_middle(uploaded: int) -> None:
        if uploaded == CUT_AFTER:
            await _cut(postgres_server)
            await second.look()

    first.between = cut_in_the_middle
    pause = await first.look()
    # It is told once that it is not alone any more, looks again, and finds all of them there.
    assert uploads(playground) == {201: len(all_tiles()), 400: 1}
    assert (first.uploaded, second.uploaded) == (CUT_AFTER, len(all_tiles()) - CUT_AFTER)
    assert pause == timedelta(seconds=1)
    assert first.known.of(Mode.FLIP) is None
    assert await first.look() > timedelta(hours=1)
    assert first.known.of(Mode.FLIP) is not None
    assert uploads(playground) == {201: len(all_tiles()), 400: 1}
    for process in (first, second):
        await process.database.close()


async def test_a_database_that_is_gone_for_a_while_costs_that_while(
    playground: Playground, aim: Callable[[Playground], None]
) -> None:
    aim(playground)
    known, tries, pauses = CardEmoji(), list[int](), list[float]()

    @asynccontextmanager
    async def turn(number: int) -> AsyncIterator[None]:
        if number == 0:
            raise DBAPIError("SELECT", None, ConnectionResetError())
        yield

    def alone() -> AbstractAsyncContextManager[None]:
        tries.append(len(tries))
        return turn(tries[-1])

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)
        if seconds > timedelta(hours=1).total_seconds():
            raise asyncio.CancelledError

    with pytest.raises(asyncio.CancelledError):
        await soon(keep_emoji("a-token", known, Surroundings(alone, _now, sleep)))
    assert tries == [0, 1]
    assert pauses[0] == timedelta(minutes=5).total_seconds()
    assert known.of(Mode.FLIP) is not None
