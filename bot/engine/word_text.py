"""The letters of a word that count for the seed.

Two words that look alike count as one, so that nobody can try which of many invisible spellings of
a word deals the cards that they like.
"""

from __future__ import annotations

import re
import unicodedata

_INVISIBLE = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0000-\U000e0fff]"
)
"""Letters, marks and signs that show nothing, besides those of the categories below."""

_UNSEEN = frozenset({"Cc", "Cf", "Zs", "Zl", "Zp"})

_LOOK_ALIKE = frozenset(
    {"LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU", "GEORGIAN"}
)
"""Alphabets with letters that look like those of another one, as Unicode's names begin."""


def hashed_letters(word: str) -> str:
    """Return what is hashed of a word: its letters, digits and signs, in lower case.

    Blanks, invisible characters and punctuation are left out; punctuation stays in a word that has
    nothing else.
    """
    visible = [
        letter
        for letter in _INVISIBLE.sub("", unicodedata.normalize("NFKC", word))
        if unicodedata.category(letter) not in _UNSEEN
    ]
    kept = [letter for letter in visible if unicodedata.category(letter)[0] != "P"]
    return unicodedata.normalize("NFKC", "".join(kept or visible).casefold())


def has_mixed_alphabets(word: str) -> bool:
    """Return whether one part of the word mixes alphabets whose letters look alike.

    Only the ordinary blank divides it: others can hardly be seen.
    """
    parts = (unicodedata.normalize("NFKC", part) for part in word.split(" "))
    return any(len(_alphabets(part)) > 1 for part in parts)


def _alphabets(part: str) -> set[str]:
    names = (unicodedata.name(letter, "").partition(" ")[0] for letter in part if letter.isalpha())
    return set(names) & _LOOK_ALIKE
