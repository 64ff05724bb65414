"""Statistics of a person and recaps of an evening, made from facts, ratings and sums. Pure."""

from __future__ import annotations

from .luck import Luck, luck_of
from .person_statistics import (
    GameStatistics,
    Opponent,
    PersonStatistics,
    RankAmongMet,
    strongest_below,
)
from .recap import MatchWin, Recap, RecapResult, RecapRound, Stretch, recap_of

__all__ = [
    "GameStatistics",
    "Luck",
    "MatchWin",
    "Opponent",
    "PersonStatistics",
    "RankAmongMet",
    "Recap",
    "RecapResult",
    "RecapRound",
    "Stretch",
    "luck_of",
    "recap_of",
    "strongest_below",
]
