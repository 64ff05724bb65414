"""The engine's only randomness: shuffles from a seed, the same on every machine (I3).

The generator: shuffle number *k* of a seed hashes ``seed || k`` (k as four bytes, big-endian) with
SHAKE-256 to eight bytes a card. The first seven of a card's bytes, as a big-endian number, are its
key; the cards are sorted by their keys (equal ones, once in 10^13 shuffles, by their numbers).
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256, shake_256
from struct import Struct

_WIDTH = 8


@cache
def _packing(count: int) -> Struct:
    return Struct(f">{count}Q")


def shuffled(seed: bytes, number: int, cards: bytes) -> bytes:
    """``cards`` in the order of shuffle ``number`` of ``seed``.

    Each card takes the last byte of its eight, behind its key, so that a plain sort of numbers,
    which is all that a deal has time for, carries the cards along.
    """
    count = len(cards)
    keyed = bytearray(shake_256(seed + number.to_bytes(4, "big")).digest(_WIDTH * count))
    keyed[_WIDTH - 1 :: _WIDTH] = cards
    packing = _packing(count)
    return packing.pack(*sorted(packing.unpack(keyed)))[_WIDTH - 1 :: _WIDTH]


def commitment(seed: bytes) -> str:
    """The hash of a seed that is published at the deal, before the seed itself may be."""
    return sha256(seed).hexdigest()
