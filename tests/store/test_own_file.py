"""The file of an SQLite database: for its owner, and for one bot at a time."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.errors import OperatorError
from bot.store import migrate, own_file
from bot.store.database import Database
from bot.store.own_file import FileOwner, claimed, explain_refusal, this_user


@pytest.fixture(autouse=True)
def everybody_may_read_what_is_made() -> Iterator[None]:
    """What a shell has."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def address(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


async def test_nobody_else_reads_a_database_and_what_is_beside_it(tmp_path: Path) -> None:
    file = tmp_path / "new" / "folder" / "games.sqlite3"
    await migrate.upgrade_async(address(file))
    database = Database(address(file))
    try:
        async with database.write() as connection:
            await connection.exec_driver_sql("UPDATE games SET version = 0")
        found = {path.name: mode(path) for path in file.parent.iterdir()}
    finally:
        await database.close()
    assert set(found) >= {"games.sqlite3", "games.sqlite3-wal", "games.sqlite3-shm"}
    assert set(found.values()) == {0o600}
    assert mode(file.parent) == 0o700


async def test_a_database_of_before_is_shut(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    beside = tmp_path / "games.sqlite3-wal"
    for path in (file, beside):
        path.touch(0o644)
    await migrate.upgrade_async(address(file))
    assert mode(file) == 0o600
    assert not beside.exists() or mode(beside) == 0o600


def test_one_bot_at_a_time(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    with claimed(address(file)):
        with pytest.raises(OperatorError, match="runs on"), claimed(address(file)):
            pass
        with claimed(address(tmp_path / "others.sqlite3")):
            pass
    with claimed(address(file)):
        pass


def test_a_server_takes_several() -> None:
    with claimed("postgresql+asyncpg://h/d"), claimed("postgresql+asyncpg://h/d"):
        pass


def test_a_folder_that_cannot_be_made_is_named() -> None:
    with pytest.raises(OperatorError, match="/dev/null"), claimed(address(Path("/dev/null/a.db"))):
        pass


@pytest.mark.parametrize("group", [0, 4_321])
def test_a_file_of_ones_own_user_is_nobody_elses(
    group: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    user = this_user()
    monkeypatch.setattr(own_file, "this_user", lambda: user and FileOwner(user.user, group))
    assert explain_refusal("no", tmp_path) == "no"


def test_where_files_have_no_users_none_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on Windows."""
    monkeypatch.setattr(own_file, "this_user", lambda: None)
    assert explain_refusal("no", tmp_path) == "no"


@pytest.mark.skipif(not hasattr(os, "statvfs"), reason="file systems do not say so here")
@pytest.mark.parametrize(
    ("reason", "explained"),
    [
        ("unable to open database file", "; its folder is read-only, for every user"),
        ("Read-only file system", ""),
    ],
)
def test_a_disk_that_is_read_only_is_named(
    reason: str, explained: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mounted = SimpleNamespace(f_flag=os.ST_RDONLY)
    monkeypatch.setattr(os, "statvfs", lambda _path: mounted)
    told = explain_refusal(reason, tmp_path / "games.sqlite3")
    assert told == reason + explained
