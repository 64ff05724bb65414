"""What is known of a finished round beyond its table: achievements, and how lucky it was.

How much the cards of a seat were worth is known only after the deal has been played out by
computer players (see `bot.tables.tallying.deal_judge`).
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import structs
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.engine import MatchOver, RoundOver
from bot.players.deal_odds import PLAYED_BY, DealOdds
from bot.store import round_queries, statistics_queries, tally_queries
from bot.store.database import Database
from bot.store.round_queries import DealtRow
from bot.views.cards_worth import CardsWorth, SeatWorth
from bot.views.table_values import FriendScores

from ...views.table_view import TableView
from .friend_scores import choose_friend_scores, load_friend_sums

_odds_decoder = msgspec.json.Decoder(DealOdds)


def decode_odds(stored: bytes) -> DealOdds:
    """Decode the stored odds of a deal."""
    return _odds_decoder.decode(stored)


async def add_result_details(database: Database, view: TableView) -> TableView:
    """Return `view` with what its result shows besides; unchanged while a round is played.

    The score between friends follows once the whole match is counted.
    """
    seen = view.observation
    if seen is None or not isinstance(seen.phase, RoundOver | MatchOver):
        return view
    async with database.read() as connection:
        earned = await statistics_queries.earned_in(connection, view.game.id, seen.number)
        scores = FriendScores()
        is_over = isinstance(seen.phase, MatchOver)
        if is_over and await tally_queries.is_tallied(connection, view.game.id):
            sums = await load_friend_sums(connection, view.game, view.options.mode, view.seats)
            scores = choose_friend_scores(sums, view.seats, view.game.friend_scores)
    by_seat = (
        (seat.number, name)
        for seat in view.seats
        if seat.user_id is not None
        for name in earned.get(seat.user_id, ())
    )
    result = structs.replace(view.result, earned=tuple(by_seat), friend_scores=scores)
    return structs.replace(view, result=result)


async def worth_of_match(connection: AsyncConnection, game_id: str) -> CardsWorth | None:
    """Return the worth of all counted rounds of a match, or None until every deal is played out."""
    return _add_up_worth(await round_queries.dealt_in(connection, game_id))


def _add_up_worth(dealt: Sequence[DealtRow]) -> CardsWorth | None:
    shares: dict[int, dict[int, float]] = {}
    seats: dict[int, SeatWorth] = {}
    for row in dealt:
        if row.odds is None or row.odds_by != PLAYED_BY:
            return None
        if row.number not in shares:
            counted = [each.seat for each in dealt if each.number == row.number]
            shares[row.number] = decode_odds(row.odds).shares_among(counted)
        before = seats.get(row.seat, SeatWorth(row.seat, 0, 0.0))
        worth = before.worth + shares[row.number][row.seat]
        seats[row.seat] = SeatWorth(row.seat, before.wins + row.won, worth)
    return CardsWorth(len(shares), tuple(seats.values())) if shares else None
