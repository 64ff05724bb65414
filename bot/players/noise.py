"""Noise for computer players: the same observation and seed give the same numbers (I3)."""

from __future__ import annotations

from hashlib import blake2b

from msgspec import json

from bot.engine import Observation

_NUMBERS = 2**32

_LEFT_OUT = ("options", "window", "known")
_HASHED = tuple(name for name in Observation.__struct_fields__ if name not in _LEFT_OUT)
"""Without the options: equal ones may be encoded differently, as msgspec leaves out a default only
where it is the very same object. The window follows from the other fields and what was played, and
what else is known of the others tells no two moments apart."""


class Noise:
    """Numbers that follow from an observation and a seed; hashed only when one is wanted."""

    __slots__ = ("_block", "_blocks", "_seed", "_seen")

    def __init__(self, seen: Observation, seed: bytes) -> None:
        self._seen: Observation | None = seen
        self._seed = seed
        self._block = b""
        self._blocks = 0

    def uniform(self) -> float:
        """A number from 0 to 1, 1 excluded."""
        if not self._block:
            self._next_block()
        number, self._block = self._block[:4], self._block[4:]
        return int.from_bytes(number, "big") / _NUMBERS

    def happens(self, probability: float) -> bool:
        """Whether something of this probability happens."""
        return self.uniform() < probability

    def _next_block(self) -> None:
        if self._seen is not None:
            seen = [getattr(self._seen, name) for name in _HASHED]
            self._seed = blake2b(json.encode(seen) + self._seed).digest()
            self._seen = None
        self._block = blake2b(self._seed + self._blocks.to_bytes(4, "big")).digest()
        self._blocks += 1
