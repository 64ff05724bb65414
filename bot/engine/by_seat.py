"""What is made once for each seat: a match has as many as have ever sat down at it (L2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Made = TypeVar("Made")


class BySeat(dict[int, Made]):
    """For each seat what ``make`` makes of its number, made when it is first asked for."""

    def __init__(self, make: Callable[[int], Made]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, seat: int) -> Made:
        self[seat] = made = self._make(seat)
        return made
