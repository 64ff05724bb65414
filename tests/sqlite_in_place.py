"""SQLite in the event loop's own thread, for tests with one process on one database.

The driver passes each statement to a separate thread and waits for it. That costs more than the
statement itself, and on a busy machine most of the time of a test. Other tasks see no difference:
they run during each statement, in the same order every time. Do not use it in tests in which
another connection holds a lock: waiting for it would block the loop that has to release it.

Data is not forced to the disk either, as that only matters in a power cut, which no test has.
`tests/store/test_database.py` checks that the bot requests it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import aiosqlite.core
from sqlalchemy import Pool, event

from bot.store import sqlite_driver
from bot.store.sqlite_driver import SqliteConnection

Job = tuple[asyncio.Future[Any] | None, Callable[[], Any]]


class _DoneAtOnce:
    """A replacement for the queue of the driver's thread that runs each job at once."""

    def put_nowait(self, job: Job) -> None:
        future, function = job
        tell: Callable[..., None] = aiosqlite.core.set_result
        try:
            told = function()
        except BaseException as error:
            tell, told = aiosqlite.core.set_exception, error
        if future is not None:
            future.get_loop().call_soon(tell, future, told)


class _InPlace(SqliteConnection):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._tx: Any = _DoneAtOnce()
        self._thread: Any = SimpleNamespace(start=lambda: None, is_alive=lambda: False)


def _leave_it_to_the_system(connection: Any, record: Any, _fairy: object) -> None:
    in_place = isinstance(getattr(connection, "driver_connection", None), _InPlace)
    if in_place and not record.info.setdefault("left to the system", False):
        record.info["left to the system"] = True
        cursor = connection.cursor()
        cursor.execute("PRAGMA synchronous = OFF")
        cursor.close()


@contextmanager
def sqlite_in_place() -> Iterator[None]:
    """Let new connections to SQLite work without a thread while the block runs."""
    event.listen(Pool, "checkout", _leave_it_to_the_system)
    try:
        with patch.object(sqlite_driver, "SqliteConnection", _InPlace):
            yield
    finally:
        event.remove(Pool, "checkout", _leave_it_to_the_system)
