"""The database: its transactions, its locks, and the end of each wait for it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Coroutine, Iterable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import partial
from itertools import islice
from typing import Any, TypeVar

from sqlalchemy import Connection, false, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.errors import MisuseError, NoAnswerError

from . import schema, sessions
from .connection_source import ConnectionSource
from .connection_timeout import ConnectionTimeout
from .connections import driver_of, to_read, to_write
from .limits import PATIENT, PLAY, Limits
from .silence import Silence
from .transactions import PreparedStatement, Transaction, Write

_SCHEMA_LOCK = 0x636F6E747261
"""The key of PostgreSQL's advisory lock around a migration ("contra" in ASCII)."""


CHANGES_NOTHING = update(schema.games).where(false()).values(version=0)

_SESSION = text("SELECT pg_backend_pid()")
_POOLED = (
    "DATABASE_URL leads to a pooler that hands every transaction to another session, as PgBouncer "
    "does with pool_mode = transaction.\n"
    "The bot listens and locks in sessions of its own: set pool_mode = session for its database, "
    "or name PostgreSQL itself in DATABASE_URL."
)

Each = TypeVar("Each")
Result = TypeVar("Result")

_TAKE_LOCK = text("SELECT pg_advisory_xact_lock(:key)")

_WAIT_FOR_READERS_MS = 30
_TRIES_TO_EMPTY = 120
"""Tries to empty SQLite's log, with a pause after each: a minute."""

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
        self._transacting = asyncio.Lock()
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
        if self._source.limits is PATIENT:
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

    async def transact(self, work: Callable[[Transaction], Coroutine[Any, Any, Result]]) -> Result:
        """Do `work` in a transaction as `write` does, but with prepared statements alone.

        On SQLite all of it happens in one go in the connection's thread, so that nobody has to wait
        while the event loop is busy.
        """
        until = self._source.end()
        async with self._in_turn(until):
            if self.is_shared:
                return await self._transact_on_server(work, until)
            self._kept = self._kept or await self._source.take(self._source.engine, until)
            driver = driver_of(self._kept)
            async with self._guarded(driver, until):
                result: Result = await driver.in_one_go(partial(self._carry_out, work))
            return result

    async def _transact_on_server(
        self, work: Callable[[Transaction], Coroutine[Any, Any, Result]], until: float
    ) -> Result:
        async with self._transacting:
            transaction, driver = await self._begin_kept(until)
            async with self._guarded(driver, until):
                result = await work(transaction)
                await transaction.commit()
            return result

    async def _carry_out(
        self, work: Callable[[Transaction], Coroutine[Any, Any, Result]], driver: Any
    ) -> Result:
        transaction = self._prepared(driver)
        await transaction.begin()
        result = await work(transaction)
        await transaction.commit()
        return result

    def _prepared(self, driver: Any) -> Transaction:
        return Transaction(driver, self._source.engine.dialect, self._texts)

    async def _begin_kept(self, until: float) -> tuple[Transaction, Any]:
        """Begin on the connection for every `transact`: the pool would cost more than the work.

        If that connection is dead, nothing has been asked of it yet, and a new one will do.
        """
        if self._kept is not None:
            with suppress(NoAnswerError):
                return await self._begin_on(self._kept, self._source.soon(until))
        self._kept = self._kept or await self._source.take(self._source.engine, until)
        return await self._begin_on(self._kept, until)

    async def _begin_on(self, connection: AsyncConnection, until: float) -> tuple[Transaction, Any]:
        driver = driver_of(connection)
        transaction = self._prepared(driver)
        async with self._guarded(driver, until):
            await transaction.begin()
        return transaction, driver

    @asynccontextmanager
    async def _guarded(self, driver: Any, until: float) -> AsyncGenerator[None]:
        """Drop the kept connection at the time `until`, and after every error.

        Whether it has committed is not known if the answer to that did not come.
        """
        guard = ConnectionTimeout(driver, until, self.silence)
        try:
            yield
        except BaseException as error:
            await self._drop_kept(guard, error)
            raise
        guard.end()

    async def _drop_kept(self, guard: ConnectionTimeout, error: BaseException) -> None:
        """Close the kept connection: that undoes what is not committed, whatever its state."""
        connection, self._kept = self._kept, None
        try:
            if isinstance(error, Exception):
                guard.judge(error)
        finally:
            guard.end()
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
        """Open a transaction as `write` does that overwrites what it removes.

        SQLite would leave it in free pages. PostgreSQL's vacuum clears it away. The log has it
        until `empty_log` is called.
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
                # A cancelled statement has closed the connection, and the setting with it.
                if not connection.invalidated:
                    await connection.exec_driver_sql(f"PRAGMA secure_delete = {usual}")

    async def copy_log(self) -> None:
        """Copy SQLite's log into the database, which keeps nobody from writing.

        Otherwise the next writer whose commit makes the log long copies all of it, and waits.
        """
        if not self.is_shared:
            async with self._outside_transactions(self._source.end()) as connection:
                await _copy_log(connection)

    async def empty_log(self) -> bool:
        """Let nothing that was removed be left in SQLite's log; return False if readers keep it."""
        if self.is_shared:
            return True
        until = self._source.end()
        async with self._outside_transactions(until) as connection:
            for _ in range(_TRIES_TO_EMPTY):
                await _copy_log(connection)  # most of it: the rest is quickly done
                if await self._truncate_log(connection, until):
                    return True
                await asyncio.sleep(self._source.limits.pause)
        return False

    @asynccontextmanager
    async def _outside_transactions(self, until: float) -> AsyncGenerator[AsyncConnection]:
        async with self._source.opened(self._source.engine, until) as connection:
            yield await connection.execution_options(isolation_level="AUTOCOMMIT")

    async def _truncate_log(self, connection: AsyncConnection, until: float) -> bool:
        """Return whether the log is empty. While this waits for readers, no other can write."""
        found = await connection.exec_driver_sql("PRAGMA busy_timeout")
        usual = int(found.scalar_one())
        async with self._in_turn(until):
            await connection.exec_driver_sql(f"PRAGMA busy_timeout = {_WAIT_FOR_READERS_MS}")
            try:
                found = await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
                return found.one()[0] == 0
            finally:
                await connection.exec_driver_sql(f"PRAGMA busy_timeout = {usual}")

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
        if self.is_shared:
            # Not on the connection of `transact`, where a click may be between two statements.
            async with self.write() as connection:
                await connection.execute(CHANGES_NOTHING)
        else:
            await self.transact(_write_without_a_change)

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


async def _write_without_a_change(transaction: Transaction) -> None:
    await transaction.run(CHANGES_NOTHING, {"version": 0})
    await transaction.write_a_page()


def lock_schema(connection: Connection) -> None:
    """Let no other process migrate until the end of this (writing) transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(_TAKE_LOCK, {"key": _SCHEMA_LOCK})


async def take_lock(connection: AsyncConnection, key: int) -> None:
    """Let nobody else pass here with this key until the end of this (writing) transaction.

    On SQLite there is one writer at a time anyway.
    """
    if connection.dialect.name == "postgresql":
        await connection.execute(_TAKE_LOCK, {"key": key})


async def _copy_log(connection: AsyncConnection) -> None:
    await connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")


def batches(items: Iterable[Each]) -> Iterator[list[Each]]:
    """Yield the items in batches that fit into one condition."""
    left = iter(items)
    while batch := list(islice(left, _MOST_VALUES)):
        yield batch
