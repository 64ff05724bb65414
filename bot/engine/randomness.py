"""The engine's only randomness: drawn from a seed, the same on every machine (I3).

Shuffle number *k* of a seed hashes ``seed || k`` (k as four bytes, big-endian) with SHAKE-128 to
four bytes a card: one that is not used, and a number *n* of 24 bits (big-endian). Each number in
turn takes one of the *m* cards that are left: the one at n * m / 2**24, rounded down, counted
from 0.
"""

from __future__ import annotations

from functools import cache, lru_cache
from hashlib import sha256, shake_128

MOST_CARDS = 256
"""The most cards that can be shuffled: places are counted in a byte."""

_LANE = 4
"""Bytes of a number and its product, beside those of the other cards in one long integer."""

_NUMBER_BITS = 24

_MOST_SEEDS = 1024
"""The number of rounds whose hash is cached; every view of a round shows it."""


def shuffled(seed: bytes, number: int, cards: bytes) -> bytes:
    """``cards``, at most :data:`MOST_CARDS`, in the order of shuffle ``number`` of ``seed``."""
    size = _LANE * len(cards)
    drawn = shake_128(seed + number.to_bytes(4, "big")).digest(size)
    left = bytearray(cards)
    return bytes(map(left.pop, _places(int.from_bytes(drawn, "big"), len(cards))))


def _places(numbers: int, count: int) -> bytes:
    """Return where each of ``count`` numbers finds its card, a byte each.

    All numbers are multiplied in one go, each by how many cards are left at it: by long
    multiplication in binary, in which a bit of the factors says which numbers are added.
    """
    products = 0
    for added in _added_by_bit(count):
        products = (products << 1) + (numbers & added)
    return products.to_bytes(_LANE * count, "big")[::_LANE]


@cache
def _added_by_bit(count: int) -> tuple[int, ...]:
    """Return, for each bit of the factors ``count`` to 1, the highest first, the numbers that it
    adds."""
    number = (1 << _NUMBER_BITS) - 1
    lanes = {left: number << 8 * _LANE * (left - 1) for left in range(1, count + 1)}
    return tuple(
        sum(lane for left, lane in lanes.items() if left >> bit & 1)
        for bit in reversed(range(count.bit_length()))
    )


@lru_cache(_MOST_SEEDS)
def commitment(seed: bytes) -> str:
    """Return the hash of a seed, which is published at the deal, before the seed may be."""
    return sha256(seed).hexdigest()


def chosen(published: str, count: int) -> int:
    """Return a number below ``count``, each equally likely: a public choice by the ``published``
    hash."""
    return int(published, 16) % count
