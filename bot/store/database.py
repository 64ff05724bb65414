"""The database: its transactions, its locks, and the end of each wait for it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Iterable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from itertools import islice
from typing import Any, TypeVar

from sqlalchemy import Connection, false, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.errors import MisuseError, NoAnswerError

from . import schema, sessions
from .connection_source import ConnectionSource
from .connections import driver_of, to_read, to_write
from .deadline import Deadline
from .limits import PATIENT, PLAY, Limits
from .silence import Silence
from .transactions import PreparedStatement, Transaction, Write

_SCHEMA_LOCK = 0x636F6E747261
"""The key of PostgreSQL's advisory lock around a migration ("contra" in ASCII)."""


CHANGES_NOTHING = update(schema.games).where(false()).values(version=0)
_WRITES_A_PAGE = "PRAGMA user_version = 0"

_SESSION = text("SELECT pg_backend_pid()")
_POOLED = (
    "DATABASE_URL leads to a pooler that hands every transaction to another session, as PgBouncer "
    "does with pool_mode = transaction.\n"
    "The bot listens and locks in sessions of its own: set pool_mode = session for its database, "
    "or name PostgreSQL itself in DATABASE_URL."
)

Each = TypeVar("Each")

_MOST_VALUES = 400
"""Values in one condition: an old SQLite takes 999 in a whole statement."""


class Database:
    """A database that can be read from and written to in transactions.

    `write` transactions of one database never overlap with one another on SQLite; on PostgreSQL
    they overlap. Every method raises `NoAnswerError` if the database does not answer in time.
    """

    def __init__(self, url: str, limits: Limits = PLAY, silence: Silence | None = None) -> None:
        """Take a `url` with the asynchronous driver: sqlite+aiosqlite or postgresql+asyncpg.

        `silence` is that of the same database with other limits.
        """
        self._url = url
        self._source = ConnectionSource(url, limits, silence)
        self._writing = to_write(self._source.engine)
        self._reading = to_read(self._source.engine)
        # Writers of one process wait for each other here, in order, rather than in SQLite's
        # busy handler, which lets them try at random.
        self._turn = None if self.is_shared else asyncio.Lock()
        self._kept: AsyncConnection | None = None
        self._alone: dict[tuple[int, int], asyncio.Lock] = {}
        self._texts: dict[Write, PreparedStatement] = {}
        self._patient: Database | None = None

    @property
    def is_shared(self) -> bool:
        """Whether several processes may use this database."""
        return self._source.is_postgres

    @property
    def silence(self) -> Silence:
        """Whether the database answers, and since when it does not."""
        return self._source.silence

    @property
    def patient(self) -> Database:
        """The same database for long work, with other limits and connections of its own."""
        if self._source.limits is PATIENT or self._source.is_in_memory:
            return self
        if self._patient is None:
            self._patient = Database(self._url, PATIENT, self.silence)
            self._patient._turn = self._turn
        return self._patient

    @asynccontextmanager
    async def listening(
        self, channel: str, heard: Callable[..., None], gone: asyncio.Event
    ) -> AsyncGenerator[None]:
        """Pass PostgreSQL's notifications on `channel` to `heard`; set `gone` when they end."""
        async with sessions.listening(self._source, channel, heard, gone):
            yield

    @asynccontextmanager
    async def read(self) -> AsyncGenerator[AsyncConnection]:
        """Open a transaction that sees one consistent state of the data."""
        async with self._begun(self._reading, self._source.end()) as connection:
            yield connection

    @asynccontextmanager
    async def transaction(self) -> AsyncGenerator[Transaction]:
        """Open a transaction as `write` does, but for prepared statements."""
        until = self._source.end()
        async with self._in_turn(until):
            transaction, driver = await self._begin_kept(until)
            deadline = Deadline(driver, until, self.silence)
            try:
                yield transaction
                await transaction.commit()
            except BaseException as error:
                # Whether it was committed is not known if the answer to that did not come.
                await self._drop_kept(deadline, error)
                raise
            deadline.end()

    async def _begin_kept(self, until: float) -> tuple[Transaction, Any]:
        """Begin on the connection for every `transaction`: the pool would cost more than the work.

        If that connection is dead, nothing has been asked of it yet, and a new one will do.
        """
        if self._kept is not None and self.is_shared:
            with suppress(NoAnswerError):
                return await self._begin_on(self._kept, self._source.soon(until))
        self._kept = self._kept or await self._source.take(self._source.engine, until)
        return await self._begin_on(self._kept, until)

    async def _begin_on(self, connection: AsyncConnection, until: float) -> tuple[Transaction, Any]:
        driver = driver_of(connection)
        transaction = Transaction(driver, self._source.engine.dialect, self._texts)
        deadline = Deadline(driver, until, self.silence)
        try:
            await transaction.begin()
        except BaseException as error:
            await self._drop_kept(deadline, error)
            raise
        deadline.end()
        return transaction, driver

    async def _drop_kept(self, deadline: Deadline, error: BaseException) -> None:
        """Close the kept connection: that undoes what is not committed, whatever its state."""
        connection, self._kept = self._kept, None
        try:
            if isinstance(error, Exception):
                deadline.judge(error)
        finally:
            deadline.end()
            if connection is not None:
                await asyncio.shield(connection.invalidate())
                await asyncio.shield(connection.close())

    @asynccontextmanager
    async def write(self) -> AsyncGenerator[AsyncConnection]:
        """Open a transaction; commit it at the end, or undo all of it if an exception is raised."""
        until = self._source.end()
        async with self._in_turn(until), self._begun(self._writing, until) as connection:
            yield connection

    @asynccontextmanager
    async def erase(self) -> AsyncGenerator[AsyncConnection]:
        """Open a transaction as `write` does; what it removes is in no file afterwards.

        SQLite would leave it in free pages and in the log. PostgreSQL's vacuum clears it away.
        """
        if self.is_shared:
            async with self.write() as connection:
                yield connection
            return
        async with self.write() as connection:
            # Some builds of SQLite have it on anyway.
            found = await connection.exec_driver_sql("PRAGMA secure_delete")
            usual = int(found.scalar_one())
            await connection.exec_driver_sql("PRAGMA secure_delete = ON")
            try:
                yield connection
            finally:
                await connection.exec_driver_sql(f"PRAGMA secure_delete = {usual}")
        until = self._source.end()
        async with (
            self._in_turn(until),
            self._source.opened(self._source.engine, until) as connection,
        ):
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    @asynccontextmanager
    async def alone(self, key: tuple[int, int]) -> AsyncGenerator[None]:
        """Hold the lock with this key, in all processes at this database."""
        async with self._alone.setdefault(key, asyncio.Lock()):
            if not self.is_shared:
                yield
                return
            async with AsyncExitStack() as stack:
                await self._wait_for_lock(key, stack)
                yield

    async def _wait_for_lock(self, key: tuple[int, int], stack: AsyncExitStack) -> None:
        """Wait for the lock, through silences of the database, too."""
        while True:
            with suppress(NoAnswerError):
                await stack.enter_async_context(sessions.holding_lock(self._source, key))
                return
            await asyncio.sleep(self._source.limits.pause)

    async def require_sessions(self) -> None:
        """Raise `MisuseError` where a pooler hands every transaction to another session.

        Listening, the locks of processes and prepared statements all belong to a session.
        """
        if not self.is_shared:
            return
        until = self._source.end()
        async with (
            self._source.opened(self._source.engine, until) as mine,
            self._source.opened(self._source.engine, until) as another,
        ):
            await mine.execution_options(isolation_level="AUTOCOMMIT")
            own = (await mine.execute(_SESSION)).scalar_one()
            # Meanwhile `mine` is idle, and only in a transaction may the other one have its place.
            if (await another.execute(_SESSION)).scalar_one() == own:
                raise MisuseError(_POOLED)

    async def check(self) -> None:
        """Write without a change; raise the driver's error if writing is not possible."""
        async with self.write() as connection:
            await connection.execute(CHANGES_NOTHING)
            if not self.is_shared:
                # A statement that finds no row writes no page, and would not notice a full disk.
                await connection.exec_driver_sql(_WRITES_A_PAGE)

    def forget_statements(self) -> None:
        """Empty the cache of compiled statements: each holds the values of its first execution."""
        self._source.forget_statements()
        if self._patient is not None:
            self._patient.forget_statements()

    async def tidy(self) -> None:
        """Let the database collect the statistics by which it plans its queries."""
        async with self._source.opened(self._source.engine, self._source.end()) as connection:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            await connection.exec_driver_sql("VACUUM ANALYZE" if self.is_shared else "ANALYZE")

    async def close(self) -> None:
        """Close every connection, those that do not answer without waiting for them."""
        if self._patient is not None:
            await self._patient.close()
        await self.silence.close()
        kept, self._kept = self._kept, None
        if kept is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(kept.close(), self._source.limits.closing)
        await self._source.close()

    @asynccontextmanager
    async def _in_turn(self, until: float) -> AsyncGenerator[None]:
        if self._turn is None:
            yield
            return
        try:
            async with asyncio.timeout_at(until):
                await self._turn.acquire()
        except TimeoutError:
            raise NoAnswerError("other writers have taken too long") from None
        try:
            yield
        finally:
            self._turn.release()

    @asynccontextmanager
    async def _begun(self, engine: AsyncEngine, until: float) -> AsyncGenerator[AsyncConnection]:
        async with self._source.opened(engine, until) as connection, connection.begin():
            yield connection


def lock_schema(connection: Connection) -> None:
    """Let no other process migrate until the end of this (writing) transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _SCHEMA_LOCK})


def batches(items: Iterable[Each]) -> Iterator[list[Each]]:
    """Yield the items in batches that fit into one condition."""
    left = iter(items)
    while batch := list(islice(left, _MOST_VALUES)):
        yield batch
