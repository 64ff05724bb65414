"""What is told of a person and of an evening: values made from facts, ratings and sums. Pure."""

from __future__ import annotations

from .person_statistics import GameStatistics, Opponent, PersonStatistics, strongest_below

__all__ = [
    "GameStatistics",
    "Opponent",
    "PersonStatistics",
    "strongest_below",
]
