"""A move of a round that is over, compared with what a strong player would have done there."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct

from bot.engine import Action


class JudgedMove(Struct, frozen=True):
    """The ``better`` move, with the ``faces`` of the cards that it lays, by their numbers.

    ``share`` of the rounds tried out from there are won with it, ``played_share`` with what was
    played; ``margin`` is half of the 95 % interval of the difference. ``is_same``: it is what was
    played.
    """

    better: Action
    share: float
    played_share: float
    margin: float
    faces: Mapping[int, int] = {}
    is_same: bool = False

    @property
    def lost(self) -> float:
        """How many more of the rounds are won than with the move that was played."""
        return max(0.0, self.share - self.played_share)

    @property
    def is_as_good(self) -> bool:
        """Whether the move that was played may be as good, as far as was tried out."""
        return self.lost <= self.margin


class NotJudged(StrEnum):
    """Why nothing is said of a move."""

    NO_TURN = "no-turn"
    """It was no decision of whoever was up: the deal, a call, a challenge out of turn."""
    NO_CHOICE = "no-choice"
    ONLY_CARD = "only-card"
    """The strong player would have laid it, too: all else would be a foul (C11) or a draw."""
    ALIKE = "alike"
    """Of the cards that fit, this one among them, all are one to the strong player."""
    UNKNOWN = "unknown"
    """It cannot be tried out."""
    BUSY = "busy"
    """Nobody has time to try it out just now."""
