"""What a reader takes for one letter: a letter with its marks, a composed emoji, a flag."""

from __future__ import annotations

import unicodedata

from .bidi import ISOLATES

JOINER, NON_JOINER = "\u200d", "\u200c"
TEXT_STYLE, EMOJI_STYLE = "\ufe0e", "\ufe0f"
"""The variation selectors after a sign that can be drawn as text or as an emoji."""
KEYCAP = "\u20e3"

_TAGS = range(0xE0020, 0xE0080)
"""Letters and digits of the flags of regions; category Cf."""
_REGIONS = range(0x1F1E6, 0x1F200)
"""Letters of which two are a flag."""
_SKINS = range(0x1F3FB, 0x1F400)
_MARKS = frozenset({"Mn", "Mc", "Me"})
_ATTACHED = frozenset("\u0e33\u0eb3")
"""Vowels of Thai and Lao that are drawn on the letter before, though they are no marks."""
_FIRST_SIGN = 0x203C
"""Emoji begin here; letters and digits before it take no skin colour."""
_END_OF_ALPHABETS = "\u0590"
"""Latin, Greek, Cyrillic and Armenian letters come before this one."""
_MOST_MARKS = 2
"""Marks on a letter of those; no language has more, and piles of marks run into other lines."""


def cleaned(text: str) -> str:
    """Return the text composed and on one line, without control characters.

    Joiners and isolates stay. Overrides and embeddings go: they would turn the rest of the line.
    """
    return "".join(
        " " if letter.isspace() else letter
        for letter in unicodedata.normalize("NFC", text)
        if not _is_control(letter)
    )


def without_isolates(text: str) -> str:
    """Return the text without the characters around names."""
    return "".join(letter for letter in text if letter not in ISOLATES)


def clusters_of(text: str) -> list[str]:
    """Return the parts of the text that are not drawn apart; an isolate is a part by itself.

    Of a pile of marks on a letter, only the first ones stay.
    """
    clusters: list[str] = []
    for letter in text:
        if not clusters or not _belongs_to(clusters[-1], letter):
            clusters.append(letter)
        elif not (is_mark(letter) and _is_full(clusters[-1])):
            clusters[-1] += letter
    return clusters


def is_ignorable(letter: str) -> bool:
    """Return whether a font need not have the letter: joiners and variation selectors."""
    return letter in (JOINER, NON_JOINER) or "\ufe00" <= letter <= EMOJI_STYLE


def is_mark(letter: str) -> bool:
    """Return whether the letter is drawn on the one before."""
    return unicodedata.category(letter) in _MARKS


def _is_control(letter: str) -> bool:
    if letter.isspace():
        return False
    if letter in ISOLATES or is_ignorable(letter) or ord(letter) in _TAGS:
        return False
    return unicodedata.category(letter) in ("Cc", "Cf", "Cs")


def _is_full(cluster: str) -> bool:
    return cluster < _END_OF_ALPHABETS and len(cluster) > _MOST_MARKS


def _belongs_to(cluster: str, letter: str) -> bool:
    if cluster in ISOLATES or letter in ISOLATES:
        return False
    if is_mark(letter) or is_ignorable(letter) or letter in _ATTACHED:
        return True
    code, first = ord(letter), ord(cluster[0])
    if code in _TAGS or code in _SKINS:
        return first >= _FIRST_SIGN
    if code in _REGIONS:
        return first in _REGIONS and len(cluster) == 1
    return cluster[-1] == JOINER and first >= _FIRST_SIGN and code >= _FIRST_SIGN
