"""Luck: what a person's cards were worth, compared with what they have won with them.

A deal is worth the share of rounds that its seat wins when all seats are played alike. Victories
beyond that are skill, mistakes of others, and luck with the draw pile; over a few rounds it is
mostly chance.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt

from msgspec import Struct

_NORMAL_95 = 1.959964


class Luck(Struct, frozen=True):
    """The luck of some rounds: ``wins`` of ``rounds`` were won; the cards were ``worth`` that many.

    ``margin`` (95 %) is the uncertainty of ``worth``, since deals are only estimated. ``spread``
    (95 %) is how far the wins vary by chance alone with such cards.
    """

    rounds: int
    wins: int
    worth: float
    margin: float
    spread: float

    @property
    def is_beyond_chance(self) -> bool:
        """Whether more or fewer rounds were won than these cards and chance explain."""
        return abs(self.wins - self.worth) > self.spread + self.margin


def luck_of(deals: Iterable[tuple[bool, int, int]]) -> Luck | None:
    """Return the luck of some rounds, None if there are none.

    ``deals``: whether each round was won, in how many playouts it was, and their number.
    """
    rounds = wins = 0
    worth = of_estimate = of_chance = 0.0
    for won, won_playouts, playouts in deals:
        share = won_playouts / playouts
        rounds, wins, worth = rounds + 1, wins + won, worth + share
        of_chance += share * (1 - share)
        # A share of zero or one is not that certain: count one more round won and one more lost.
        likely = (won_playouts + 1) / (playouts + 2)
        of_estimate += likely * (1 - likely) / playouts
    if not rounds:
        return None
    return Luck(rounds, wins, worth, _NORMAL_95 * sqrt(of_estimate), _NORMAL_95 * sqrt(of_chance))
