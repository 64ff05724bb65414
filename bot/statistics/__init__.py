"""Statistics of a person and recaps of an evening, made from facts, ratings and sums. Pure."""

# pyright: reportUnusedImport=false

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
