"""Shares of wins with their 95 % intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance

from msgspec import Struct

_NORMAL_95 = 1.959964
"""Standard deviations on either side that hold 95 % of a normal distribution."""


class Share(Struct, frozen=True):
    """A share of wins, with half of its 95 % interval."""

    value: float
    margin: float

    @property
    def lower(self) -> float:
        """The lower end of the interval."""
        return self.value - self.margin

    @property
    def upper(self) -> float:
        """The upper end of the interval."""
        return self.value + self.margin


def share_of(wins: Sequence[float]) -> Share:
    """Return the share of wins in independent deals, each from 0 to 1.

    The margin of a single deal is 1.
    """
    if len(wins) < 2:
        return Share(fmean(wins), 1.0)
    return Share(fmean(wins), _NORMAL_95 * sqrt(variance(wins) / len(wins)))


def share_of_wins(wins: int, deals: int) -> Share:
    """Return the share of ``wins`` wins in ``deals`` deals."""
    return share_of([1.0] * wins + [0.0] * (deals - wins))
