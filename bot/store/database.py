"""The connection to the database, its transactions and prepared statements.

This is the one place that knows whether the database is SQLite or PostgreSQL.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Callable, Iterable, Iterator, Mapping
from contextlib import asynccontextmanager, nullcontext
from functools import partial
from itertools import islice
from typing import Any, TypeVar

import aiosqlite
from sqlalchemy import (
    Connection,
    Delete,
    Dialect,
    Insert,
    Update,
    event,
    false,
    make_url,
    text,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.database_address import for_driver
from bot.errors import MisuseError

from . import schema
from .own_file import file_at, make_folder

BUSY_TIMEOUT_MS = 10_000
_BUSY_PAUSE_MS = 10
_WRITES = "contra_writes"
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

Write = Insert | Update | Delete
Each = TypeVar("Each")

_MOST_VALUES = 400
"""Values in one condition: an old SQLite takes 999 in a whole statement."""

_TAKE_ALONE = text("SELECT pg_advisory_lock(:kind, :number)")


class Database:
    """A database that can be read from and written to in transactions.

    `write` transactions of one database never overlap with one another on SQLite; on PostgreSQL
    they overlap.
    """

    def __init__(self, url: str) -> None:
        """Take a `url` with the asynchronous driver: sqlite+aiosqlite or postgresql+asyncpg."""
        self._engine = create_engine(url)
        self._writing = to_write(self._engine)
        self._reading = self._engine.execution_options(**_reading_options(self._engine))
        # Writers of one process wait for each other here, in order, rather than in SQLite's
        # busy handler, which lets them try at random.
        self._turn = asyncio.Lock() if self._engine.dialect.name == "sqlite" else nullcontext()
        self._kept: AsyncConnection | None = None
        self._alone: dict[tuple[int, int], asyncio.Lock] = {}
        self._texts: dict[Write, PreparedStatement] = {}

    @property
    def is_shared(self) -> bool:
        """Whether several processes may use this database."""
        return self._engine.dialect.name == "postgresql"

    @asynccontextmanager
    async def listening(
        self, channel: str, heard: Callable[..., None], gone: asyncio.Event
    ) -> AsyncGenerator[None]:
        """Pass PostgreSQL's notifications on `channel` to `heard`; set `gone` when they end."""

        def went(_connection: object) -> None:
            gone.set()

        async with self._engine.connect() as connection:
            driver = (await connection.get_raw_connection()).driver_connection
            assert driver is not None
            driver.add_termination_listener(went)
            await driver.add_listener(channel, heard)
            try:
                yield
            finally:
                # A connection that listens is not given back to the pool.
                await connection.invalidate()

    @asynccontextmanager
    async def read(self) -> AsyncGenerator[AsyncConnection]:
        """Open a transaction that sees one consistent state of the data."""
        async with self._reading.begin() as connection:
            yield connection

    @asynccontextmanager
    async def transaction(self) -> AsyncGenerator[Transaction]:
        """Open a transaction as `write` does, but for prepared statements."""
        async with self._turn:
            connection = await self._kept_connection()
            try:
                raw = await connection.get_raw_connection()
                transaction = Transaction(raw.driver_connection, self._engine.dialect, self._texts)
                await transaction.begin()
                yield transaction
                await transaction.commit()
            except BaseException:
                # Closing undoes what is not committed, whatever state the connection is in.
                self._kept = None
                await asyncio.shield(connection.invalidate())
                await asyncio.shield(connection.close())
                raise

    async def _kept_connection(self) -> AsyncConnection:
        """Return the connection for every `transaction`: the pool would cost more than the work."""
        if self._kept is None:
            self._kept = await self._engine.connect()
        return self._kept

    @asynccontextmanager
    async def write(self) -> AsyncGenerator[AsyncConnection]:
        """Open a transaction; commit it at the end, or undo all of it if an exception is raised."""
        async with self._turn, self._writing.begin() as connection:
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
        async with self._turn, self._engine.connect() as connection:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    @asynccontextmanager
    async def alone(self, key: tuple[int, int]) -> AsyncGenerator[None]:
        """Hold the lock with this key, in all processes at this database."""
        async with self._alone.setdefault(key, asyncio.Lock()):
            if not self.is_shared:
                yield
                return
            async with self._engine.connect() as connection:
                await connection.execution_options(isolation_level="AUTOCOMMIT")
                await connection.execute(_TAKE_ALONE, {"kind": key[0], "number": key[1]})
                try:
                    yield
                finally:
                    # The lock ends with its session, whatever has become of that.
                    await connection.invalidate()

    async def require_sessions(self) -> None:
        """Raise `MisuseError` where a pooler hands every transaction to another session.

        Listening, the locks of processes and prepared statements all belong to a session.
        """
        if not self.is_shared:
            return
        async with self._engine.connect() as mine, self._engine.connect() as another:
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
        self._engine.clear_compiled_cache()

    async def tidy(self) -> None:
        """Let the database collect the statistics by which it plans its queries."""
        async with self._engine.connect() as connection:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            await connection.exec_driver_sql("VACUUM ANALYZE" if self.is_shared else "ANALYZE")

    async def close(self) -> None:
        """Close every connection."""
        if self._kept is not None:
            await self._kept.close()
            self._kept = None
        await self._engine.dispose()


def create_engine(url: str, busy_timeout_ms: int | None = None) -> AsyncEngine:
    """Return an engine with all settings that this database needs; make a SQLite file's folder.

    `busy_timeout_ms`: how long a transaction waits for other writers of SQLite; None: as usual.
    Raise `OperatorError` if the folder cannot be made.
    """
    address = make_url(url)
    if address.get_backend_name() != "sqlite":
        given = for_driver(url)
        return create_async_engine(given.address, connect_args=given.arguments, pool_pre_ping=True)
    file = file_at(url)
    if file is not None:
        make_folder(file)
    engine = create_async_engine(address)
    timeout_ms = BUSY_TIMEOUT_MS if busy_timeout_ms is None else busy_timeout_ms
    event.listen(engine.sync_engine, "connect", partial(_prepare_sqlite, timeout_ms))
    event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def to_write(engine: AsyncEngine) -> AsyncEngine:
    """Return the same engine, for transactions that will write."""
    return engine.execution_options(**{_WRITES: True})


def _reading_options(engine: AsyncEngine) -> dict[str, str]:
    """Return options that let all statements of a transaction see the same data, as in SQLite."""
    return {} if engine.dialect.name == "sqlite" else {"isolation_level": "REPEATABLE READ"}


def _prepare_sqlite(timeout_ms: int, connection: Any, _record: object) -> None:
    # The driver must not begin transactions on its own: it would do so too late, and never for a
    # SELECT, so that two writers could both have read the same version.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {timeout_ms}")
    connection.run_async(partial(_write_ahead, timeout_ms))
    # What is acknowledged must survive a power cut, too.
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


async def _write_ahead(timeout_ms: int, connection: aiosqlite.Connection) -> None:
    # SQLite does not use its busy handler while the journal mode changes: if several processes
    # open a new file at once, all but one would get the error that it is locked.
    pauses = timeout_ms // _BUSY_PAUSE_MS
    while True:
        try:
            async with connection.execute("PRAGMA journal_mode = WAL"):
                return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or pauses == 0:
                raise
        pauses -= 1
        await asyncio.sleep(_BUSY_PAUSE_MS / 1000)


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get(_WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def lock_schema(connection: Connection) -> None:
    """Let no other process migrate until the end of this (writing) transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _SCHEMA_LOCK})


class PreparedStatement:
    """A writing statement, compiled once and handed to the driver as text.

    Every click executes some, and SQLAlchemy's own execution costs several times what the database
    does. The text, order and form of the values still come from SQLAlchemy's definition.
    """

    def __init__(self, statement: Write, dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect)
        self.text = str(compiled)
        names: list[str] = compiled.positiontup or []
        self._fields = [(name, _converter(compiled.binds[name], dialect)) for name in names]

    def values(self, given: Mapping[str, Any]) -> tuple[Any, ...]:
        """Return the values `given` by name in the order of the text and the form of the driver."""
        return tuple(
            given[name] if convert is None else convert(given[name])
            for name, convert in self._fields
        )


def _converter(bind: Any, dialect: Dialect) -> Callable[[Any], Any] | None:
    return bind.type.dialect_impl(dialect).bind_processor(dialect)


class Transaction:
    """A transaction on the driver's own connection, for prepared statements alone."""

    def __init__(
        self, driver: Any, dialect: Dialect, texts: dict[Write, PreparedStatement]
    ) -> None:
        """Take the cache of compiled statements, `texts`, of all transactions of one database."""
        self._driver = driver
        self._dialect = dialect
        self._texts = texts
        self._is_sqlite = dialect.name == "sqlite"

    async def begin(self) -> None:
        """Begin; on SQLite as its only writer."""
        await self._driver.execute("BEGIN IMMEDIATE" if self._is_sqlite else "BEGIN")

    async def commit(self) -> None:
        """Commit; everything is on disk afterwards."""
        await self._driver.execute("COMMIT")

    async def run(self, statement: Write, values: Mapping[str, Any]) -> int:
        """Execute the statement and return the number of rows that it has changed."""
        prepared = self._prepared(statement)
        arguments = prepared.values(values)
        if self._is_sqlite:
            return (await self._driver.execute(prepared.text, arguments)).rowcount
        status: str = await self._driver.execute(prepared.text, *arguments)
        return int(status.rpartition(" ")[2])

    async def run_each(self, statement: Write, rows: Iterable[Mapping[str, Any]]) -> None:
        """Execute the statement once for each row of values, all handed to the driver together."""
        prepared = self._prepared(statement)
        await self._driver.executemany(prepared.text, [prepared.values(row) for row in rows])

    def _prepared(self, statement: Write) -> PreparedStatement:
        prepared = self._texts.get(statement)
        if prepared is None:
            prepared = self._texts[statement] = PreparedStatement(statement, self._dialect)
        return prepared

    async def notify(self, channel: str, told: str) -> None:
        """Notify the listeners on PostgreSQL's `channel` when this transaction is committed."""
        await self._driver.execute("SELECT pg_notify($1, $2)", channel, told)


def batches(items: Iterable[Each]) -> Iterator[list[Each]]:
    """Yield the items in batches that fit into one condition."""
    left = iter(items)
    while batch := list(islice(left, _MOST_VALUES)):
        yield batch
