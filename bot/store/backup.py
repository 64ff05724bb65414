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

# Discord shows what is newer than the restored data: every message has to be updated.
_SHOW_ANEW = """
    UPDATE messages SET shown_version = 0
    WHERE game_id IN (SELECT id FROM games WHERE status <> 'over')
"""


class NotAFileError(MisuseError):
    """Raised for a database that cannot be copied as a file."""


def file_of(url: str) -> Path:
    """Return the file of the database at `url`; raise `NotAFileError` if it has none."""
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
    """Copy the database as it is now to a new file, and check the copy.

    Raise `OperatorError` if the file exists already or is a link, if `database` is not one of this
    bot, or if the copy is damaged.
    """
    _require_ours(database)
    if backup.exists():
        raise OperatorError(f"{backup} exists already. Name another file, or move it away.")
    if backup.is_symlink():
        # The copy would replace the link, and the file would not be where the link leads.
        raise OperatorError(
            f"{backup} is a link to a file that is not there. Name the file itself."
        )
    try:
        with _file_beside(backup) as copy, closing(_opened_to_read(database)) as source:
            _copy(source, copy)
            _require_whole(copy)
            copy.replace(backup)
    except (OSError, sqlite3.Error) as error:
        raise OperatorError(f"The backup cannot be written to {backup}: {error}.") from error


def file_in(folder: Path, moment: datetime) -> Path:
    """Return the file for a backup of this moment; make the folder, for its owner alone."""
    file = folder / f"{_BACKUP}-{moment:%Y-%m-%dT%H%M%SZ}.sqlite3"
    make_folder(file)
    return file


def remove_oldest(folder: Path, kept: int) -> list[Path]:
    """Remove all backups but the newest `kept`, and return those that were removed."""
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
    """Replace the database by the backup, and keep the old one in `aside`.

    `mend` is called with the prepared copy before it replaces the database. Return whether there
    was an old database to keep. The replacement is one transaction: if the process is killed, the
    database is as before, and a bot that starts meanwhile waits. Raise `OperatorError` if a bot
    runs on the database, or if the backup is not one of this bot, damaged, or of a newer version.
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
    """Exchange the files themselves: no bot can run on a damaged database."""
    for suffix in ("", "-wal", "-shm"):
        old = database.with_name(database.name + suffix)
        if old.exists():
            old.rename(aside.with_name(aside.name + suffix))
    prepared.replace(database)


def _take_alone(connection: sqlite3.Connection) -> None:
    """Let nobody else open the database until the connection is closed.

    Raise `sqlite3.OperationalError` (SQLITE_BUSY) if another process has it open: the journal
    mode can only change without others.
    """
    connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    connection.execute("PRAGMA journal_mode = DELETE")
    connection.execute("BEGIN EXCLUSIVE")
    connection.execute("COMMIT")


def _copy(source: sqlite3.Connection, copy: Path) -> None:
    """Copy all pages at once to a single file without a log beside it."""
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
    """Read every page of the copy; raise `OperatorError` unless it can be restored."""
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
    """Yield a temporary file on the same disk, and remove it afterwards."""
    with tempfile.TemporaryDirectory(dir=file.absolute().parent, prefix=".contra-") as folder:
        yield Path(folder) / "copy.sqlite3"
