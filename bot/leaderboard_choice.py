"""The choice of a leaderboard, and its form in a button."""

from __future__ import annotations

import re
from enum import StrEnum

from msgspec import Struct, structs


class Period(StrEnum):
    """The stretch of time that a leaderboard is for, in UTC."""

    MONTH = "month"
    WEEK = "week"
    SEASON = "season"
    EVER = "ever"


class Where(StrEnum):
    """The servers whose rounds count."""

    HERE = "here"
    EVERYWHERE = "everywhere"


class Order(StrEnum):
    """What a leaderboard is sorted by; each is a column of the standings with an index for it."""

    WINS = "wins"
    SHARE = "share"
    """The share of rounds won that is certain."""
    RATING = "rating"
    POINTS = "points"
    CATCHES = "catches"


EVERY_GAME = "all"
"""The choice of all games, instead of a mode."""

_ARG = re.compile(
    rf"(?P<period>{'|'.join(Period)})(?:-(?P<season>[0-9]{{1,4}}))?"
    rf"\.(?P<where>{'|'.join(Where)})\.(?P<mode>[a-z]{{1,10}})\.(?P<order>{'|'.join(Order)})"
    r"\.(?P<page>[0-9]{1,2})"
)


class LeaderboardChoice(Struct, frozen=True):
    """A page of a leaderboard. ``season`` is a number, None for the present season."""

    period: Period = Period.MONTH
    where: Where = Where.HERE
    mode: str = EVERY_GAME
    order: Order = Order.WINS
    season: int | None = None
    page: int = 0

    def __str__(self) -> str:
        """Return the text for a button, at most 40 characters."""
        season = "" if self.season is None else f"-{self.season}"
        return f"{self.period}{season}.{self.where}.{self.mode}.{self.order}.{self.page}"

    @classmethod
    def parse(cls, text: str) -> LeaderboardChoice | None:
        """Return the choice that a button's text means, None if it means none (any more)."""
        found = _ARG.fullmatch(text)
        if found is None:
            return None
        season = found["season"]
        return cls(
            Period(found["period"]),
            Where(found["where"]),
            found["mode"],
            Order(found["order"]),
            None if season is None else int(season),
            int(found["page"]),
        )

    def at(self, page: int) -> LeaderboardChoice:
        """Return another page of the same leaderboard."""
        return structs.replace(self, page=page)

    def of_season(self, season: int) -> LeaderboardChoice:
        """Return the first page of the same leaderboard for a season."""
        return structs.replace(self, period=Period.SEASON, season=season, page=0)
