"""Sessions of PostgreSQL that belong to one user: those that listen, and those that hold locks."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from .connection_source import ConnectionSource
from .connection_timeout import OutOfTimeError
from .connections import driver_of
from .limits import Limits

_BEAT = "SELECT pg_notify($1, '')"
_TAKE_ALONE = text("SELECT pg_advisory_lock(:kind, :number)")
_GIVE_UP_AFTER = text("SELECT set_config('statement_timeout', :milliseconds, false)")


@asynccontextmanager
async def listening(
    source: ConnectionSource, channel: str, heard: Callable[..., None], gone: asyncio.Event
) -> AsyncGenerator[None]:
    """Pass notifications on `channel` to `heard`; set `gone` when they end.

    The connection sends messages to itself: if one does not come back, others do not come either.
    """

    def went(_any: object) -> None:
        gone.set()

    async with source.session() as connection:
        driver = driver_of(connection)
        driver.add_termination_listener(went)
        own, returned = f"beat_{secrets.token_hex(8)}", asyncio.Event()

        def came_back(*_told: object) -> None:
            returned.set()

        async with source.within(driver):
            await driver.add_listener(channel, heard)
            await driver.add_listener(own, came_back)
        beating = asyncio.create_task(_beat(driver, own, returned, source.limits), name="heartbeat")
        beating.add_done_callback(went)
        try:
            yield
        finally:
            beating.cancel()


async def _beat(driver: Any, own: str, returned: asyncio.Event, limits: Limits) -> None:
    """Return when a message of the connection to itself has not come back in time."""
    with suppress(Exception):
        while True:
            returned.clear()
            async with asyncio.timeout(limits.deaf):
                await driver.execute(_BEAT, own)
                await returned.wait()
            await asyncio.sleep(limits.heartbeat)


@asynccontextmanager
async def holding_lock(source: ConnectionSource, key: tuple[int, int]) -> AsyncGenerator[None]:
    """Hold the advisory lock with this key; it ends with its session, whatever becomes of that."""
    async with source.session() as connection:
        await _lock(source, connection, {"kind": key[0], "number": key[1]})
        yield


async def _lock(source: ConnectionSource, connection: AsyncConnection, key: dict[str, int]) -> None:
    """Wait for a lock as long as another process has it and the database answers."""
    driver, patience = driver_of(connection), source.limits.lock
    async with source.within(driver):
        await connection.execute(_GIVE_UP_AFTER, {"milliseconds": str(round(patience * 1000))})
    while True:
        with suppress(OutOfTimeError):
            async with source.within(driver, patience):
                await connection.execute(_TAKE_ALONE, key)
            return
