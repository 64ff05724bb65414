"""The version of the bot after ours, in a folder of its own, to be started beside or instead of it.

It is a copy of this tree that calls itself by another version. It may have a migration more.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from bot.store import revisions
from workbench.bench.source_tree import HERE, SourceTree

VERSION = "99.0.0"
COLUMN = "named_by_the_next_version"

_PROGRAMS = ("bot", "cogs", "playground")
_MIGRATION = """
import sqlalchemy as sa
from alembic import op

revision = {revision!r}
down_revision = {before!r}

def upgrade():
    op.add_column("session_starts", sa.Column({column!r}, sa.String(16)))
"""
_COLUMN = "session_starts.append_column(Column({column!r}, String(16)))"


def make_next_version(folder: Path, *, changes_tables: bool = False) -> SourceTree:
    """Copy this tree to `folder` as the next version; with `changes_tables` a column is new in it.

    At its start it waits three seconds for older processes to end, instead of two minutes.
    """
    for program in _PROGRAMS:
        # Byte code is copied, too, with the times by which Python knows that it fits.
        shutil.copytree(HERE.folder / program, folder / program)
    (folder / "data").symlink_to(HERE.folder / "data")
    _append(folder / "bot/__init__.py", f"__version__ = {VERSION!r}")
    _append(folder / "bot/patient_start.py", "_SECONDS, _PAUSES = 3.0, (0.5,)")
    if changes_tables:
        before = revisions.newest_revision()
        revision = f"{int(before) + 1:04d}"
        versions = folder / revisions.MIGRATIONS.relative_to(HERE.folder) / "versions"
        migration = _MIGRATION.format(revision=revision, before=before, column=COLUMN)
        (versions / f"{revision}_next.py").write_text(migration)
        _append(folder / "bot/store/schema/game_tables.py", _COLUMN.format(column=COLUMN))
    return SourceTree("the next version", folder, sys.executable)


def _append(file: Path, line: str) -> None:
    file.write_text(f"{file.read_text()}\n\n{line}\n")
