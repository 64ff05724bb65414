"""The statistics of a person, in each game and in all of them."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from bot.facts import PersonTotals
from bot.ratings import Rating, is_provisional, shown, trend

from .luck import Luck

TREND = 10
"""Rounds over which the change of a rating is shown."""


class RankAmongMet(Struct, frozen=True):
    """The place of a person's rating among those of ``people``, themselves and everybody met."""

    place: int
    people: int


class Opponent(Struct, frozen=True):
    """An opponent of a person in ``rounds``: how often the person was ``ahead`` or ``behind``."""

    name: str
    rounds: int
    ahead: int
    behind: int


class GameStatistics(Struct, frozen=True):
    """The statistics of one game: ``course`` are the last ratings, the oldest first.

    ``marks`` are the shown ratings of the computer levels that are certain. ``met`` is the rank
    among the people met. ``friends`` are the scores with others in the place where this is asked.
    """

    mode: str
    rounds: int
    wins: int
    rating: Rating | None = None
    course: tuple[Rating, ...] = ()
    marks: Mapping[str, int] = {}
    met: RankAmongMet | None = None
    friends: tuple[Opponent, ...] = ()

    @property
    def shown(self) -> int | None:
        """The rating as people see it, None if there is none or it says little yet."""
        return None if self.rating is None or self.is_provisional else shown(self.rating)

    @property
    def is_provisional(self) -> bool:
        """Whether the rating says little yet."""
        return self.rating is not None and is_provisional(self.rating)

    @property
    def trend(self) -> int:
        """How much the rating has changed over the last ten rounds, or since the first one."""
        return trend(self.course, TREND)

    @property
    def rounds_of_trend(self) -> int:
        """The number of rounds that `trend` covers."""
        return min(len(self.course), TREND)

    @property
    def stronger_than(self) -> str | None:
        """The strongest computer level that is rated lower, None if there is none."""
        if self.rating is None or self.is_provisional:
            return None
        return strongest_below(shown(self.rating), self.marks)


class PersonStatistics(Struct, frozen=True):
    """The statistics of a person. ``games`` are in the order of their rounds, the most first.

    Rounds against computers alone are part of them. ``totals`` are those of all games; of very old
    rounds, only the results are in them. ``achievements`` are names, the latest first. ``luck`` is
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
        """Return the game of this mode, or for None the one played most; None if there is none."""
        return next((g for g in self.games if mode in (None, g.mode)), None)


def strongest_below(number: int, marks: Mapping[str, int]) -> str | None:
    """Return the level with the highest of these ratings below the number, if there is one."""
    below = {level: mark for level, mark in marks.items() if mark < number}
    return max(below, key=lambda level: below[level], default=None)
