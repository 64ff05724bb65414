"""What a seed is made from where players add words: computed again by hand, and never forged."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256

import pytest
from msgspec import structs

from bot.engine import (
    OriginVerdict,
    SeatWord,
    SeedOrigin,
    SeedWord,
    WordSeal,
    announced_hash,
    seal_salts,
    seed_origin,
    without_salts,
    without_words,
)
from bot.engine.seed_words import MOST_ROUNDS

LAST = bytes(range(32))
ANNA, BEN = SeedWord("Kuckuck", b"a" * 16), SeedWord("42", b"b" * 16)
SEAL = seal_salts([ANNA.salt, BEN.salt, b"c" * 16])


def origin(number: int = 3, *words: SeedWord) -> SeedOrigin:
    given = enumerate(words or (ANNA, BEN))
    digests = [SeatWord(seat, word.digest(), word) for seat, word in given]
    found = seed_origin(LAST, number, digests, SEAL)
    assert found is not None
    return found


def verdict(made: SeedOrigin) -> OriginVerdict:
    """Return what `made` proves of the third round of three seats."""
    return made.verdict(origin().seed, 3, 3)


def thrice(secret: bytes) -> bytes:
    return sha256(sha256(sha256(secret).digest()).digest()).digest()


def test_a_seed_by_hand() -> None:
    """All that somebody needs who checks it with a tool of their own."""
    made = origin(3)
    digests = [sha256(b"a" * 16 + b"kuckuck").digest(), sha256(b"b" * 16 + b"42").digest()]
    assert made.seed == sha256(made.secret + digests[0] + digests[1]).digest()
    salts = b"".join(sha256(letter * 16).digest() for letter in (b"a", b"b", b"c"))
    hashed = sha256(b"sealed words 2\n" + thrice(made.secret) + salts).hexdigest()
    assert made.announced_text == announced_hash(LAST, SEAL) == f"2:{hashed}"


def test_each_secret_announces_the_next() -> None:
    secrets = [origin(number).secret for number in (1, 2, 3)]
    assert [sha256(later).digest() for later in secrets[1:]] == secrets[:-1]
    assert len({origin(number).seed for number in range(1, 50)}) == 49


def test_the_last_round_with_a_secret() -> None:
    assert origin(MOST_ROUNDS).secret == LAST
    assert origin(MOST_ROUNDS).is_announced
    assert seed_origin(LAST, MOST_ROUNDS + 1, (), SEAL) is None


def test_only_what_was_fixed_before_the_words_is_proven() -> None:
    assert verdict(origin()) is OriginVerdict.PROVEN
    unsealed = structs.replace(origin(), salt_hashes=())
    assert verdict(unsealed) is OriginVerdict.WRONG


@pytest.mark.parametrize(
    "change",
    [
        lambda _: {"announced": bytes(32)},
        lambda _: {"number": 2},
        lambda _: {"number": 10**9},
        lambda _: {"secret": bytes(32)},
        lambda made: {"words": made.words[:1]},
        lambda made: {"words": made.words[::-1]},
        lambda made: {"words": (*made.words, made.words[0])},
        lambda made: {"words": origin(3, ANNA, SeedWord("43", BEN.salt)).words},
        lambda made: {"words": origin(3, ANNA, SeedWord("42", b"c" * 16)).words},
        lambda made: {"words": (made.words[0], structs.replace(made.words[1], word=ANNA))},
        lambda made: {"salt_hashes": made.salt_hashes[::-1]},
    ],
)
def test_whatever_is_changed_is_found(change: Callable[[SeedOrigin], dict[str, object]]) -> None:
    made = origin()
    assert verdict(structs.replace(made, **change(made))) is OriginVerdict.WRONG


def test_a_forgotten_word_still_leads_to_the_seed() -> None:
    made = origin()
    words = tuple(structs.replace(each, word=None) for each in made.words)
    assert verdict(structs.replace(made, words=words)) is OriginVerdict.DELETED


def test_a_forgotten_word_proves_nothing_more() -> None:
    """Its digest could be any number: that of one who tried which deals the best cards."""
    first, second = origin().words
    words = (first, structs.replace(second, word=None))
    assert verdict(structs.replace(origin(), words=words)) is OriginVerdict.DELETED


def test_no_more_hashes_are_kept_than_matches_are_played_at_once() -> None:
    assert announced_hash.cache_parameters()["maxsize"] == 1024


def test_a_match_has_a_thousand_secrets() -> None:
    """The announced hashes of matches that are under way were made so."""
    secret = LAST
    for _ in range(1000):
        secret = sha256(secret).digest()
    announced = sha256(b"sealed words 2\n" + secret + b"".join(SEAL.hashes))
    assert announced_hash(LAST, SEAL) == f"2:{announced.hexdigest()}"


def test_what_is_kept_without_the_words_leads_to_the_seed_as_well() -> None:
    kept = without_words(origin())
    assert [(each.seat, each.word) for each in kept.words] == [(0, None), (1, None)]
    assert verdict(kept) is OriginVerdict.DELETED


def test_a_seal_without_salts_announces_the_same() -> None:
    assert without_salts(SEAL) == WordSeal((), SEAL.hashes)
    assert announced_hash(LAST, without_salts(SEAL)) == announced_hash(LAST, SEAL)


def test_words_that_look_alike_are_one() -> None:
    """Otherwise one could try invisible spellings until the cards are right."""
    digest = ANNA.digest()
    for text in (
        "kuckuck",
        "KUCK  UCK",
        "Kuck\u200buck\u2060",
        "Kuckuck!",
        "\uff2buckuck",
        "Ku\xadckuck",
    ):
        assert SeedWord(text, ANNA.salt).digest() == digest, text
    for text in ("Kuckuk", "", "Kückück"):
        assert SeedWord(text, ANNA.salt).digest() != digest, text
