"""Which backups are removed: those that are old, and not among the newest."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.cli import main
from bot.errors import OperatorError
from bot.store.kept_backups import backups_in, file_in, moment_in, newest_in, remove_old

NOW = datetime(2026, 11, 26, 12, 0, tzinfo=UTC)
AGES = {
    "now": timedelta(0),
    "seconds": timedelta(seconds=10),
    "hours": timedelta(hours=5),
    "days": timedelta(days=13, hours=23),
    "weeks": timedelta(days=14, seconds=1),
    "months": timedelta(days=100),
}


@pytest.mark.parametrize(
    ("newest", "days", "left"),
    [
        (2, 0, "now seconds"),
        (1, 14, "now seconds hours days"),
        (5, 14, "now seconds hours days weeks"),
        (1, 1, "now seconds hours"),
        (9, 0, "now seconds hours days weeks months"),
    ],
)
def test_a_backup_stays_if_it_is_young_or_among_the_newest(
    tmp_path: Path, newest: int, days: int, left: str
) -> None:
    files = {name: file_in(tmp_path, NOW - age) for name, age in AGES.items()}
    for file in files.values():
        file.touch()
    removed = remove_old(backups_in(tmp_path), NOW, newest, timedelta(days=days))
    there = {name for name, file in files.items() if file.exists()}
    assert there == set(left.split())
    assert set(removed) == {files[name] for name in files.keys() - there}


def test_the_newest_stays_however_old_it_is(tmp_path: Path) -> None:
    file = file_in(tmp_path, NOW - timedelta(days=400))
    file.touch()
    assert remove_old([file], NOW, 1, timedelta(days=14)) == []
    assert file.exists()


def test_a_moment_is_read_from_a_name() -> None:
    assert moment_in(file_in(Path("folder"), NOW)) == NOW
    assert moment_in(Path("contra-yesterday.sqlite3")) is None


def test_three_backups_in_a_row_remove_none_that_is_young(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", "sqlite+aiosqlite:///games.sqlite3")
    assert main(["db", "upgrade"]) == 0
    folder = tmp_path / "backups"
    folder.mkdir()
    young = [file_in(folder, datetime.now(UTC) - timedelta(seconds=s)) for s in (20, 10)]
    old = [file_in(folder, datetime.now(UTC) - timedelta(days=day)) for day in (20, 30)]
    for file in (*young, *old):
        file.touch()
    assert main(["db", "backup", "--into", "backups", "--keep-days", "14"]) == 0
    assert all(file.exists() for file in young)
    assert not any(file.exists() for file in old)
    assert f"{old[0].relative_to(tmp_path)} is removed." in capsys.readouterr().out


def test_what_cannot_be_removed_is_named(tmp_path: Path) -> None:
    folder = file_in(tmp_path, NOW - timedelta(days=9))
    folder.mkdir()
    file_in(tmp_path, NOW).touch()
    with pytest.raises(OperatorError, match=rf"{folder.name} cannot be removed: .*Remove it"):
        remove_old(backups_in(tmp_path), NOW, newest=1)


def test_the_newest_backup_is_a_copy_or_a_dump(tmp_path: Path) -> None:
    assert newest_in(tmp_path / "none") is None
    older, newer = NOW - timedelta(days=2), NOW - timedelta(days=1)
    file_in(tmp_path, older).touch()
    for name in (".dump", ".dump.new"):
        moment = newer if name == ".dump" else NOW
        file_in(tmp_path, moment).with_suffix(name).touch()
    (tmp_path / "contra-notes.sqlite3").touch()
    assert newest_in(tmp_path) == newer
