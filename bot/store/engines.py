"""SQLAlchemy's engines, which open connections to SQLite and PostgreSQL and set them up."""

from __future__ import annotations

import asyncio
import sqlite3
from functools import partial
from typing import Any
from urllib.parse import parse_qsl

import aiosqlite
from sqlalchemy import URL, event, make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from bot.database_address import for_driver, read_from_socket, set_on_socket

from .limits import PLAY, Limits
from .own_file import file_at, make_folder
from .sqlite_driver import SqliteConnection, SqliteConnector
from .sqlite_file import FileWatch

_BUSY_PAUSE_MS = 10

_SET = (
    "SELECT set_config(name, value, false) FROM unnest($1::text[], $2::text[]) AS _ (name, value)"
)


def driver_of(connection: AsyncConnection) -> Any:
    """Return the driver's own connection, which has `is_closed` and `terminate`."""
    return connection.sync_connection.connection.driver_connection  # type: ignore[union-attr]


def create_engine(url: str, limits: Limits = PLAY, watch: FileWatch | None = None) -> AsyncEngine:
    """Return an engine whose connections have all settings that this database needs.

    Each is opened anew, and begins no transaction on its own. A SQLite file's folder is made; raise
    `OperatorError` if it cannot be. With `watch` nothing is written to another file in its place.
    """
    address = make_url(url)
    if address.get_backend_name() != "sqlite":
        return _postgres_engine(url, limits)
    file = file_at(url)
    if file is not None:
        make_folder(file)
    return _sqlite_engine(address, limits, watch)


def _sqlite_engine(address: URL, limits: Limits, watch: FileWatch | None) -> AsyncEngine:
    arguments, options = address.get_dialect()().create_connect_args(address)
    connector = SqliteConnector(*arguments, watch=watch, **options)
    engine = create_async_engine(
        address,
        async_creator=connector.__call__,
        poolclass=NullPool,
        pool_reset_on_return=None,
    )
    timeout_ms = round(limits.busy * 1000)
    event.listen(engine.sync_engine, "connect", partial(_prepare_sqlite, timeout_ms))
    return engine


def _prepare_sqlite(timeout_ms: int, connection: Any, _record: object) -> None:
    try:
        _set_up(timeout_ms, connection)
    except BaseException:
        # Not left to its thread, which would speak to a loop that may be closed by then.
        connection.run_async(SqliteConnection.close)
        raise


def _set_up(timeout_ms: int, connection: Any) -> None:
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


def _postgres_engine(url: str, limits: Limits) -> AsyncEngine:
    given = for_driver(url)
    engine = create_async_engine(
        given.address,
        connect_args=given.arguments,
        poolclass=NullPool,
        isolation_level="AUTOCOMMIT",
    )
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
