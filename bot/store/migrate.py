"""Bringing the schema of a database up to date."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from bot.errors import InUseError, NoAnswerError, TransientError

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
from .own_file import file_at, make_folder, make_private
from .revisions import configuration

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
                await _back_up(url, file)
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


async def _back_up(url: str, file: Path | None) -> None:
    from .backup import dump_command
    from .migration_backup import back_up_before_migration

    if file is not None:
        await back_up_before_migration(file)
    elif url.startswith("postgresql"):
        log.warning(
            "the tables of the database are about to change, and only PostgreSQL's own tools make "
            f"a backup; before an update, stop the bot and run: {dump_command(url)}"
        )


def _migrate(connection: Connection, condition: Condition) -> None:
    if condition is not Condition.NEWEST:
        from alembic import command

        command.upgrade(configuration(connection), "head")
