"""Backups of a SQLite database: made while the bot runs, put back while it does not.

SQLite's own backup copies one consistent state, whatever is written meanwhile.
"""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Callable, Generator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path

from sqlalchemy import make_url

from bot.errors import MisuseError, OperatorError

from .migrate import Schema, schema_of
from .own_file import FILE_FOR_ITS_OWNER, file_at, make_folder

_BACKUP = "contra"
_DAMAGED = (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)

# What Discord shows is newer than what was put back: every message is to be made again.
_SHOW_ANEW = """
    UPDATE messages SET shown_version = 0
    WHERE game_id IN (SELECT id FROM games WHERE status <> 'over')
"""


class NotAFileError(MisuseError):
    """The database is none that can be copied as a file."""


def file_of(url: str) -> Path:
    """The file of the database at `url`. Raises `NotAFileError` if it has none."""
    address = make_url(url)
    if address.get_backend_name() != "sqlite":
        shown = address.set(drivername="postgresql").render_as_string(hide_password=True)
        raise NotAFileError(
            "DATABASE_URL names a PostgreSQL database, which has tools of its own, for a running "
            "bot too:\n"
            f"  pg_dump --format=custom --file=contra.dump '{shown}'\n"
            f"  pg_restore --clean --if-exists --dbname='{shown}' contra.dump  (stop the bot first)"
        )
    file = file_at(url)
    if file is None:
        raise NotAFileError("DATABASE_URL names no file; there is nothing to keep.")
    return file


def back_up(database: Path, backup: Path) -> None:
    """Copy the database, as it is at this moment, to a new file, and read the copy through.

    Raises `OperatorError` if there is a file already, no database of ours to be copied, or the copy
    is not whole.
    """
    _require_ours(database)
    if backup.exists():
        raise OperatorError(f"{backup} exists already. Name another file, or move it away.")
    try:
        with _file_beside(backup) as copy, closing(_opened_to_read(database)) as source:
            _copy(source, copy)
            _require_whole(copy)
            copy.replace(backup)
    except (OSError, sqlite3.Error) as error:
        raise OperatorError(f"The backup cannot be written to {backup}: {error}.") from error


def file_in(folder: Path, moment: datetime) -> Path:
    """The file of a backup of this moment; makes the folder, for its owner alone."""
    file = folder / f"{_BACKUP}-{moment:%Y-%m-%dT%H%M%SZ}.sqlite3"
    make_folder(file)
    return file


def remove_oldest(folder: Path, kept: int) -> list[Path]:
    """Remove all backups of `file_in` but the newest so many, and return those that are gone."""
    # Their names sort by time.
    old = sorted(folder.glob(f"{_BACKUP}-*.sqlite3"), reverse=True)[kept:]
    for file in old:
        file.unlink()
    return old


def restore(
    backup: Path,
    database: Path,
    aside: Path,
    mend: Callable[[Path], None] = lambda _prepared: None,
) -> bool:
    """Put the backup in the place of the database, and keep what was there in `aside`.

    `mend` gets the copy that is to be put there, before it is.

    Whether something was kept. The database is replaced in one transaction: killed meanwhile, it is
    what it was before. A bot that starts meanwhile waits. Raises `OperatorError` if a bot
    runs on it, or if the backup is none of ours, damaged, or of a newer version.
    """
    _require_ours(backup)
    if aside.exists():
        raise OperatorError(f"{aside} exists already. Move it away, and try again.")
    make_folder(database)
    try:
        database.touch(FILE_FOR_ITS_OWNER)
        with _file_beside(database) as prepared:
            with closing(_opened_to_read(backup)) as source:
                _copy(source, prepared)
            with closing(sqlite3.connect(prepared)) as connection, connection:
                connection.execute(_SHOW_ANEW)
            mend(prepared)
            return _replace(database, prepared, aside)
    except (OSError, sqlite3.Error) as error:
        raise OperatorError(
            f"{backup} cannot be put in the place of {database}: {error}."
        ) from error


def _replace(database: Path, prepared: Path, aside: Path) -> bool:
    try:
        with closing(sqlite3.connect(database, timeout=0)) as connection:
            _take_alone(connection)
            return _replace_alone(connection, prepared, aside)
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode in _DAMAGED:
            _replace_damaged(database, prepared, aside)
            return True
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        raise OperatorError(
            f"A bot runs on {database}. Stop it first: it would go on with what it remembers."
        ) from error


def _replace_alone(connection: sqlite3.Connection, prepared: Path, aside: Path) -> bool:
    is_empty = connection.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
    if not is_empty:
        _copy(connection, aside)
    with closing(sqlite3.connect(prepared)) as source:
        source.backup(connection)
    return not is_empty


def _replace_damaged(database: Path, prepared: Path, aside: Path) -> None:
    """Nobody can run on what is no database: the files themselves are exchanged."""
    for suffix in ("", "-wal", "-shm"):
        old = database.with_name(database.name + suffix)
        if old.exists():
            old.rename(aside.with_name(aside.name + suffix))
    prepared.replace(database)


def _take_alone(connection: sqlite3.Connection) -> None:
    """Let nobody else open the database until the connection is closed.

    Raises `sqlite3.OperationalError` (SQLITE_BUSY) while somebody has it open: only alone can
    the journal leave the mode that a bot needs.
    """
    connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    connection.execute("PRAGMA journal_mode = DELETE")
    connection.execute("BEGIN EXCLUSIVE")
    connection.execute("COMMIT")


def _copy(source: sqlite3.Connection, copy: Path) -> None:
    """Copy all pages at once, to a single file that has no log beside it."""
    copy.touch(FILE_FOR_ITS_OWNER)
    with closing(sqlite3.connect(copy)) as target:
        source.backup(target)
        target.execute("PRAGMA journal_mode = DELETE")


def _require_ours(file: Path) -> None:
    """Raise `OperatorError` unless this is a whole database of this version or an older one."""
    if not file.is_file():
        raise OperatorError(f"There is no file {file}.")
    try:
        with closing(_opened_to_read(file)) as connection:
            found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            connection.execute("SELECT count(*) FROM games").fetchone()
            faults = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.Error as error:
        raise OperatorError(f"{file} is no database of the bot: {error}.") from error
    if faults != ("ok",):
        raise OperatorError(f"{file} is damaged: {faults[0]}.")
    if found is None or schema_of(found[0]) is Schema.UNKNOWN:
        raise OperatorError(
            f"{file} was made by a newer version of the bot. Install that version first."
        )


def _require_whole(copy: Path) -> None:
    """Raise `OperatorError` unless the copy can be put back: every page of it is read."""
    with closing(_opened_to_read(copy)) as connection:
        faults = connection.execute("PRAGMA integrity_check(1)").fetchone()
        astray = connection.execute("PRAGMA foreign_key_check").fetchone()
    if faults != ("ok",) or astray is not None:
        raise OperatorError(f"The copy is not whole: {faults[0]}. Nothing was kept of it.")
    _require_ours(copy)


def _opened_to_read(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)


@contextmanager
def _file_beside(file: Path) -> Generator[Path]:
    """A file on the same disk, gone afterwards."""
    with tempfile.TemporaryDirectory(dir=file.absolute().parent, prefix=".contra-") as folder:
        yield Path(folder) / "copy.sqlite3"
