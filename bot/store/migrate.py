"""Bringing the schema of a database up to date, after a backup beside a SQLite file."""

from __future__ import annotations

import asyncio
import logging
import shutil
import threading
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from bot.errors import InUseError, NoAnswerError, OperatorError, TransientError

from .backup import copy_checked
from .condition import (
    Condition,
    DatabaseCondition,
    condition_after,
    judge,
    require_usable_file,
    shown_name,
)
from .connections import WRITES_A_PAGE, writing
from .database import lock_schema
from .kept_backups import name_of, remove_old
from .own_file import file_at, make_folder, make_private, owner_of
from .revisions import configuration, revision_of

log = logging.getLogger(__name__)

_STILL_RUNNING = (
    "{name} has the tables of an older version of the bot, and processes still work with them: "
    "{running}.\nStop all of them, so that this version can change the tables. One that was killed "
    "counts for 30 s. `contra-uno db upgrade --although-running` does not wait: then they fail."
)


class StillRunningError(InUseError, TransientError):
    """Raised if processes of an older version work with tables that this version changes."""


def upgrade(url: str) -> None:
    """Bring the database at `url` up to the newest schema, from nothing if it is empty.

    For callers without an event loop. Raise `OperatorError` as `upgrade_async` does.
    """
    asyncio.run(upgrade_async(url))


async def upgrade_async(url: str, *, backup: bool = True, although_running: bool = False) -> None:
    """Bring the database at `url` up to the newest schema, from nothing if it is empty.

    Several processes may do so at once. Of a SQLite database with older tables make a `backup`
    first, beside it. Raise `OperatorError` if the database cannot be reached, is damaged, does not
    fit its version, was made by a newer one or another program, or if there is no room for the
    backup, and `StillRunningError` unless this is to be done `although_running`. Nothing has
    changed then.
    """
    name, file = shown_name(url), file_at(url)
    if file is not None:
        make_folder(file)
        await asyncio.to_thread(require_usable_file, file)
    make_private(url)
    try:
        async with writing(url) as connection:
            condition, running = await connection.run_sync(_require_migratable, name)
            if running and not although_running:
                raise StillRunningError(_STILL_RUNNING.format(name=name, running=running))
            if condition is Condition.OLDER and backup:
                await _back_up(url, file, await connection.run_sync(revision_of) or "")
            await connection.run_sync(_migrate, condition)
    except (DBAPIError, NoAnswerError, OSError) as error:
        raise condition_after(error, name, file).to_error() from error


def upgrade_on(connection: Connection, name: str) -> None:
    """Bring the database that `name` shows up to date in this (writing) transaction.

    Raise `OperatorError` as `upgrade_async` does. There is no backup.
    """
    condition, _ = _require_migratable(connection, name)
    _migrate(connection, condition)


def _require_migratable(connection: Connection, name: str) -> tuple[Condition, str]:
    """Return the condition of a database that can be brought up to date, or is, and who uses it.

    Raise the driver's error if it may only be read: SQLite would notice that in the first game.
    """
    lock_schema(connection)
    condition, reason = judge(connection)
    if condition not in (Condition.NEWEST, Condition.OLDER, Condition.EMPTY):
        raise DatabaseCondition(condition, name, reason).to_error()
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(WRITES_A_PAGE)
    return condition, reason


async def _back_up(url: str, file: Path | None, revision: str) -> None:
    from .backup import dump_command

    if file is not None:
        await back_up_before_migration(file, revision)
    elif url.startswith("postgresql"):
        log.warning(
            "the tables of the database are about to change, and only PostgreSQL's own tools make "
            f"a backup; before an update, stop the bot and run: {dump_command(url)}"
        )


def _migrate(connection: Connection, condition: Condition) -> None:
    if condition is not Condition.NEWEST:
        from alembic import command

        command.upgrade(configuration(connection), "head")


_KEPT = timedelta(days=30)
_MARGIN = 64 << 20
"""Bytes that stay free for the migration itself, and for the bot."""
_GO_ON_WITHOUT = "or go on without a backup: `contra-uno db upgrade --no-backup`"


async def back_up_before_migration(database: Path, revision: str) -> None:
    """Copy the database to a file beside it, and remove copies of earlier migrations.

    Its name has the `revision` of its tables, from which the migration comes. Raise
    `OperatorError` if there is no room, or if the copy is damaged. A cancelled copy leaves nothing.
    """
    now = datetime.now(UTC)
    backup = database.with_name(f"{_beginning(database)}{revision}-{name_of(now)}")
    _require_room(database)
    await _copy(database, backup)
    log.info(
        "the tables are about to change. To go back, install the older version again, and: "
        f"contra-uno db restore '{backup.absolute()}'"
    )
    for old in remove_old(migration_backups(database), now, newest=1, age=_KEPT):
        log.info("an old backup is removed", extra={"file": str(old)})


def _beginning(database: Path) -> str:
    return f"{database.name}.before-"


def migration_backups(database: Path) -> list[Path]:
    """Return the backups that were made before migrations of this database."""
    return list(database.parent.glob(f"{_beginning(database)}????-????-??-??T*Z"))


def _require_room(database: Path) -> None:
    log_of_writes = database.with_name(f"{database.name}-wal")
    size = sum(file.stat().st_size for file in (database, log_of_writes) if file.exists())
    folder = database.absolute().parent
    missing = size + _MARGIN - shutil.disk_usage(folder).free
    if missing > 0:
        raise OperatorError(
            f"The tables are not changed: {folder} has no room for a backup of {database.name} "
            f"before that; {missing / (1 << 20):,.0f} MiB are missing.\n"
            f"Make room, {_GO_ON_WITHOUT}."
        )


async def _copy(database: Path, backup: Path) -> None:
    stop = threading.Event()
    copying = asyncio.create_task(
        asyncio.to_thread(copy_checked, database, backup, owner_of(database), stop.is_set)
    )
    try:
        await asyncio.shield(copying)
    except asyncio.CancelledError:
        stop.set()
        with suppress(InterruptedError):
            await copying
        # It may have been whole when this was heard of.
        await asyncio.to_thread(backup.unlink, missing_ok=True)
        raise
    except OperatorError as error:
        raise OperatorError(
            f"The tables are not changed: {error}\nMend that, {_GO_ON_WITHOUT}."
        ) from error
