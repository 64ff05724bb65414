"""An update of the tables is carried out as a whole, by one process, or not at all."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
from contextlib import ExitStack
from pathlib import Path

import pytest
from sqlalchemy import text

from bot import patient_start
from bot.cli import main
from bot.store.condition import Condition, examine, examine_file
from bot.store.database import Database
from bot.store.migrate import StillRunningError, upgrade_async
from bot.store.own_file import claimed
from bot.tables import SystemClock
from bot.tables.process_presence import ProcessPresence
from tests.guard import GUARD

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


async def _note_process(url: str, *, seconds_ago: int = -600) -> None:
    """Let a process with shard 0 be seen at this database.

    It is one that will be seen for ten minutes, however slow the machine is.
    """
    database = Database(url)
    presence = ProcessPresence(database, SystemClock(), 48)
    presence.found(0, 1)
    await presence.tell()
    async with database.write() as connection:
        ago = f"clock_timestamp() - interval '{seconds_ago} seconds'"
        await connection.execute(text(f"UPDATE processes SET seen_at = {ago}"))
    await database.close()


@pytest.mark.postgres
async def test_tables_are_not_changed_under_a_process_that_works_with_them(
    migrated_postgresql: str, tmp_path: Path
) -> None:
    await _note_process(migrated_postgresql)
    with later_version(tmp_path):
        assert "seen 0 s ago" in str(await examine(migrated_postgresql))
        with pytest.raises(StillRunningError, match=r"shards \[0\] since 20\d\d-.*seen 0 s ago"):
            await upgrade_async(migrated_postgresql)
        await _note_process(migrated_postgresql, seconds_ago=31)
        await upgrade_async(migrated_postgresql)
        assert (await examine(migrated_postgresql)).condition is Condition.NEWEST


@pytest.mark.postgres
def test_an_operator_may_change_the_tables_although_a_process_runs(
    migrated_postgresql: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("DATABASE_URL", migrated_postgresql)
    monkeypatch.setattr(patient_start, "_SECONDS", 0)
    asyncio.run(_note_process(migrated_postgresql))
    with later_version(tmp_path):
        assert main(["db", "upgrade"]) == 1
        assert "db upgrade --although-running" in capsys.readouterr().err
        assert main(["db", "upgrade", "--although-running"]) == 0


@pytest.mark.postgres
async def test_a_process_that_finds_newer_tables_says_so_once(
    migrated_postgresql: str, caplog: pytest.LogCaptureFixture
) -> None:
    database = Database(migrated_postgresql)
    presence = ProcessPresence(database, SystemClock(), 48)
    await presence.tell()
    assert not presence.outdated.is_set()
    async with database.write() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    async with asyncio.timeout(GUARD):
        await presence.run()
        await presence.tell()
    assert presence.outdated.is_set()
    assert [record.message for record in caplog.records] == [
        "a newer version of the bot has changed the tables, so this process ends: update it, too"
    ]
    await database.close()


def test_an_upgrade_waits_for_another_one_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite3'}"
    other = ExitStack()
    other.enter_context(claimed(url))

    def end_the_other(_record: logging.LogRecord) -> bool:
        other.close()
        return True

    monkeypatch.setenv("DATABASE_URL", url)
    monkeypatch.setattr(patient_start, "_PAUSES", (0.0,))
    monkeypatch.setattr(patient_start.log, "filters", [end_the_other])
    assert main(["db", "upgrade"]) == 0
    assert "the tables are not changed yet: trying again in 0 s. A bot runs on" in caplog.text
