"""The file of an SQLite database: readable by its owner alone, and used by one bot at a time."""

from __future__ import annotations

import os
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path

from sqlalchemy import make_url

from bot.errors import OperatorError

if os.name == "nt":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


FILE_FOR_ITS_OWNER = 0o600
"""The database contains the hands and shuffles of games under way."""
_FOLDER_FOR_ITS_OWNER = 0o700
_READABLE_BY_OTHERS = 0o077


def file_at(url: str) -> Path | None:
    """Return the file of the database at this address, None if it is not a file."""
    address = make_url(url)
    if address.get_backend_name() != "sqlite" or address.database in (None, "", ":memory:"):
        return None
    return Path(address.database or "")


def make_folder(file: Path) -> None:
    """Make the folder of a database, for its owner alone; an existing folder is not changed.

    Raise `OperatorError` if it cannot be made.
    """
    folder = file.parent
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=_FOLDER_FOR_ITS_OWNER, exist_ok=True)
    except OSError as error:
        raise OperatorError(
            f"The folder {folder} for the database cannot be made: {error.strerror}.\n"
            "Give another place in DATABASE_URL, or make the folder and let the bot write to it."
        ) from error


def make_private(url: str) -> None:
    """Let only the owner read the database at this address and the files that SQLite adds to it.

    Make an empty file if there is none.
    """
    file = file_at(url)
    if file is None:
        return
    make_folder(file)
    # An error of the file is reported when it is opened as a database.
    with suppress(OSError):
        file.touch(FILE_FOR_ITS_OWNER)
    for suffix in ("", "-wal", "-shm", "-journal"):
        with suppress(OSError):
            _shut(file.with_name(file.name + suffix))


def is_private(file: Path) -> bool:
    """Return whether only its owner can read the file."""
    return os.name == "nt" or not file.stat().st_mode & _READABLE_BY_OTHERS


def _shut(file: Path) -> None:
    if file.is_file() and not is_private(file):
        file.chmod(FILE_FOR_ITS_OWNER)


@contextmanager
def claimed(url: str) -> Generator[None]:
    """Claim the file at this address for this bot alone; a database server takes several bots.

    Raise `OperatorError` if another bot runs on it. The claim ends with its process, however that
    ends.
    """
    file = file_at(url)
    if file is None:
        yield
        return
    make_folder(file)
    # Not the database itself: closing it here would release SQLite's own locks.
    beside = file.with_name(f"{file.name}.lock")
    try:
        descriptor = os.open(beside, os.O_RDWR | os.O_CREAT, FILE_FOR_ITS_OWNER)
    except OSError as error:
        raise OperatorError(
            f"{beside} cannot be made: {error.strerror}.\n"
            "Let the bot write to that folder, or give another place in DATABASE_URL."
        ) from error
    try:
        _claim(descriptor, file)
        yield
    finally:
        os.close(descriptor)


def _claim(descriptor: int, file: Path) -> None:
    try:
        _lock(descriptor)
    except (BlockingIOError, PermissionError) as error:
        raise OperatorError(
            f"A bot runs on {file} already. Stop it, or give this one a DATABASE_URL of its own; "
            "several processes of one bot share a PostgreSQL database."
        ) from error
    except OSError:
        # The disk has no locks, so other bots cannot be noticed.
        return
