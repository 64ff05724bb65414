"""Words that players add to the seed: then not even whoever runs the bot has chosen the deal.

One hash, announced before the first word is given, fixes a secret for each round of the match and a
salt for each seat. The secret of the first round is the hash of that of the second, and so on. The
seed of a round is the hash of its secret and of the digests of all words, in the order of the
seats; a digest is the hash of the seat's salt and the word. Every hash is a SHA-256.

The salt is drawn before the word, so that nobody who knows secret and words can try which salt
deals the cards that they like. It belongs to the seat and not to the order in which words are
given: that order could be chosen afterwards. It is deleted with a word that is forgotten, so that
the digest does not tell the word.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from functools import lru_cache
from hashlib import sha256

from msgspec import Struct

from .word_text import has_mixed_alphabets, hashed_letters

MOST_ROUNDS = 1000
"""The most rounds of one match with a secret of their own; no match is nearly as long."""

SEALED_FORM = "2:"
"""What stands before an announced hash: it is of this form, which fixes the salts, too."""

_SEALED = b"sealed words 2\n"
"""Hashed with the rest, so that no hash can be announced for another form, too."""

_MOST_KEPT = 1024
"""The number of matches whose hash is cached; every view of one shows it."""


class WordSeal(Struct, frozen=True):
    """The salts of a match by seat, until it is dealt, and the hash of each."""

    salts: tuple[bytes, ...]
    hashes: tuple[bytes, ...]


def seal_salts(salts: Iterable[bytes]) -> WordSeal:
    """Return the seal of these salts."""
    drawn = tuple(salts)
    return WordSeal(drawn, tuple(sha256(salt).digest() for salt in drawn))


def without_salts(seal: WordSeal) -> WordSeal:
    """Return the seal with the hashes alone: from the deal on the words have their salts."""
    return WordSeal((), seal.hashes)


class SeedWord(Struct, frozen=True):
    """A word that a player has added to the seed, and the salt of its digest."""

    text: str
    salt: bytes

    def digest(self) -> bytes:
        """Return what goes into the seed."""
        return sha256(self.salt + hashed_letters(self.text).encode()).digest()


class SeatWord(Struct, frozen=True):
    """The word of a seat as it went into a seed; ``word`` is None if it has been deleted."""

    seat: int
    digest: bytes
    word: SeedWord | None = None


def word_digests(given: Iterable[tuple[int, SeedWord | None]]) -> tuple[SeatWord, ...]:
    """Return what goes into the seed of the words that seats have given, None for no word."""
    return tuple(SeatWord(seat, word.digest()) for seat, word in given if word is not None)


class OriginVerdict(StrEnum):
    """What can be said of the origin of a seed."""

    PROVEN = "proven"
    """Secret and salts were fixed before the words: none of them was chosen afterwards."""
    DELETED = "deleted"
    """It fits, but a word was deleted: its digest alone could have been chosen afterwards."""
    WRONG = "wrong"
    """It does not fit."""


class SeedOrigin(Struct, frozen=True):
    """What the seed of round ``number`` was made from; ``announced`` was published before the
    words.

    ``salt_hashes`` are those that ``announced`` fixes, by seat.
    """

    announced: bytes
    number: int
    secret: bytes
    words: tuple[SeatWord, ...]
    salt_hashes: tuple[bytes, ...] = ()

    @property
    def announced_text(self) -> str:
        """What was shown to the players before the first word."""
        return f"{SEALED_FORM}{self.announced.hex()}"

    @property
    def is_announced(self) -> bool:
        """Whether the announced hash is that of the secret, hashed once for each round so far."""
        if not self.salt_hashes or not 1 <= self.number <= MOST_ROUNDS:
            return False
        return _announced(_hashed(self.secret, self.number), self.salt_hashes) == self.announced

    @property
    def seed(self) -> bytes:
        """The seed that follows from the secret and the words."""
        return _seed(self.secret, self.words)

    @property
    def first_seed(self) -> bytes:
        """The seed that the first round of the match was dealt from."""
        return _seed(_hashed(self.secret, self.number - 1), self.words)

    def verdict(self, seed: bytes, number: int, seats: int) -> OriginVerdict:
        """Return whether ``seed`` of round ``number`` was made from the announced secret and
        exactly these words, and what that proves; the match began with at most ``seats``."""
        words = self.is_list_of_seats(seats) and all(map(self._fits, self.words))
        is_round = self.number == number and self.is_announced
        if not words or not is_round or self.seed != seed:
            return OriginVerdict.WRONG
        return self.verdict_if_right

    @property
    def verdict_if_right(self) -> OriginVerdict:
        """What the words prove if nothing contradicts them."""
        complete = all(each.word is not None for each in self.words)
        return OriginVerdict.PROVEN if complete else OriginVerdict.DELETED

    def is_list_of_seats(self, seats: int) -> bool:
        """Return whether each word is of another of these seats, in order; there is at least
        one."""
        given = [each.seat for each in self.words]
        return bool(given) and given == sorted(set(given)) and given[-1] < seats

    def _fits(self, said: SeatWord) -> bool:
        """Return whether the digest is that of the word, with the salt that was announced."""
        if said.word is None:
            return True
        return (
            said.word.digest() == said.digest
            and 0 <= said.seat < len(self.salt_hashes)
            and sha256(said.word.salt).digest() == self.salt_hashes[said.seat]
            and not has_mixed_alphabets(said.word.text)
        )


def without_words(origin: SeedOrigin) -> SeedOrigin:
    """Return the origin with digests alone, which may be stored when users are deleted."""
    digests = tuple(SeatWord(each.seat, each.digest) for each in origin.words)
    return SeedOrigin(origin.announced, origin.number, origin.secret, digests, origin.salt_hashes)


@lru_cache(_MOST_KEPT)
def announced_hash(last_secret: bytes, seal: WordSeal) -> str:
    """Return the hash that players are shown: it fixes all secrets of a match that end with this
    one, and the salts."""
    announced = _announced(_hashed(last_secret, MOST_ROUNDS), seal.hashes)
    return f"{SEALED_FORM}{announced.hex()}"


def seed_origin(
    last_secret: bytes, number: int, words: Iterable[SeatWord], seal: WordSeal
) -> SeedOrigin | None:
    """Return what the seed of round ``number`` is made from, None if there are too few secrets."""
    if number > MOST_ROUNDS:
        return None
    secret = _hashed(last_secret, MOST_ROUNDS - number)
    announced = _announced(_hashed(secret, number), seal.hashes)
    return SeedOrigin(announced, number, secret, tuple(words), seal.hashes)


def _announced(first_hash: bytes, salt_hashes: tuple[bytes, ...]) -> bytes:
    """Return the announced hash; ``first_hash`` is that of the first round's secret."""
    return sha256(_SEALED + first_hash + b"".join(salt_hashes)).digest()


def _seed(secret: bytes, words: Iterable[SeatWord]) -> bytes:
    return sha256(secret + b"".join(each.digest for each in words)).digest()


def _hashed(secret: bytes, times: int) -> bytes:
    for _ in range(times):
        secret = sha256(secret).digest()
    return secret
