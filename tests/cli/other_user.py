"""Working as another user, which only root can, to see what files let the bot's user do."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

NOBODY = 65_534
"""The user `nobody`, and its group."""
IS_ROOT = hasattr(os, "geteuid") and os.geteuid() == 0
IS_OPEN = all(folder.stat().st_mode & 0o001 for folder in Path(__file__).parents)
"""Whether other users may enter the folders of this project, and so run the bot from them."""
CAN_BE_NOBODY = IS_ROOT and IS_OPEN
NEEDS_NOBODY = "only root can work as another user, with a project in folders that all may enter"


@contextmanager
def as_nobody() -> Iterator[None]:
    """Work with the rights of `nobody`, from its own files to those that everybody may use.

    Modules should be imported before: they may be where only root can read.
    """
    os.setegid(NOBODY)
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)
        os.setegid(0)


@contextmanager
def open_folder(owner: int | None = None) -> Iterator[Path]:
    """Yield a new folder, of this user or another, that everybody can find and enter."""
    with tempfile.TemporaryDirectory(prefix="uno-files-") as made:
        folder = Path(made)
        folder.chmod(0o755)
        if owner is not None:
            os.chown(folder, owner, owner)
        yield folder
