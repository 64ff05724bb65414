"""No query looks at everything that was ever kept: how much was played must slow nobody down."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import game_queries, message_queries, pruning_queries, statistics_queries
from bot.store.database import Database
from bot.store.schema import metadata

NOW = datetime(2026, 1, 2, tzinfo=UTC)

QUERIES: dict[str, Callable[[AsyncConnection], Awaitable[Any]]] = {
    "stale messages": message_queries.games_with_stale_messages,
    "a message by its id": lambda c: message_queries.find_message(c, 1),
    "a channel of direct messages": lambda c: message_queries.dm_channel_of(c, 1),
    "hands of earlier matches": lambda c: message_queries.games_with_older_hand(
        c, 1, "game", NOW, 1
    ),
    "messages of a game": lambda c: message_queries.messages_of(c, "game"),
    "a channel's game": lambda c: game_queries.game_in_channel(c, 1),
    "who played here last": lambda c: game_queries.last_players(c, 1),
    "rematches": lambda c: game_queries.games_offering_rematch(c, 1),
    "a server's games": lambda c: game_queries.games_in_guild(c, 1),
    "a guest's tables": lambda c: game_queries.hosts_as_guest(c, 1, NOW),
    "a person's games": lambda c: game_queries.games_of(c, 1),
    "all games under way": game_queries.places,
    "what falls due": lambda c: game_queries.due_until(c, NOW),
    "scores between friends": lambda c: statistics_queries.friend_scores_among(c, (1, 2), 1, "duo"),
    "streaks of friends": lambda c: statistics_queries.streaks_among(c, (1, 2), 1, "duo"),
    "somebody's statistics": lambda c: statistics_queries.person_rows(c, 1, 1),
    "what is to be pruned": lambda c: pruning_queries.games_to_prune(c, NOW, 10),
}

FEW = {
    str(index.name)
    for table in metadata.tables.values()
    for index in table.indexes
    if index.dialect_options["sqlite"]["where"] is not None
} | {"sums", "sqlite_autoindex_erasures_1"}
"""Indexes and tables with few rows, which may be read whole: partial indexes, and two tables."""


@pytest.mark.parametrize("name", QUERIES)
async def test_an_index_leads_to_what_is_asked_for(database: Database, name: str) -> None:
    asked: list[tuple[str, Any]] = []

    def note(_c: object, _cursor: object, text: str, values: Any, *_: object) -> None:
        asked.append((text, values))

    async with database.read() as connection:
        event.listen(connection.sync_connection, "before_cursor_execute", note)
        await QUERIES[name](connection)
        event.remove(connection.sync_connection, "before_cursor_execute", note)
        for text, values in asked:
            plan = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {text}", values)
            steps = [row.detail for row in plan]
            assert steps
            assert [s for s in steps if s.startswith("SCAN") and s.split()[-1] not in FEW] == []
