"""`bench storage`: what whole games take, on both databases."""

from __future__ import annotations

from pathlib import Path

import pytest

from workbench.bench.stored_bytes import StorageReport, measure, table_of
from workbench.bench.stored_games import ROUNDS_OF_A_GAME, SEATS


def heard_nothing(_said: str) -> None:
    return


def numbers(report: StorageReport) -> dict[str, int]:
    return {each.kind: each.number for each in report.kinds}


async def measured(url: str) -> StorageReport:
    return await measure(url, 1, heard_nothing)


async def test_a_whole_game_is_stored_and_measured(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite3'}"
    report = await measured(url)
    found = numbers(report)
    assert found["a game without its actions"] == 1
    assert found["a round"] == ROUNDS_OF_A_GAME
    assert found["a person"] == SEATS
    assert found["two people who have met"] == SEATS * (SEATS - 1) // 2
    assert found["an action"] > 10 * ROUNDS_OF_A_GAME
    assert all(each.bytes_each > 0 for each in report.kinds)
    # One line an action at DEBUG, two lines a game at INFO.
    assert 100 < report.logged["DEBUG"] / found["an action"] < 300
    assert 200 < report.logged["INFO"] < 600
    again = await measured(url)
    assert (again.kinds, again.logged) == (report.kinds, {})
    assert len(table_of(report).rows) == len(table_of(again).rows) + 2


@pytest.mark.postgres
async def test_it_is_measured_on_postgresql(postgres_server: str) -> None:
    report = await measured(postgres_server)
    assert report.database == "PostgreSQL"
    assert numbers(report)["a round"] == ROUNDS_OF_A_GAME
    assert all(each.bytes_each > 0 for each in report.kinds)
