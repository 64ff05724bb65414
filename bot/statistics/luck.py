"""What somebody's cards were worth beside what they have won with them.

A deal is worth the share of rounds that its seat wins when all seats are played alike. What is won
beyond that is skill, mistakes of others, and luck with the draw pile: over a few rounds chance is
the most of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt

from msgspec import Struct

_NORMAL_95 = 1.959964


class Luck(Struct, frozen=True):
    """``wins`` of ``rounds`` were won, and the cards were ``worth`` so many, give or take
    ``margin`` (95 % of cases): that is how well the deals are known. ``spread`` is how far wins
    go up and down by chance alone (95 %) with such cards.
    """

    rounds: int
    wins: int
    worth: float
    margin: float
    spread: float

    @property
    def is_beyond_chance(self) -> bool:
        """Whether more or less was won than these cards explain."""
        return abs(self.wins - self.worth) > self.spread + self.margin


def luck_of(deals: Iterable[tuple[bool, int, int]]) -> Luck | None:
    """The luck of some rounds: whether each was won, and in how many of how many playouts.

    None: there are none.
    """
    rounds = wins = 0
    worth = of_estimate = of_chance = 0.0
    for won, won_playouts, playouts in deals:
        share = won_playouts / playouts
        rounds, wins, worth = rounds + 1, wins + won, worth + share
        of_chance += share * (1 - share)
        # A share of nought or one is not that certain: as if one more round had gone either way.
        likely = (won_playouts + 1) / (playouts + 2)
        of_estimate += likely * (1 - likely) / playouts
    if not rounds:
        return None
    return Luck(rounds, wins, worth, _NORMAL_95 * sqrt(of_estimate), _NORMAL_95 * sqrt(of_chance))
