"""What `contra-uno verify` proves: each deal, from its seed and the commitment."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine import Mode, default_options, legal_actions, new_match
from bot.notation import record_reader, setup
from bot.notation.deal_verification import verify_foreign, verify_text
from bot.notation.record_writer import write_record

FALSE = "0" * 64


def test_a_commitment_stands_on_the_line_of_the_deal_or_before_it() -> None:
    for text, proven in (
        (f"seats anna ben\ndeal 00 # commitment {FALSE}\n? phase play\n", False),
        (f"seats anna ben\n# commitment {FALSE}\n\ndeal 00\n? phase play\n", False),
        (f"seats anna ben\ndeal 00\n# commitment {FALSE}\n? phase play\n", True),
    ):
        deals, _ = verify_text(text)
        assert [deal.holds for deal in deals] == [proven], text


def _written(seed: bytes = b"\1\2\3") -> str:
    options = default_options(Mode.CLASSIC)
    state, _ = new_match(options, 2, seed)
    action = legal_actions(state, state.phase.seat)[0]  # type: ignore[union-attr]
    return write_record(options, ["anna", "ben"], seed, [(action, None)])


def test_a_record_handed_over_is_proven_or_its_first_bad_line_named() -> None:
    text = _written()
    assert verify_foreign(text).holds
    lines = text.splitlines()
    assert not verify_foreign("\n".join([*lines, "anna: play W+4:R", "ben: what"])).holds
    assert verify_foreign("\n".join([*lines, "nobody: draw"])).bad_line == len(lines) + 1
    assert not verify_foreign("").holds


def test_a_seed_or_hash_that_was_changed_is_found() -> None:
    text = _written()
    other_seed = text.replace("deal 010203", "deal 010204")
    assert other_seed != text
    assert not verify_foreign(other_seed).holds
    start = text.index("# commitment ") + len("# commitment ")
    other_hash = text[:start] + FALSE + text[start + len(FALSE) :]
    assert not verify_foreign(other_hash).holds


def test_whatever_is_handed_over_is_an_outcome() -> None:
    for text in ("\0" * 1000, "seats " + "a " * 5000, "deal " + "f" * 9999, "option " * 50):
        assert not verify_foreign(text).holds


def test_expectations_prove_nothing_and_are_not_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A list of legal actions can take a hundred times as long as a line that is played."""

    def expect(*_given: object) -> object:
        raise AssertionError("that is work for nothing")

    monkeypatch.setattr(record_reader, "expect", expect)
    text = "seats anna ben\ndeal 00\n? legal anna: draw\n? refused\n? phase play\n"
    found = verify_foreign(text)
    assert found.bad_line is None
    assert [deal.line for deal in found.deals] == [2]


def test_a_set_up_of_many_hands_takes_no_longer_for_each(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each was compared with all before it: nine thousand took fifteen seconds."""
    asked: list[str] = []

    class Apart(dict[str, set[str]]):
        def get(self, *given: Any) -> Any:
            asked.append(given[0])
            return super().get(*given)

    monkeypatch.setattr(setup, "_APART", Apart(setup._APART))
    verify_foreign("seats a b\n" + "".join(f"hand p{n} R1\n" for n in range(100)))
    assert 0 < len(asked) < 500
