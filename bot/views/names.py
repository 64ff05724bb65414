"""A person's name as it may stand in a message: what somebody calls themselves breaks nothing.

Discord lets names hold nearly everything. What would turn the text around them, hide, or pile up
over other lines is left out; letters of every script and emoji stay as they are.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Protocol

from .table_values import SOMEBODY

_MARKDOWN = frozenset(r"\*_~`|<>[]()#-:@")
_JOINER = "\u200d"
_JOINERS = (_JOINER, "\u200c")
_ISOLATE, _END_OF_ISOLATE = "\u2068", "\u2069"
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that show nothing."""
_MOST_MARKS = 4
"""Marks on one letter; no script in use needs more."""
_NAMELESS = "?"
_SHORT_NAME = 16
_MOST_KEPT = 4096
"""Names that are kept in both forms: those of a table stand on all of its pages."""


TORN = re.compile(r"<(:\w*(:\d*)?)?$")
"""What is left of an emoji of an application, `<:name:123>`, that was cut."""


class Wording(Protocol):
    """A translator, which has the words of the reader's language."""

    @property
    def format(self) -> Callable[..., str]:
        """Returns a text by its key."""
        ...


def shortened(text: str, limit: int) -> str:
    """Return the text, cut with an ellipsis where it is longer; no emoji is torn apart."""
    return text if len(text) <= limit else f"{TORN.sub('', text[: limit - 1])}…"


def called(name: str, t: Wording) -> str:
    """What stands for this name: who is forgotten is somebody, in the reader's language."""
    return t.format("somebody") if name == SOMEBODY else name


@lru_cache(_MOST_KEPT)
def plain_name(name: str) -> str:
    """The name on one line, without control characters; `?` if nothing of it can be seen."""
    kept = "".join(_visible(" ".join(name.split())))
    return " ".join(kept.split()) or _NAMELESS


@lru_cache(_MOST_KEPT)
def escaped(name: str) -> str:
    """The plain name with Discord's markdown taken literally.

    A name with letters from right to left is kept apart from the text around it.
    """
    plain = plain_name(name)
    literal = "".join(f"\\{letter}" if letter in _MARKDOWN else letter for letter in plain)
    turns = any(unicodedata.bidirectional(letter) in ("R", "AL", "AN") for letter in plain)
    return f"{_ISOLATE}{literal}{_END_OF_ISOLATE}" if turns else literal


@lru_cache(_MOST_KEPT)
def short_name(name: str) -> str:
    """Return the escaped name, cut to where many of them stand in one line."""
    return escaped(shortened(plain_name(name), _SHORT_NAME))


def forget_names() -> None:
    """Keep no name any longer: somebody is not to be known any more."""
    short_name.cache_clear()
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
    """Whether a joiner stands where it means something: in an emoji, or between letters."""
    before, after = name[at - 1 : at], name[at + 1 : at + 2]
    if not before or not after:
        return False
    emoji = _is_emoji(before) and _is_emoji(after) and name[at] == _JOINER
    return emoji or (_needs_joiners(before) and _needs_joiners(after))


def _is_emoji(letter: str) -> bool:
    # Hair and skin colours are modifiers, and the variation selector is a mark.
    return letter == "\ufe0f" or unicodedata.category(letter) == "So" or "🏻" <= letter <= "🏿"


def _needs_joiners(letter: str) -> bool:
    """Scripts whose letters take another form where a joiner stands, such as Persian and Hindi."""
    return letter > "\u0590" and unicodedata.category(letter)[0] in "LM"
