"""What drawing gives away: who draws in turn holds nothing that fits, as people mostly play.

A row has a number for each colour of the active side, and one for wilds: so many cards the seat has
received since it drew because it held none of these, `MANY` standing for more; `NEVER` where that
is not known.
"""

from __future__ import annotations

from functools import partial

from ..cards import LIGHT_COLOURS, NO_COLOUR
from ..precomputed import LazyTable
from ..state import State

NEVER = 255
MANY = 15
"""After this many cards almost nothing is known; the few different rows can be cached."""
WILDS = len(LIGHT_COLOURS)
UNKNOWN = bytes([NEVER] * (WILDS + 1))
_NONE = b"\0"


def _adding(count: int) -> bytes:
    return bytes(min(number + count, MANY) for number in range(NEVER)) + bytes([NEVER])


_ADDING = [_adding(count) for count in range(MANY + 1)]
"""For each number of cards received, the table that adds them, for ``bytes.translate``."""


def _set_row(s: State, seat: int, row: bytes) -> None:
    s.lacked = (*s.lacked[:seat], row, *s.lacked[seat + 1 :])


def _after_received(count: int, row: bytes) -> bytes:
    return row.translate(_ADDING[count])


_AFTER_RECEIVED = [LazyTable(partial(_after_received, count)) for count in range(MANY + 1)]
"""By the number of cards received: the new knowledge of a hand by the old."""


def note_received(s: State, seat: int, count: int) -> None:
    """Note that ``seat`` has received ``count`` cards that others do not know. A row must exist."""
    rows = [*s.lacked]
    rows[seat] = _AFTER_RECEIVED[count if count < MANY else MANY][rows[seat]]
    s.lacked = tuple(rows)


def note_drawn_in_turn(s: State, seat: int, wanted: int) -> None:
    """Note that ``seat`` drew while ``wanted`` was the colour that fits.

    The cards drawn have been counted, but unless one is kept they are not of that colour: a player
    plays what was drawn if it fits.
    """
    if not s.lacked:
        s.lacked = (UNKNOWN,) * len(s.hands)
    row, colour = s.lacked[seat], wanted % WILDS
    _set_row(s, seat, row[:colour] + _NONE + row[colour + 1 : WILDS] + _NONE)


def _after_one_drawn(colour: int, row: bytes) -> bytes:
    """Return the row after :func:`note_received` and :func:`note_drawn_in_turn` for one card."""
    more = row.translate(_ADDING[1])
    return more[:colour] + _NONE + more[colour + 1 : WILDS] + _NONE


AFTER_ONE_DRAWN = [
    LazyTable(partial(_after_one_drawn, colour % WILDS)) for colour in range(NO_COLOUR)
]
"""By the colour that fits: the new knowledge of a hand after one card drawn in turn, by the old."""


def _after_one_kept(colour: int, row: bytes) -> bytes:
    more = row.translate(_ADDING[1])
    return row[:colour] + more[colour : colour + 1] + row[colour + 1 : WILDS] + more[WILDS:]


_AFTER_ONE_KEPT = [LazyTable(partial(_after_one_kept, colour)) for colour in range(WILDS)]
"""By the colour that fits: the new knowledge of a hand that keeps one such card, by the old."""


def note_kept(s: State, seat: int, wanted: int) -> None:
    """Note that ``seat`` keeps the drawn card, which would have fitted."""
    if s.lacked:
        _set_row(s, seat, _AFTER_ONE_KEPT[wanted % WILDS][s.lacked[seat]])


def note_given(s: State, giver_of: dict[int, int]) -> None:
    """Move what is known of each hand along when hands are exchanged (V4)."""
    if s.lacked:
        rows = list(s.lacked)
        for seat, giver in giver_of.items():
            rows[seat] = s.lacked[giver]
        s.lacked = tuple(rows)


def forget_lacks(s: State) -> None:
    """Forget what was known: there are other cards, or other sides of them (F7)."""
    s.lacked = ()
