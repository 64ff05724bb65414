"""Names of people as they can appear in a message without breaking it.

Discord allows nearly everything in a name. Characters that would turn the surrounding text around,
hide or pile up over other lines are removed; letters of every script and emoji stay.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Protocol

from msgspec import structs

from .table_values import SOMEBODY, SeatRow

_MARKDOWN = frozenset(r"\*_~`|<>[]()#-:@")
_JOINER = "\u200d"
_JOINERS = (_JOINER, "\u200c")
_ISOLATE, _END_OF_ISOLATE = "\u2068", "\u2069"
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that are invisible."""
_NEWEST_EMOJI = range(0x1F000, 0x1FB00)
"""The blocks of emoji; the newest ones have no category in older versions of Python."""
_FLAG = re.compile("🏴[\U000e0020-\U000e007f]*$")
"""A flag, to which letters for its region may be added."""
_LINK = re.compile(r"https?://[\w./?=&%#~+-]+[,;!]?")
_MOST_MARKS = 4
"""Marks on one letter; no script in use needs more."""
_NAMELESS = "?"
_SHORT_NAME = 16
_MOST_KEPT = 4096
"""Names that are cached in both forms, because those of a table appear on all of its pages."""


TORN = re.compile(r"<(:\w*(:\d*)?)?$")
"""What is left of an application's emoji, `<:name:123>`, that was cut."""


class Wording(Protocol):
    """A translator, which has the words of the reader's language."""

    @property
    def format(self) -> Callable[..., str]:
        """The function that returns a text by its key."""
        ...


def shortened(text: str, limit: int) -> str:
    """Return the text, cut with an ellipsis if it is too long; no emoji is torn apart."""
    return text if len(text) <= limit else f"{TORN.sub('', text[: limit - 1])}…"


def called(name: str, t: Wording) -> str:
    """Return the name, or the word for "somebody" where the person's data was deleted."""
    return t.format("somebody") if name == SOMEBODY else name


@lru_cache(_MOST_KEPT)
def plain_name(name: str) -> str:
    """Return the name on one line without control characters, or "?" if nothing visible is left."""
    return visible_name(name) or _NAMELESS


def visible_name(name: str) -> str:
    """Return the name on one line without control characters; empty if nothing visible is left."""
    kept = "".join(_visible(" ".join(name.split())))
    return " ".join(kept.split())


@lru_cache(_MOST_KEPT)
def escaped(name: str) -> str:
    """Return the plain name with Discord's markdown escaped.

    A name with letters written from right to left is isolated from the text around it.
    """
    plain = plain_name(name)
    literal = "".join(f"\\{letter}" if letter in _MARKDOWN else letter for letter in plain)
    turns = any(unicodedata.bidirectional(letter) in ("R", "AL", "AN") for letter in plain)
    return f"{_ISOLATE}{literal}{_END_OF_ISOLATE}" if turns else literal


def shown_contact(text: str) -> str:
    """Return a line in which addresses of web pages can be clicked, and all else is literal."""
    return " ".join(word if _LINK.fullmatch(word) else escaped(word) for word in text.split())


@lru_cache(_MOST_KEPT)
def short_name(name: str) -> str:
    """Return the escaped name, cut to where many of them stand in one line."""
    return escaped(shortened(plain_name(name), _SHORT_NAME))


def names_apart(seats: Sequence[SeatRow]) -> list[str]:
    """Return the name of each seat, so that no two people of a table look the same.

    Of equal names each gets the account name in brackets, and where that does not help, all but the
    first get a number. Computer players keep their names, which are distinct.
    """
    names = [seat.name for seat in seats]
    if _are_distinct(names):
        return names
    shown = Counter(map(plain_name, names))
    for at, seat in enumerate(seats):
        if seat.user_id is not None and seat.account and shown[plain_name(seat.name)] > 1:
            names[at] = seat.name if seat.name == SOMEBODY else f"{seat.name} ({seat.account})"
    fixed = [at for at, seat in enumerate(seats) if seat.user_id is None]
    return _numbered(names, fixed, str)


def told_apart(seats: Sequence[SeatRow]) -> list[SeatRow]:
    """Return the seats by the names that are shown: see :func:`names_apart`."""
    return [
        seat if name == seat.name else structs.replace(seat, name=name)
        for seat, name in zip(seats, names_apart(seats), strict=True)
    ]


def short_names_apart(names: Sequence[str]) -> list[str]:
    """Return the short names of a table's seats, numbered where the cut has made them equal."""
    short = [shortened(plain_name(name), _SHORT_NAME) for name in names]
    if not _are_distinct(short):
        short = _numbered(short, (), _cut_for_number)
    return [escaped(name) for name in short]


def _are_distinct(names: Sequence[str]) -> bool:
    return len({plain_name(name) for name in names}) == len(names)


def _cut_for_number(name: str) -> str:
    return shortened(name, _SHORT_NAME - 2)


def _numbered(names: list[str], fixed: Sequence[int], cut: Callable[[str], str]) -> list[str]:
    """Return the names, of which equal ones have a number but for the first; the fixed ones none.

    ``cut`` makes room for the number. Names of people whose data was deleted stay as they are.
    """
    found = list(names)
    taken = {plain_name(names[at]) for at in fixed}
    for at, name in enumerate(names):
        if at in fixed or name == SOMEBODY:
            continue
        number = 2
        while plain_name(found[at]) in taken:
            found[at], number = f"{cut(name)} {number}", number + 1
        taken.add(plain_name(found[at]))
    return found


def forget_names() -> None:
    """Clear the cached names, because somebody's data was deleted."""
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
        if category[0] != "C" or _is_part_of_emoji(name, at) or _joins(name, at):
            yield letter


def _is_part_of_emoji(name: str, at: int) -> bool:
    """Check whether the letter at this index is a new emoji or names the region of a flag."""
    letter = name[at]
    is_tag = "\U000e0020" <= letter <= "\U000e007f"
    return ord(letter) in _NEWEST_EMOJI or (is_tag and _FLAG.search(name, 0, at) is not None)


def _joins(name: str, at: int) -> bool:
    """Check whether a joiner has a meaning at this index: in an emoji, or between letters."""
    if name[at] not in _JOINERS:
        return False
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
