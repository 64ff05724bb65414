"""The backup that is made beside a SQLite file before its tables are changed."""

from __future__ import annotations

import asyncio
import logging
import shutil
import threading
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.errors import OperatorError

from .backup import copy_checked
from .kept_backups import name_of, remove_old
from .own_file import owner_of
from .revisions import newest_revision

log = logging.getLogger(__name__)

_KEPT = timedelta(days=30)
_MARGIN = 64 << 20
"""Bytes that stay free for the migration itself, and for the bot."""
_GO_ON_WITHOUT = "or go on without a backup: `contra-uno db upgrade --no-backup`"


async def back_up_before_migration(database: Path) -> None:
    """Copy the database to a file beside it, and remove copies of earlier migrations.

    Raise `OperatorError` if there is no room, or if the copy is damaged. A cancelled copy leaves
    nothing.
    """
    now = datetime.now(UTC)
    backup = database.with_name(f"{_beginning(database)}{newest_revision()}-{name_of(now)}")
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
