"""What a round that is over does to the ratings of those who played it."""

from __future__ import annotations

from collections.abc import Iterable

from bot.ratings import NEW, Rating, rated_seats, ratings_after
from bot.store.rows import RatingRow, RatingStepRow, ResultRow

from .rounds_with_facts import RoundWithFacts
from .sums import Sums

_OF_A_LEVEL = 0
"""In place of the id of a person."""

_Key = tuple[int, str, str]


class RatingSums:
    """The ratings of the people of some rounds, and of all levels; ``steps`` are new."""

    def __init__(self, stored: Iterable[RatingRow]) -> None:
        self.rows: Sums[_Key, RatingRow] = Sums(stored, _key)
        self.steps: list[RatingStepRow] = []

    def add(self, told: RoundWithFacts) -> dict[int, Rating]:
        """The round is over; the ratings that it has moved, by seats."""
        if told.facts is None:
            return {}
        results = {result.seat: result for result in told.row.results}
        persons = {seat for seat, result in results.items() if result.user_id is not None}
        rated = rated_seats(told.facts, persons, hints=told.row.hints)
        keys = {seat: _key_of(results[seat], told.row.mode) for seat in rated if seat in results}
        before = {seat: self._rating(key) for seat, key in keys.items()}
        # One level may sit at several seats: each of them moves it as if the others did not.
        after = ratings_after(told.facts, before) if len(before) > 1 else {}
        for seat, rating in after.items():
            self._put(keys[seat], rating, told)
        return after

    def _rating(self, key: _Key) -> Rating:
        row = self.rows.find(key)
        return NEW if row is None else Rating(row.mean, row.uncertainty, row.rounds)

    def _put(self, key: _Key, rating: Rating, told: RoundWithFacts) -> None:
        row = RatingRow(*key, rating.mean, rating.uncertainty, rating.rounds)
        self.rows.put(key, row)
        if row.user_id > 0:
            at = told.row.ended_at
            self.steps.append(
                RatingStepRow(row.user_id, row.mode, row.rounds, row.mean, row.uncertainty, at)
            )


def _key_of(result: ResultRow, mode: str) -> _Key:
    if result.user_id is None:
        return _OF_A_LEVEL, result.level or "", mode
    return result.user_id, "", mode


def _key(row: RatingRow) -> _Key:
    return row.user_id, row.level, row.mode
