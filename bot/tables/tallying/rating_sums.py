"""Adds finished rounds to ratings, and to how often people have met lately."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import datetime
from itertools import combinations

from msgspec.structs import replace

from bot.facts import RoundFacts
from bot.ratings import (
    NEW,
    STRANGERS,
    Acquaintance,
    Rating,
    rated_seats,
    ratings_after,
    weights,
)
from bot.store.sum_rows import AcquaintanceRow, RatingRow, RatingStepRow

from ..rounds.rounds_with_facts import RoundWithFacts
from .participants import Participant, removed_seats
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

    def add(
        self, finished: RoundWithFacts, participants: Sequence[Participant]
    ) -> dict[int, Rating]:
        """Add a finished round, and return the ratings that it has changed, by seat."""
        facts = finished.facts
        if facts is None:
            return {}
        people = {each.seat: each.user_id for each in participants}
        levels = {each.seat: each.level for each in finished.row.results}
        removed = removed_seats(finished)
        facts = _without_desertion(facts, removed)
        # A computer player has played on the seat of a partner who was removed.
        nobody = {seat for seat in removed if levels.get(seat) is None}
        rated = rated_seats(facts, people, hints=finished.row.hints, removed=nobody)
        keys = {
            seat: _key(people.get(seat), levels.get(seat), finished.row.mode)
            for seat in rated
            if seat in people or seat in levels
        }
        before = {seat: self._rating(key) for seat, key in keys.items()}
        if len(before) < 2:
            return {}
        weighed = self._meet({seat: people[seat] for seat in keys if seat in people}, finished)
        # One level may sit at several seats: each of them moves it as if the others did not.
        after = ratings_after(facts, before, weighed)
        for seat, rating in after.items():
            self._put(keys[seat], rating, finished.row.ended_at)
        return after

    def _meet(self, people: Mapping[int, int], finished: RoundWithFacts) -> dict[int, float]:
        """Note that these people have met, and return the weights of the round by seat."""
        mode, recent = finished.row.mode, dict[tuple[int, int], float]()
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


def _without_desertion(facts: RoundFacts, removed: Collection[int]) -> RoundFacts:
    """Return the facts without what these seats did not do by themselves."""
    seats = tuple(
        replace(there, has_left=False, absent=False) if seat in removed else there
        for seat, there in enumerate(facts.seats)
    )
    return replace(facts, seats=seats)


def _key(user_id: int | None, level: str | None, mode: str) -> _RatingKey:
    return (LEVELS_ID, level or "", mode) if user_id is None else (user_id, "", mode)
