"""SQLAlchemy's engines, which open connections to SQLite and PostgreSQL and set them up."""

from __future__ import annotations

import asyncio
import sqlite3
from functools import partial
from typing import Any
from urllib.parse import parse_qsl
from weakref import WeakSet

import aiosqlite
from sqlalchemy import URL, Connection, event, make_url
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool, PoolResetState

from bot.database_address import for_driver, read_from_socket, set_on_socket

from .limits import PLAY, Limits
from .own_file import file_at, make_folder
from .sqlite_driver import SqliteConnection, SqliteConnector

_POOLED, _MORE = 5, 10
MOST_POOLED = _POOLED + _MORE
"""The sessions at PostgreSQL of one pool at most; some of them stay open. docs/scaling.md counts
those of a process."""

_BUSY_PAUSE_MS = 10
_WRITES = "contra_writes"
_OPENED_AFTER = "contra_opened_after"

_SET = (
    "SELECT set_config(name, value, false) FROM unnest($1::text[], $2::text[]) AS _ (name, value)"
)


def create_engine(url: str, limits: Limits = PLAY, *, pooled: bool = True) -> AsyncEngine:
    """Return an engine with all settings that this database needs; make a SQLite file's folder.

    Without a pool (`pooled`) each connection is opened anew. Raise `OperatorError` if the folder
    cannot be made.
    """
    address = make_url(url)
    if address.get_backend_name() != "sqlite":
        return _postgres_engine(url, limits, pooled=pooled)
    pool: dict[str, Any] = {} if pooled else {"poolclass": NullPool}
    file = file_at(url)
    if file is not None:
        make_folder(file)
    return _sqlite_engine(address, limits, pool)


def to_write(engine: AsyncEngine) -> AsyncEngine:
    """Return the same engine, for transactions that will write."""
    return engine.execution_options(**{_WRITES: True})


def to_read(engine: AsyncEngine) -> AsyncEngine:
    """Return the same engine, for transactions whose statements all see the same data."""
    if engine.dialect.name == "sqlite":
        return engine
    return engine.execution_options(isolation_level="REPEATABLE READ")


def driver_of(connection: AsyncConnection) -> Any:
    """Return the driver's own connection, which has `is_closed` and `terminate`."""
    return connection.sync_connection.connection.driver_connection  # type: ignore[union-attr]


class IdleConnections:
    """The connections of an engine's pool that nobody uses."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._idle: WeakSet[Any] = WeakSet()
        self._thrown_away: WeakSet[Any] = WeakSet()
        self._times_thrown_away = 0
        event.listen(engine.sync_engine, "connect", self._opened)
        event.listen(engine.sync_engine, "checkout", self._taken)
        event.listen(engine.sync_engine, "checkin", self._given_back)

    def throw_away(self) -> None:
        """Close all of them at once, and those in use when they are given back.

        The pool opens new ones in their places.
        """
        self._times_thrown_away += 1
        for driver in list(self._idle):
            self._close(driver)

    async def closed(self) -> None:
        """Wait for the threads of what was thrown away: they report to this event loop."""
        ends = [d.end_of_thread() for d in self._thrown_away if isinstance(d, SqliteConnection)]
        await asyncio.gather(*ends)

    def _close(self, driver: Any) -> None:
        self._thrown_away.add(driver)
        driver.terminate()

    def _opened(self, _connection: object, record: Any) -> None:
        record.info[_OPENED_AFTER] = self._times_thrown_away

    def _taken(self, _connection: object, record: Any, _proxy: object) -> None:
        driver = record.driver_connection
        self._idle.discard(driver)
        if driver.is_closed():
            raise DisconnectionError("closed while it was idle")  # the pool opens a new one

    def _given_back(self, _connection: object, record: Any) -> None:
        # A connection that is closed meanwhile has left its record.
        if record.dbapi_connection is None:
            return
        if record.info[_OPENED_AFTER] < self._times_thrown_away:
            self._close(record.driver_connection)
        else:
            self._idle.add(record.driver_connection)


def _postgres_engine(url: str, limits: Limits, *, pooled: bool) -> AsyncEngine:
    given = for_driver(url)
    pool: dict[str, Any] = {"poolclass": NullPool}
    if pooled:
        pool = {"pool_size": _POOLED, "max_overflow": _MORE, "pool_pre_ping": True}
    engine = create_async_engine(given.address, connect_args=given.arguments, **pool)
    settings = _session_settings(limits, given.socket)
    for name, _ in parse_qsl(make_url(url).render_as_string().partition("?")[2]):
        settings.pop(name, None)

    def prepare(connection: Any, _record: object) -> None:
        connection.run_async(partial(_prepare_postgres, given.socket, settings))

    event.listen(engine.sync_engine, "connect", prepare)
    return engine


def _session_settings(limits: Limits, socket: dict[str, int]) -> dict[str, str]:
    """Return the settings with which the server ends a session that the bot has lost.

    Its transaction would keep rows locked, for as long as the server waits for a dead host.
    """
    settings = {
        "statement_timeout": _in_ms(limits.statement),
        "idle_in_transaction_session_timeout": _in_ms(limits.idle),
    }
    if socket.get("keepalives"):
        settings |= {
            f"tcp_{name}": str(value) for name, value in socket.items() if "keepalives_" in name
        }
    return settings


def _in_ms(seconds: float) -> str:
    return str(round(seconds * 1000))


async def _prepare_postgres(socket: dict[str, int], settings: dict[str, str], driver: Any) -> None:
    set_on_socket(_socket_of(driver), socket)
    await driver.execute(_SET, list(settings), list(settings.values()))


def _socket_of(driver: Any) -> Any:
    return driver._transport.get_extra_info("socket")


async def options_in_use(url: str) -> dict[str, int]:
    """Return what is set on a connection to PostgreSQL, by parameter; nothing on a Unix socket."""
    engine = create_engine(url)
    try:
        async with engine.connect() as connection:
            return read_from_socket(_socket_of(driver_of(connection)))
    finally:
        await engine.dispose()


def _sqlite_engine(address: URL, limits: Limits, pool: dict[str, Any]) -> AsyncEngine:
    arguments, options = address.get_dialect()().create_connect_args(address)
    connector = SqliteConnector(*arguments, **options)
    engine = create_async_engine(
        address, async_creator=connector.__call__, pool_reset_on_return=None, **pool
    )
    event.listen(engine.sync_engine, "reset", _undo_what_is_left)
    timeout_ms = round(limits.busy * 1000)
    event.listen(engine.sync_engine, "connect", partial(_prepare_sqlite, timeout_ms))
    event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def _undo_what_is_left(connection: Any, _record: object, state: PoolResetState) -> None:
    """Undo a transaction that has not ended before its connection goes back to the pool.

    The pool itself would go to the connection's thread each time, and log a traceback if the disk
    hangs there.
    """
    driver: SqliteConnection = connection.driver_connection
    if state.asyncio_safe and not driver.is_closed() and driver.in_transaction:
        connection.rollback()


def _prepare_sqlite(timeout_ms: int, connection: Any, _record: object) -> None:
    try:
        _set_up_sqlite(timeout_ms, connection)
    except BaseException:
        # Not left to its thread, which would speak to a loop that may be closed by then.
        connection.run_async(SqliteConnection.close)
        raise


def _set_up_sqlite(timeout_ms: int, connection: Any) -> None:
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
    if connection.get_execution_options().get(_WRITES, False):
        driver: Any = connection.connection.dbapi_connection
        driver.run_async(SqliteConnection.begin_to_write)
    else:
        connection.exec_driver_sql("BEGIN")
