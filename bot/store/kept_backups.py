"""Backups that are named by the moment of their making, and how long each is kept."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.errors import OperatorError

_BACKUP = "contra"
_MOMENT = "%Y-%m-%dT%H%M%SZ"
_WRITTEN_MOMENT = re.compile(r"\d{4}-\d\d-\d\dT\d{6}Z")


def name_of(moment: datetime) -> str:
    """Return how a moment is written in a name, so that names sort by time."""
    return f"{moment.astimezone(UTC):{_MOMENT}}"


def moment_in(file: Path) -> datetime | None:
    """Return the moment in the file's name, or None."""
    found = _WRITTEN_MOMENT.search(file.name)
    return None if found is None else datetime.strptime(found[0], _MOMENT).replace(tzinfo=UTC)


def file_in(folder: Path, moment: datetime) -> Path:
    """Return the file for a backup of this moment."""
    return folder / f"{_BACKUP}-{name_of(moment)}.sqlite3"


def backups_in(folder: Path) -> list[Path]:
    """Return the backups of this folder that `file_in` has named."""
    return list(folder.glob(f"{_BACKUP}-*.sqlite3"))


def newest_in(folder: Path) -> datetime | None:
    """Return when the newest backup of this folder was made; None: there is none.

    A dump of PostgreSQL is named like a copy of SQLite's file.
    """
    named = (*backups_in(folder), *folder.glob(f"{_BACKUP}-*.dump"))
    return max(
        (made_at for file in named if (made_at := moment_in(file)) is not None), default=None
    )


def remove_old(
    backups: Iterable[Path], now: datetime, newest: int, age: timedelta = timedelta(0)
) -> list[Path]:
    """Remove the backups that are older than `age` and not among the `newest`.

    Return those that were removed. Raise `OperatorError` if one cannot be.
    """
    dated = [(made_at, file) for file in backups if (made_at := moment_in(file)) is not None]
    old = [file for made_at, file in sorted(dated, reverse=True)[newest:] if now - made_at > age]
    for file in old:
        try:
            file.unlink(missing_ok=True)
        except OSError as error:
            raise OperatorError(
                f"The old backup {file} cannot be removed: {error.strerror}. Remove it yourself."
            ) from error
    return old
