"""The condition of a database: whether it is there, whole, and of this version of the bot.

Looking makes nothing and changes nothing. Only what a killed process has left half written is taken
back first, as SQLite does for everybody who opens the file: nobody can read it before that.
"""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from enum import Enum
from pathlib import Path

from msgspec import Struct
from sqlalchemy import Connection, create_engine, inspect, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from bot.database_address import shown
from bot.errors import NoAnswerError, OperatorError, PermanentError, TransientError

from .connections import POOLED, is_pooled
from .engines import create_engine as create_bots_engine
from .limits import PLAY
from .own_file import explain_refusal, file_at
from .revisions import LAST_UNRELEASED, known_revisions, revision_of
from .schema import metadata
from .schema_shape import describe_misfit
from .shared_database import describe_running
from .sqlite_file import (
    PRIMARY_CODE,
    find_damage,
    find_missing_locks,
    has_unclean_end,
    is_quickly_read,
    open_to_read,
)
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
    FOREIGN = (
        "belongs to another program, and nothing in it is changed. Give the bot a database of its "
        "own in DATABASE_URL."
    )
    FOLDER = "is a folder. Name a file in it in DATABASE_URL."
    ENCODING = (
        "has another encoding than UTF8, in which people with an emoji in their name cannot play. "
        "Make a new database: createdb --encoding=UTF8 --template=template0 …, and fill it from "
        "a `pg_dump` of this one."
    )
    POOLED = POOLED
    UNLOCKABLE = (
        "is on a disk on which SQLite cannot lock files or share memory, as on many network disks "
        "and folders of another machine. Name a file on a disk of this machine, or a PostgreSQL "
        "database, in DATABASE_URL."
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


_PERMANENT = {
    *(Condition.OUTDATED, Condition.NEWER, Condition.MISFIT, Condition.DAMAGED),
    *(Condition.FOREIGN, Condition.FOLDER, Condition.ENCODING),
    *(Condition.POOLED, Condition.UNLOCKABLE),
}
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
_OURS = re.compile(r"\d{4}")
"""The revisions of the bot; those of other programs that use Alembic are mostly longer."""

_NO_REVISION = "it has tables, but no version"

CONTENTS = {
    "sqlite": text("SELECT min(tbl_name) FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'"),
    "postgresql": text(
        "SELECT c.relname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace "
        "WHERE n.nspname = current_schema() AND c.relkind IN ('r', 'p', 'v', 'm', 'f', 'S') "
        # Extensions, such as pg_stat_statements, have views of their own.
        "AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e') "
        "ORDER BY c.relkind = 'S', c.relname LIMIT 1"
    ),
}
"""Queries for the name of something that is in a database, a table if it has any."""


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


async def examine(url: str, *, pages: bool = True) -> DatabaseCondition:
    """Examine the database at this address, of a file also its `pages`.

    Raise `ModuleNotFoundError` without its driver.
    """
    file = file_at(url)
    if file is not None:
        return examine_file(file, pages=pages)
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


def examine_file(file: Path, *, whole: bool = False, pages: bool = True) -> DatabaseCondition:
    """Examine a SQLite file, which may be a backup.

    All its `pages` are read if that is quickly done, or if the `whole` file is to be read.
    """
    name = _name_of_file(file)
    try:
        if not file.is_file():
            condition = Condition.DAMAGED if file.exists() else Condition.MISSING
            return DatabaseCondition(Condition.FOLDER if file.is_dir() else condition, name)
        with closing(open_to_read(file)) as opened:
            engine = create_engine("sqlite://", creator=lambda: opened)
            with engine.connect() as connection:
                condition, reason = judge(connection)
        is_read = pages and (whole or is_quickly_read(file))
        is_ours = condition in (Condition.NEWEST, Condition.OLDER)
        if is_ours and is_read and (damage := find_damage(file)):
            return DatabaseCondition(Condition.DAMAGED, name, damage)
        return DatabaseCondition(condition, name, reason)
    except (sqlite3.Error, DBAPIError, OSError) as error:
        return condition_after(error, name, file)


def require_usable_file(file: Path) -> None:
    """Raise `OperatorError` if a SQLite file, or its disk, will not do for the bot, however long it
    waits. Nothing is changed.

    All pages are read if that is quickly done, or if the last process on it was killed.
    """
    if why := find_missing_locks(file):
        raise DatabaseCondition(Condition.UNLOCKABLE, _name_of_file(file), why).to_error()
    found = examine_file(file, whole=has_unclean_end(file))
    if found.condition in _PERMANENT:
        raise found.to_error()


def judge(connection: Connection) -> tuple[Condition, str]:
    """Return the condition of a connected database by its tables, and why.

    Of older tables that is who still works with them.
    """
    if fault := _find_encoding_fault(connection):
        return Condition.ENCODING, fault
    revision = revision_of(connection)
    if revision == MOVING:
        return Condition.MOVING, ""
    if foreign := _find_foreign(connection, revision):
        return Condition.FOREIGN, foreign
    known = known_revisions()
    if revision is None:
        has_tables = _has_our_tables(connection)
        return (Condition.MISFIT, _NO_REVISION) if has_tables else (Condition.EMPTY, "")
    if revision not in known:
        return (Condition.OUTDATED if revision < known[0] else Condition.NEWER), ""
    if misfit := describe_misfit(connection, revision):
        return Condition.MISFIT, misfit
    if revision == known[-1]:
        return Condition.NEWEST, ""
    return Condition.OLDER, describe_running(connection)


def _find_encoding_fault(connection: Connection) -> str | None:
    """Return how PostgreSQL encodes texts, None if it can encode all."""
    if connection.dialect.name != "postgresql":
        return None
    found = connection.execute(text("SHOW server_encoding")).scalar_one()
    return None if found == "UTF8" else found


def _find_foreign(connection: Connection, revision: str | None) -> str | None:
    """Return what shows that another program has made the tables of this database, or None."""
    if revision is not None and not _OURS.fullmatch(revision):
        return f"its alembic_version is {revision}"
    if _has_our_tables(connection):
        return None
    found = connection.execute(CONTENTS[connection.dialect.name]).scalar()
    return None if found is None else f"it has the table {found}, and few or none of the bot's"


def _has_our_tables(connection: Connection) -> bool:
    """Return whether most tables of the bot are there. Other programs may have one so called."""
    ours = metadata.tables.keys()
    return 2 * len(ours & set(inspect(connection).get_table_names())) > len(ours)


def condition_after(error: Exception, name: str, file: Path | None = None) -> DatabaseCondition:
    """Return the condition that an error of its driver reports of the database `name`."""
    if isinstance(error, NoAnswerError) and isinstance(error.__cause__, Exception):
        return condition_after(error.__cause__, name, file)
    said = getattr(error, "orig", None) or error
    condition = _condition_named_by(said)
    reason = str(said).partition("\n")[0] or type(said).__name__
    if file is None:
        return DatabaseCondition(condition, name, reason)
    if condition is Condition.CLOSED:
        reason = explain_refusal(reason, file)
    elif condition is not Condition.DAMAGED and (why := find_missing_locks(file)):
        condition, reason = Condition.UNLOCKABLE, why
    return DatabaseCondition(condition, name, reason)


def _condition_named_by(error: Exception) -> Condition:
    if isinstance(error, PermissionError):
        return Condition.CLOSED
    if is_pooled(error):
        return Condition.POOLED
    code = getattr(error, "sqlite_errorcode", 0) & PRIMARY_CODE
    return _OF_SQLITE.get(code, Condition.UNREACHABLE)
