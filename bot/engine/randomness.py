"""The engine's only randomness: shuffles from a seed, the same on every machine (I3).

The generator: shuffle number *k* of a seed hashes ``seed || k`` (k as four bytes, big-endian) with
SHAKE-256 to eight bytes a card; the cards are sorted by these keys, read as big-endian numbers,
equal keys in their old order.
"""

from __future__ import annotations

from hashlib import sha256, shake_256
from struct import unpack


def shuffled(seed: bytes, number: int, cards: bytes) -> bytes:
    """``cards`` in the order of shuffle ``number`` of ``seed``."""
    count = len(cards)
    digest = shake_256(seed + number.to_bytes(4, "big")).digest(8 * count)
    keys = unpack(f">{count}Q", digest)
    return bytes([cards[i] for i in sorted(range(count), key=keys.__getitem__)])


def commitment(seed: bytes) -> str:
    """The hash of a seed that is published at the deal, before the seed itself may be."""
    return sha256(seed).hexdigest()
