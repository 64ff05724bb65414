"""Temporary copies of a database, in a hidden folder beside the file that they become.

A killed process leaves its copy. The copy contains data of people that no deletion reaches, so it
is removed later.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path

_PREFIX = ".contra-"
_COPY = "copy.sqlite3"


@contextmanager
def copy_beside(file: Path) -> Generator[Path]:
    """Yield a temporary file on the same disk, and remove it afterwards.

    Remove also what killed processes have left there.
    """
    parent = file.absolute().parent
    remove_left_copies(file)
    with tempfile.TemporaryDirectory(dir=parent, prefix=_PREFIX) as folder, _in_use(Path(folder)):
        yield Path(folder) / _COPY


def remove_left_copies(file: Path) -> None:
    """Remove the copies that killed processes have left beside this file, as far as this user may.

    A folder without a copy stays: another process may have made it just now.
    """
    if os.name == "nt":
        return
    with suppress(OSError):
        for folder in file.absolute().parent.glob(f"{_PREFIX}*"):
            if (folder / _COPY).is_file():
                _remove_unused(folder)


def _remove_unused(folder: Path) -> None:
    """Remove the folder, unless another process uses it or it belongs to another user."""
    with suppress(OSError), _in_use(folder, must_lock=True):
        shutil.rmtree(folder)


@contextmanager
def _in_use(folder: Path, *, must_lock: bool = False) -> Generator[None]:
    """Lock the folder, so that no other process removes it.

    Go on without a lock where the disk has none; raise `OSError` then if it `must_lock`.
    """
    if os.name == "nt":
        yield
        return
    import fcntl

    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            if must_lock:
                raise
        yield
    finally:
        os.close(descriptor)
