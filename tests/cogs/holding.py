"""Holding the answer to a click back until a test lets it go: no clock, no sleep."""

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
"""What the work that a click sets off waits for, before it asks for a table."""


class Holding:
    """No answer is waited for before it is announced, and what is held asks nothing before that."""

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
