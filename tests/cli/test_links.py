"""A database that is named by a link: it is the file that the link leads to."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from bot.cli import main
from bot.store.own_file import claimed, files_of

from .conditions import copy_as_backup


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The place of a database, in another folder than the link that DATABASE_URL names."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "disk").mkdir()
    Path("link.sqlite3").symlink_to(Path("disk", "games.sqlite3"))
    monkeypatch.setenv("DATABASE_URL", "sqlite+aiosqlite:///link.sqlite3")
    return tmp_path / "disk" / "games.sqlite3"


def _restore(empty: Path) -> int:
    copy_as_backup(empty, Path("backup.sqlite3"))
    return main(["db", "restore", "backup.sqlite3"])


@pytest.mark.parametrize(
    ("named", "of_bot"), [("link", "file"), ("file", "link"), ("link", "link")]
)
def test_a_bot_that_runs_on_either_name_has_both(
    named: str,
    of_bot: str,
    file: Path,
    empty_database: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    shutil.copy(empty_database, file)
    addresses = {"link": "sqlite+aiosqlite:///link.sqlite3", "file": f"sqlite+aiosqlite:///{file}"}
    monkeypatch.setenv("DATABASE_URL", addresses[named])
    with claimed(addresses[of_bot]):
        assert _restore(empty_database) == 1
    assert f"A bot runs on {file} already" in capsys.readouterr().err
    assert _restore(empty_database) == 0


def test_all_that_is_made_lies_beside_the_file(file: Path, tmp_path: Path) -> None:
    assert main(["db", "upgrade"]) == 0
    assert main(["privacy", "delete", "1"]) == 0
    assert [each.name for each in files_of(file)] == ["games.sqlite3", "games.sqlite3.lock"]
    assert {each.name for each in tmp_path.iterdir()} == {"disk", "link.sqlite3"}


@pytest.mark.parametrize("folder", ["disk", "disk/new"])
def test_restore_writes_where_the_link_leads(folder: str, file: Path, empty_database: Path) -> None:
    link = Path("link.sqlite3")
    link.unlink()
    link.symlink_to(Path(folder, "games.sqlite3"))
    assert _restore(empty_database) == 0
    assert link.is_symlink()
    assert Path(folder, "games.sqlite3").is_file()
    assert _restore(empty_database) == 0
    assert len(list(Path(folder).glob("games.sqlite3.before-*"))) == 1


@pytest.mark.parametrize(
    "command",
    [
        ["db", "upgrade"],
        ["db", "backup", "copy.sqlite3"],
        ["privacy", "export", "1"],
        ["doctor", "--offline"],
    ],
    ids=" ".join,
)
def test_a_link_in_a_circle_is_named(
    command: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("a.sqlite3").symlink_to("b.sqlite3")
    Path("b.sqlite3").symlink_to("a.sqlite3")
    monkeypatch.setenv("DATABASE_URL", "sqlite+aiosqlite:///a.sqlite3")
    assert main(command) == 1
    told = capsys.readouterr()
    assert "a link that leads round in a circle" in told.out + told.err


def test_doctor_knows_a_folder_that_is_a_link_to_nowhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "folder").symlink_to(tmp_path / "nowhere")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", "sqlite+aiosqlite:///folder/games.sqlite3")
    assert main(["doctor", "--offline"]) == 1
    assert "folder is not a folder" in capsys.readouterr().out
