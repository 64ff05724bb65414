"""The score between friends: how the people of a table have fared against each other here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import statistics_queries
from bot.store.sum_rows import FriendScoreRow
from bot.views.table_values import FriendScores, PublicGame, SeatRow

_CLOSE = 2
"""Two people whose scores differ by at most this much are close."""

_ROUND_NUMBER = 10

_SHORTEST_STREAK = 3

_FEWEST_PEOPLE = 2


class FriendSums(Struct, frozen=True):
    """What the people of a table have won in its place and game: scores of pairs, and streaks."""

    scores: Sequence[FriendScoreRow] = ()
    streaks: Mapping[int, int] = {}


async def load_friend_sums(
    connection: AsyncConnection, game: PublicGame, mode: str, seats: Sequence[SeatRow]
) -> FriendSums:
    """Load the sums of the people in these seats."""
    people = [seat.user_id for seat in seats if seat.user_id is not None]
    if len(people) < _FEWEST_PEOPLE or game.what_if:
        return FriendSums()
    return FriendSums(
        await statistics_queries.friend_scores_among(connection, people, game.home_id, mode),
        await statistics_queries.streaks_among(connection, people, game.home_id, mode),
    )


def choose_friend_scores(
    sums: FriendSums, seats: Sequence[SeatRow], before: FriendScores
) -> FriendScores:
    """Return a pair and a streak that are worth a line: those of `before`, if it has some.

    Else it is the pair with the most rounds of those whose scores are close or whose rounds are a
    multiple of ten, and the longest streak.
    """
    number_of = {seat.user_id: seat.number for seat in seats if seat.user_id is not None}
    scores = {(number_of[row.user_id], number_of[row.rival_id]): row for row in sums.scores}
    streaks = {number_of[user_id]: streak for user_id, streak in sums.streaks.items()}
    pair = _choose_pair(scores, before.pair)
    ahead = (0, 0) if pair is None else (scores[pair].ahead, scores[pair].behind)
    if before.winner is not None and streaks.get(before.winner) == 0:
        return FriendScores(pair, ahead, before.winner, before.streak, is_over=True)
    told = (before.winner,) if before.winner in streaks else sorted(streaks)
    winner = max(told, key=lambda seat: streaks[seat], default=None)
    if winner is None or streaks[winner] < _SHORTEST_STREAK:
        return FriendScores(pair, ahead)
    return FriendScores(pair, ahead, winner, streaks[winner])


def _choose_pair(
    scores: Mapping[tuple[int, int], FriendScoreRow], before: tuple[int, int] | None
) -> tuple[int, int] | None:
    """Return the pair, the seat that leads first; each pair has a score in either order."""
    ordered = sorted(
        pair for pair, row in scores.items() if (row.behind, pair[0]) < (row.ahead, pair[1])
    )
    if before is not None and (same := [pair for pair in ordered if set(pair) == set(before)]):
        return same[0]
    worth = [pair for pair in ordered if _is_worth_a_line(scores[pair])]
    return max(worth, key=lambda pair: scores[pair].rounds, default=None)


def _is_worth_a_line(score: FriendScoreRow) -> bool:
    return abs(score.ahead - score.behind) <= _CLOSE or score.rounds % _ROUND_NUMBER == 0
