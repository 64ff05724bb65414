"""The connections to a database: how they are opened, bounded in time, and thrown away.

A connection whose database is silent, or refuses to write, is closed with all idle ones; whoever
uses it gets an error. After every other error it is closed, too, which undoes its transaction.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, contextmanager, suppress
from enum import Enum
from typing import Any
from weakref import WeakKeyDictionary, WeakSet

from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import NoAnswerError, NotWrittenError, PermanentError

from .engines import create_engine, driver_of
from .limits import PATIENT, Limits
from .own_file import file_at
from .silence import Silence
from .sqlite_driver import SqliteConnection
from .sqlite_file import DAMAGED, PRIMARY_CODE, FileWatch

MOST_OPEN = 15
"""The most sessions at PostgreSQL for the transactions of one `Connections`. docs/scaling.md counts
those of a process."""
_MOST_IDLE = 5

_IS_READ_ONLY = "SELECT current_setting('transaction_read_only')::boolean"
"""For PostgreSQL: a standby answers everything else."""
WRITES_A_PAGE = "PRAGMA user_version = 0"
"""For SQLite: a statement that finds no row writes no page, and would not notice a full disk."""

_OUT_OF_TIME = ("57014", "55P03")
"""PostgreSQL's codes for a statement, or a wait for a lock, that the server has given up."""
_DROPPED = "3D000"
"""PostgreSQL's code for a database that does not exist, or does so no more."""
_GONE = ("08", "53300", "57P", _DROPPED)
"""What PostgreSQL's codes for connections begin with that are lost or not to be had."""
_NO_PRIMARY = "TargetServerAttributeNotMatched"
"""The driver's error if several servers answer, and none is the primary."""
_PREPARED_ELSEWHERE = ("42P05", "26000")
"""PostgreSQL's codes for a prepared statement that is there already, or is not there."""
POOLED = (
    "is reached through a pooler that hands every transaction to another session, as PgBouncer "
    "does with pool_mode = transaction.\n"
    "The bot listens and locks in sessions of its own: set pool_mode = session for its database, "
    "or name PostgreSQL itself in DATABASE_URL."
)
_READ_ONLY = "25006"
"""PostgreSQL's code for a write that a standby, or a server set to read only, refuses."""

_HAS_BEEN_DROPPED = (
    "The database of DATABASE_URL has been dropped while the bot ran. Create it, restore a backup "
    "with pg_restore, and start the bot."
)

_IS_DAMAGED = (
    "The database of DATABASE_URL has been damaged while the bot ran. Restore a backup: "
    "`contra-uno db restore FILE`."
)


class Access(Enum):
    """What a connection is taken for; the value is how PostgreSQL begins."""

    WRITE = "BEGIN"
    READ = "BEGIN ISOLATION LEVEL REPEATABLE READ"
    """All statements see the same data."""
    OUTSIDE = ""
    """Outside of transactions."""


class OutOfTimeError(NotWrittenError):
    """Raised if the database has itself given up what was asked of it: it was not carried out."""


class Connections:
    """The connections to one database under certain limits. Tells `silence` if one is dead.

    A transaction begins on one of them at a time. Beginning is the first thing asked of it: if it
    does not answer, nothing is lost, and a new one will do.
    """

    def __init__(self, url: str, limits: Limits, same: Connections | None = None) -> None:
        """`same` are the connections to the same database with other limits."""
        self.limits = limits
        file = file_at(url)
        self._watch = same._watch if same else None if file is None else FileWatch(file)
        self.engine = create_engine(url, limits, self._watch)
        self.is_postgres = self.engine.dialect.name == "postgresql"
        self.silence = same.silence if same else Silence(self._ask, limits)
        self.silence.on_begun.append(self.throw_away)
        self._room = asyncio.Semaphore(MOST_OPEN)
        self._idle: dict[Any, AsyncConnection] = {}
        # Their buffers keep the last notice, with an id: nothing here may hold one that is closed.
        self._sessions: WeakSet[Any] = WeakSet()
        self._times_thrown_away = 0
        self._opened_after: WeakKeyDictionary[Any, int] = WeakKeyDictionary()

    def end(self) -> float:
        """Return the time of the loop at which a transaction that begins now has to be over."""
        return asyncio.get_running_loop().time() + self.limits.transaction

    @asynccontextmanager
    async def open(self, access: Access, until: float) -> AsyncGenerator[AsyncConnection]:
        """Begin on a connection that answers, and commit; it is closed if still used at `until`."""
        async with in_turn(self._room, until):
            connection = await self._begun(access, until)
            driver = driver_of(connection)
            try:
                with self.within(driver, until):
                    yield connection
                    await _commit(connection, access)
            except BaseException:
                await _discard(connection)
                raise
            is_new = self._opened_after[driver] == self._times_thrown_away
            if is_new and len(self._idle) < _MOST_IDLE:
                self._idle[driver] = connection
            else:
                await _discard(connection)

    async def _begun(self, access: Access, until: float) -> AsyncConnection:
        """Begin on a connection. If the first one does not answer, all are new after that."""
        await self.silence.until_over()
        if self.is_postgres:
            # SQLite may have to wait for other writers, and a new connection would, too.
            soon = asyncio.get_running_loop().time() + self.limits.beginning
            with suppress(NoAnswerError):
                return await self._begin(access, min(until, soon))
            await self.silence.until_over()
            if asyncio.get_running_loop().time() >= until:
                raise NoAnswerError("the database has answered too late")
        return await self._begin(access, until)

    async def _begin(self, access: Access, until: float) -> AsyncConnection:
        connection = await self._taken() or await self._connect(until)
        try:
            with self.within(driver_of(connection), until):
                await _begin_on(connection, access)
        except BaseException:
            await _discard(connection)
            raise
        return connection

    async def _taken(self) -> AsyncConnection | None:
        """Return an idle connection that is open, None if there is none."""
        while self._idle:
            driver, connection = self._idle.popitem()
            if not driver.is_closed():
                return connection
            await _discard(connection)
        return None

    async def _connect(self, until: float) -> AsyncConnection:
        asked_at, times = self.silence.now(), self._times_thrown_away
        # Whoever had to wait for others has not asked the database before.
        moment = asyncio.get_running_loop().time() + self.silence.moment
        try:
            async with asyncio.timeout_at(max(until, moment)):
                connection = await self.engine.connect()
        except Exception as error:
            is_over = isinstance(error, (OSError, NoAnswerError)) or _is_lost(error)
            if not (is_over or refuses_writes(error)):
                raise
            self.silence.begin(error, asked_at)
            raise NoAnswerError("the database cannot be reached") from error
        self._opened_after[driver_of(connection)] = times
        return connection

    @contextmanager
    def within(self, driver: Any, until: float) -> Generator[None]:
        """Close the connection if it is still used at `until`: whoever waits for it gets an error.

        The one who waits is not cancelled: a lost connection is an error that the drivers know
        well. Raise `NoAnswerError` if the database has not answered, `NotWrittenError` if it
        refuses to write, `OutOfTimeError` if it has given up itself.
        """
        asked_at, has_passed = self.silence.now(), False

        def give_up() -> None:
            nonlocal has_passed
            has_passed = True
            self.silence.begin(TimeoutError(), asked_at)
            driver.terminate()

        loop = asyncio.get_running_loop()
        # Whatever the time before, a statement that is begun may take a moment.
        timer = loop.call_at(max(until, loop.time() + self.silence.moment), give_up)
        try:
            yield
        except Exception as error:
            if refuses_writes(error):
                # The server has become a standby, or the file read-only.
                self.silence.begin(error, asked_at)
                raise NotWrittenError("the database refuses to write") from error
            if _sqlite_code(error) in DAMAGED:
                self.silence.end_for_good(PermanentError(_IS_DAMAGED))
                raise NoAnswerError("the database is damaged") from error
            if has_passed or driver.is_closed() or _is_lost(error):
                self.silence.begin(error, asked_at)
                raise NoAnswerError("the database has not answered") from error
            if _sqlstate(error) in _OUT_OF_TIME or _sqlite_code(error) == sqlite3.SQLITE_BUSY:
                raise OutOfTimeError("the database has taken too long") from error
            raise
        finally:
            timer.cancel()
        if has_passed:
            raise NoAnswerError("the database has not answered in time")

    @asynccontextmanager
    async def session(self) -> AsyncGenerator[Any]:
        """Open a driver's connection for a user who keeps it; close it at the end, or in a silence.

        Those to a former primary still answer, but hear nothing and lock nothing that counts.
        """
        await self.silence.until_over()
        connection = await self._connect(self.end())
        driver = driver_of(connection)
        self._sessions.add(driver)
        try:
            yield driver
        finally:
            self._sessions.discard(driver)
            with suppress(Exception):
                await driver.close(timeout=self.limits.closing)
            await _discard(connection)

    async def _ask(self) -> None:
        """Raise an error unless the database can be written to on a new connection.

        That is a `PermanentError` if the database has been dropped.
        """
        try:
            async with asyncio.timeout(self.limits.transaction), self.engine.connect() as opened:
                driver = driver_of(opened)
                if not self.is_postgres:
                    await driver.execute(WRITES_A_PAGE)
                elif await driver.fetchval(_IS_READ_ONLY):
                    raise NotWrittenError("the server is a standby, or set to read only")
        except DBAPIError as error:
            if _sqlstate(error) == _DROPPED:
                raise PermanentError(_HAS_BEEN_DROPPED) from error
            raise

    def throw_away(self) -> None:
        """Close idle connections and sessions at once, those in use when they are given back."""
        self._times_thrown_away += 1
        for driver in (*self._idle, *self._sessions):
            driver.terminate()

    async def close(self) -> None:
        """Close every connection; do not wait for those that do not answer."""
        # A server needs no farewell, and a dead one would not take it. A file is closed in order.
        if not self.is_postgres and self.silence.lasts is None:
            with suppress(TimeoutError):
                async with asyncio.timeout(self.limits.closing):
                    await self._close_idle()
        self.throw_away()
        await self._close_idle()
        # Their threads report to this event loop.
        files = [each for each in self._opened_after if isinstance(each, SqliteConnection)]
        await asyncio.gather(*(each.end_of_thread() for each in files))

    async def _close_idle(self) -> None:
        for connection in list(self._idle.values()):  # closing one may take others out
            await connection.close()


@asynccontextmanager
async def in_turn(turn: asyncio.Semaphore, until: float) -> AsyncGenerator[None]:
    """Hold a turn; raise `NoAnswerError` if others have all of them until that time."""
    try:
        async with asyncio.timeout_at(until):
            await turn.acquire()
    except TimeoutError:
        raise NoAnswerError("others have used the database for too long") from None
    try:
        yield
    finally:
        turn.release()


@asynccontextmanager
async def writing(url: str) -> AsyncGenerator[AsyncConnection]:
    """Open a transaction on a connection of its own, before there is a `Database`.

    Raise the driver's errors as they are, and `OperatorError` if a SQLite file's folder cannot be
    made.
    """
    # Another process may be migrating, which takes longer than any other write.
    engine = create_engine(url, PATIENT)
    try:
        async with engine.connect() as connection:
            await _begin_on(connection, Access.WRITE)
            yield connection
            await _commit(connection, Access.WRITE)
    finally:
        await engine.dispose()


async def _begin_on(connection: AsyncConnection, access: Access) -> None:
    """Begin a transaction; on SQLite writing begins as the only writer."""
    if access is Access.OUTSIDE:
        return
    driver = driver_of(connection)
    if not isinstance(driver, SqliteConnection):
        await driver.execute(access.value)
    elif access is Access.WRITE:
        await driver.begin_to_write()
    else:
        await driver.execute("BEGIN")
    await connection.begin()  # SQLAlchemy's own idea of a transaction


async def _commit(connection: AsyncConnection, access: Access) -> None:
    if access is not Access.OUTSIDE:
        await driver_of(connection).execute("COMMIT")
    await connection.commit()


async def _discard(connection: AsyncConnection) -> None:
    """Close the connection: that undoes what is not committed, whatever its state."""

    async def close() -> None:
        await connection.invalidate()
        await connection.close()

    await asyncio.shield(close())


def refuses_writes(error: Exception) -> bool:
    """Return whether the database can be read, but not written to, or is another file by now."""
    return _sqlstate(error) == _READ_ONLY or _sqlite_code(error) == sqlite3.SQLITE_READONLY


def is_pooled(error: Exception) -> bool:
    """Return whether a pooler has given the session of another process to this one."""
    return _sqlstate(error) in _PREPARED_ELSEWHERE


def _is_lost(error: Exception) -> bool:
    """Return whether the connection was lost, or could not be had."""
    has_no_primary = type(getattr(_original(error), "__cause__", None)).__name__ == _NO_PRIMARY
    is_lost = has_no_primary or getattr(error, "connection_invalidated", False)
    return is_lost or _sqlstate(error).startswith(_GONE)


def _sqlite_code(error: Exception) -> int | None:
    code = getattr(_original(error), "sqlite_errorcode", None)
    return None if code is None else code & PRIMARY_CODE


def _sqlstate(error: Exception) -> str:
    return getattr(_original(error), "sqlstate", None) or ""


def _original(error: Exception) -> object:
    """Return the driver's error that SQLAlchemy has wrapped."""
    return getattr(error, "orig", None) or error
