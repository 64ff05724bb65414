"""The bench of queries fills a database with what fits together, and asks each query."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import delete, select

from bot.cli import main
from bot.statistics import Stretch
from bot.store import schema, shown_sums
from bot.store.database import Database
from bot.store.migrate import upgrade_async
from bot.tables.ports import SystemClock
from bot.tables.tallying.recount import recount
from bot.tables.tallying.statistics_lookup import Recaps
from bot.tables.tallying.tally import Tally
from bot.views.visibility import Viewer
from workbench.bench.grown_database import Growth, grow

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
        everywhere = "FROM standings WHERE home_id IN (0, -1) AND period = 'ever' AND mode = ''"
        assert value(f"SELECT sum(rounds) {everywhere}") == 4 * 40
        assert value(f"SELECT sum(wins) {everywhere}") == 40


@pytest.mark.lengthy
def test_a_filled_database_is_asked_again_and_another_one_is_not_written_to(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'grown.sqlite3'}"
    assert [main(["bench", "queries", *SMALL, "--database", url]) for _ in range(2)] == [0, 0]
    assert "leaderboard everywhere, the last page" in capsys.readouterr().out
    assert main(["bench", "queries", *SMALL, "--rounds", "8", "--database", url]) == 1
    assert "holds 40 rounds and 50 messages" in capsys.readouterr().err


@pytest.mark.lengthy
async def test_the_sums_are_those_of_a_recount(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'grown.sqlite3'}"
    await upgrade_async(url)
    database = Database(url)
    clock = SystemClock()
    tables = (shown_sums.standings, shown_sums.rivalries, shown_sums.friend_scores)
    try:
        await grow(database, Growth(400, 30, 3, 50, 7), clock.now(), lambda _told: None)
        # Ratings and catches are in the records alone.
        async with database.write() as connection:
            await connection.execute(delete(schema.records))
        quick, recounted = list[list[str]](), list[list[str]]()
        for rows in (quick, recounted):
            async with database.read() as connection:
                for table in tables:
                    found = (await connection.execute(select(table))).all()
                    rows.append(sorted(map(repr, found)))
            await recount(database, clock)
        assert quick == recounted
        assert len(quick[0]) > 100
    finally:
        await database.close()


@pytest.mark.lengthy
async def test_a_recap_is_told_from_the_facts_of_its_rounds(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'grown.sqlite3'}"
    await upgrade_async(url)
    database, clock = Database(url), SystemClock()
    try:
        population = await grow(
            database, Growth(400, 30, 1, 50, 7), clock.now(), lambda _told: None
        )
        recaps = Recaps(database, clock, Tally(database, clock))
        found = await recaps.of_server(population.servers[0], Stretch.MONTH, Viewer(0, 0))
        assert found is not None
        assert found.recap.catcher is not None
        assert found.recap.luckiest is not None
    finally:
        await database.close()
