"""A connection to SQLite that can be given up while its thread hangs on the disk."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Coroutine, Iterable, Sequence
from functools import partial
from typing import Any, TypeVar
from weakref import WeakSet

import aiosqlite

from bot.errors import NoAnswerError

from .sqlite_file import PRIMARY_CODE, FileWatch

_MOST_GIVEN_UP = 8
"""Threads that hang at once. Each new one would most likely hang as well."""

_SECONDS_TO_CLOSE = 1.0

_NO_ANSWER = "connection closed: no answer"

Result = TypeVar("Result")

_SECONDS_BETWEEN_TRIES = 0.002
"""Until a writer tries again. SQLite's busy handler pauses for up to 100 ms, and would miss the
pauses that long work makes for others."""


_ROWS_AT_ONCE = 64
"""Rows that are read in one go with a statement, and of a long result that is read bit by bit."""
_MANY_ROWS = 5000


class SqliteCursor(aiosqlite.Cursor):
    """A cursor that goes to the connection's thread once for a statement with few rows.

    The driver's own goes there to make the cursor, to execute, to read the rows and to close it.
    On a busy machine each way costs milliseconds, in which a writer keeps all others waiting.
    """

    def __init__(self, connection: SqliteConnection) -> None:
        self._conn: SqliteConnection = connection
        self.iter_chunk_size = _ROWS_AT_ONCE
        self._read: list[Any] = []
        """Rows that were read with the statement, and not asked for yet."""
        self._is_at_end = True
        """Whether all rows were read, so that the statement holds no lock."""

    async def execute(self, sql: str, parameters: Iterable[Any] | None = None) -> SqliteCursor:
        """Execute the statement and read its first rows."""
        values: Any = () if parameters is None else parameters

        def run() -> None:
            self._cursor = self._conn.driver.cursor()
            self._cursor.execute(sql, values)
            self._is_at_end = False
            self._keep(self._cursor.fetchmany(_ROWS_AT_ONCE), _ROWS_AT_ONCE)

        await self._execute(run)
        return self

    async def executemany(self, sql: str, parameters: Iterable[Iterable[Any]]) -> SqliteCursor:
        """Execute the statement, which returns no rows, with each row of parameters."""
        values: Any = parameters

        def run() -> None:
            self._cursor = self._conn.driver.executemany(sql, values)

        await self._execute(run)
        return self

    async def fetchone(self) -> Any:
        """Return the next row, or None."""
        return next(iter(await self.fetchmany(1)), None)

    async def fetchmany(self, size: int | None = None) -> list[Any]:
        """Return at most so many rows; none at the end."""
        if not self._read and not self._is_at_end:
            await self._read_more(_ROWS_AT_ONCE)
        size = _ROWS_AT_ONCE if size is None else size
        rows, self._read = self._read[:size], self._read[size:]
        return rows

    async def fetchall(self) -> list[Any]:
        """Return all rows that are left."""
        rows = self._read
        while not self._is_at_end:
            await self._read_more(_MANY_ROWS)
            rows += self._read
        self._read = []
        return rows

    async def close(self) -> None:
        """Give up rows that were not read; otherwise the statement has ended already."""
        if not self._is_at_end:
            await self._execute(self._cursor.close)

    async def _read_more(self, size: int) -> None:
        self._keep(await self._execute(self._cursor.fetchmany, size), size)

    def _keep(self, rows: list[Any], size: int) -> None:
        self._read, self._is_at_end = rows, len(rows) < size

    async def _execute(self, fn: Callable[..., Any], *args: Any) -> Any:
        return await self._conn.run(fn, *args)


class SqliteConnection(aiosqlite.Connection):
    """A connection whose caller need not wait for its thread.

    Once it is given up, everything that waits for it fails. The thread cannot be ended while the
    disk hangs. When the disk answers, it finishes the statement that it is at, undoes what is not
    committed, and ends: a COMMIT under way may yet take effect, nothing that follows it does.
    """

    def __init__(
        self, connector: Callable[[], sqlite3.Connection], watch: FileWatch | None = None
    ) -> None:
        super().__init__(connector, iter_chunk_size=_ROWS_AT_ONCE)
        self._watch = watch
        self._thread.daemon = True
        self._waiting: asyncio.Future[Any] | None = None
        self._ending: asyncio.Future[Any] | None = None

    @property
    def hangs(self) -> bool:
        """Whether the thread still runs although the connection was given up."""
        return not self._running and self._thread.is_alive()

    @property
    def driver(self) -> sqlite3.Connection:
        """The connection itself, for its thread alone."""
        return self._conn

    def is_closed(self) -> bool:
        """Return whether the connection is closed or given up."""
        return not self._running

    async def run(self, fn: Callable[..., Result], *args: Any) -> Result:
        """Call `fn` in the connection's thread, and return its result."""
        return await self._execute(fn, *args)

    def cursor(self) -> Any:
        """Return a new cursor; the thread makes its counterpart with the first statement."""
        return SqliteCursor(self)

    async def begin_to_write(self) -> None:
        """Begin a transaction as the only writer, once other writers are done.

        Raise the driver's error if they take longer than the busy timeout.
        """
        await self.run(self.wait_to_write)

    async def commit(self) -> None:
        """Commit; do not go to the thread if nothing is left to commit."""
        if self.in_transaction:
            await super().commit()

    async def in_one_go(
        self, work: Callable[[ThreadConnection], Coroutine[Any, Any, Result]]
    ) -> Result:
        """Do all `work` of a transaction in the connection's thread, without a pause in it.

        After an error the connection has to be closed.
        """
        return await self.run(lambda: run_to_end(work(ThreadConnection(self))))

    def wait_to_write(self) -> None:
        """Try to begin until the busy timeout has passed. The thread waits, not the event loop.

        Raise the driver's error if the file is another one by now.
        """
        thread = self._conn
        (timeout_ms,) = thread.execute("PRAGMA busy_timeout").fetchone()
        end = time.monotonic() + timeout_ms / 1000
        thread.execute("PRAGMA busy_timeout = 0")
        try:
            while not self._has_begun(end):
                time.sleep(_SECONDS_BETWEEN_TRIES)
        finally:
            thread.execute(f"PRAGMA busy_timeout = {timeout_ms}")
        if self._watch is not None:
            self._watch.require_same()

    def _has_begun(self, end: float) -> bool:
        """Try to begin once; raise the error that another writes if it is later than `end`."""
        try:
            self._conn.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            is_busy = error.sqlite_errorcode & PRIMARY_CODE == sqlite3.SQLITE_BUSY
            if not is_busy or self.is_closed() or time.monotonic() >= end:
                raise
            return False
        return True

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
        self.stop()
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_exception(sqlite3.OperationalError(_NO_ANSWER))

    async def close(self) -> None:
        """Close the connection; return soon even if its thread hangs."""
        if not self.is_closed():
            self.stop()
            await self.end_of_thread()

    def stop(self) -> asyncio.Future[Any] | None:
        """Let the thread undo and end after its statement; return a future for that."""
        untyped: Any = self
        untyped._tx.put_nowait((None, self._undo))
        untyped = super()
        self._ending = untyped.stop()
        return self._ending

    def _undo(self) -> None:
        # A closed connection keeps its locks as long as anything holds one of its cursors.
        if self._connection is not None and self._connection.in_transaction:
            self._connection.rollback()

    async def end_of_thread(self) -> None:
        """Wait until the thread of a stopped connection has ended, but not for one that hangs."""
        if self._ending is not None:
            await asyncio.wait([self._ending], timeout=_SECONDS_TO_CLOSE)


class ThreadConnection:
    """The connection for work in its own thread.

    Its methods never suspend, although they are awaited as those of `SqliteConnection` are.
    """

    def __init__(self, connection: SqliteConnection) -> None:
        self._connection = connection

    async def execute(self, sql: str, parameters: Sequence[Any] = ()) -> sqlite3.Cursor:
        """Execute a statement; raise the driver's error if the connection was given up."""
        return self._driver().execute(sql, parameters)

    async def executemany(self, sql: str, rows: Iterable[Sequence[Any]]) -> sqlite3.Cursor:
        """Execute a statement with each row of parameters, as above."""
        return self._driver().executemany(sql, rows)

    async def begin_to_write(self) -> None:
        """Begin as the only writer."""
        self._connection.wait_to_write()

    def _driver(self) -> sqlite3.Connection:
        if self._connection.is_closed():
            raise sqlite3.OperationalError(_NO_ANSWER)
        return self._connection.driver


def run_to_end(work: Coroutine[Any, Any, Result]) -> Result:
    """Run a coroutine that never suspends."""
    try:
        work.send(None)
    except StopIteration as ended:
        return ended.value
    work.close()
    raise RuntimeError("Only statements of the transaction can be awaited in it.")


class SqliteConnector:
    """Opens the connections to one database, and refuses to while many threads hang."""

    def __init__(self, *arguments: Any, watch: FileWatch | None = None, **options: Any) -> None:
        """Take the arguments of `sqlite3.connect`, and who watches the file."""
        self._connect = partial(sqlite3.connect, *arguments, **options)
        self._watch = watch
        self._opened: WeakSet[SqliteConnection] = WeakSet()

    async def __call__(self) -> SqliteConnection:
        """Open a connection; raise `NoAnswerError` while many threads hang.

        Raise the driver's error if the file is another one by now: none is made in its place.
        """
        if sum(connection.hangs for connection in self._opened) >= _MOST_GIVEN_UP:
            raise NoAnswerError("the disk of the database does not answer")
        if self._watch is not None:
            self._watch.require_same()
        connection = SqliteConnection(self._connect, self._watch)
        self._opened.add(connection)
        try:
            await connection
        except BaseException:
            # Otherwise the thread might still speak to a loop that is closed by then.
            await connection.end_of_thread()
            raise
        return connection
