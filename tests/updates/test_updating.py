"""An update of the tables is carried out as a whole, by one process, or not at all."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

from bot.store.condition import Condition, examine
from bot.store.migrate import upgrade_async
from bot.store.migration_backup import migration_backups

from .recorded_database import later_version, make_recorded_database

ROOT = Path(__file__).parents[2]
UPDATE = """
import sys
from pathlib import Path
from bot.store.migrate import upgrade
from tests.updates.recorded_database import later_version

_, folder, url, between = sys.argv
with later_version(Path(folder), between):
    upgrade(url)
"""
KILLED = "os.kill(os.getpid(), 9)"


def content(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as connection:
        return list(connection.iterdump())


async def test_the_recorded_database_just_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    make_recorded_database(file)
    url = f"sqlite+aiosqlite:///{file}"
    await upgrade_async(url)
    assert (await examine(url)).condition is Condition.NEWEST
    before, kept = content(file), migration_backups(file)
    await upgrade_async(url)
    assert content(file) == before
    assert migration_backups(file) == kept


async def test_an_update_that_is_killed_in_the_middle_has_changed_nothing(
    migrated_database: str, tmp_path: Path
) -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", UPDATE, str(tmp_path / "killed"), migrated_database, KILLED),
        cwd=ROOT,
    )
    assert await process.wait() == -signal.SIGKILL
    with later_version(tmp_path):
        assert (await examine(migrated_database)).condition is Condition.OLDER
        # It would fail if the first half were still there.
        await upgrade_async(migrated_database)
        assert (await examine(migrated_database)).condition is Condition.NEWEST


async def test_several_processes_may_update_at_once(migrated_database: str, tmp_path: Path) -> None:
    with later_version(tmp_path):
        await asyncio.gather(*(upgrade_async(migrated_database) for _ in range(3)))
        assert (await examine(migrated_database)).condition is Condition.NEWEST
