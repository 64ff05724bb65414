"""Rows of buttons that fit a phone's screen, and the one button of a page that is highlighted.

A phone breaks wider rows by itself, wherever it likes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise

from msgspec import structs

from .clicks.click_id import VERB_AT, Verb
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
    ends = [0, *_best_ends(_widths(buttons))]
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
    return _width(button.label, button.emoji is not None, button.url is not None)


def _widths(buttons: Sequence[Button]) -> tuple[float, ...]:
    return tuple([_width(b.label, b.emoji is not None, b.url is not None) for b in buttons])


def fits_phone(buttons: Sequence[Button]) -> bool:
    """Check whether the buttons fit side by side in one row on a phone."""
    return _fits(_widths(buttons))


def _fits(widths: tuple[float, ...]) -> bool:
    if len(widths) > BUTTONS_IN_ROW:
        return False
    return len(widths) == 1 or sum(widths) + _GAP * (len(widths) - 1) <= PHONE_ROOM


@lru_cache(maxsize=1024)
def _width(label: str, has_symbol: bool, is_link: bool) -> float:
    around = (_SYMBOL if has_symbol else 0) + (_LINK if is_link else 0)
    return max(_LEAST, _PADDING + around + sum(map(_character_width, label)))


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
    # Ends are negative here, so that of equal costs the least has the fuller rows first.
    best: list[tuple[tuple[int, int, int], tuple[int, ...]]] = [((0, 0, 0), ())]
    for end in range(1, len(widths) + 1):
        ways: list[tuple[tuple[int, int, int], tuple[int, ...]]] = []
        taken: float = -_GAP
        for begin in range(end - 1, max(0, end - BUTTONS_IN_ROW) - 1, -1):
            taken += widths[begin] + _GAP
            length = end - begin
            if length > 1 and taken > PHONE_ROOM:
                break
            (alone, rows, squares), ends = best[begin]
            cost = alone + (length == 1), rows + 1, squares + length * length
            ways.append((cost, (*ends, -end)))
        best.append(min(ways))
    return tuple([-end for end in best[-1][1]])


def with_one_bright(
    buttons: Iterable[Button], verbs: Sequence[Verb], style: Style = Style.PRIMARY
) -> list[Button]:
    """Return the buttons, the first one that does the first available verb highlighted."""
    shown = list(buttons)
    wants = ["" if each.click is None else each.click.split(":")[VERB_AT] for each in shown]
    for verb in verbs:
        if verb in wants:
            matters = wants.index(verb)
            shown[matters] = structs.replace(shown[matters], style=style)
            break
    return shown
