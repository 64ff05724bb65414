"""Hold back the answer to a click until a test releases it, without a clock or sleeping."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar
from typing import Any

import pytest
import simcord
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Database
from bot.tables.storage.repository import Repository

_held: ContextVar[asyncio.Event | None] = ContextVar("held", default=None)
"""The event that the work after a click waits for before it uses the database."""


class Holding:
    """A gate for slow clicks: every answer is deferred at once, and held work reads nothing yet."""

    def __init__(self, env: simcord.Env, monkeypatch: pytest.MonkeyPatch) -> None:
        self._env = env
        monkeypatch.setattr("cogs.answering.replies.PATIENCE", 0)
        find, change, read = Repository.find, Repository.change, Database.read

        async def finding(repository: Repository, game_id: str) -> Any:
            await self._wait()
            return await find(repository, game_id)

        async def changing(repository: Repository, game_id: str, operation: Any) -> Any:
            await self._wait()
            return await change(repository, game_id, operation)

        @asynccontextmanager
        async def reading(database: Database) -> AsyncIterator[AsyncConnection]:
            await self._wait()
            async with read(database) as connection:
                yield connection

        monkeypatch.setattr(Repository, "find", finding)
        monkeypatch.setattr(Repository, "change", changing)
        monkeypatch.setattr(Database, "read", reading)

    @contextmanager
    def next_click(self) -> Iterator[asyncio.Event]:
        """Hold clicks made in this block after their answer is deferred, until the event is set."""
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
