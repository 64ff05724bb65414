"""A record that was tampered with does not verify: seed, hash, word, hand, order of moves."""

from __future__ import annotations

from hashlib import sha256

import pytest

from bot.engine import (
    Action,
    Mode,
    Opening,
    Presence,
    SeatWord,
    SeedOrigin,
    SeedWord,
    apply,
    build_options,
    commitment,
    legal_actions,
    new_match,
    seal_salts,
    seed_origin,
)
from bot.notation.deal_verification import verify_text
from bot.notation.record_writer import write_record, write_round

SEED = bytes(range(16))
OTHER_SEED = bytes(16)
NAMES = ["anna", "ben", "cem"]
TURNS = 12


@pytest.fixture(params=[Mode.CLASSIC, Mode.FLIP, Mode.MERCY], ids=str)
def honest(request: pytest.FixtureRequest) -> str:
    """A record of the first turns after a deal, with the hands as they were dealt."""
    options = build_options(request.param)
    dealt, _ = new_match(options, len(NAMES), SEED, dealer=2)
    state, actions = dealt, list[tuple[Action, str | None]]()
    while len(actions) < TURNS:
        action = legal_actions(state, state.phase.seat)[0]  # type: ignore[union-attr]
        actions.append((action, None))
        state, _ = apply(state, action)
    text = write_record(options, NAMES, SEED, actions, dealer=2)
    cards = [" ".join(map(dealt.cards.text, hand)) for hand in dealt.hands]
    deal = f"deal {SEED.hex()}\n"
    return text.replace(
        deal,
        deal + "".join(f"? hand {name} {held}\n" for name, held in zip(NAMES, cards, strict=True)),
    )


def holds(text: str) -> bool:
    """Whether every deal is proven, and all of the record follows from it."""
    deals, record = verify_text(text)
    return bool(deals) and all(deal.holds for deal in deals) and not record.findings


def test_an_honest_record_holds(honest: str) -> None:
    assert honest.count("? hand") == len(NAMES)
    assert holds(honest)


def test_another_seed_is_found(honest: str) -> None:
    assert not holds(honest.replace(SEED.hex(), OTHER_SEED.hex()))


def test_another_seed_with_its_own_hash_does_not_lead_to_the_same_game(honest: str) -> None:
    """Whoever forges the hash, too, is found by the cards, and by the hash in the channel."""
    forged = honest.replace(SEED.hex(), OTHER_SEED.hex())
    assert not holds(forged.replace(commitment(SEED), commitment(OTHER_SEED)))


def test_a_single_changed_digit_of_the_hash_is_found(honest: str) -> None:
    hashed = commitment(SEED)
    changed = hashed[:-1] + ("0" if hashed[-1] != "0" else "1")
    assert not holds(honest.replace(hashed, changed))


def test_two_hands_exchanged_are_found(honest: str) -> None:
    swapped = honest.replace("? hand anna", "? hand -").replace("? hand ben", "? hand anna")
    assert not holds(swapped.replace("? hand -", "? hand ben"))


def test_a_card_missing_from_a_hand_is_found(honest: str) -> None:
    lines = honest.splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("? hand cem"))
    lines[at] = lines[at].rsplit(" ", 1)[0]
    assert not holds("\n".join(lines))


def test_moves_in_another_order_are_found(honest: str) -> None:
    lines = honest.splitlines()
    first, second = [n for n, line in enumerate(lines) if line.startswith(("anna:", "ben:"))][:2]
    lines[first], lines[second] = lines[second], lines[first]
    assert not holds("\n".join(lines))


def _origin() -> SeedOrigin:
    seal = seal_salts([b"a" * 16, b"c" * 16, b"b" * 16])
    words = (SeedWord("Kuckuck # 1", seal.salts[0]), None, SeedWord("42", seal.salts[2]))
    given = (SeatWord(seat, word.digest(), word) for seat, word in enumerate(words) if word)
    found = seed_origin(bytes(32), 2, given, seal)
    assert found is not None
    return found


@pytest.fixture
def worded() -> str:
    """The record of a second round whose seed was made from two words; nobody has moved yet."""
    options, here = build_options(Mode.CLASSIC), (Presence.HERE,) * 3
    opening = Opening(2, 0, _origin().seed, (0, 0, 0), here)
    return write_round(options, opening, (), _origin())


def test_a_record_with_words_holds(worded: str) -> None:
    assert "# word seat1 " in worded
    assert "# word seat3 " in worded
    (deal,), _ = verify_text(worded)
    assert deal.origin is not None
    assert [each.word and each.word.text for each in deal.origin.words] == ["Kuckuck # 1", "42"]
    assert holds(worded)


@pytest.mark.parametrize(
    ("honest_text", "forged"),
    [
        ("Kuckuck", "Kuckuk"),
        (" 42", " 43"),
        (b"a".hex() * 16, b"c".hex() * 16),
        ("# word seat3", "# worth seat3"),
        ("# secret 2", "# secret 3"),
        (_origin().secret.hex(), "ab" * 32),
        (_origin().announced.hex(), "ab" * 32),
        ("# announced", "# noticed"),
        ("# announced 2:", "# announced "),
        ("# salts", "# salt"),
        ("# word seat3", "# word seat2"),
        ("# word seat3", "# word seat1"),
        (sha256(b"c" * 16).hexdigest(), "ab" * 32),
    ],
)
def test_a_changed_word_or_secret_is_found(worded: str, honest_text: str, forged: str) -> None:
    assert honest_text in worded
    assert not holds(worded.replace(honest_text, forged))


def test_a_forgotten_word_is_proven_by_its_hash(worded: str) -> None:
    word = _origin().words[1]
    line = next(line for line in worded.splitlines() if "seat3" in line and "word" in line)
    hashed = f"# word-hash seat3 {word.digest.hex()}"
    assert holds(worded.replace(line, hashed))
    assert not holds(worded.replace(line, hashed.replace(word.digest.hex(), "ab" * 32)))


def test_a_word_without_a_secret_says_nothing(worded: str) -> None:
    lines = [line for line in worded.splitlines() if not line.startswith("# secret")]
    (deal,), _ = verify_text("\n".join(lines))
    assert deal.origin is None
