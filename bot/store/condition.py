"""The condition of a database: whether it is there, whole, and of this version of the bot.

Looking makes nothing and changes nothing. Only what a killed process has left half written is taken
back first, as SQLite does for everybody who opens the file: nobody can read it before that.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from enum import Enum
from pathlib import Path
from typing import Literal

from msgspec import Struct
from sqlalchemy import Connection, create_engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from bot.database_address import shown
from bot.errors import NoAnswerError, OperatorError, PermanentError, TransientError

from .engines import create_engine as create_bots_engine
from .limits import PLAY
from .own_file import explain_refusal, file_at, uri_of
from .revisions import LAST_UNRELEASED, known_revisions, revision_of
from .schema import metadata
from .schema_shape import describe_misfit, shape_of
from .shared_database import describe_running
from .unfinished_move import MOVING


class Condition(Enum):
    """What can be said of a database; the value is what to do about it."""

    NEWEST = ""
    OLDER = (
        "has the tables of an older version of the bot, and this version changes them. Stop all "
        "processes of the bot, make a backup, and run `contra-uno db upgrade`, or start the bot."
    )
    OUTDATED = (
        f"has tables from before commit {LAST_UNRELEASED}: upgrade it with that commit first "
        "(`contra-uno db upgrade`), then come back to this one."
    )
    EMPTY = (
        "has no tables yet. `contra-uno run` and `contra-uno db upgrade` make them. If the bot "
        "uses another database, name that one in DATABASE_URL."
    )
    MISSING = (
        "is not there. `contra-uno run` and `contra-uno db upgrade` make it. If the bot uses "
        "another database, name that one in DATABASE_URL, or give the command the settings of the "
        "bot's service: contra-uno --env-file FILE …"
    )
    NEWER = "was made by a newer version of the bot. Install that version, or a newer one."
    MOVING = (
        "is being filled by `contra-uno db move`. Wait for its end. If it was ended in the "
        "middle, give the same command again."
    )
    MISFIT = (
        "does not fit its version of the bot. Stop the bot, and restore a backup: "
        "`contra-uno db restore FILE`."
    )
    DAMAGED = (
        "is damaged, or no database. Stop the bot, and restore a backup: "
        "`contra-uno db restore FILE`."
    )
    CLOSED = (
        "may not be read and written by this user. Run the command as the user that the bot runs "
        "as."
    )
    BUSY = "is locked by another program. Try again when that has ended."
    UNREACHABLE = (
        "cannot be used. Check DATABASE_URL, and that the database runs and may be written to."
    )


_PERMANENT = {Condition.OUTDATED, Condition.NEWER, Condition.MISFIT, Condition.DAMAGED}
"""Conditions that no waiting mends."""

_OF_SQLITE = {
    sqlite3.SQLITE_NOTADB: Condition.DAMAGED,
    sqlite3.SQLITE_CORRUPT: Condition.DAMAGED,
    sqlite3.SQLITE_CANTOPEN: Condition.CLOSED,
    sqlite3.SQLITE_PERM: Condition.CLOSED,
    sqlite3.SQLITE_READONLY: Condition.CLOSED,
    sqlite3.SQLITE_BUSY: Condition.BUSY,
    sqlite3.SQLITE_LOCKED: Condition.BUSY,
}
_PRIMARY_CODE = 0xFF
_READ = "SELECT count(*) FROM sqlite_master"


class DatabaseCondition(Struct, frozen=True):
    """The condition of the database that `name` shows; `reason` is what the driver said."""

    condition: Condition
    name: str
    reason: str = ""

    def __str__(self) -> str:
        return f"{self.name} {self.condition.value}" + (f"\n({self.reason})" if self.reason else "")

    def to_error(self) -> OperatorError:
        """Return the error of a command that cannot work with this database."""
        kind = PermanentError if self.condition in _PERMANENT else TransientError
        return kind(str(self))

    def require_newest(self) -> None:
        """Raise `OperatorError` unless the database is whole and of this version."""
        if self.condition is not Condition.NEWEST:
            raise self.to_error()


def shown_name(url: str) -> str:
    """Return how a database is named to people: by its `shown_address`."""
    return f"The database {shown_address(url)}"


def shown_address(url: str) -> str:
    """Return the path of a SQLite file, or the address of a server without its password."""
    file = file_at(url)
    if file is not None:
        return str(file.absolute())
    return shown(url)


def _name_of_file(file: Path) -> str:
    return f"The database {file.absolute()}"


async def examine(url: str) -> DatabaseCondition:
    """Examine the database at this address. Raise `ModuleNotFoundError` without its driver."""
    file = file_at(url)
    if file is not None:
        return examine_file(file)
    try:
        condition, reason = await _examine_server(url)
    except (SQLAlchemyError, NoAnswerError, OSError) as error:
        return condition_after(error, shown_name(url))
    return DatabaseCondition(condition, shown_name(url), reason)


async def _examine_server(url: str) -> tuple[Condition, str]:
    engine = create_bots_engine(url, PLAY)
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(judge)
    finally:
        await engine.dispose()


def examine_file(file: Path) -> DatabaseCondition:
    """Examine a SQLite file, which may be a backup."""
    name = _name_of_file(file)
    try:
        if not file.is_file():
            condition = Condition.DAMAGED if file.exists() else Condition.MISSING
            return DatabaseCondition(condition, name)
        with closing(_open_to_read(file)) as opened:
            engine = create_engine("sqlite://", creator=lambda: opened)
            with engine.connect() as connection:
                condition, reason = judge(connection)
                return DatabaseCondition(condition, name, reason)
    except (sqlite3.Error, DBAPIError, OSError) as error:
        return condition_after(error, name, file)


def _open_to_read(file: Path) -> sqlite3.Connection:
    """Open the file to read it, once it holds no change that a killed process has left."""
    opened = _opened(file, "ro")
    try:
        opened.execute(_READ).fetchone()
    except sqlite3.Error as error:
        opened.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_READONLY_ROLLBACK:
            raise
        with closing(_opened(file, "rw")) as writer:
            writer.execute(_READ).fetchone()
        return _opened(file, "ro")
    return opened


def _opened(file: Path, mode: Literal["ro", "rw"]) -> sqlite3.Connection:
    return sqlite3.connect(uri_of(file, mode), uri=True, timeout=PLAY.busy, check_same_thread=False)


def judge(connection: Connection) -> tuple[Condition, str]:
    """Return the condition of a connected database by its tables, and why.

    Of older tables that is who still works with them.
    """
    revision = revision_of(connection)
    if revision is None:
        return _judge_without_revision(connection)
    if revision == MOVING:
        return Condition.MOVING, ""
    known = known_revisions()
    if revision not in known:
        return (Condition.OUTDATED if revision < known[0] else Condition.NEWER), ""
    if misfit := describe_misfit(connection, revision):
        return Condition.MISFIT, misfit
    if revision == known[-1]:
        return Condition.NEWEST, ""
    return Condition.OLDER, describe_running(connection)


def _judge_without_revision(connection: Connection) -> tuple[Condition, str]:
    tables = {part.table for part in shape_of(connection)}
    if ours := tables & metadata.tables.keys():
        return Condition.MISFIT, f"it has the table {min(ours)}, but no version"
    # A PostgreSQL database may be another program's, too; a file may not.
    if tables and connection.dialect.name == "sqlite":
        return Condition.MISFIT, f"it has the table {min(tables)}, which is not the bot's"
    return Condition.EMPTY, ""


def condition_after(error: Exception, name: str, file: Path | None = None) -> DatabaseCondition:
    """Return the condition that an error of its driver reports of the database `name`."""
    if isinstance(error, NoAnswerError) and isinstance(error.__cause__, Exception):
        return condition_after(error.__cause__, name, file)
    said = getattr(error, "orig", None) or error
    code = getattr(said, "sqlite_errorcode", 0) & _PRIMARY_CODE
    is_closed = isinstance(said, PermissionError)
    condition = Condition.CLOSED if is_closed else _OF_SQLITE.get(code, Condition.UNREACHABLE)
    reason = str(said).partition("\n")[0] or type(said).__name__
    if file is not None and condition is Condition.CLOSED:
        reason = explain_refusal(reason, file)
    return DatabaseCondition(condition, name, reason)
