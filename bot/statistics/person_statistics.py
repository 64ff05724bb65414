"""What somebody has done, in each game and in all."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from bot.facts import PersonTotals
from bot.ratings import Rating, is_provisional, shown, trend

from .luck import Luck

TREND = 10
"""Rounds over which it is told how a rating has changed."""


class GameStatistics(Struct, frozen=True):
    """One game: ``course`` are the ratings after the last rounds, the oldest first.

    ``marks`` are the shown ratings of the computers' levels, as far as they are certain.
    """

    mode: str
    rounds: int
    wins: int
    rating: Rating | None = None
    course: tuple[Rating, ...] = ()
    marks: Mapping[str, int] = {}

    @property
    def shown(self) -> int | None:
        """The rating as people see it."""
        return None if self.rating is None else shown(self.rating)

    @property
    def is_provisional(self) -> bool:
        """Whether the rating says little yet."""
        return self.rating is not None and is_provisional(self.rating)

    @property
    def trend(self) -> int:
        """By how much it has changed over the last ten rounds, or since the first one."""
        return trend(self.course, TREND)

    @property
    def rounds_of_trend(self) -> int:
        """Over how many rounds that is."""
        return min(len(self.course), TREND)

    @property
    def stronger_than(self) -> str | None:
        """The strongest level of computer players that is rated lower; None: there is none."""
        if self.rating is None or self.is_provisional:
            return None
        return strongest_below(shown(self.rating), self.marks)


class Opponent(Struct, frozen=True):
    """Somebody met in so many ``rounds``: how often the person was ``ahead`` of them, or not."""

    name: str
    rounds: int
    ahead: int
    behind: int


class PersonStatistics(Struct, frozen=True):
    """What is told of a person. ``games`` has the game first that was played most.

    ``totals`` are those of all games; ``achievements`` are names, the latest first; ``luck`` is
    that of the last rounds whose deals were played out.
    """

    user_id: int
    name: str
    rounds: int
    wins: int
    matches: int
    totals: PersonTotals
    games: tuple[GameStatistics, ...]
    nemesis: Opponent | None = None
    victim: Opponent | None = None
    achievements: tuple[str, ...] = ()
    luck: Luck | None = None

    def game(self, mode: str | None) -> GameStatistics | None:
        """The game that is meant, the one played most where none is."""
        return next((g for g in self.games if mode in (None, g.mode)), None)


def strongest_below(number: int, marks: Mapping[str, int]) -> str | None:
    """The level with the highest of these ratings below the number."""
    below = {level: mark for level, mark in marks.items() if mark < number}
    return max(below, key=lambda level: below[level], default=None)
