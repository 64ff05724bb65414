"""What is made once for each seat: a match has as many as have ever sat down at it (L2).

The quick ways have lists of the first `QUICK_SEATS`, as many as can sit at a table at once; at a
table that more have sat at, they leave everything to the long way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

QUICK_SEATS = 20

Made = TypeVar("Made")


def for_quick_seats(make: Callable[[int], Made]) -> list[Made]:
    """What ``make`` makes of each of the first seats."""
    return [make(seat) for seat in range(QUICK_SEATS)]
