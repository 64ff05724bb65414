"""What a round or a match win adds to the standings of those who have a part in it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime

from bot.ratings import Rating, is_provisional, shown
from bot.store.rows import (
    EVERY_GAME,
    EVERYWHERE,
    PROVISIONAL,
    MatchWinRow,
    ResultRow,
    SeasonRow,
    StandingRow,
)

from .periods import Period, kept_at, name_of, season_at
from .rounds_with_facts import RoundWithFacts
from .sums import Sums
from .sure_share import share_to_sort_by

_Key = tuple[int, int, str, str]


class StandingSums:
    """The standings of the people of some rounds."""

    def __init__(self, stored: Iterable[StandingRow], seasons: dict[int, list[SeasonRow]]) -> None:
        self.rows: Sums[_Key, StandingRow] = Sums(stored, _key)
        self._seasons = seasons

    def add(self, told: RoundWithFacts, ratings: Mapping[int, Rating], now: datetime) -> None:
        """The round is over; `ratings` are those that it has moved, by seats.

        One that was not played to its end adds nothing (L1, L3).
        """
        if not told.row.counted:
            return
        periods = list(self._periods(told.row.guild_id, told.row.ended_at, now))
        for result in told.people:
            assert result.user_id is not None
            for guild_id, period in periods:
                for mode in (EVERY_GAME, told.row.mode):
                    key = result.user_id, guild_id, period, mode
                    rating = ratings.get(result.seat) if mode else None
                    self._add(told, result, key, rating)

    def add_win(self, win: MatchWinRow, now: datetime) -> None:
        """Add a match won otherwise than with a counted round (L3); levels have no standings."""
        if win.user_id is None:
            return
        for guild_id, period in self._periods(win.guild_id, win.ended_at, now):
            for mode in (EVERY_GAME, win.mode):
                key = win.user_id, guild_id, period, mode
                row = self._row(key, win.name)
                row.matches += 1
                row.share = share_to_sort_by(row.wins, row.rounds)
                self.rows.put(key, row)

    def _row(self, key: _Key, name: str) -> StandingRow:
        """Return the row of this key, a new one if there is none; its person is called so now."""
        row = self.rows.find(key) or StandingRow(*key, name=name)
        row.name = name
        return row

    def _periods(self, guild: int, at: datetime, now: datetime) -> Iterator[tuple[int, str]]:
        """Yield the servers and periods that something belongs to which ended at this moment."""
        names = {name_of(Period.MONTH, at), name_of(Period.WEEK, at)} & kept_at(now)
        for guild_id in (guild, EVERYWHERE):
            yield from ((guild_id, name) for name in (Period.EVER.value, *sorted(names)))
        season = season_at(self._seasons.get(guild, ()), at)
        if season is not None:
            yield guild, name_of(Period.SEASON, at, season)

    def _add(
        self, told: RoundWithFacts, result: ResultRow, key: _Key, rating: Rating | None
    ) -> None:
        row = self._row(key, result.name)
        row.rounds += 1
        row.wins += result.won
        row.matches += result.match_won
        row.points += result.points if told.row.scoring == "winner" else 0
        row.catches += 0 if told.facts is None else told.facts.seats[result.seat].catches
        row.share = share_to_sort_by(row.wins, row.rounds)
        if rating is not None:
            row.rating = shown(rating) + (PROVISIONAL if is_provisional(rating) else 0)
        self.rows.put(key, row)


def _key(row: StandingRow) -> _Key:
    return row.user_id, row.guild_id, row.period, row.mode
