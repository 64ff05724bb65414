"""SQLite in the event loop's own thread, for tests of one process that looks after one database.

The driver hands each statement to a thread of its own and waits for it, which costs more than what
SQLite does with it, and on a busy machine most of a test. What other tasks see stays the same:
during each statement they have their turn, in the same order every time. It is not for tests in
which somebody else holds the database locked: here nobody could let go of it meanwhile.

Nothing is forced onto the disk either: that is for a power cut, which no test makes;
`tests/store/test_database.py` holds that the bot asks for it.
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

Job = tuple[asyncio.Future[Any] | None, Callable[[], Any]]


class _DoneAtOnce:
    """What the driver takes for the queue of its thread."""

    def put_nowait(self, job: Job) -> None:
        future, function = job
        tell: Callable[..., None] = aiosqlite.core.set_result
        try:
            told = function()
        except BaseException as error:
            tell, told = aiosqlite.core.set_exception, error
        if future is not None:
            future.get_loop().call_soon(tell, future, told)


class _InPlace(aiosqlite.core.Connection):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._tx: Any = _DoneAtOnce()
        self._thread: Any = SimpleNamespace(start=lambda: None)


def _leave_it_to_the_system(connection: Any, record: Any, _fairy: object) -> None:
    in_place = isinstance(getattr(connection, "driver_connection", None), _InPlace)
    if in_place and not record.info.setdefault("left to the system", False):
        record.info["left to the system"] = True
        cursor = connection.cursor()
        cursor.execute("PRAGMA synchronous = OFF")
        cursor.close()


@contextmanager
def sqlite_in_place() -> Iterator[None]:
    """Meanwhile, new connections to SQLite have no thread."""
    event.listen(Pool, "checkout", _leave_it_to_the_system)
    try:
        with patch.object(aiosqlite.core, "Connection", _InPlace):
            yield
    finally:
        event.remove(Pool, "checkout", _leave_it_to_the_system)
