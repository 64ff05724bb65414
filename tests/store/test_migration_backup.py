"""The backup before a migration: beside the file, whole, kept by age, or the tables stay."""

from __future__ import annotations

import logging
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.cli import main
from bot.errors import OperatorError
from bot.store import condition
from bot.store.backup import restore
from bot.store.kept_backups import name_of
from bot.store.migrate import migration_backups, upgrade_async
from bot.store.own_file import claimed
from bot.store.revisions import newest_revision
from tests.updates.recorded_database import (
    RECORDED_REVISION,
    later_version,
    make_recorded_database,
)


@pytest.fixture
def older(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Path]:
    """A database of an older version, which DATABASE_URL names."""
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "games.sqlite3"
    monkeypatch.setenv("DATABASE_URL", url_of(file))
    make_recorded_database(file)
    with later_version(tmp_path_factory.mktemp("later")):
        yield file


def url_of(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


def content(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as connection:
        return list(connection.iterdump())


def revision(file: Path) -> str:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute("SELECT version_num FROM alembic_version").fetchone()[0]


async def test_the_way_back(older: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    before = content(older)
    caplog.set_level(logging.INFO)
    await upgrade_async(url_of(older))
    assert revision(older) == newest_revision()
    (backup,) = migration_backups(older)
    name = rf"games\.sqlite3\.before-{RECORDED_REVISION}-\d{{4}}-\d\d-\d\dT\d{{6}}Z"
    assert re.fullmatch(name, backup.name), "it names the tables in it, not those that come"
    assert backup.stat().st_mode & 0o777 == 0o600
    assert content(backup) == before
    assert f"contra-uno db restore '{backup}'" in caplog.text
    restore(backup, older, tmp_path / "aside")
    assert revision(older) == RECORDED_REVISION


async def test_without_older_tables_there_is_nothing_to_copy(tmp_path: Path) -> None:
    file = tmp_path / "new.sqlite3"
    for _ in range(2):
        await upgrade_async(url_of(file))
    assert migration_backups(file) == []


async def test_backups_of_before_are_kept_by_age(older: Path) -> None:
    days = (1, 29, 31, 400)
    for day in days:
        moment = datetime.now(UTC) - timedelta(days=day)
        older.with_name(f"{older.name}.before-0030-{name_of(moment)}").touch()
    aside = older.with_name(f"{older.name}.before-20240101-120000")  # of `db restore`
    aside.touch()
    await upgrade_async(url_of(older))
    left = {file.name for file in migration_backups(older)}
    assert len(left) == 3
    assert sum("before-0030" in name for name in left) == 2
    assert aside.exists()


@pytest.fixture
def no_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk on which 1 MiB is free."""
    monkeypatch.setattr("shutil.disk_usage", lambda _folder: SimpleNamespace(free=1 << 20))


@pytest.mark.usefixtures("no_room")
def test_where_there_is_no_room_nothing_begins(
    older: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before, there = content(older), set(older.parent.glob("*.before-*"))
    assert main(["db", "upgrade"]) == 1
    told = capsys.readouterr().err
    # The margin of 64 MiB, and less than one for the file, without the one that is free.
    assert re.search(r"6[34] MiB are missing", told)
    assert "contra-uno db upgrade --no-backup" in told
    assert content(older) == before
    assert set(older.parent.glob("*.before-*")) == there
    assert main(["db", "upgrade", "--no-backup"]) == 0
    assert revision(older) == newest_revision()
    assert migration_backups(older) == []


async def test_a_copy_that_is_not_whole_keeps_the_tables_as_they_are(older: Path) -> None:
    with closing(sqlite3.connect(older)) as connection, connection:
        connection.execute(
            "INSERT INTO seats (game_id, number, name, user_id) VALUES ('no', 0, 'x', 1)"
        )
    with pytest.raises(OperatorError, match=r"(?s)not whole.*--no-backup"):
        await upgrade_async(url_of(older))
    assert revision(older) == RECORDED_REVISION
    assert migration_backups(older) == []


def test_the_pages_of_the_database_are_read_once(
    older: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each time takes a second for each quarter of a gigabyte."""
    read, find = list[Path](), condition.find_damage
    monkeypatch.setattr(condition, "find_damage", lambda file: read.append(file) or find(file))
    assert main(["db", "upgrade", "--no-backup"]) == 0
    assert read == [older]


def test_tables_are_not_changed_while_a_bot_runs(
    older: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with claimed(url_of(older)):
        assert main(["db", "upgrade"]) == 1
    assert "A bot runs on" in capsys.readouterr().err
    assert revision(older) == RECORDED_REVISION


@pytest.mark.postgres
async def test_for_postgresql_it_is_said_what_to_do_before(
    migrated_postgresql: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with later_version(tmp_path):
        await upgrade_async(migrated_postgresql)
        (warning,) = [record.message for record in caplog.records if "pg_dump" in record.message]
        assert "postgresql://postgres@" in warning
        caplog.clear()
        await upgrade_async(migrated_postgresql)
    assert "pg_dump" not in caplog.text
