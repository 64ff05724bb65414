"""How many sessions a process has at PostgreSQL at most, as docs/scaling.md says."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest
from sqlalchemy import text

from bot.store.connections import MOST_OPEN
from bot.store.database import Database
from bot.store.limits import Limits
from tests.guard import GUARD

pytestmark = pytest.mark.postgres

_COUNT = text("SELECT count(*) FROM pg_stat_activity WHERE application_name = 'counted'")
_LOCKS = ("identify", "upload emoji")
_UNHURRIED = Limits(beginning=GUARD, transaction=GUARD, statement=GUARD, idle=GUARD)


async def test_two_pools_a_listener_and_locks_are_the_most(postgres_server: str) -> None:
    database = Database(f"{postgres_server}&application_name=counted", _UNHURRIED)
    counting = Database(postgres_server, _UNHURRIED)
    most = 2 * MOST_OPEN + 1 + len(_LOCKS)
    try:
        async with AsyncExitStack() as opened:
            connection = await opened.enter_async_context(counting.read())
            for each in (database, database.patient):
                assert each._connections._room._value == MOST_OPEN
                for _ in range(MOST_OPEN):
                    await opened.enter_async_context(each.read())
            listening = database.listening("channel", lambda *_: None, asyncio.Event())
            await opened.enter_async_context(listening)
            for number in range(len(_LOCKS)):
                await opened.enter_async_context(database.alone((number, 0)))
            assert (await connection.execute(_COUNT)).scalar_one() == most
    finally:
        await database.close()
        await counting.close()
    # One more asks a database that seems silent.
    assert most + 1 == 34
