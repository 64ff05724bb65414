"""Standings: the periods that they are kept for, how they are sorted, and how rounds are added.

All times are in UTC: a month and a week begin at midnight there.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from datetime import datetime, timedelta
from math import sqrt
from typing import Generic, TypeVar

from bot.leaderboard_choice import Period
from bot.ratings import Rating, is_provisional, shown
from bot.store.rank_queries import RankRule
from bot.store.rows import MatchWinRow, RoundRow
from bot.store.sum_rows import EVERY_GAME, PROVISIONAL, UNRANKED, WORLDWIDE, StandingRow
from bot.store.tally_queries import SeasonRow

from ..rounds.rounds_with_facts import RoundWithFacts
from .round_count import Participant, RoundCount

ENOUGH = 10
"""Rounds. A player with fewer is ranked below every player with at least this many."""

_CONFIDENCE = 1.96
"""Standard deviations: the true share is at least the lower bound in 39 of 40 cases."""

Key = TypeVar("Key", bound=Hashable)
Row = TypeVar("Row")


def period_name(period: Period, at: datetime, season: int = 1) -> str:
    """Return the name by which the period that contains `at` is stored."""
    match period:
        case Period.MONTH:
            return f"{at:%Y-%m}"
        case Period.WEEK:
            year, week, _ = at.isocalendar()
            return f"{year}-W{week:02}"
        case Period.SEASON:
            return f"season-{season}"
        case Period.EVER:
            return Period.EVER.value


def kept_periods(now: datetime) -> frozenset[str]:
    """Return the weeks and months whose standings are kept: the present and the previous ones."""
    last_month = now.replace(day=1) - timedelta(days=1)
    return frozenset(
        {
            period_name(Period.MONTH, now),
            period_name(Period.MONTH, last_month),
            period_name(Period.WEEK, now),
            period_name(Period.WEEK, now - timedelta(weeks=1)),
        }
    )


def _season_at(seasons: Sequence[SeasonRow], at: datetime) -> int | None:
    """Return the number of a place's season at `at`, or None if it has never begun a season."""
    if not seasons:
        return None
    return max((season.number for season in seasons if season.began_at < at), default=1)


def share_to_sort_by(wins: int, rounds: int) -> float:
    """Return the share of wins by which players are sorted, below zero for fewer than `ENOUGH`."""
    share = _lower_bound(wins, rounds)
    return share if rounds >= ENOUGH else share - 1


def _lower_bound(wins: int, rounds: int) -> float:
    """Return the lower bound of Wilson's interval for a share of wins, between 0 and 1.

    One win in one round proves little, and does not outrank many wins in many rounds.
    """
    if rounds == 0:
        return 0.0
    square = _CONFIDENCE * _CONFIDENCE
    middle = wins + square / 2
    spread = _CONFIDENCE * sqrt(wins * (rounds - wins) / rounds + square / 4)
    return (middle - spread) / (rounds + square)


class RowSums(Generic[Key, Row]):
    """Rows by their keys that rounds are added to in memory, before they are saved together."""

    def __init__(self, stored: Iterable[Row], key: Callable[[Row], Key]) -> None:
        self._rows = {key(row): row for row in stored}
        self._new: dict[Key, None] = {}
        self._changed: dict[Key, None] = {}

    def find(self, key: Key) -> Row | None:
        """Return the row as it is now. After a change to it, call `put`."""
        return self._rows.get(key)

    def put(self, key: Key, row: Row) -> None:
        """Set the row of this key, and note whether it is new or changed."""
        if key not in self._rows:
            self._new[key] = None
        elif key not in self._new:
            self._changed[key] = None
        self._rows[key] = row

    @property
    def new(self) -> list[Row]:
        """The rows to be inserted."""
        return [self._rows[key] for key in self._new]

    @property
    def changed(self) -> list[Row]:
        """The rows to be updated."""
        return [self._rows[key] for key in self._changed]


_Key = tuple[int, int, str, str]


class StandingSums:
    """The standings of the people of some rounds: of rounds with at least two people."""

    def __init__(
        self,
        stored: Iterable[StandingRow],
        seasons: dict[int, list[SeasonRow]],
        losers: Mapping[str, set[int]],
    ) -> None:
        """`losers` are the people who have not won a match that ends, by its id."""
        known = list(stored)
        self.rows: RowSums[_Key, StandingRow] = RowSums(known, _key)
        self._parts = {row.user_id: row.home_id for row in known if row.home_id in WORLDWIDE}
        self._seasons = seasons
        self._losers = losers
        self._grown: dict[int, tuple[StandingRow, StandingRow]] = {}

    def add(
        self,
        finished: RoundWithFacts,
        round_count: RoundCount,
        ratings: Mapping[int, Rating],
        now: datetime,
    ) -> None:
        """Add a finished round. `ratings` are the ratings that it has changed, by seat."""
        row, people = finished.row, round_count.people if round_count.in_company else ()
        for person in people:
            for home_id, period in self._periods(person.user_id, row.home_id, row.ended_at, now):
                for mode in (EVERY_GAME, row.mode):
                    key = person.user_id, home_id, period, mode
                    rating = ratings.get(person.seat) if mode else None
                    self._add(finished, person, key, rating)
        if row.decides_match:
            won = {person.user_id for person in people if person.match_won}
            self._end_match(row, won, {person.user_id for person in people} - won)

    def have_become_opponents(self, rule: RankRule) -> set[int]:
        """Return who has played enough for others' ranks with what was added."""
        return {
            user_id
            for user_id, (before, now) in self._grown.items()
            if not rule.is_opponent(before) and rule.is_opponent(now)
        }

    def add_win(self, win: MatchWinRow, now: datetime) -> None:
        """Add a person's match win that no counted round records (L3)."""
        if win.user_id is None or win.alone:
            self._end_match(win)
            return
        for home_id, period in self._periods(win.user_id, win.home_id, win.ended_at, now):
            for mode in (EVERY_GAME, win.mode):
                key = win.user_id, home_id, period, mode
                row = self._row(key, win.name)
                row.matches += 1
                row.share = share_to_sort_by(row.wins, row.rounds)
                self.rows.put(key, row)
        self._end_match(win, {win.user_id})

    def _end_match(
        self, row: RoundRow | MatchWinRow, won: Collection[int] = (), lost: Collection[int] = ()
    ) -> None:
        """Bring the streaks of everybody up to date who has played in a match that was won (L3)."""
        for user_id in {*won, *lost, *self._losers[row.game_id]}:
            key = user_id, row.home_id, Period.EVER.value, row.mode
            if (standing := self.rows.find(key)) is not None:
                standing.streak = standing.streak + 1 if user_id in won else 0
                self.rows.put(key, standing)

    def _row(self, key: _Key, name: str) -> StandingRow:
        """Return the row of this key, new if there is none, with the person's present name."""
        row = self.rows.find(key) or StandingRow(*key, name=name)
        row.name = name
        return row

    def _periods(
        self, user_id: int, guild: int, at: datetime, now: datetime
    ) -> Iterator[tuple[int, str]]:
        """Yield the servers and periods that something of a person's at `at` belongs to."""
        names = {period_name(Period.MONTH, at), period_name(Period.WEEK, at)} & kept_periods(now)
        for home_id in (guild, self._parts.get(user_id, UNRANKED)):
            yield from ((home_id, name) for name in (Period.EVER.value, *sorted(names)))
        season = _season_at(self._seasons.get(guild, ()), at)
        if season is not None:
            yield guild, period_name(Period.SEASON, at, season)

    def _add(
        self, finished: RoundWithFacts, person: Participant, key: _Key, rating: Rating | None
    ) -> None:
        row = self._row(key, person.name)
        _, home_id, period, mode = key
        if home_id in WORLDWIDE and (period, mode) == (Period.EVER, EVERY_GAME):
            self._grown.setdefault(person.user_id, (copy.copy(row), row))
        row.rounds += 1
        row.wins += person.won
        row.matches += person.match_won
        row.points += person.points if finished.row.scoring == "winner" else 0
        row.catches += 0 if finished.facts is None else finished.facts.seats[person.seat].catches
        row.turns += person.turns
        row.share = share_to_sort_by(row.wins, row.rounds)
        if rating is not None:
            row.rating = shown(rating) + (PROVISIONAL if is_provisional(rating) else 0)
        self.rows.put(key, row)


def _key(row: StandingRow) -> _Key:
    return row.user_id, row.home_id, row.period, row.mode
