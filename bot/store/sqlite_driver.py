"""A connection to SQLite that can be given up while its thread hangs on the disk."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from functools import partial
from typing import Any
from weakref import WeakSet

import aiosqlite

from bot.errors import NoAnswerError

_MOST_GIVEN_UP = 8
"""Threads that hang at once. Each new one would most likely hang as well."""

_SECONDS_TO_CLOSE = 1.0


class SqliteConnection(aiosqlite.Connection):
    """A connection whose caller need not wait for its thread.

    Once it is given up, everything that waits for it fails. The thread cannot be ended while the
    disk hangs. When the disk answers, it finishes the statement that it is at, undoes what is not
    committed, and ends: a COMMIT under way may yet take effect, nothing that follows it does.
    """

    def __init__(self, connector: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connector, iter_chunk_size=64)
        self._thread.daemon = True
        self._waiting: asyncio.Future[Any] | None = None

    @property
    def hangs(self) -> bool:
        """Whether the thread still runs although the connection was given up."""
        return not self._running and self._thread.is_alive()

    def is_closed(self) -> bool:
        """Return whether the connection is closed or given up."""
        return not self._running

    async def _execute(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        if self.is_closed() or self._connection is None:
            raise ValueError("Connection closed")
        self._waiting = asyncio.get_running_loop().create_future()
        untyped: Any = self
        untyped._tx.put_nowait((self._waiting, partial(fn, *args, **kwargs)))
        try:
            return await self._waiting
        finally:
            # Its result may be a cursor, and a closed connection keeps its locks for that.
            self._waiting = None

    def terminate(self) -> None:
        """Give the connection up without waiting for its thread."""
        if self.is_closed():
            return
        self._stop()
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_exception(sqlite3.OperationalError("connection closed: no answer"))

    async def close(self) -> None:
        """Close the connection; return soon even if its thread hangs."""
        ended = None if self.is_closed() else self._stop()
        if ended is not None:
            await asyncio.wait([ended], timeout=_SECONDS_TO_CLOSE)

    def _stop(self) -> asyncio.Future[Any] | None:
        untyped: Any = self
        return untyped.stop()


class SqliteConnector:
    """Opens the connections to one database, and refuses to while many threads hang."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        """Take the arguments of `sqlite3.connect`."""
        self._connect = partial(sqlite3.connect, *arguments, **options)
        self._opened: WeakSet[SqliteConnection] = WeakSet()

    async def __call__(self) -> SqliteConnection:
        """Open a connection; raise `NoAnswerError` while many threads hang."""
        if sum(connection.hangs for connection in self._opened) >= _MOST_GIVEN_UP:
            raise NoAnswerError("the disk of the database does not answer")
        connection = SqliteConnection(self._connect)
        self._opened.add(connection)
        await connection
        return connection
