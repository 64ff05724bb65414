"""Rows of sums over rounds: standings, ratings, totals, achievements, and whom people have met."""

from __future__ import annotations

from datetime import datetime

from msgspec import Struct

from bot.leaderboard_choice import Order

EVERYWHERE = 0
"""The id that stands for all places together, on the leaderboard of people with a rank there."""

UNRANKED = -1
"""The id that stands for all places together, for people who have no worldwide rank yet."""

ESTABLISHED = -2
"""The id that stands for all places together, for people who come before all others there."""

WORLDWIDE = (ESTABLISHED, EVERYWHERE, UNRANKED)
"""A person has standings for all places together under one of these ids."""

EVERY_GAME = ""
"""The mode that stands for all games together."""


PROVISIONAL = -1_000_000
"""Added to a rating that is not certain yet, so that it sorts below all certain ones."""


class StandingRow(Struct):
    """The sums of a person's rounds in a period, in a place and in a game.

    ``wins`` are rounds won, ``matches`` matches won. ``points`` are those won under
    ``scoring=winner``, without penalty points. ``turns`` are those that the person, not the
    computer, has taken. Leaderboards are sorted by ``share``, a lower bound
    of the share of rounds won, and by ``rating``. Both are below zero if too little was played.
    ``streak`` is the number of matches won in a row, in a game and a place, of all times.
    """

    user_id: int
    home_id: int
    period: str
    mode: str
    name: str
    rounds: int = 0
    wins: int = 0
    matches: int = 0
    points: int = 0
    catches: int = 0
    turns: int = 0
    share: float = 0.0
    rating: float | None = None
    streak: int = 0

    def is_sure_by(self, order: Order) -> bool:
        """Return whether enough was played for a place on a leaderboard in this order."""
        match order:
            case Order.SHARE:
                return self.share >= 0
            case Order.RATING:
                return self.rating is not None and self.rating > PROVISIONAL / 2
            case Order.WINS | Order.POINTS | Order.CATCHES:
                return True

    @property
    def shown_rating(self) -> int | None:
        """The rating as people see it, None if there is none."""
        if self.rating is None:
            return None
        return round(self.rating - (0 if self.is_sure_by(Order.RATING) else PROVISIONAL))


class RatingRow(Struct):
    """A person's rating in a game, or that of a ``level`` of computer players (``user_id`` 0)."""

    user_id: int
    level: str
    mode: str
    mean: float
    uncertainty: float
    rounds: int


class RatingStepRow(Struct, frozen=True):
    """A person's rating after the ``nth`` round in a game that moved it."""

    user_id: int
    mode: str
    nth: int
    mean: float
    uncertainty: float
    at: datetime


class PersonTotalsRow(Struct):
    """The encoded `bot.facts.PersonTotals` of a person's rounds of a game with other people."""

    user_id: int
    mode: str
    totals: bytes


class AchievementRow(Struct, frozen=True):
    """An achievement of `bot.achievements` that a person has, and the round that earned it."""

    user_id: int
    name: str
    earned_at: datetime
    game_id: str
    number: int


class SoloTotalsRow(Struct):
    """The encoded `bot.facts.PersonTotals` of a person's rounds against computers alone.

    ``name`` is the latest one: who has only such rounds has no standing with a name.
    """

    user_id: int
    mode: str
    name: str
    totals: bytes


class AcquaintanceRow(Struct):
    """How often two people have met lately in a game: see `bot.ratings.Acquaintance`.

    ``user_id`` is the lower one of the two ids.
    """

    user_id: int
    rival_id: int
    mode: str
    recent: float
    own_rounds: int
    rival_rounds: int


class RivalryRow(Struct):
    """The number of rounds in which two people have met, and how often one was ahead or behind."""

    user_id: int
    rival_id: int
    rounds: int = 0
    ahead: int = 0
    behind: int = 0


class FriendScoreRow(Struct):
    """What a `RivalryRow` says, of one game in one place."""

    user_id: int
    rival_id: int
    home_id: int
    mode: str
    rounds: int = 0
    ahead: int = 0
    behind: int = 0
