"""`db move`: what it refuses before it moves anything, and how it ends."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.cli import main
from bot.store.own_file import claimed
from tests.cli.status import status_of
from tests.updates.recorded_database import later_version, make_recorded_database

PASSWORD = "s3cret"
NOWHERE = f"postgres://uno:{PASSWORD}@127.0.0.1:1/contra"
Use = Callable[[Path | str], None]


@pytest.fixture
def use(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Use:
    """A function that sets DATABASE_URL, in a folder that has no .env."""
    monkeypatch.chdir(tmp_path)

    def use(database: Path | str) -> None:
        url = f"sqlite:///{database}" if isinstance(database, Path) else database
        monkeypatch.setenv("DATABASE_URL", url)

    return use


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("sqlite:///new.sqlite3", "must name a PostgreSQL database"),
        ("mysql://uno@host/contra", "must begin with"),
        (f"postgres://uno:{PASSWORD}@host:port/contra", "the port after the host"),
    ],
)
def test_another_address_is_misuse(
    url: str, told: str, use: Use, empty_database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    use(empty_database)
    assert status_of("db", "move", url) == 2
    said = capsys.readouterr().err
    assert told in said
    assert PASSWORD not in said


def test_only_sqlite_is_moved(use: Use, capsys: pytest.CaptureFixture[str]) -> None:
    use(f"postgres://uno:{PASSWORD}@db/contra")
    assert main(["db", "move", NOWHERE]) == 2
    said = capsys.readouterr().err
    assert "DATABASE_URL does not name a file of SQLite" in said
    assert PASSWORD not in said


def test_a_missing_file_is_not_made(
    use: Use, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    use(tmp_path / "new" / "games.sqlite3")
    assert main(["db", "move", NOWHERE]) == 1
    assert "is not there" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_an_older_file_is_refused(
    use: Use, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "older.sqlite3"
    make_recorded_database(file)
    before = file.read_bytes()
    use(file)
    with later_version(tmp_path):
        assert main(["db", "move", NOWHERE]) == 1
    assert "run `contra-uno db upgrade`" in capsys.readouterr().err
    assert file.read_bytes() == before


def test_the_file_of_a_running_bot_is_refused(
    use: Use, empty_database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    use(empty_database)
    with claimed(f"sqlite+aiosqlite:///{empty_database}"):
        assert main(["db", "move", NOWHERE]) == 1
    assert f"A bot runs on {empty_database}" in capsys.readouterr().err


def test_a_server_that_is_not_there_is_named_without_the_password(
    use: Use, empty_database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("asyncpg", reason="needs asyncpg")
    use(empty_database)
    assert main(["db", "move", NOWHERE]) == 1
    said = capsys.readouterr()
    assert "postgresql+asyncpg://uno:***@127.0.0.1:1/contra cannot be used: " in said.err
    assert "Nothing is changed." in said.err
    assert "moved already" not in said.err
    assert PASSWORD not in said.out + said.err


def test_a_missing_driver_is_named(
    use: Use,
    empty_database: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    use(empty_database)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    assert main(["db", "move", NOWHERE]) == 2
    assert "needs asyncpg: pip install '.[postgres]'" in capsys.readouterr().err


def test_ending_it_in_the_middle_says_how_to_go_on(
    use: Use,
    empty_database: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def interrupted(*_any: object) -> None:
        raise KeyboardInterrupt

    use(empty_database)
    monkeypatch.setattr("bot.store.move.begin", interrupted)
    assert main(["db", "move", NOWHERE]) == 130
    assert "the same command goes on" in capsys.readouterr().err
