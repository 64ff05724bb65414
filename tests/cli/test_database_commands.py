"""`db upgrade`."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from bot.cli import main


def test_upgrade_makes_the_tables_and_may_be_repeated(database: Path) -> None:
    assert main(["db", "upgrade"]) == 0
    assert main(["db", "upgrade"]) == 0
    with sqlite3.connect(database) as connection:
        assert connection.execute("SELECT count(*) FROM alembic_version").fetchone() == (1,)


def test_upgrade_of_what_is_no_database(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database.parent.mkdir()
    database.write_text("not a database, but long enough to be looked at " * 50)
    before = database.read_bytes()
    assert main(["db", "upgrade"]) == 2
    assert "restore a backup" in capsys.readouterr().err
    assert database.read_bytes() == before
