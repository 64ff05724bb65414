"""A rating, and the number that people see of it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

MEAN = 25.0
UNCERTAINTY = MEAN / 3
"""What everybody begins with, in openskill's units."""

CHANCE = MEAN / 3
"""How far apart two are of whom the better one wins two rounds to one of the other's: twice
openskill's own, as cards are luck for the most part."""

UNREST = MEAN / 200
"""How much uncertainty each round adds again (openskill's tau): whoever gets better is noticed."""

_MIDDLE, _STEP = 1000, 40
"""What is shown for the mean, and how much for one unit of openskill's."""

_SURE = MEAN / 6
"""A rating less certain than this is provisional: after some twenty rounds it is not any more."""


class Rating(Struct, frozen=True, gc=False):
    """An estimate of strength: ``mean`` and ``uncertainty`` in openskill's units.

    ``rounds`` is how many it was made from.
    """

    mean: float = MEAN
    uncertainty: float = UNCERTAINTY
    rounds: int = 0


NEW = Rating()
"""Of whom nothing is known yet."""


def shown(rating: Rating) -> int:
    """The rating as people see it: 1000 is the middle, there is no floor and no ceiling."""
    return round(_MIDDLE + _STEP * (rating.mean - MEAN))


def is_provisional(rating: Rating) -> bool:
    """Whether it is too uncertain to be compared with others'."""
    return rating.uncertainty > _SURE


def trend(history: Sequence[Rating], rounds: int = 10) -> int:
    """By how much the shown number has changed over the last so many rounds, oldest first.

    Where there were no more in all, since everybody's first rating.
    """
    if not history:
        return 0
    before = NEW if len(history) <= rounds else history[-1 - rounds]
    return shown(history[-1]) - shown(before)
