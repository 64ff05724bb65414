"""What was earned with the round that a view shows the result of."""

from __future__ import annotations

from msgspec import structs

from bot.engine import MatchOver, RoundOver
from bot.store import statistics_queries
from bot.store.database import Database

from ...views.table_view import TableView


async def with_earned(database: Database, view: TableView) -> TableView:
    """The view with the achievements of the round that is over; the same while one is played."""
    seen = view.observation
    if seen is None or not isinstance(seen.phase, RoundOver | MatchOver):
        return view
    async with database.read() as connection:
        earned = await statistics_queries.earned_in(connection, view.game_id, seen.number)
    by_seat = (
        (seat.number, name)
        for seat in view.seats
        if seat.user_id is not None
        for name in earned.get(seat.user_id, ())
    )
    return structs.replace(view, earned=tuple(by_seat))
