"""A place far down a big board costs no count of everybody above; it is a minute old at most."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import update

from bot.leaderboard_choice import Order
from bot.store import leaderboard_queries, schema
from bot.store.database import Database
from bot.store.leaderboard_queries import LeaderboardKey, Places, leaderboard
from bot.store.people_tables import FIRST_EDITION, STANDINGS
from bot.store.sum_rows import StandingRow
from bot.views.visibility import Viewer

PEOPLE = 40
BOARD = LeaderboardKey(7, "ever", "", Order.WINS)


@pytest.fixture
async def database(database: Database) -> Database:
    """Forty people on a board; two each have won as often."""
    rows = [StandingRow(n, 7, "ever", "", f"Person {n}", 50, n // 2) for n in range(1, PEOPLE + 1)]
    async with database.write() as connection:
        await STANDINGS.save(connection, FIRST_EDITION, rows)
    return database


async def place(database: Database, places: Places, user_id: int) -> int:
    async with database.read() as connection:
        own = (await leaderboard(connection, BOARD, Viewer(user_id, 1), 10, places=places)).own
    assert own is not None
    return own.place


async def test_it_is_the_place_that_counting_gives(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = datetime(2026, 11, 22, tzinfo=UTC)
    counted = [await place(database, Places(lambda: now), n) for n in range(1, PEOPLE + 1)]
    monkeypatch.setattr(leaderboard_queries, "COUNTED", 5)
    places: Places = Places(lambda: now)
    assert [await place(database, places, n) for n in range(1, PEOPLE + 1)] == counted
    assert counted[-1] == 1
    assert counted[0] == PEOPLE


async def test_far_down_it_is_counted_once_a_minute(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leaderboard_queries, "COUNTED", 5)
    now = datetime(2026, 11, 22, tzinfo=UTC)
    places: Places = Places(lambda: now)
    before = await place(database, places, 10)
    async with database.write() as connection:
        is_last = schema.standings.c.user_id == 1
        await connection.execute(update(schema.standings).where(is_last).values(wins=99))
    assert await place(database, places, 10) == before
    assert await place(database, places, 1) == 1, "near the top it is never old"
    now += leaderboard_queries.KEPT + timedelta(seconds=1)
    assert await place(database, places, 10) == before + 1


def test_nobody_stands_above_the_best() -> None:
    counted = leaderboard_queries._Above(datetime(2026, 11, 22, tzinfo=UTC), [1.0, 2.0], [1, 0])
    assert [counted.place(value) for value in (0.5, 1.0, 1.5, 2.0, 3.0)] == [2, 2, 1, 1, 1]
