"""Words that players add to the seed: then not even whoever runs the bot has chosen the deal.

One hash, announced before the first word is given, fixes a secret for each round of the match: it
is the hash of the first round's secret, which is the hash of the second's, and so on. The seed of a
round is the hash of its secret and of the digests of all words, in the order of the seats. Every
hash is a SHA-256.

A digest takes a salt beside the word: where the word of somebody is to be forgotten, the digest
still proves the deal, and does not tell the word.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from hashlib import sha256

from msgspec import Struct

MOST_ROUNDS = 1000
"""The most rounds of one match with a secret of their own; no match is nearly as long."""

_MOST_KEPT = 1024
"""The number of matches whose hash is cached; every view of one shows it."""


class SeedWord(Struct, frozen=True):
    """A word that a player has added to the seed, and the salt of its digest."""

    text: str
    salt: bytes

    @property
    def digest(self) -> bytes:
        """What goes into the seed."""
        return sha256(self.salt + self.text.encode()).digest()


class SeatWord(Struct, frozen=True):
    """The word of a seat as it went into a seed; ``word`` is None if it has been deleted."""

    seat: int
    digest: bytes
    word: SeedWord | None = None

    @property
    def holds(self) -> bool:
        """Whether the word is the one that the digest was made from."""
        return self.word is None or self.word.digest == self.digest


class SeedOrigin(Struct, frozen=True):
    """What the seed of round ``number`` was made from; ``announced`` was published before the
    words."""

    announced: bytes
    number: int
    secret: bytes
    words: tuple[SeatWord, ...]

    @property
    def is_announced(self) -> bool:
        """Whether the announced hash is that of the secret, hashed once for each round so far."""
        reachable = 1 <= self.number <= MOST_ROUNDS
        return reachable and _hashed(self.secret, self.number) == self.announced

    @property
    def seed(self) -> bytes:
        """The seed that follows from the secret and the words."""
        return sha256(self.secret + b"".join(each.digest for each in self.words)).digest()

    def holds(self, seed: bytes) -> bool:
        """Return whether ``seed`` was made from the announced secret and exactly these words."""
        words = all(each.holds for each in self.words)
        return words and self.is_announced and self.seed == seed


def without_words(origin: SeedOrigin) -> SeedOrigin:
    """Return the origin with digests alone, which may be stored when users are deleted."""
    digests = tuple(SeatWord(each.seat, each.digest) for each in origin.words)
    return SeedOrigin(origin.announced, origin.number, origin.secret, digests)


@lru_cache(_MOST_KEPT)
def announced_hash(last_secret: bytes) -> str:
    """Return the hash, in hex, that fixes all secrets of a match that end with this one."""
    return _hashed(last_secret, MOST_ROUNDS).hex()


def seed_origin(last_secret: bytes, number: int, words: Iterable[SeatWord]) -> SeedOrigin | None:
    """Return what the seed of round ``number`` is made from, None if there are too few secrets."""
    if number > MOST_ROUNDS:
        return None
    secret = _hashed(last_secret, MOST_ROUNDS - number)
    return SeedOrigin(_hashed(secret, number), number, secret, tuple(words))


def _hashed(secret: bytes, times: int) -> bytes:
    for _ in range(times):
        secret = sha256(secret).digest()
    return secret
