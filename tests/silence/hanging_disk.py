"""A disk that hangs: the threads of SQLite's driver are held up before whatever they are to do."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Any
from unittest import mock

from bot.store import sqlite_driver
from bot.store.sqlite_driver import SqliteConnection, SqliteConnector, ThreadConnection


class HangingDisk:
    """The disk under all databases of this process."""

    def __init__(self) -> None:
        self._works = threading.Event()
        self._works.set()
        self._hangs_at: str | None = None

    def hang(self) -> None:
        """Hold up everything from now on."""
        self._works.clear()

    def hang_at(self, statement: str) -> None:
        """Hold up everything from this statement on, such as COMMIT."""
        self._hangs_at = statement

    def work_again(self) -> None:
        """Carry out what was held up."""
        self._hangs_at = None
        self._works.set()

    def wait(self, *arguments: object) -> None:
        """Return when the disk works."""
        if self._hangs_at in arguments:
            self._works.clear()
        self._works.wait()


class _SlowDriver:
    """The driver's connection, on the disk, for all statements of a transaction in its thread."""

    def __init__(self, driver: sqlite3.Connection, disk: HangingDisk) -> None:
        self._driver = driver
        self._disk = disk

    def execute(self, sql: str, parameters: Any) -> sqlite3.Cursor:
        self._disk.wait(sql)
        return self._driver.execute(sql, parameters)

    def executemany(self, sql: str, rows: Any) -> sqlite3.Cursor:
        self._disk.wait(sql)
        return self._driver.executemany(sql, rows)


@contextmanager
def hanging_disk() -> Generator[HangingDisk]:
    """Yield a disk on which every connection lies that is opened meanwhile."""
    disk = HangingDisk()
    execute, connect = SqliteConnection._execute, SqliteConnector.__init__
    driver = ThreadConnection._driver

    async def execute_later(
        self: SqliteConnection, fn: Callable[..., Any], *arguments: Any, **options: Any
    ) -> Any:
        def when_it_works(*given: Any, **more: Any) -> Any:
            disk.wait(*given)
            return fn(*given, **more)

        return await execute(self, when_it_works, *arguments, **options)

    def slow_driver(self: ThreadConnection) -> _SlowDriver:
        return _SlowDriver(driver(self), disk)

    def open_later(self: SqliteConnector, *arguments: Any, **options: Any) -> None:
        connect(self, *arguments, **options)
        opened = self._connect

        def when_it_works() -> Any:
            disk.wait()
            return opened()

        self._connect = when_it_works  # type: ignore[assignment]

    with (
        mock.patch.object(sqlite_driver.SqliteConnection, "_execute", execute_later),
        mock.patch.object(ThreadConnection, "_driver", slow_driver),
        mock.patch.object(sqlite_driver.SqliteConnector, "__init__", open_later),
    ):
        try:
            yield disk
        finally:
            disk.work_again()
