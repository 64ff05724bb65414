"""A round that is over is found with the results that are its own."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import insert

from bot.store import schema
from bot.store.database import Database
from bot.store.round_queries import finished_round, finished_round_of
from bot.views.visibility import Viewer

NOW = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)
GUILD, ANNA, BEN = 7, 1, 2
VIEWER = Viewer(ANNA, GUILD)
ROUNDS = (("a", 1, 10), ("a", 2, 20), ("b", 1, 30))
"""The game, the number, and the points of whoever sits first."""


@pytest.fixture
async def database(database: Database) -> Database:
    """Two rounds of one game and one of another, of two people each."""
    async with database.write() as connection:
        for game_id, number, points in ROUNDS:
            key = {"game_id": game_id, "number": number}
            ended = {"seed": b"x" * 16, "ended_at": NOW + timedelta(minutes=points)}
            of_whom = {"home_id": GUILD, "channel_id": 70, "mode": "classic", "options": []}
            how = {"scoring": "winner", "counted": True}
            await connection.execute(insert(schema.rounds).values(**key, **of_whom, **how, **ended))
            for seat, user_id in enumerate((ANNA, BEN)):
                result = {"seat": seat, "name": f"{game_id}{number}{seat}", "user_id": user_id}
                counted = {"won": not seat, "place": seat + 1, "points": points + seat}
                rest = {"score": 0, "cards": 0, "match_won": False}
                row = insert(schema.round_results).values(**key, **result, **counted, **rest)
                await connection.execute(row)
    return database


@pytest.mark.parametrize(
    ("game_id", "number", "points"), [("a", 1, 10), ("a", 2, 20), ("b", 1, 30)]
)
async def test_by_game_and_number(
    database: Database, game_id: str, number: int, points: int
) -> None:
    async with database.read() as connection:
        found = await finished_round_of(connection, game_id, number, VIEWER)
        assert await finished_round_of(connection, game_id, 3, VIEWER) is None
    assert found is not None
    assert (found.game_id, found.number, found.record) == (game_id, number, None)
    assert found.points == {0: points, 1: points + 1}
    assert found.names == {0: f"{game_id}{number}0", 1: f"{game_id}{number}1"}
    assert found.people == {ANNA: 0, BEN: 1}


async def test_the_last_but_so_many_of_a_server(database: Database) -> None:
    async with database.read() as connection:
        found = [await finished_round(connection, GUILD, back, VIEWER) for back in range(4)]
        elsewhere = await finished_round(connection, GUILD + 1, 0, VIEWER)
    keys = [None if each is None else (each.game_id, each.number) for each in found]
    assert keys == [("b", 1), ("a", 2), ("a", 1), None]
    assert elsewhere is None
