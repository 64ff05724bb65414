"""Whose turn it is in many rounds at once, and the cards that may be played."""

from __future__ import annotations

import numpy as np
from msgspec import Struct

from .array_rounds import ArrayRounds, Bools, Ints


class Turns(Struct, frozen=True):
    """In each of these ``rows`` somebody has a choice: the kinds of cards that ``fit``, and the
    card ``drawn`` that may be played or kept, -1 in an ordinary turn."""

    rows: Ints
    fit: Bools
    drawn: Ints

    def where(self, chosen: Bools) -> Turns:
        """Those that are ``chosen``."""
        return Turns(self.rows[chosen], self.fit[chosen], self.drawn[chosen])


def turns_with(rounds: ArrayRounds, rows: Ints, drawn: Ints) -> Turns:
    """The turns in which these cards have been drawn and fit (-1: nothing has been drawn)."""
    return _turns(rows, rounds.legal(rows), drawn)


def turns_of(rounds: ArrayRounds, live: Ints) -> Turns:
    """Those of the ``live`` rounds where there is something to decide; others have drawn."""
    legal = rounds.legal(live)
    can = legal[np.arange(len(live)), legal.argmax(axis=1)]
    drawn = np.full(len(live), -1)
    without = np.flatnonzero(~can)
    if without.size:
        cards, fits = rounds.draw_in_turn(live[without])
        drawn[without[fits]] = cards[fits]
    acting = can | (drawn >= 0)
    return _turns(live[acting], legal[acting], drawn[acting])


def _turns(rows: Ints, legal: Bools, drawn: Ints) -> Turns:
    after_draw = np.flatnonzero(drawn >= 0)
    legal[after_draw] = False
    legal[after_draw, drawn[after_draw]] = True
    return Turns(rows, legal, drawn)
