"""Many values, so many at a time as a statement takes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import TypeVar

Each = TypeVar("Each")

_MOST_VALUES = 400
"""An old SQLite takes no more than 999 in one statement, conditions of other kinds included."""


def batches(items: Iterable[Each]) -> Iterator[list[Each]]:
    """The items in batches that fit into a condition."""
    left = iter(items)
    while batch := list(islice(left, _MOST_VALUES)):
        yield batch
