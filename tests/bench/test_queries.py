"""The bench of queries fills a database with what fits together, and asks each query."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.cli import main

SMALL = ("--rounds", "40", "--people", "30", "--servers", "2", "--messages", "50", "--asked", "3")


def test_a_small_database_is_filled_and_asked(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "grown.sqlite3"
    url = f"sqlite+aiosqlite:///{file}"
    assert main(["bench", "queries", *SMALL, "--json", "--database", url]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["database"] == "SQLite"
    assert {times["asked"] for times in report["times"]} == {3}
    with closing(sqlite3.connect(file)) as connection:

        def value(query: str) -> int:
            return connection.execute(query).fetchone()[0]

        assert value("SELECT count(*) FROM rounds") == 40
        assert value("SELECT count(*) FROM messages") == 50
        everywhere = "FROM standings WHERE guild_id = 0 AND period = 'ever' AND mode = ''"
        assert value(f"SELECT sum(rounds) {everywhere}") == 4 * 40
        assert value(f"SELECT sum(wins) {everywhere}") == 40


def test_it_is_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "queries", *SMALL]) == 0
    assert "leaderboard everywhere, the last page" in capsys.readouterr().out
