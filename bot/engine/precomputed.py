"""Values that the engine computes once: tables that fill themselves, and lists by seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Key = TypeVar("Key")
Computed = TypeVar("Computed")


class LazyTable(dict[Key, Computed]):
    """A table that computes the value of a key when it is first looked up.

    A value that is present is found as fast as in any `dict`.
    """

    def __init__(self, compute: Callable[[Key], Computed]) -> None:
        super().__init__()
        self._compute = compute

    def __missing__(self, key: Key) -> Computed:
        self[key] = value = self._compute(key)
        return value


QUICK_SEATS = 20
"""The number of seats that have precomputed values: as many as can sit at a table at once. A match
has a seat for every player who ever joined it (L2). With more seats, values are computed each
time."""


def for_quick_seats(make: Callable[[int], Computed]) -> list[Computed]:
    """Return what ``make`` returns for each of the first `QUICK_SEATS` seats."""
    return [make(seat) for seat in range(QUICK_SEATS)]
