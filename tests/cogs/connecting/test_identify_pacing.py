"""All shards together identify as fast as Discord allows for one bot."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from bot.store.database import Database
from cogs.connecting.session_starts import IdentifyPacing
from tests.guard import GUARD


class Pauses:
    """The pauses that were asked for; each ends when a test says so."""

    def __init__(self) -> None:
        self.begun: list[asyncio.Event] = []

    async def sleep(self, seconds: float) -> None:
        assert seconds == 5.0
        over = asyncio.Event()
        self.begun.append(over)
        await over.wait()


class Bots:
    """Bot processes that share one database."""

    def __init__(self, url: str, stack: AsyncExitStack) -> None:
        self._url = url
        self._stack = stack
        self.pauses = Pauses()

    def add(self, at_once: int = 1) -> IdentifyPacing:
        database = Database(self._url)
        self._stack.push_async_callback(database.close)
        pacing = IdentifyPacing(lambda kind: database.alone((77, kind)), self.pauses.sleep)
        self._stack.push_async_callback(pacing.close)
        pacing.at_once = at_once
        return pacing


async def identify(pacing: IdentifyPacing, shard_id: int) -> None:
    """Identify as soon as it is this shard's turn."""
    async with pacing.turn(shard_id) as turn:
        turn.is_used = True


@pytest.fixture
async def bots(postgres_server: str) -> AsyncIterator[Bots]:
    async with AsyncExitStack() as stack:
        yield Bots(postgres_server, stack)


@pytest.mark.postgres
async def test_processes_wait_for_one_another(bots: Bots) -> None:
    first, second = bots.add(), bots.add()
    await identify(first, 0)
    later = asyncio.create_task(identify(second, 1))
    await asyncio.wait([later], timeout=0.2)
    assert not later.done()
    bots.pauses.begun[0].set()
    await later


@pytest.mark.postgres
async def test_of_a_large_bot_several_identify_at_once(bots: Bots) -> None:
    first, second = bots.add(at_once=2), bots.add(at_once=2)
    await identify(first, 0)
    await identify(second, 1)
    later = asyncio.create_task(identify(second, 2))
    await asyncio.wait([later], timeout=0.2)
    assert not later.done()


@pytest.mark.postgres
async def test_a_process_that_ends_holds_nobody_up(bots: Bots) -> None:
    first, second = bots.add(), bots.add()
    await identify(first, 0)
    await first.close()
    await identify(second, 1)


async def test_shards_of_one_process_wait_for_one_another(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        bots = Bots(f"sqlite+aiosqlite:///{tmp_path / 'uno.sqlite3'}", stack)
        pacing = bots.add()
        await identify(pacing, 0)
        later = asyncio.create_task(identify(pacing, 1))
        await asyncio.wait([later], timeout=0.1)
        assert not later.done()
        bots.pauses.begun[0].set()
        await later


async def test_an_error_of_the_database_is_raised() -> None:
    def broken(_kind: int) -> None:
        raise OSError("gone")

    pacing = IdentifyPacing(broken)  # pyright: ignore[reportArgumentType]
    with pytest.raises(OSError, match="gone"):
        await identify(pacing, 0)


async def test_a_cancelled_wait_takes_no_turn(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        bots = Bots(f"sqlite+aiosqlite:///{tmp_path / 'uno.sqlite3'}", stack)
        pacing = bots.add()
        await identify(pacing, 0)
        given_up, next_one = (asyncio.create_task(identify(pacing, shard)) for shard in (1, 2))
        await asyncio.sleep(0)
        given_up.cancel()
        with pytest.raises(asyncio.CancelledError):
            await given_up
        bots.pauses.begun[0].set()
        await asyncio.wait_for(next_one, GUARD)


async def test_a_turn_that_is_not_used_holds_nobody_up(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        bots = Bots(f"sqlite+aiosqlite:///{tmp_path / 'uno.sqlite3'}", stack)
        pacing = bots.add()
        async with pacing.turn(0):
            pass
        await identify(pacing, 1)
