"""The order of letters follows Unicode's algorithm, as far as names can ask for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.artwork.lettering import isolated
from bot.artwork.lettering.bidi import base_level, embedding_levels, visual_order

LINES = (Path(__file__).parent / "bidi_cases.txt").read_text(encoding="utf-8").splitlines()
CASES = [line for line in LINES if not line.startswith("#")]
BY_ITS_LETTERS = "2"


def shown(text: str, base: int | None = None) -> str:
    return "".join(text[at] for at in visual_order(embedding_levels(text, base)))


def test_unicodes_own_cases() -> None:
    wrong: list[str] = []
    for case in CASES:
        codes, direction, _, wanted, order = case.split(";")
        text = "".join(chr(int(code, 16)) for code in codes.split())
        levels = embedding_levels(text, None if direction == BY_ITS_LETTERS else int(direction))
        known = wanted.split()
        same = all(each in ("x", str(level)) for each, level in zip(known, levels, strict=True))
        seen = [str(at) for at in visual_order(levels) if known[at] != "x"]
        if not same or seen != order.split():
            wrong.append(case)
    assert len(CASES) > 60
    assert wrong == []


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("אבא, dad", "dad ,אבא"),
        ("אבא 12", "12 אבא"),
        ("Anna", "Anna"),
        ("+1 Anna", "+1 Anna"),
    ],
)
def test_a_name_begins_on_the_side_of_its_first_letter(text: str, seen: str) -> None:
    turned = seen.replace("אבא", "אבא"[::-1])
    assert shown(text) == turned


def test_an_isolated_name_does_not_turn_the_words_around_it() -> None:
    text = f"{isolated('אבא')} wins round 5"
    assert base_level(text) == 0
    assert shown(text).endswith(" wins round 5")
    assert base_level("אבא wins round 5") == 1


def test_a_text_from_right_to_left_is_not_turned_by_a_name() -> None:
    text = f"ניצחון של {isolated('Anna (1)')}!"
    assert base_level(text) == 1
    assert shown(text).startswith("!")
    assert "Anna (1)" in shown(text)
