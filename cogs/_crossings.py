"""Answers to clicks, and edits, of the same message that are on their way to Discord at once.

Nobody knows which of them it shows in the end, so none counts: the message stays stale, and is
edited once more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Generator, Hashable
from contextlib import contextmanager


class Crossings:
    """Which messages are being answered or edited; a message goes by any key that is its own."""

    def __init__(self) -> None:
        self._answered: Counter[Hashable] = Counter()
        self._watches: list[set[Hashable]] = []
        self._edited: set[Hashable] = set()
        self._crossed: set[Hashable] = set()

    @contextmanager
    def answering(self, key: Hashable) -> Generator[None]:
        """While a click is answered by what the message shows then; there may be several."""
        if key in self._edited or key in self._answered:
            self._crossed.add(key)
        self._answered[key] += 1
        for watch in self._watches:
            watch.add(key)
        try:
            yield
        finally:
            self._answered[key] -= 1
            if not self._answered[key]:
                del self._answered[key]

    @contextmanager
    def watching_answers(self) -> Generator[Container[Hashable]]:
        """The messages that are being answered, or have been since this began.

        What was read of these in the meantime may be older than the answer.
        """
        watch = set(self._answered)
        self._watches.append(watch)
        try:
            yield watch
        finally:
            self._watches = [other for other in self._watches if other is not watch]

    @contextmanager
    def editing(self, key: Hashable) -> Generator[None]:
        """While the message is edited, which begins only where nothing is answered."""
        self._crossed.discard(key)
        self._edited.add(key)
        try:
            yield
        finally:
            self._edited.discard(key)

    def have_crossed(self, key: Hashable) -> bool:
        """Whether an answer has begun, since the last edit did, before something else was done."""
        return key in self._crossed
