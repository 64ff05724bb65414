"""Rows in memory that are added to: those that are new, and those that have changed."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Row = TypeVar("Row")


class Sums(Generic[Key, Row]):
    """Rows by their keys, as they were stored and as they are now."""

    def __init__(self, stored: Iterable[Row], key: Callable[[Row], Key]) -> None:
        self._rows = {key(row): row for row in stored}
        self._new: dict[Key, None] = {}
        self._changed: dict[Key, None] = {}

    def find(self, key: Key) -> Row | None:
        """The row as it is now; who changes it says so by `put`."""
        return self._rows.get(key)

    def put(self, key: Key, row: Row) -> None:
        """The row is this from now on."""
        if key not in self._rows:
            self._new[key] = None
        elif key not in self._new:
            self._changed[key] = None
        self._rows[key] = row

    @property
    def new(self) -> list[Row]:
        """What is to be added to the database."""
        return [self._rows[key] for key in self._new]

    @property
    def changed(self) -> list[Row]:
        """What is to be changed there."""
        return [self._rows[key] for key in self._changed]
