"""The engine's only randomness: drawn from a seed, the same on every machine (I3).

Shuffle number *k* of a seed hashes ``seed || k`` (k as four bytes, big-endian) with SHAKE-128 to
eight bytes a card: the second to seventh of them are its key; the cards are sorted by
their keys (equal ones, once in 10^10 shuffles, by their numbers).
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256, shake_128
from struct import Struct

_WIDTH = 8
_POSITIVE = b"\x3f"


@cache
def _layout(count: int) -> tuple[Struct, bytes]:
    """``count`` big-endian doubles, and their first bytes.

    These make them positive and finite, so that they are in the order of their bytes.
    """
    return Struct(f">{count}d"), _POSITIVE * count


def shuffled(seed: bytes, number: int, cards: bytes) -> bytes:
    """``cards`` in the order of shuffle ``number`` of ``seed``.

    Each card takes the last byte of its eight, behind its key, and the eight are read as a double:
    a plain sort of floats, which is all that a deal has time for, carries the cards along.
    """
    count = len(cards)
    doubles, first = _layout(count)
    keyed = bytearray(shake_128(seed + number.to_bytes(4, "big")).digest(_WIDTH * count))
    keyed[0::_WIDTH], keyed[_WIDTH - 1 :: _WIDTH] = first, cards
    return doubles.pack(*sorted(doubles.unpack(keyed)))[_WIDTH - 1 :: _WIDTH]


def commitment(seed: bytes) -> str:
    """The hash of a seed that is published at the deal, before the seed itself may be."""
    return sha256(seed).hexdigest()


def chosen(seed: bytes, count: int) -> int:
    """One of ``count``, each as likely: a public choice, which the published hash decides."""
    return int(commitment(seed), 16) % count
