"""Holding the answer to a click back until a test lets it go: no clock, no sleep."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar

import pytest
import simcord
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Database

_held: ContextVar[asyncio.Event | None] = ContextVar("held", default=None)
"""What the work that a click sets off waits for, before it asks the database anything."""


class Holding:
    """No answer is waited for before it is announced, and what is held asks nothing before that."""

    def __init__(self, env: simcord.Env, monkeypatch: pytest.MonkeyPatch) -> None:
        self._env = env
        monkeypatch.setattr("cogs._replies.PATIENCE", 0)
        read, write = Database.read, Database.write

        @asynccontextmanager
        async def reading(database: Database) -> AsyncIterator[AsyncConnection]:
            await self._wait()
            async with read(database) as connection:
                yield connection

        @asynccontextmanager
        async def writing(database: Database) -> AsyncIterator[AsyncConnection]:
            await self._wait()
            async with write(database) as connection:
                yield connection

        monkeypatch.setattr(Database, "read", reading)
        monkeypatch.setattr(Database, "write", writing)

    @contextmanager
    def next_click(self) -> Iterator[asyncio.Event]:
        """What is clicked in here gets no further than its announcement until the event is set."""
        gate = asyncio.Event()
        token = _held.set(gate)
        try:
            yield gate
        finally:
            _held.reset(token)

    async def _wait(self) -> None:
        gate = _held.get()
        if gate is not None and not gate.is_set():
            await self._env.external_wait(gate.wait(), reason="held back by the test")
