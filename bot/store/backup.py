"""Backups of a SQLite database: made while the bot runs, put back while it does not.

SQLite's own backup copies one consistent state, whatever is written meanwhile.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from sqlalchemy import make_url

from bot.errors import MisuseError, OperatorError

from .condition import Condition, DatabaseCondition, examine_file
from .own_file import (
    OWN_ENDINGS,
    FileOwner,
    claimed_file,
    explain_refusal,
    file_at,
    make_file,
    make_folder,
    may,
    owner_of,
    require_right_user,
    shut_files,
)
from .revisions import LAST_UNRELEASED
from .sqlite_file import DAMAGED, open_to_read
from .temporary_copy import copy_beside

_RESTORABLE = (Condition.NEWEST, Condition.OLDER)
_TAKE_ANOTHER = "Nothing is changed. Take another backup."
_OF_BACKUPS = {
    Condition.OUTDATED: (
        f"has tables from before commit {LAST_UNRELEASED}: restore it with that commit, upgrade "
        "there (`contra-uno db upgrade`), and come back to this one."
    ),
    Condition.EMPTY: f"has no tables. {_TAKE_ANOTHER}",
    Condition.MOVING: f"is not complete. {_TAKE_ANOTHER}",
    Condition.MISFIT: f"does not fit its version of the bot. {_TAKE_ANOTHER}",
    Condition.FOREIGN: f"belongs to another program. {_TAKE_ANOTHER}",
    Condition.FOLDER: f"is a folder. {_TAKE_ANOTHER}",
    Condition.DAMAGED: f"is damaged, or no database. {_TAKE_ANOTHER}",
    Condition.CLOSED: "may not be read by this user. Let the user that the bot runs as read it.",
    Condition.UNREACHABLE: f"cannot be read. {_TAKE_ANOTHER}",
}
"""What to do about a backup where that is not what to do about the database itself."""
_PAGES_AT_ONCE = 8_192
"""32 MiB, after which a copy can be stopped."""

IsStopped = Callable[[], bool]
"""Returns whether a copy should be given up, as the process is to end."""

SHOW_ANEW = """
    UPDATE messages SET shown_version = 0
    WHERE game_id IN (SELECT id FROM games WHERE status <> 'over')
"""
"""Has every message updated: Discord shows what is newer than the restored data."""


def never() -> bool:
    """Return False: an `IsStopped` for a process that a signal ends by itself."""
    return False


class NotAFileError(MisuseError):
    """Raised for a database that cannot be copied as a file."""


def file_of(url: str) -> Path:
    """Return the file of the database at `url`; raise `NotAFileError` if it has none."""
    if make_url(url).get_backend_name() != "sqlite":
        raise NotAFileError(
            "DATABASE_URL names a PostgreSQL database, which has tools of its own, for a running "
            f"bot too:\n  {dump_command(url)}\n"
            f"  pg_restore --clean --if-exists --dbname='{_plain(url)}' contra.dump  "
            "(stop the bot first)"
        )
    file = file_at(url)
    if file is None:
        raise NotAFileError("DATABASE_URL names no file; there is nothing to keep.")
    return file


def dump_command(url: str) -> str:
    """Return the command that makes a backup of a PostgreSQL database, without the password."""
    return f"pg_dump --format=custom --file=contra.dump '{_plain(url)}'"


def _plain(url: str) -> str:
    return make_url(url).set(drivername="postgresql").render_as_string(hide_password=True)


def back_up(database: Path, backup: Path, *, folder_too: bool = False) -> None:
    """Copy the database as it is now to a new file, and check the copy.

    With `folder_too` make the file's folder, for its owner alone. Raise `OperatorError` if the file
    exists already or is a link, if `database` is not one of this bot, or if the copy is damaged.
    Raise `MisuseError` for a name that SQLite or the bot use beside the database.
    """
    _require_ours(database)
    if _belongs_to(database, backup):
        raise MisuseError(
            f"{backup} is the name of a file that belongs to {database}. Name another file."
        )
    if folder_too:
        make_folder(backup)
    try:
        _require_new(backup)
    except OSError as error:
        raise _not_written(backup, error) from error
    copy_checked(database, backup, owner_of(backup))


def _belongs_to(database: Path, file: Path) -> bool:
    """Return whether the file has the name of one of the database's own files, there or not."""
    own = {
        place.with_name(place.name + ending)
        for place in _spellings(database)
        for ending in OWN_ENDINGS
    }
    return not own.isdisjoint(_spellings(file))


def _spellings(file: Path) -> set[Path]:
    """Return the path without links in its folder, and without any: SQLite follows them."""
    try:
        return {file.parent.resolve() / file.name, file.resolve()}
    except (OSError, RuntimeError):
        # Links that lead in a circle lead to no database.
        return {file.absolute()}


def _require_new(backup: Path) -> None:
    """Raise `OperatorError` unless a file can be made there, the system's error if that is it."""
    if not backup.absolute().parent.is_dir():
        raise OperatorError(f"There is no folder {backup.absolute().parent}. Make it first.")
    if backup.exists():
        raise OperatorError(f"{backup} exists already. Name another file, or move it away.")
    if backup.is_symlink():
        # The copy would replace the link, and the file would not be where the link leads.
        raise OperatorError(
            f"{backup} is a link to a file that is not there. Name the file itself."
        )


def _not_written(backup: Path, error: OSError | sqlite3.Error) -> OperatorError:
    return OperatorError(f"The backup cannot be written to {backup}: {_reason(error)}.")


def copy_checked(
    database: Path, backup: Path, owner: FileOwner | None, is_stopped: IsStopped = never
) -> None:
    """Copy the database as it is now to a new file of `owner`, and check the copy.

    Raise `OperatorError` if it cannot be written or is damaged, `InterruptedError` if `is_stopped`
    says so meanwhile. There is no file then.
    """
    try:
        with copy_beside(backup) as copy, closing(open_to_read(database)) as source:
            _copy(source, copy, owner, is_stopped)
            _require_whole(copy)
            copy.replace(backup)
    except InterruptedError:
        raise
    except (OSError, sqlite3.Error) as error:
        raise _not_written(backup, error) from error


def restore(
    backup: Path,
    database: Path,
    aside: Path,
    mend: Callable[[Path], None] = lambda _prepared: None,
) -> bool:
    """Replace the database by the backup, and keep the old one in `aside`.

    `mend` is called with the prepared copy before it replaces the database. Return whether there
    was an old database to keep. The replacement is one transaction: if the process is killed, the
    database is as before, and a bot that starts meanwhile is refused. Raise `OperatorError` if a
    bot runs on the database, or if the backup is not one of this bot, damaged, or of a newer
    version.
    """
    _require_there(backup)
    if _is_same(backup, database):
        raise MisuseError(f"{backup} is the database itself. Name a backup of it.")
    _require_restorable(backup)
    require_right_user(database)
    _require_replaceable(database)
    if aside.exists():
        raise OperatorError(f"{aside} exists already. Move it away, and try again.")
    owner = owner_of(database)
    try:
        with claimed_file(database), copy_beside(database) as prepared:
            shut_files(database)
            with closing(open_to_read(backup)) as source:
                _copy(source, prepared, owner)
            with closing(sqlite3.connect(prepared)) as connection, connection:
                connection.execute(SHOW_ANEW)
            mend(prepared)
            if not database.exists():
                return _exchange_files(database, prepared, aside)
            return _replace(database, prepared, aside, owner)
    except (OSError, sqlite3.Error) as error:
        raise OperatorError(
            f"{backup} cannot be put in the place of {database}: {_reason(error)}."
        ) from error


def _require_there(backup: Path) -> None:
    try:
        is_there = backup.exists()
    except PermissionError:
        return  # `_require_restorable` explains it.
    except OSError as error:
        raise OperatorError(f"{backup} cannot be read: {_reason(error)}.") from error
    if not is_there:
        raise OperatorError(f"There is no file {backup}.")


def _require_replaceable(database: Path) -> None:
    """Raise `OperatorError` for a file of another program, or one that this user may not write."""
    found = examine_file(database)
    is_there = found.condition not in (Condition.MISSING, Condition.CLOSED)
    if is_there and not may(database, os.W_OK):
        found = DatabaseCondition(
            Condition.CLOSED, found.name, explain_refusal("it may only be read", database)
        )
    if found.condition in (Condition.CLOSED, Condition.FOREIGN, Condition.FOLDER):
        raise found.to_error()


def _reason(error: OSError | sqlite3.Error) -> str:
    """Return the reason without the number and the path of a temporary file."""
    return str(getattr(error, "strerror", None) or error)


def _replace(database: Path, prepared: Path, aside: Path, owner: FileOwner | None) -> bool:
    try:
        with closing(sqlite3.connect(database, timeout=0)) as connection:
            _take_alone(connection)
            return _replace_alone(connection, prepared, aside, owner)
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode in DAMAGED:
            return _exchange_files(database, prepared, aside)
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        raise OperatorError(
            f"A bot runs on {database}. Stop it first: it would go on with what it remembers."
        ) from error


def _replace_alone(
    connection: sqlite3.Connection, prepared: Path, aside: Path, owner: FileOwner | None
) -> bool:
    is_empty = connection.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
    if not is_empty:
        with copy_beside(aside) as copy:
            _copy(connection, copy, owner)
            copy.replace(aside)
    before = _schema_version(connection)
    with closing(sqlite3.connect(prepared)) as source:
        try:
            source.backup(connection, pages=_PAGES_AT_ONCE, progress=_hear_signals)
        except KeyboardInterrupt:
            # After the last pages it is too late: the database is replaced.
            if _schema_version(connection) == before:
                raise
    return not is_empty


def _schema_version(connection: sqlite3.Connection) -> int:
    """Return a number that a copy into this database raises once it is complete."""
    return connection.execute("PRAGMA schema_version").fetchone()[0]


def _exchange_files(database: Path, prepared: Path, aside: Path) -> bool:
    """Exchange the files themselves: no bot can run on a damaged or missing database.

    Return whether there were files to keep.
    """
    was_there = False
    for suffix in ("", "-wal", "-shm"):
        old = database.with_name(database.name + suffix)
        if old.exists():
            old.rename(aside.with_name(aside.name + suffix))
            was_there = True
    prepared.replace(database)
    return was_there


def _take_alone(connection: sqlite3.Connection) -> None:
    """Let nobody else open the database until the connection is closed.

    Raise `sqlite3.OperationalError` (SQLITE_BUSY) if another process has it open: the journal
    mode can only change without others.
    """
    connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    connection.execute("PRAGMA journal_mode = DELETE")
    connection.execute("BEGIN EXCLUSIVE")
    connection.execute("COMMIT")


def _copy(
    source: sqlite3.Connection, copy: Path, owner: FileOwner | None, is_stopped: IsStopped = never
) -> None:
    """Copy everything to a single new file of `owner`, without a log beside it."""

    def look_up(_status: int, _left: int, _total: int) -> None:
        if is_stopped():
            raise InterruptedError("the copy was stopped")

    make_file(copy, owner)
    with closing(sqlite3.connect(copy)) as target:
        # Without a transaction, each write of a running bot would make the copy begin again.
        source.execute("BEGIN")
        source.execute("SELECT count(*) FROM sqlite_master").fetchone()
        source.backup(target, pages=_PAGES_AT_ONCE, progress=look_up)
        source.rollback()
        target.execute("PRAGMA journal_mode = DELETE")


def _is_same(backup: Path, database: Path) -> bool:
    try:
        return backup.samefile(database)
    except OSError:
        return False


def _require_restorable(backup: Path) -> None:
    """Raise `OperatorError`, with what to do, unless `_require_ours` takes this backup."""
    found = examine_file(backup, whole=True)
    if found.condition not in _RESTORABLE:
        advice = _OF_BACKUPS.get(found.condition, found.condition.value)
        reason = f"\n({found.reason})" if found.reason else ""
        kind = type(found.to_error())
        raise kind(f"The backup {backup.absolute()} {advice}{reason}")


def _require_ours(file: Path) -> None:
    """Raise `OperatorError` unless this is a whole database of this version or an older one.

    Its tables are compared with those that its version should have.
    """
    found = examine_file(file, whole=True)
    if found.condition not in _RESTORABLE:
        raise found.to_error()


def _require_whole(copy: Path) -> None:
    """Read every page of the copy; raise `OperatorError` unless it can be restored."""
    with closing(open_to_read(copy)) as connection:
        faults = connection.execute("PRAGMA integrity_check(1)").fetchone()
        astray = connection.execute("PRAGMA foreign_key_check").fetchone()
    if faults != ("ok",) or astray is not None:
        raise OperatorError(f"The copy is not whole: {faults[0]}. Nothing was kept of it.")
    _require_ours(copy)


def _hear_signals(_status: int, _left: int, _total: int) -> None:
    """Let Python raise `KeyboardInterrupt` in the middle of a copy, which is undone then."""
