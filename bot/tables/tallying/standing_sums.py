"""What a round that is over adds to the standings of those who played it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime

from bot.store.rows import EVERY_GAME, EVERYWHERE, ResultRow, RoundRow, SeasonRow, StandingRow

from .lower_bound import share_to_sort_by
from .periods import Period, kept_at, name_of, season_at

_Key = tuple[int, int, str, str]


class StandingSums:
    """Sums in memory, to be written back: those that are new and those that have changed."""

    def __init__(self, kept: Iterable[StandingRow], seasons: dict[int, list[SeasonRow]]) -> None:
        """`kept` is what is stored of those who played the rounds that are to be added."""
        self._rows = {_key(row): row for row in kept}
        self._seasons = seasons
        self._new: set[_Key] = set()
        self._changed: set[_Key] = set()

    def add(self, round_: RoundRow, now: datetime) -> None:
        """The round is over; one that was not played to its end adds nothing (L1, L3)."""
        if not round_.counted:
            return
        periods = list(self._periods(round_, now))
        for result in round_.results:
            if result.user_id is None or result.user_id < 0:
                continue
            for guild_id, period in periods:
                for mode in (EVERY_GAME, round_.mode):
                    self._add(round_, result, (result.user_id, guild_id, period, mode))

    def _periods(self, round_: RoundRow, now: datetime) -> Iterator[tuple[int, str]]:
        """The servers and periods that the round belongs to."""
        at = round_.ended_at
        names = {name_of(Period.MONTH, at), name_of(Period.WEEK, at)} & kept_at(now)
        for guild_id in (round_.guild_id, EVERYWHERE):
            yield from ((guild_id, name) for name in (Period.EVER.value, *sorted(names)))
        season = season_at(self._seasons.get(round_.guild_id, ()), at)
        if season is not None:
            yield round_.guild_id, name_of(Period.SEASON, at, season)

    def _add(self, round_: RoundRow, result: ResultRow, key: _Key) -> None:
        row = self._rows.get(key)
        if row is None:
            row = self._rows[key] = StandingRow(*key, name=result.name)
            self._new.add(key)
        elif key not in self._new:
            self._changed.add(key)
        row.name = result.name
        row.rounds += 1
        row.wins += result.won
        row.matches += result.match_won
        row.points += result.points if round_.scoring == "winner" else 0
        row.share = share_to_sort_by(row.wins, row.rounds)

    @property
    def new(self) -> Sequence[StandingRow]:
        """What is to be added to the database."""
        return [self._rows[key] for key in sorted(self._new)]

    @property
    def changed(self) -> Sequence[StandingRow]:
        """What is to be changed there."""
        return [self._rows[key] for key in sorted(self._changed)]


def _key(row: StandingRow) -> _Key:
    return row.user_id, row.guild_id, row.period, row.mode


def people_in(rounds: Iterable[RoundRow]) -> set[int]:
    """The people of whom these rounds tell."""
    results = (result for each in rounds for result in each.results)
    return {result.user_id for result in results if result.user_id is not None}


def servers_of(rounds: Iterable[RoundRow]) -> set[int]:
    """The servers on which these rounds were played."""
    return {each.guild_id for each in rounds}
