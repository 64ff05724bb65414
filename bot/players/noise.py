"""Noise for computer players: the same observation and seed give the same numbers (I3)."""

from __future__ import annotations

import struct
from hashlib import blake2b
from operator import attrgetter

from msgspec import json

from bot.engine import Observation

_NUMBERS = 2**32
_BLOCK = struct.Struct(">16I")

_LEFT_OUT = ("options", "window", "known")
_hashed = attrgetter(*(name for name in Observation.__struct_fields__ if name not in _LEFT_OUT))
"""Without the options: equal ones may be encoded differently, as msgspec leaves out a default only
where it is the very same object. The window follows from the other fields and what was played, and
what else is known of the others tells no two moments apart."""


class Noise:
    """Numbers that follow from an observation and a seed; hashed only when one is wanted."""

    __slots__ = ("_blocks", "_numbers", "_seed", "_seen")

    def __init__(self, seen: Observation, seed: bytes) -> None:
        self._seen: Observation | None = seen
        self._seed = seed
        self._numbers: list[int] = []
        self._blocks = 0

    def uniform(self) -> float:
        """A number from 0 to 1, 1 excluded."""
        if not self._numbers:
            self._next_block()
        return self._numbers.pop() / _NUMBERS

    def happens(self, probability: float) -> bool:
        """Whether something of this probability happens."""
        return self.uniform() < probability

    def _next_block(self) -> None:
        if self._seen is not None:
            self._seed = blake2b(json.encode(_hashed(self._seen)) + self._seed).digest()
            self._seen = None
        block = blake2b(self._seed + self._blocks.to_bytes(4, "big")).digest()
        self._numbers = [*reversed(_BLOCK.unpack(block))]
        self._blocks += 1
