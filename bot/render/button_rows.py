"""Rows of buttons that fit a phone's screen, and the one button of a page that is highlighted.

A phone breaks wider rows by itself, wherever it likes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise

from msgspec import structs

from .clicks.click_id import Click, Verb
from .page import BUTTONS_IN_ROW, Button, Row, Style

PHONE_ROOM = 340
"""Pixels for a row of buttons on a screen that is 390 pixels wide."""


_GAP = 8


_LEAST = 60


_PADDING = 16


_SYMBOL = 29
"""An emoji and the gap between it and the label."""


_LINK = 23
"""The arrow that Discord draws on a link."""


_NARROW = frozenset("fijlrt.,:;!?'’|()-I ")


_WIDE = frozenset("mwMW@…")


_PIXELS_NARROW, _PIXELS, _PIXELS_WIDE = 5.0, 9.0, 13.0


_CAPITAL = 10.5


def balanced_rows(buttons: list[Button]) -> list[Row]:
    """Return the buttons in rows that fit a phone, avoiding rows with a single button.

    Of all ways to do that, take one with the fewest rows, and of those one with nearly equal rows.
    """
    ends = [0, *_best_ends(tuple(map(phone_width, buttons)))]
    return [Row(tuple(buttons[a:b])) for a, b in pairwise(ends)]


def even_rows(buttons: list[Button]) -> list[Row]:
    """Return the buttons in the fewest rows that Discord allows, all of nearly the same length."""
    rows = -(-len(buttons) // BUTTONS_IN_ROW)
    ends = [-(-len(buttons) * row // rows) for row in range(rows + 1)] if rows else [0]
    return [Row(tuple(buttons[a:b])) for a, b in pairwise(ends)]


def rows_within(room: int, buttons: list[Button]) -> list[Row]:
    """Return rows that fit a phone, or even rows where those need more than ``room`` components."""
    rows = balanced_rows(buttons)
    return rows if len(rows) + len(buttons) <= room else even_rows(buttons)


def phone_width(button: Button) -> float:
    """Return roughly how many pixels wide a phone shows the button."""
    symbol = 0 if button.emoji is None else _SYMBOL
    link = 0 if button.url is None else _LINK
    return max(_LEAST, _PADDING + symbol + link + _text_width(button.label))


def fits_phone(buttons: Sequence[Button]) -> bool:
    """Check whether the buttons fit side by side in one row on a phone."""
    return _fits(tuple(map(phone_width, buttons)))


def _fits(widths: tuple[float, ...]) -> bool:
    if len(widths) > BUTTONS_IN_ROW:
        return False
    return len(widths) == 1 or sum(widths) + _GAP * (len(widths) - 1) <= PHONE_ROOM


@lru_cache(maxsize=1024)
def _text_width(label: str) -> float:
    return sum(map(_character_width, label))


def _character_width(character: str) -> float:
    if character in _NARROW:
        return _PIXELS_NARROW
    if character in _WIDE:
        return _PIXELS_WIDE
    return _CAPITAL if character.isupper() else _PIXELS


@lru_cache(maxsize=1024)
def _best_ends(widths: tuple[float, ...]) -> tuple[int, ...]:
    """Return where each row ends in the cheapest arrangement; of equal ones, fuller rows first.

    The cost of an arrangement: its rows with one button, then its rows, then how unequal they are.
    """
    best: list[tuple[tuple[int, int, int], tuple[int, ...]]] = [((0, 0, 0), ())]
    for end in range(1, len(widths) + 1):
        ways = [
            (_with_row(best[begin][0], end - begin), (*best[begin][1], end))
            for begin in range(max(0, end - BUTTONS_IN_ROW), end)
            if _fits(widths[begin:end])
        ]
        best.append(min(ways, key=lambda way: (way[0], [-each for each in way[1]])))
    return best[-1][1]


def _with_row(cost: tuple[int, int, int], length: int) -> tuple[int, int, int]:
    alone, rows, squares = cost
    return alone + (length == 1), rows + 1, squares + length * length


def with_one_bright(
    buttons: Iterable[Button], verbs: Sequence[Verb], style: Style = Style.PRIMARY
) -> list[Button]:
    """Return the buttons, the first one that does the first available verb highlighted."""
    shown = list(buttons)
    wants = [_verb_of(button) for button in shown]
    matters = next((wants.index(verb) for verb in verbs if verb in wants), None)
    if matters is not None:
        shown[matters] = structs.replace(shown[matters], style=style)
    return shown


def _verb_of(button: Button) -> Verb | None:
    click = None if button.click is None else Click.parse(button.click)
    return None if click is None else click.verb
