"""What a changed bot can try that knows the secret and all words: `verify` calls none of it proven.

The operator would like seat 1 to be dealt four wild cards or more. One deal of some 2,500 is so.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import count, islice
from pathlib import Path

import pytest
from msgspec import structs

from bot.cli import main
from bot.engine import (
    Action,
    Mode,
    NextRound,
    Opening,
    OriginVerdict,
    Presence,
    SeatWord,
    SeedOrigin,
    SeedWord,
    WordSeal,
    apply,
    build_options,
    deal_again,
    legal_actions,
    new_match,
    seal_salts,
    seed_origin,
    to_act,
    without_words,
)
from bot.engine.cards import RANK_OF, RANKS, WILD_RANKS
from bot.notation.deal_verification import origin_lines
from bot.notation.record_writer import write_round

TRIES = 5_526
SECRET = b"cheating" * 4
WORDS = ("correct horse", "battery staple 7")
SEATS = 3
CLASSIC = build_options(Mode.CLASSIC)
SEAL = seal_salts(bytes([seat]) * 16 for seat in range(20))
PROVES_NOTHING = "dealt as announced; its words prove nothing"


def salts() -> Iterator[bytes]:
    """Yield as many salts as the operator tries."""
    return (number.to_bytes(16, "big") for number in range(TRIES))


def made(words: tuple[SeedWord | None, ...], seal: WordSeal = SEAL, number: int = 1) -> SeedOrigin:
    """Return what the bot makes a seed from, with these words of the first seats."""
    said = (SeatWord(seat, word.digest(), word) for seat, word in enumerate(words) if word)
    origin = seed_origin(SECRET, number, said, seal)
    assert origin is not None
    return origin


def worded(*given: bytes) -> tuple[SeedWord, ...]:
    return tuple(SeedWord(text, salt) for text, salt in zip(WORDS, given, strict=True))


HONEST = made(worded(*SEAL.salts[:2]))


def with_salt(salt: bytes) -> SeedOrigin:
    """Return the honest origin, but for the salt of the second word."""
    cheated = SeedWord(WORDS[1], salt)
    second = SeatWord(1, cheated.digest(), cheated)
    return structs.replace(HONEST, words=(HONEST.words[0], second))


def wished_of(tried: Iterable[SeedOrigin]) -> SeedOrigin:
    """Return the first that deals seat 1 what the operator likes."""
    return next(filter(_is_wished, tried))


def _is_wished(origin: SeedOrigin) -> bool:
    state, _ = new_match(CLASSIC, SEATS, origin.seed)
    hand = state.hands[0].translate(state.cards.faces[0])
    return sum(RANKS[RANK_OF[face]] in WILD_RANKS for face in hand) >= 4


def record_of(origin: SeedOrigin, number: int = 1) -> str:
    here, scores = (Presence.HERE,) * SEATS, (0,) * SEATS
    return write_round(CLASSIC, Opening(number, 0, origin.seed, scores, here), (), origin)


class Verifier:
    """Runs `contra-uno verify` on a text."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self._file = folder / "round.uno"
        self._capsys = capsys

    def __call__(self, text: str) -> tuple[int, str]:
        """Return the exit status and what was said of the deal."""
        self._file.write_text(text, encoding="utf-8")
        status = main(["verify", str(self._file)])
        return status, self._capsys.readouterr().out


@pytest.fixture
def verify(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Verifier:
    return Verifier(tmp_path, capsys)


def test_an_honest_deal_is_proven_with_its_words(verify: Verifier) -> None:
    status, told = verify(record_of(HONEST))
    assert status == 0
    assert "proven: made from 2 words (seat 1: 'correct horse', seat 2: 'battery staple 7')" in told
    assert f"the secret of round 1, announced as 2:{HONEST.announced.hex()}" in told


def test_every_salt_tried_after_the_words_is_refused(verify: Verifier) -> None:
    tried = [with_salt(salt) for salt in salts()]
    assert {origin.verdict(origin.seed, 1, SEATS) for origin in tried} == {OriginVerdict.WRONG}
    status, told = verify(record_of(wished_of(tried)))
    assert status == 1
    assert "NOT proven" in told
    assert "do not have the salts that were announced" in told


def test_a_new_seal_for_the_tried_salt_is_not_the_announced_one(verify: Verifier) -> None:
    wished = wished_of(map(with_salt, salts()))
    word = wished.words[1].word
    assert word is not None
    hashes = (SEAL.hashes[0], sha256(word.salt).digest(), *SEAL.hashes[2:])
    resealed = structs.replace(wished, salt_hashes=hashes)
    assert verify(record_of(resealed))[0] == 1
    # With the hash that would fit, it is another one than players have noted.
    announced = seed_origin(SECRET, 1, resealed.words, WordSeal((), hashes))
    assert announced is not None
    status, told = verify(record_of(announced))
    assert status == 0
    assert HONEST.announced.hex() not in told


def test_a_hash_without_its_sign_or_its_salts_proves_nothing(verify: Verifier) -> None:
    deleted = record_of(without_words(HONEST))
    for record in (record_of(HONEST), deleted):
        assert verify(record)[0] == 0
        lines = record.splitlines()
        unsalted = "\n".join(line for line in lines if not line.startswith("# salts"))
        for forged in (record.replace("announced 2:", "announced "), unsalted):
            status, told = verify(forged)
            assert status == 1
            assert "NOT proven" in told


def test_a_word_passed_off_as_deleted_proves_nothing(verify: Verifier) -> None:
    """Its digest could be any number, and so the operator chooses one."""
    digests = (sha256(salt).digest() for salt in salts())
    tried = (
        structs.replace(HONEST, words=(HONEST.words[0], SeatWord(1, digest))) for digest in digests
    )
    status, told = verify(record_of(wished_of(tried)))
    assert status == 0
    assert f"{PROVES_NOTHING} any more against whoever ran the bot" in told
    assert "seat 2: deleted" in told
    assert "proven" not in told


def test_a_word_that_is_left_out_is_seen_to_be_missing(verify: Verifier) -> None:
    alone = structs.replace(HONEST, words=HONEST.words[1:])
    line = next(line for line in record_of(HONEST).splitlines() if "# word seat1" in line)
    assert verify(record_of(HONEST).replace(line, ""))[0] == 1
    _, told = verify(record_of(alone))
    assert "made from 1 word (seat 2: 'battery staple 7')" in told


def test_a_deal_whose_words_are_kept_quiet_is_not_proven_by_words(verify: Verifier) -> None:
    wished = wished_of(map(with_salt, salts()))
    lines = record_of(wished).splitlines()
    kept = [line for line in lines if not line.startswith("#") or "# commitment" in line]
    _, told = verify("\n".join(kept))
    assert "made from no words: it proves nothing against whoever ran the bot" in told


def spellings() -> Iterator[str]:
    """Yield spellings of a word that look the same on a screen."""
    unseen = ("\u200b", "\u2060", "\u00ad", "\ufe0f", "\u034f", "\u3164", "\u200a", "\u202e")
    for number in count():
        marks = "".join(unseen[int(digit)] for digit in f"{number:o}")
        yield f"{WORDS[1][:4]}{marks}{WORDS[1][4:]}"


def test_spellings_that_look_the_same_deal_the_same(verify: Verifier) -> None:
    seeds = {
        made((SeedWord(WORDS[0], SEAL.salts[0]), SeedWord(text, SEAL.salts[1]))).seed
        for text in islice(spellings(), 500)
    }
    assert seeds == {HONEST.seed}
    for text in ("b\u0430ttery staple 7", "battery st\u0430ple 7", "bat\u200at\u0435ry staple 7"):
        forged = made((SeedWord(WORDS[0], SEAL.salts[0]), SeedWord(text, SEAL.salts[1])))
        assert forged.seed != HONEST.seed
        assert verify(record_of(forged))[0] == 1


@pytest.mark.parametrize("mode", [Mode.CLASSIC, Mode.FLIP, Mode.DUO])
def test_another_dealer_than_the_one_drawn_is_refused(verify: Verifier, mode: Mode) -> None:
    """Nor the one drawn, if no cards are drawn for it: that is another shuffle."""
    options, seats = build_options(mode), 2
    here = (Presence.HERE,) * seats
    text = write_round(options, Opening(1, 0, HONEST.seed, (0, 0), here), (), HONEST)
    drawn, _ = new_match(options, seats, HONEST.seed)
    outcomes: list[int] = []
    for dealer in range(seats):
        named = text.replace("deal ", f"dealer seat{dealer + 1}\ndeal ")
        state, _ = new_match(options, seats, HONEST.seed, dealer)
        same = (state.dealer, state.hands, state.draw) == (drawn.dealer, drawn.hands, drawn.draw)
        status, _ = verify(named)
        assert status == (0 if same else 1)
        outcomes.append(status)
    assert 1 in outcomes


def test_the_secret_of_a_round_proves_no_other_round(verify: Verifier) -> None:
    """Else the operator deals from whichever secret of the match they like, and any seat first."""
    later = made(worded(*SEAL.salts[:2]), number=7)
    status, told = verify(record_of(later, number=7).replace("round 7\n", "round 6\n"))
    assert status == 1
    assert "the secret is that of round 7, but round 6 was dealt" in told
    first = record_of(HONEST).replace("deal ", "round 2\ndealer seat1\ndeal ")
    assert verify(first)[0] == 1


def match_of(first: SeedOrigin, *later: SeedOrigin) -> str:
    """Return the record of these rounds of a match, each with what its seed was made from."""
    here, scores = (Presence.HERE,) * SEATS, (0,) * SEATS
    opening = Opening(first.number, 0, first.seed, scores, here)
    state, actions = deal_again(CLASSIC, opening), list[Action]()
    for origin in later:
        while (seat := to_act(state.phase)) is not None:
            actions.append(legal_actions(state, seat)[0])
            state, _ = apply(state, actions[-1])
        actions.append(NextRound(origin.seed))
        state, _ = apply(state, actions[-1])
    begun, *others = write_round(CLASSIC, opening, actions, first).split("\n\n# commitment ")
    names = [f"seat{seat + 1}" for seat in range(SEATS)]
    return begun + "".join(
        "\n\n" + "\n".join([*origin_lines(origin, names), f"# commitment {dealt}"])
        for origin, dealt in zip(later, others, strict=True)
    )


@pytest.mark.parametrize(("numbers", "again"), [((7, 8, 9), 0), ((7, 7, 7), 2)])
def test_a_match_deals_from_each_secret_once(
    verify: Verifier, numbers: tuple[int, ...], again: int
) -> None:
    """Else the operator deals a good round three times."""
    rounds = [made(worded(*SEAL.salts[:2]), number=number) for number in numbers]
    status, told = verify(match_of(*rounds))
    assert (status, told.count("NOT proven")) == (bool(again), again)
    assert told.count("NOT proven: the record has this deal already") == again
    assert told.count("  proven: made from 2 words") == len(rounds) - again


def test_the_best_of_a_thousand_secrets_is_not_that_of_the_first_round(verify: Verifier) -> None:
    """The announced hash fixes all of them."""
    tried = (made(worded(*SEAL.salts[:2]), number=number) for number in range(2, 1001))
    text = record_of(wished_of(tried))
    status, told = verify(text)
    assert status == 1
    assert "but round 1 was dealt" in told


def test_a_word_of_a_seat_that_nobody_has_is_refused(verify: Verifier) -> None:
    """Else it is tried until the deal is good: salts are fixed for twenty seats."""
    words = (*worded(*SEAL.salts[:2]), None, None, None, None)
    tried = (made((*words, SeedWord(f"p{number}", SEAL.salts[6]))) for number in range(TRIES))
    origin = wished_of(tried)
    here, names = (Presence.HERE,) * 7, "seats seat1 seat2 seat3"
    text = write_round(CLASSIC, Opening(1, 0, origin.seed, (0,) * 7, here), (), origin)
    status, told = verify(text.replace(f"{names} seat4 seat5 seat6 seat7", names))
    assert status == 1
    assert "are not each of a seat at this table" in told


@pytest.mark.parametrize("changed", ["away seat11\n", "away seat4\n", "round 3\n"])
def test_a_round_of_two_decks_for_nine_is_proven_as_it_was_dealt(
    verify: Verifier, changed: str
) -> None:
    """X16a: two of eleven have left. Whoever says otherwise shows other cards than were dealt."""
    options = build_options(Mode.CLASSIC, [("hand_size", "11")])
    here = [Presence.HERE] * 11
    here[3] = here[10] = Presence.AWAY
    later = made(worded(*SEAL.salts[:2]), number=3)
    opening = Opening(3, 0, later.seed, (0,) * 11, tuple(here))
    text = write_round(options, opening, (), later) + "? cards seat4 0\n? cards seat11 0\n"
    status, told = verify(text)
    assert (status, "proven: made from 2 words" in told) == (0, True)
    assert verify(text.replace(changed, "round 4\n" if "round" in changed else ""))[0] == 1


def test_a_second_announced_hash_does_not_fit(verify: Verifier) -> None:
    """One shown to Anna and one to Ben: the record fits one, and the other notices."""
    other = seal_salts(bytes([100 + seat]) * 16 for seat in range(20))
    shown = made(worded(*other.salts[:2]), other).announced_text
    assert shown != HONEST.announced_text
    assert verify(record_of(HONEST).replace(HONEST.announced_text, shown))[0] == 1
