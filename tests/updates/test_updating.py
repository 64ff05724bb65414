"""An update of the tables is carried out as a whole, by one process, or not at all."""

from __future__ import annotations

import asyncio
import signal
import sys
from pathlib import Path

from bot.store.condition import Condition, examine, examine_file
from bot.store.migrate import upgrade_async

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


async def test_the_recorded_database_is_brought_up_to_date(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    make_recorded_database(file)
    assert examine_file(file).condition in (Condition.NEWEST, Condition.OLDER)
    await upgrade_async(f"sqlite+aiosqlite:///{file}")
    assert examine_file(file).condition is Condition.NEWEST


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
