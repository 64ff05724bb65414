"""What the cards were worth with which a round or a match was won: known once it is played out."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.engine import MatchOver, RoundOver
from bot.players.deal_odds import PLAYED_BY, DealOdds
from bot.store import round_queries
from bot.store.database import Database
from bot.store.round_queries import DealtRow
from bot.views.cards_worth import CardsWorth, SeatWorth

from ...views.table_view import TableView
from ..tallying.deal_judge import decoded_odds


async def worth_of_round(
    connection: AsyncConnection, game_id: str, number: int
) -> CardsWorth | None:
    """What the cards of this round were worth; None until that is known."""
    return _worth(await round_queries.dealt_in(connection, game_id, number))


async def worth_of_match(connection: AsyncConnection, game_id: str) -> CardsWorth | None:
    """The same of all rounds of a match that count; None until it is known of each of them."""
    return _worth(await round_queries.dealt_in(connection, game_id))


async def with_worth(database: Database, view: TableView) -> TableView:
    """The view with what the cards were worth of the round or match whose result it shows."""
    seen = view.observation
    if seen is None or view.what_if or not isinstance(seen.phase, RoundOver | MatchOver):
        return view
    async with database.read() as connection:
        if isinstance(seen.phase, MatchOver):
            worth = await worth_of_match(connection, view.game_id)
        else:
            worth = await worth_of_round(connection, view.game_id, seen.number)
    return structs.replace(view, worth=worth)


def _worth(dealt: Sequence[DealtRow]) -> CardsWorth | None:
    odds: dict[int, DealOdds] = {}
    seats: dict[int, SeatWorth] = {}
    for row in dealt:
        if row.odds is None or row.odds_by != PLAYED_BY:
            return None
        if row.number not in odds:
            odds[row.number] = decoded_odds(row.odds)
        known = odds[row.number]
        before = seats.get(row.seat, SeatWorth(row.seat, 0, 0.0))
        share = known.wins[row.seat] / known.playouts
        seats[row.seat] = SeatWorth(row.seat, before.wins + row.won, before.worth + share)
    return CardsWorth(len(odds), tuple(seats.values())) if odds else None
