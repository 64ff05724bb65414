"""A SQLite file as it was at one moment, to be read from the first row to the last."""

from __future__ import annotations

import asyncio
import hashlib
import socket
import sqlite3
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from bot.errors import OperatorError

from .own_file import uri_of

_BYTES_AT_ONCE = 4 << 20


class SqliteSnapshot:
    """A file whose tables are all read as they were when it was opened. It is not written to."""

    def __init__(self, file: Path, connection: sqlite3.Connection) -> None:
        self.file = file
        self.place = f"{socket.gethostname()}:{file.resolve()}"
        """The file and its machine, to tell it from other files with the same content."""
        self._connection = connection

    def count(self, statement: str) -> int:
        """Return the number that the statement asks for."""
        return self._connection.execute(statement).fetchone()[0]

    def lots(self, statement: str, start: int, size: int) -> Iterator[list[tuple[Any, ...]]]:
        """Yield the rows from the one numbered `start` on, at most `size` of them at once."""
        with closing(self._connection.execute(statement, (start,))) as rows:
            while lot := rows.fetchmany(size):
                yield lot

    async def digest(self, report: Callable[[int, int], None]) -> str:
        """Return a digest of all that is in the file, and in the log of writes beside it.

        Report how many bytes are read, and of how many.
        """
        files = [self.file, self.file.with_name(f"{self.file.name}-wal")]
        total = sum(file.stat().st_size for file in files if file.exists())
        done, digest = 0, hashlib.sha256()
        for file in files:
            for part in _parts(file):
                digest.update(part)
                done += len(part)
                report(done, total)
                # So that Ctrl-C is heard.
                await asyncio.sleep(0)
        return digest.hexdigest()


@contextmanager
def snapshot_of(file: Path) -> Generator[SqliteSnapshot]:
    """Open the database in this file; raise `OperatorError` if it cannot be read, now or later."""
    try:
        with closing(
            sqlite3.connect(uri_of(file, "ro"), uri=True, isolation_level=None)
        ) as connection:
            connection.execute("BEGIN")
            # Not the BEGIN, but the first read decides on the moment.
            connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
            yield SqliteSnapshot(file, connection)
    except sqlite3.Error as error:
        raise OperatorError(f"{file} cannot be read: {error}.") from error


def _parts(file: Path) -> Iterator[bytes]:
    if file.exists():
        with file.open("rb") as opened:
            while part := opened.read(_BYTES_AT_ONCE):
                yield part
