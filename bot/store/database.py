"""The database: its transactions, its locks, and the end of each wait for it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Coroutine, Iterable, Iterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, suppress
from functools import partial
from itertools import islice
from secrets import token_hex
from typing import Any, TypeVar

from sqlalchemy import Connection, false, text, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database_address import shown
from bot.errors import NoAnswerError, PermanentError

from . import schema
from .connections import (
    MOST_OPEN,
    POOLED,
    WRITES_A_PAGE,
    Access,
    Connections,
    OutOfTimeError,
    in_turn,
    is_pooled,
)
from .deletions_key import DeletionsKey
from .engines import driver_of
from .limits import PATIENT, PLAY, Limits
from .silence import Silence
from .transactions import PreparedStatement, Transaction, Write

_SCHEMA_LOCK = 0x636F6E747261
"""The key of PostgreSQL's advisory lock around a migration ("contra" in ASCII)."""


CHANGES_NOTHING = update(schema.games).where(false()).values(version=0)

_SESSION = text("SELECT pg_backend_pid()")

Each = TypeVar("Each")
Result = TypeVar("Result")

_BEAT = "SELECT pg_notify($1, '')"
_TAKE_ALONE = "SELECT pg_advisory_lock($1, $2)"
_GIVE_UP_AFTER = "SELECT set_config('statement_timeout', $1, false)"

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

    def __init__(self, url: str, limits: Limits = PLAY, same: Connections | None = None) -> None:
        """Take a `url` with the asynchronous driver: sqlite+aiosqlite or postgresql+asyncpg.

        `same` are the connections to the same database with other limits.
        """
        self._url = url
        self._connections = Connections(url, limits, same)
        # SQLite's writers of one process wait for each other here, in order, rather than in its
        # busy handler, which lets them try at random.
        self._turns = asyncio.Semaphore(MOST_OPEN if self._connections.is_postgres else 1)
        self._alone: dict[tuple[int, int], asyncio.Lock] = {}
        self._texts: dict[Write, PreparedStatement] = {}
        self._patient: Database | None = None
        self.deletions_key: DeletionsKey | None = None
        """The key of its list of deletions; set before anything is deleted."""

    @property
    def is_shared(self) -> bool:
        """Whether several processes may use this database."""
        return self._connections.is_postgres

    @property
    def silence(self) -> Silence:
        """Whether the database answers, and since when it does not."""
        return self._connections.silence

    @property
    def patient(self) -> Database:
        """The same database for long work, with other limits and connections of its own."""
        if self._connections.limits is PATIENT:
            return self
        if self._patient is None:
            self._patient = Database(self._url, PATIENT, self._connections)
            self._patient._turns = self._turns
        return self._patient

    @asynccontextmanager
    async def read(self) -> AsyncGenerator[AsyncConnection]:
        """Open a transaction that sees one consistent state of the data."""
        async with self._connections.open(Access.READ, self._connections.end()) as connection:
            yield connection

    @asynccontextmanager
    async def _writing(self, access: Access) -> AsyncGenerator[AsyncConnection]:
        until = self._connections.end()
        async with (
            in_turn(self._turns, until),
            self._connections.open(access, until) as connection,
        ):
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncGenerator[AsyncConnection]:
        """Open a transaction; commit it at the end, or undo all of it if an exception is raised."""
        async with self._writing(Access.WRITE) as connection:
            yield connection

    async def transact(self, work: Callable[[Transaction], Coroutine[Any, Any, Result]]) -> Result:
        """Do `work` in a transaction as `write` does, but with prepared statements alone.

        On SQLite all of it happens in one go in the connection's thread, so that nobody has to wait
        while the event loop is busy.
        """
        if self._connections.is_postgres:
            async with self._writing(Access.WRITE) as connection:
                return await work(self._prepared(driver_of(connection)))
        async with self._writing(Access.OUTSIDE) as connection:
            return await driver_of(connection).in_one_go(partial(self._carry_out, work))

    async def _carry_out(
        self, work: Callable[[Transaction], Coroutine[Any, Any, Result]], driver: Any
    ) -> Result:
        transaction = self._prepared(driver)
        await transaction.begin()
        result = await work(transaction)
        await transaction.commit()
        return result

    def _prepared(self, driver: Any) -> Transaction:
        return Transaction(driver, self._connections.engine.dialect, self._texts)

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
            yield connection  # An error closes the connection, and the setting ends with it.
            await connection.exec_driver_sql(f"PRAGMA secure_delete = {usual}")

    async def copy_log(self) -> None:
        """Copy SQLite's log into the database, which keeps nobody from writing.

        Otherwise the next writer whose commit makes the log long copies all of it, and waits.
        """
        if not self.is_shared:
            async with self._outside_transactions() as connection:
                await _copy_log(connection)

    async def empty_log(self) -> bool:
        """Let nothing that was removed be left in SQLite's log; return False if readers keep it."""
        if self.is_shared:
            return True
        async with self._outside_transactions() as connection:
            for _ in range(_TRIES_TO_EMPTY):
                await _copy_log(connection)  # most of it: the rest is quickly done
                if await self._truncate_log(connection):
                    return True
                await asyncio.sleep(self._connections.limits.pause)
        return False

    def _outside_transactions(self) -> AbstractAsyncContextManager[AsyncConnection]:
        return self._connections.open(Access.OUTSIDE, self._connections.end())

    async def _truncate_log(self, connection: AsyncConnection) -> bool:
        """Return whether the log is empty. While this waits for readers, no other can write."""
        found = await connection.exec_driver_sql("PRAGMA busy_timeout")
        usual = int(found.scalar_one())
        async with in_turn(self._turns, self._connections.end()):
            await connection.exec_driver_sql(f"PRAGMA busy_timeout = {_WAIT_FOR_READERS_MS}")
            found = await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
            is_empty = found.one()[0] == 0
            await connection.exec_driver_sql(f"PRAGMA busy_timeout = {usual}")
        return is_empty

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
        """Wait for PostgreSQL's lock, through silences of the database, too."""
        while True:
            with suppress(NoAnswerError):
                await stack.enter_async_context(self._holding_lock(key))
                return
            await asyncio.sleep(self._connections.limits.pause)

    @asynccontextmanager
    async def _holding_lock(self, key: tuple[int, int]) -> AsyncGenerator[None]:
        """Hold the advisory lock with this key; it ends with its session, whatever happens to that.

        Wait as long as another process has it and the database answers.
        """
        source, patience = self._connections, self._connections.limits.lock
        async with source.session() as driver:
            with source.within(driver, source.end()):
                await driver.execute(_GIVE_UP_AFTER, str(round(patience * 1000)))
            has_it = False
            while not has_it:
                with suppress(OutOfTimeError), source.within(driver, source.end() + patience):
                    await driver.execute(_TAKE_ALONE, *key)
                    has_it = True
            yield

    @asynccontextmanager
    async def listening(
        self, channel: str, heard: Callable[..., None], gone: asyncio.Event
    ) -> AsyncGenerator[None]:
        """Pass PostgreSQL's notifications on `channel` to `heard`; set `gone` when they end.

        The connection sends messages to itself: if one does not come back, others do not either.
        """
        source, own, returned = self._connections, f"beat_{token_hex(8)}", asyncio.Event()

        def went(_any: object) -> None:
            gone.set()

        def came_back(*_told: object) -> None:
            returned.set()

        async with source.session() as driver:
            driver.add_termination_listener(went)
            with source.within(driver, source.end()):
                await driver.add_listener(channel, heard)
                await driver.add_listener(own, came_back)
            beating = asyncio.create_task(self._beat(driver, own, returned), name="heartbeat")
            beating.add_done_callback(went)
            try:
                yield
            finally:
                beating.cancel()

    async def _beat(self, driver: Any, own: str, returned: asyncio.Event) -> None:
        """Return when a message of the connection to itself has not come back in time."""
        limits = self._connections.limits
        with suppress(Exception):
            while True:
                returned.clear()
                async with asyncio.timeout(limits.deaf):
                    await driver.execute(_BEAT, own)
                    await returned.wait()
                await asyncio.sleep(limits.heartbeat)

    async def require_sessions(self) -> None:
        """Raise `OperatorError` where a pooler hands every transaction to another session.

        Listening, the locks of processes and prepared statements all belong to a session.
        """
        if not self.is_shared:
            return
        try:
            async with self._outside_transactions() as mine:
                own = (await mine.execute(_SESSION)).scalar_one()
                # Meanwhile `mine` is idle, and only in a transaction may another have its place.
                async with self.read() as another:
                    changes = (await another.execute(_SESSION)).scalar_one() == own
        except DBAPIError as error:
            # An earlier process may have left its prepared statements in a session of the pool.
            if not is_pooled(error):
                raise
            changes = True
        if changes:
            raise PermanentError(f"The database {shown(self._url)} {POOLED}")

    async def check(self) -> None:
        """Write without a change; raise the driver's error if writing is not possible."""
        async with self.write() as connection:
            await connection.execute(CHANGES_NOTHING)
            if not self.is_shared:
                await connection.exec_driver_sql(WRITES_A_PAGE)

    def forget_statements(self) -> None:
        """Empty the cache of compiled statements: each holds the values of its first execution."""
        self._connections.engine.clear_compiled_cache()
        if self._patient is not None:
            self._patient.forget_statements()

    async def tidy(self) -> None:
        """Let the database collect the statistics by which it plans its queries."""
        async with self._outside_transactions() as connection:
            await connection.exec_driver_sql("VACUUM ANALYZE" if self.is_shared else "ANALYZE")

    async def close(self) -> None:
        """Close every connection, those that do not answer without waiting for them."""
        if self._patient is not None:
            await self._patient.close()
        await self.silence.close()
        await self._connections.close()


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
