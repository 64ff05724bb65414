"""A SQLite file with damaged pages, on a disk without locks, or replaced under a running bot."""

from __future__ import annotations

import io
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing, redirect_stderr, redirect_stdout
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.cli import main
from bot.errors import NoAnswerError, NotWrittenError, PermanentError
from bot.store import sqlite_file
from bot.store.condition import Condition, examine_file, require_usable_file
from bot.store.database import Database
from bot.store.limits import Limits
from bot.store.migrate import upgrade_async
from tests.cli.conditions import DATABASE, bot_without_discord, overwrite_pages
from tests.silence.waiting import until_answered

from .refusing_kernel import NEEDS_KERNEL, REFUSALS, on_such_a_disk

COMMANDS = (["doctor", "--offline"], ["db", "upgrade"], ["run"])


@pytest.fixture
def file(tmp_path: Path, empty_database: Path) -> Path:
    return Path(shutil.copy(empty_database, tmp_path / DATABASE))


def contents(file: Path) -> list[bytes]:
    """What is at the place of the database, without the files beside it."""
    return [each.read_bytes() for each in file.parent.glob(file.name)]


def url_of(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


async def test_damaged_pages_are_found_before_they_are_needed(file: Path) -> None:
    assert examine_file(file).condition is Condition.NEWEST
    overwrite_pages(file)
    assert examine_file(file).condition is Condition.DAMAGED
    with pytest.raises(PermanentError, match=r"damaged.*db restore"):
        await upgrade_async(url_of(file))


def test_a_large_file_is_read_through_after_an_unclean_end_alone(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_file, "QUICKLY_READ", 0)
    overwrite_pages(file)
    assert examine_file(file).condition is Condition.NEWEST
    assert examine_file(file, whole=True).condition is Condition.DAMAGED
    require_usable_file(file)
    file.with_name(f"{file.name}-wal").write_bytes(bytes(32))
    with pytest.raises(PermanentError, match="damaged"):
        require_usable_file(file)


async def test_a_backup_beside_the_log_of_another_file_is_damaged(
    file: Path, tmp_path: Path
) -> None:
    """As after `cp backup database` where the bot was killed."""
    backup, played = Path(shutil.copy(file, tmp_path / "backup")), tmp_path / "played"
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        _grow(connection, "early")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        _grow(connection, "late")
        shutil.copy(backup, played)
        shutil.copy(f"{file}-wal", f"{played}-wal")
    with pytest.raises(PermanentError, match=r"damaged.*db restore"):
        await upgrade_async(url_of(played))


def _grow(connection: sqlite3.Connection, name: str) -> None:
    connection.execute("BEGIN")
    connection.executemany(
        "INSERT INTO deletions (salt, digest, deleted_at) VALUES (?, ?, '2026-01-01')",
        [(bytes(16), f"{name} {number}".encode()) for number in range(999)],
    )
    connection.execute("COMMIT")


@pytest.fixture
async def database(file: Path) -> AsyncIterator[Database]:
    database = Database(url_of(file), Limits(beginning=5, transaction=5, pause=0))
    await database.check()
    yield database
    await database.close()


@pytest.mark.parametrize("is_replaced", [True, False])
async def test_nothing_is_written_in_the_place_of_the_open_file(
    database: Database, file: Path, is_replaced: bool
) -> None:
    moved = shutil.move(file, file.with_name("moved"))
    if is_replaced:
        shutil.copy(moved, file)
    before = contents(file)
    with pytest.raises(NotWrittenError) as caught:
        await database.check()
    assert "removed or replaced" in str(caught.value.__cause__)
    assert database.silence.lasts is not None
    for work in (database.check, database.patient.check, database.tidy):
        with pytest.raises(NoAnswerError):
            await work()
    await database.close()
    assert contents(file) == before


async def test_long_work_begins_on_no_other_file(database: Database, file: Path) -> None:
    shutil.copy(shutil.move(file, file.with_name("moved")), file)
    before = contents(file)
    with pytest.raises(NoAnswerError):
        await database.patient.check()
    assert contents(file) == before


async def test_the_bot_goes_on_once_its_file_is_back(database: Database, file: Path) -> None:
    moved = shutil.move(file, file.with_name("moved"))
    with pytest.raises(NotWrittenError):
        await database.check()
    shutil.move(moved, file)
    await until_answered(database.check)
    assert database.silence.lasts is None


async def test_a_bot_ends_that_meets_a_damaged_page(file: Path) -> None:
    """It went on, with a traceback in its log at each look, and was ready."""
    overwrite_pages(file)
    database = Database(url_of(file))
    with pytest.raises(NoAnswerError):
        async with database.read() as connection:
            await connection.execute(text("SELECT count(*) FROM games"))
    assert database.silence.is_final.is_set()
    assert "db restore" in str(database.silence.final_fault)
    await database.close()


@NEEDS_KERNEL
@pytest.mark.parametrize("refusal", REFUSALS)
def test_a_disk_without_locks_or_shared_memory_is_named(
    refusal: str, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_file, "PLAY", Limits(beginning=0))

    said = on_such_a_disk(refusal, lambda: run_commands(file.parent, *COMMANDS))
    assert said.startswith("[1, 2, 2] ")
    assert said.count("SQLite cannot lock files or share memory") >= len(COMMANDS)
    assert "another program" not in said


@NEEDS_KERNEL
def test_no_database_is_made_on_such_a_disk(tmp_path: Path) -> None:
    said = on_such_a_disk("no shared memory", lambda: run_commands(tmp_path, ["run"]))
    assert said.startswith("[2] ")
    assert not (tmp_path / DATABASE).exists()


def run_commands(folder: Path, *commands: list[str]) -> str:
    """Return the statuses of the commands in this folder, and what they print."""
    said = io.StringIO()
    with bot_without_discord(folder), redirect_stdout(said), redirect_stderr(said):
        statuses = [main(command) for command in commands]
    return f"{statuses} {said.getvalue()}"
