"""The engine's only randomness: drawn from a seed, the same on every machine (I3).

Shuffle number *k* of a seed hashes ``seed || k`` (k as four bytes, big-endian) with SHAKE-128 to
one number of 32 bits (big-endian) a card. Each number takes one of the cards that are left: the
one at the number modulo how many these are, counted from 0.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256, shake_128
from operator import mod
from struct import Struct


@cache
def _draws(count: int) -> tuple[Struct, tuple[int, ...]]:
    """``count`` numbers, and how many cards are left at each."""
    return Struct(f">{count}I"), tuple(range(count, 0, -1))


def shuffled(seed: bytes, number: int, cards: bytes) -> bytes:
    """``cards`` in the order of shuffle ``number`` of ``seed``."""
    numbers, how_many_left = _draws(len(cards))
    left = bytearray(cards)
    drawn = shake_128(seed + number.to_bytes(4, "big")).digest(numbers.size)
    return bytes(map(left.pop, map(mod, numbers.unpack(drawn), how_many_left)))


def commitment(seed: bytes) -> str:
    """The hash of a seed that is published at the deal, before the seed itself may be."""
    return sha256(seed).hexdigest()


def chosen(published: str, count: int) -> int:
    """One of ``count``, each as likely: a public choice, which the ``published`` hash decides."""
    return int(published, 16) % count
