"""The engine's only randomness: shuffles from a seed, the same on every machine (I3).

The generator: shuffle number *k* of a seed hashes ``seed || k`` (k as four bytes, big-endian) with
SHAKE-256 to seven bytes a card, read as seven rows with a byte for each card. A card's key is its
column, top row first, as a big-endian number; the cards are sorted by their keys (those with equal
keys, once in 10^13 shuffles, by their numbers).
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256, shake_256
from struct import Struct

_KEY_BYTES = 7


@cache
def _packing(count: int) -> Struct:
    return Struct(f">{count}Q")


def shuffled(seed: bytes, number: int, cards: bytes) -> bytes:
    """``cards`` in the order of shuffle ``number`` of ``seed``.

    Each card is packed behind its key into one number, so that a plain sort of numbers, which is
    all that a deal has time for, carries the cards along.
    """
    count = len(cards)
    digest = shake_256(seed + number.to_bytes(4, "big")).digest(_KEY_BYTES * count)
    keyed = bytearray(8 * count)
    for row in range(_KEY_BYTES):
        keyed[row::8] = digest[row * count : (row + 1) * count]
    keyed[_KEY_BYTES::8] = cards
    packing = _packing(count)
    return packing.pack(*sorted(packing.unpack(keyed)))[_KEY_BYTES::8]


def commitment(seed: bytes) -> str:
    """The hash of a seed that is published at the deal, before the seed itself may be."""
    return sha256(seed).hexdigest()
