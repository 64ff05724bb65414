"""Commands that look into a database, or change what is in it, make none and migrate none."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.cli import main
from bot.store.revisions import newest_revision
from tests.updates.recorded_database import later_version, make_recorded_database

COMMANDS = [
    ["privacy", "export", "1"],
    ["privacy", "delete", "1"],
    ["privacy", "list", "list.json"],
    ["privacy", "apply", "known.json"],
    ["db", "recount"],
    ["db", "backup", "copy.sqlite3"],
]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, with a list of nobody and without a database."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", "sqlite+aiosqlite:///games.sqlite3")
    Path("known.json").write_text("[]")
    return tmp_path


@pytest.mark.parametrize("argv", COMMANDS, ids=" ".join)
def test_where_there_is_none(
    argv: list[str], folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(argv) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert str(folder / "games.sqlite3") in told.err
    assert "DATABASE_URL" in told.err
    assert [file.name for file in folder.iterdir()] == ["known.json"]


@pytest.mark.parametrize("argv", COMMANDS[:-1], ids=" ".join)
def test_an_older_one_stays_older(
    argv: list[str],
    folder: Path,
    capsys: pytest.CaptureFixture[str],
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    make_recorded_database(folder / "games.sqlite3")
    with later_version(tmp_path_factory.mktemp("later")):
        assert main(argv) == 1
    assert "db upgrade" in capsys.readouterr().err
    with closing(sqlite3.connect(folder / "games.sqlite3")) as connection:
        (version,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    assert version == newest_revision()


@pytest.mark.parametrize(
    "argv",
    [*COMMANDS, ["db", "upgrade"], ["db", "restore", "backup"], ["doctor", "--offline"]],
    ids=" ".join,
)
def test_in_a_folder_that_has_been_removed(
    argv: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    removed = tmp_path / "removed"
    removed.mkdir()
    known = tmp_path / "known.json"
    known.write_text("[]")
    monkeypatch.chdir(removed)
    removed.rmdir()
    assert main([str(known) if word == "known.json" else word for word in argv]) == 1
    told = capsys.readouterr()
    assert "the current folder has been removed" in told.out + told.err
