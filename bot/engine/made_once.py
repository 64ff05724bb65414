"""What is worked out once for each key, when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Key = TypeVar("Key")
Made = TypeVar("Made")


class MadeOnce(dict[Key, Made]):
    """For each key what ``make`` makes of it; what is there is found as fast as in any `dict`."""

    def __init__(self, make: Callable[[Key], Made]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: Key) -> Made:
        self[key] = made = self._make(key)
        return made
