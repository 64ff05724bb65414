"""Names of people as they can appear in a message without breaking it.

Discord allows nearly everything in a name. Characters that would turn the surrounding text around,
hide or pile up over other lines are removed; letters of every script and emoji stay.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import lru_cache

from bot.i18n import Translator
from bot.views.table_values import SOMEBODY

_MARKDOWN = frozenset(r"\*_~`|<>[]()#-:@")
_JOINER = "\u200d"
_JOINERS = (_JOINER, "\u200c")
_ISOLATE, _END_OF_ISOLATE = "\u2068", "\u2069"
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that are invisible."""
_MOST_MARKS = 4
"""Marks on one letter; no script in use needs more."""
_NAMELESS = "?"
_MOST_KEPT = 4096
"""Names that are cached in both forms, because those of a table appear on all of its pages."""


def called(name: str, t: Translator) -> str:
    """Return the name, or the word for "somebody" where the person's data was deleted."""
    return t.format("somebody") if name == SOMEBODY else name


@lru_cache(_MOST_KEPT)
def plain_name(name: str) -> str:
    """Return the name on one line without control characters, or "?" if nothing visible is left."""
    kept = "".join(_visible(" ".join(name.split())))
    return " ".join(kept.split()) or _NAMELESS


@lru_cache(_MOST_KEPT)
def escaped(name: str) -> str:
    """Return the plain name with Discord's markdown escaped.

    A name with letters written from right to left is isolated from the text around it.
    """
    plain = plain_name(name)
    literal = "".join(f"\\{letter}" if letter in _MARKDOWN else letter for letter in plain)
    turns = any(unicodedata.bidirectional(letter) in ("R", "AL", "AN") for letter in plain)
    return f"{_ISOLATE}{literal}{_END_OF_ISOLATE}" if turns else literal


def forget_names() -> None:
    """Clear the cached names, because somebody's data was deleted."""
    plain_name.cache_clear()
    escaped.cache_clear()


def _visible(name: str) -> Iterator[str]:
    marks = 0
    for at, letter in enumerate(name):
        category = unicodedata.category(letter)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks > _MOST_MARKS or letter in _BLANK:
            continue
        if category[0] != "C" or (letter in _JOINERS and _joins(name, at)):
            yield letter


def _joins(name: str, at: int) -> bool:
    """Check whether a joiner has a meaning at this index: in an emoji, or between letters."""
    before, after = name[at - 1 : at], name[at + 1 : at + 2]
    if not before or not after:
        return False
    emoji = _is_emoji(before) and _is_emoji(after) and name[at] == _JOINER
    return emoji or (_needs_joiners(before) and _needs_joiners(after))


def _is_emoji(letter: str) -> bool:
    # Hair and skin colours are modifiers, and the variation selector is a mark.
    return letter == "\ufe0f" or unicodedata.category(letter) == "So" or "🏻" <= letter <= "🏿"


def _needs_joiners(letter: str) -> bool:
    """Check whether the letter's script, such as Persian or Hindi, changes letters at joiners."""
    return letter > "\u0590" and unicodedata.category(letter)[0] in "LM"
