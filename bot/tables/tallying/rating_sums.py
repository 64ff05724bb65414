"""Adds finished rounds to ratings, and to how often people have met lately."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set
from datetime import datetime
from itertools import combinations

from bot.ratings import NEW, STRANGERS, Acquaintance, Rating, rated_seats, ratings_after, weights
from bot.store.sum_rows import AcquaintanceRow, RatingRow, RatingStepRow

from ..rounds.rounds_with_facts import RoundWithFacts
from .round_count import RoundCount
from .standings import RowSums

LEVELS_ID = 0
"""The user id under which the ratings of the computer players' levels are stored."""

_RatingKey = tuple[int, str, str]
_PairKey = tuple[int, int, str]


class RatingSums:
    """The ratings of the people of some rounds and of all levels; ``steps`` are the changes."""

    def __init__(self, stored: Iterable[RatingRow], pairs: Iterable[AcquaintanceRow]) -> None:
        self.rows: RowSums[_RatingKey, RatingRow] = RowSums(
            stored, lambda row: (row.user_id, row.level, row.mode)
        )
        self.pairs: RowSums[_PairKey, AcquaintanceRow] = RowSums(
            pairs, lambda row: (row.user_id, row.rival_id, row.mode)
        )
        self.steps: list[RatingStepRow] = []

    def add(self, finished: RoundWithFacts, count: RoundCount) -> dict[int, Rating]:
        """Add a finished round, and return the ratings that it has changed, by seat."""
        facts = finished.facts
        if facts is None or finished.row.hints:
            return {}
        levels = {each.seat: each.level for each in finished.row.results}
        keys = {
            seat: _key(count.persons.get(seat), levels.get(seat), finished.row.mode)
            for seat in rated_seats(facts, count.persons, count.unrated)
            if seat in count.persons or seat in levels
        }
        moved = keys.keys() & count.moved
        if len(keys) < 2 or not moved:
            return {}
        before = {seat: self._rating(key) for seat, key in keys.items()}
        people = {seat: user_id for seat, user_id in count.persons.items() if seat in keys}
        weighed = self._meet(people, moved, finished.row.mode)
        # One level may sit at several seats: each of them moves it as if the others did not.
        after = ratings_after(facts, before, weighed, count.lost)
        for seat in sorted(moved):
            self._put(keys[seat], after[seat], finished.row.ended_at)
        return {seat: after[seat] for seat in moved}

    def _meet(self, people: Mapping[int, int], moved: Set[int], mode: str) -> dict[int, float]:
        """Return the weights of the round by seat, and note that people whom it moved have met."""
        recent = dict[tuple[int, int], float]()
        for pair in combinations(sorted(people, key=lambda seat: people[seat]), 2):
            low, high = (people[seat] for seat in pair)
            rounds = [self._rating((user_id, "", mode)).rounds for user_id in (low, high)]
            row = self.pairs.find((low, high, mode))
            known = (
                STRANGERS
                if row is None
                else Acquaintance(row.recent, row.own_rounds, row.rival_rounds)
            )
            recent[pair] = known.recent_at(*rounds)
            if moved >= {*pair}:
                met = known.after_meeting(*rounds)
                self.pairs.put(
                    (low, high, mode),
                    AcquaintanceRow(low, high, mode, met.recent, met.low_rounds, met.high_rounds),
                )
        return weights(recent)

    def _rating(self, key: _RatingKey) -> Rating:
        row = self.rows.find(key)
        return NEW if row is None else Rating(row.mean, row.uncertainty, row.rounds)

    def _put(self, key: _RatingKey, rating: Rating, at: datetime) -> None:
        row = RatingRow(*key, rating.mean, rating.uncertainty, rating.rounds)
        self.rows.put(key, row)
        if row.user_id > 0:
            self.steps.append(
                RatingStepRow(row.user_id, row.mode, row.rounds, row.mean, row.uncertainty, at)
            )


def _key(user_id: int | None, level: str | None, mode: str) -> _RatingKey:
    return (LEVELS_ID, level or "", mode) if user_id is None else (user_id, "", mode)
