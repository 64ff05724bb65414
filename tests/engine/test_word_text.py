"""The letters of a word that count for the seed."""

from __future__ import annotations

import pytest

from bot.engine import has_mixed_alphabets
from bot.engine.word_text import hashed_letters


@pytest.mark.parametrize(
    ("word", "hashed"),
    [
        ("Correct Horse", "correcthorse"),
        ("battery-staple, 7", "batterystaple7"),
        ("Straße", "strasse"),
        ("e\u0301te\u0301", "\xe9t\xe9"),
        ("\u200bK\u00adu\ufe0fck\u3164uck\u202e", "kuckuck"),
        ("\u2800\u034f\U000e0041", ""),
        ("🎲🎲", "🎲🎲"),
        (":-)", ":-)"),
        ("① ½", "11⁄2"),
        ("مرحبا", "مرحبا"),
    ],
)
def test_what_is_hashed(word: str, hashed: str) -> None:
    assert hashed_letters(word) == hashed


@pytest.mark.parametrize(
    ("word", "mixed"),
    [
        ("correct horse", False),
        ("Привет Anna", False),
        ("日本 ひらがな abc", False),
        ("c\u043errect", True),
        ("\u0421orrect", True),
        ("ο\u043c", True),
        ("c\u200a\u043e\u200ar", True),
        ("c\u00a0\u043e", True),
        ("Ωmega", True),
        ("42 🎲", False),
    ],
)
def test_letters_of_alphabets_that_look_alike(word: str, mixed: bool) -> None:
    assert has_mixed_alphabets(word) is mixed
