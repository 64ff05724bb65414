"""Whose turn it is in many rounds at once, and the cards that may be played."""

from __future__ import annotations

import numpy as np
from msgspec import Struct

from .array_rounds import ArrayRounds, Bools, Ints


class Turns(Struct, frozen=True):
    """In each of these ``rows`` somebody has a choice: the kinds of cards that ``fit``."""

    rows: Ints
    fit: Bools

    def where(self, chosen: Bools) -> Turns:
        """Those that are ``chosen``."""
        return Turns(self.rows[chosen], self.fit[chosen])


def turns_of(rounds: ArrayRounds, live: Ints) -> Turns:
    """Those of the ``live`` rounds where there is something to decide; others have drawn."""
    fit = rounds.legal(live)
    can = fit[np.arange(len(live)), fit.argmax(axis=1)]
    without = np.flatnonzero(~can)
    rounds.draw_in_turn(live[without])
    drawn = rounds.drawn[live[without]]
    fits = drawn >= 0
    fit[without[fits], drawn[fits]] = True
    can[without[fits]] = True
    return Turns(live[can], fit[can])
