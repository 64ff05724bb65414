"""What a seed is made from where players add words: computed again by hand, and never forged."""

from __future__ import annotations

from hashlib import sha256

import pytest
from msgspec import structs

from bot.engine import (
    SeatWord,
    SeedOrigin,
    SeedWord,
    announced_hash,
    seed_origin,
    without_words,
)
from bot.engine.seed_words import MOST_ROUNDS

LAST = bytes(range(32))
ANNA, BEN = SeedWord("Kuckuck", b"a" * 16), SeedWord("42", b"b" * 16)


def origin(number: int = 3, *words: SeedWord) -> SeedOrigin:
    given = words or (ANNA, BEN)
    found = seed_origin(
        LAST, number, (SeatWord(seat, word.digest, word) for seat, word in enumerate(given))
    )
    assert found is not None
    return found


def test_a_seed_by_hand() -> None:
    """All that somebody needs who checks it with a tool of their own."""
    made = origin(3)
    digests = [sha256(b"a" * 16 + b"Kuckuck").digest(), sha256(b"b" * 16 + b"42").digest()]
    assert made.seed == sha256(made.secret + digests[0] + digests[1]).digest()
    hashed = sha256(sha256(sha256(made.secret).digest()).digest()).hexdigest()
    assert hashed == made.announced.hex() == announced_hash(LAST)


def test_each_secret_announces_the_next() -> None:
    secrets = [origin(number).secret for number in (1, 2, 3)]
    assert [sha256(later).digest() for later in secrets[1:]] == secrets[:-1]
    assert len({origin(number).seed for number in range(1, 50)}) == 49


def test_the_last_round_with_a_secret() -> None:
    assert origin(MOST_ROUNDS).secret == LAST
    assert origin(MOST_ROUNDS).is_announced
    assert seed_origin(LAST, MOST_ROUNDS + 1, ()) is None


def test_what_was_made_so_holds() -> None:
    assert origin().holds(origin().seed)


@pytest.mark.parametrize(
    "changed",
    [
        {"announced": bytes(32)},
        {"number": 2},
        {"number": 10**9},
        {"secret": bytes(32)},
        {"words": origin().words[:1]},
        {"words": origin().words[::-1]},
        {"words": (*origin().words, origin().words[0])},
        {"words": origin(3, ANNA, SeedWord("43", b"b" * 16)).words},
        {"words": origin(3, ANNA, SeedWord("42", b"c" * 16)).words},
        {"words": (origin().words[0], structs.replace(origin().words[1], word=ANNA))},
    ],
    ids=str,
)
def test_whatever_is_changed_is_found(changed: dict[str, object]) -> None:
    assert not structs.replace(origin(), **changed).holds(origin().seed)


def test_a_forgotten_word_still_proves_the_seed() -> None:
    words = tuple(structs.replace(each, word=None) for each in origin().words)
    assert structs.replace(origin(), words=words).holds(origin().seed)


def test_no_more_hashes_are_kept_than_matches_are_played_at_once() -> None:
    assert announced_hash.cache_parameters()["maxsize"] == 1024


def test_a_match_has_a_thousand_secrets() -> None:
    """The announced hashes of matches that are under way were made so."""
    secret = LAST
    for _ in range(1000):
        secret = sha256(secret).digest()
    assert announced_hash(LAST) == secret.hex()


def test_what_is_kept_without_the_words_proves_the_seed_as_well() -> None:
    kept = without_words(origin())
    assert [(each.seat, each.word) for each in kept.words] == [(0, None), (1, None)]
    assert kept.holds(origin().seed)
