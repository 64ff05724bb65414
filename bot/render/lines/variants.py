"""Ways to say the same, so that evenings differ."""

from __future__ import annotations

from hashlib import sha256

VARIANTS = 3
"""So many there are of each."""


def variant_of(salt: str) -> int:
    """Which of them is said, from 0: the same for everybody, and whoever looks again."""
    return sha256(salt.encode()).digest()[0] % VARIANTS
