"""Databases that earlier versions have recorded, and versions of the bot that are later than ours.

`recorded.sql` was recorded by commit 22560e94, with 0039 as its newest migration. It contains all
modes and many phases: a lobby with words for the seed, a draft, a blitz match, a pending ten with a
player knocked out, a roulette, an eliminated player, a gesture that is due, closed direct messages,
a match between rounds, a stopped match, and a match that was won. `1.0.sql` was recorded by
`tests.updates.record`.
"""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from unittest import mock

from bot.store import revisions

FOLDER = Path(__file__).parent
RECORDED = FOLDER / "recorded.sql"
RELEASED = FOLDER / "1.0.sql"
"""The database of 1.0. It is never recorded again once 1.0 is released."""
RECORDED_REVISION = "0039"
OUTDATED = "0038"
"""The newest revision that is refused."""

_MIGRATION = """
import os
from alembic import op

revision = {revision!r}
down_revision = {before!r}

def upgrade():
    op.create_index("ix_games_later", "games", ["mode"])
    {between}
    op.create_index("ix_seats_later", "seats", ["level"])
"""


def make_recorded_database(
    file: Path, revision: str | None = None, recording: Path = RECORDED
) -> None:
    """Make the recorded database in this file; with `revision` it says that it has this one."""
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.executescript(recording.read_text())
        if revision is not None:
            connection.execute("UPDATE alembic_version SET version_num = ?", (revision,))


@contextmanager
def later_version(folder: Path, between: str = "pass") -> Iterator[None]:
    """Let the bot have a migration more in this block, for which a database of ours is older.

    A copy of all migrations is made in `folder`. The statement `between` is carried out in the
    middle of the new one.
    """
    before = revisions.newest_revision()
    revision = f"{int(before) + 1:04d}"
    copy = folder / "migrations"
    shutil.copytree(revisions.MIGRATIONS, copy)
    later = _MIGRATION.format(revision=revision, before=before, between=between)
    (copy / "versions" / f"{revision}_later.py").write_text(later)
    with mock.patch.object(revisions, "MIGRATIONS", copy):
        revisions.known_revisions.cache_clear()
        try:
            yield
        finally:
            revisions.known_revisions.cache_clear()
