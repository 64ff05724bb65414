"""A SQLite file that can be opened: whether its pages are whole, its disk has locks, and it stays.

SQLite itself reads a damaged page as late as a query needs it, goes on writing to a file that was
removed, and takes a disk without locks for one that another program has locked.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Literal

from .limits import PLAY
from .own_file import uri_of
from .temporary_copy import copy_beside

QUICKLY_READ = 256 << 20
"""The most bytes whose pages are read in about a second."""
DAMAGED = (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)
PRIMARY_CODE = 0xFF
"""The part of SQLite's codes that says what kind of error it is."""
_READ = "SELECT count(*) FROM sqlite_master"


def open_to_read(file: Path) -> sqlite3.Connection:
    """Open the file to read it, once it holds no change that a killed process has left."""
    opened = _open(file, "ro")
    try:
        opened.execute(_READ).fetchone()
    except sqlite3.Error as error:
        opened.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_READONLY_ROLLBACK:
            raise
        with closing(_open(file, "rw")) as writer:
            writer.execute(_READ).fetchone()
        return _open(file, "ro")
    return opened


def _open(file: Path, mode: Literal["ro", "rw"]) -> sqlite3.Connection:
    return sqlite3.connect(
        uri_of(file, mode), uri=True, timeout=PLAY.beginning, check_same_thread=False
    )


def is_quickly_read(file: Path) -> bool:
    """Return whether all pages of the file can be read before a command begins."""
    return file.stat().st_size <= QUICKLY_READ


def has_unclean_end(file: Path) -> bool:
    """Return whether the last process on this file was killed: its log of writes is left."""
    log = file.with_name(f"{file.name}-wal")
    return log.exists() and log.stat().st_size > 0


def find_damage(file: Path) -> str | None:
    """Read every page of the file, and return the first damage that SQLite finds, or None.

    Raise the driver's error if the file cannot be read for another reason.
    """
    try:
        with closing(open_to_read(file)) as connection:
            (fault,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode & PRIMARY_CODE not in DAMAGED:
            raise
        return str(error)
    return None if fault == "ok" else fault.rpartition("\n")[2]


def find_missing_locks(file: Path) -> str | None:
    """Return SQLite's error if the disk of this file has no locks or no shared memory, or None.

    A new database beside the file is tried, which nobody else can have locked.
    """
    try:
        with copy_beside(file) as tried, closing(sqlite3.connect(tried, timeout=0)) as connection:
            connection.execute("PRAGMA synchronous = OFF")
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("CREATE TABLE tried (id)")
    except OSError:
        return None  # Reported when the database itself is opened.
    except sqlite3.Error as error:
        name = error.sqlite_errorname
        is_found = any(part in name for part in ("BUSY", "LOCK", "SHM", "PROTOCOL"))
        return f"{error}, {name}" if is_found else None
    return None


class FileWatch:
    """Notices that the file of an open database was removed, or replaced by another."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._opened: tuple[int, int] | None = None

    def require_same(self) -> None:
        """Raise the error that SQLite has for this unless the file is the one that was opened.

        The first file that is there when this is called is taken for that.
        """
        try:
            status = self._file.stat()
            found = (status.st_dev, status.st_ino)
        except FileNotFoundError:
            found = None
        if self._opened is None:
            self._opened = found
        elif found != self._opened:
            error = sqlite3.OperationalError(
                f"{self._file} was removed or replaced under the bot, which saves nothing more: "
                "put it back, or stop the bot (Ctrl-C or SIGTERM), see to it, and start the bot"
            )
            error.sqlite_errorcode = sqlite3.SQLITE_READONLY_DBMOVED
            raise error
