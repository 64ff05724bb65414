"""What drawing gives away: who draws in turn holds nothing that fits, as people mostly play.

A row has a number for each colour of the active side, and one for wilds: so many cards the seat has
received since it drew because it held none of these; `NEVER` where that is not known.
"""

from __future__ import annotations

from functools import lru_cache

from ..cards import LIGHT_COLOURS
from ..state import State

NEVER = 255
WILDS = len(LIGHT_COLOURS)
_UNKNOWN = bytes([NEVER] * (WILDS + 1))
_NONE = b"\0"


def _adding(count: int) -> bytes:
    return bytes(min(number + count, NEVER - 1) for number in range(NEVER)) + bytes([NEVER])


_MOST_AT_ONCE = 20
_ADDING = [_adding(count) for count in range(_MOST_AT_ONCE + 1)]
"""For each number of cards received the table that counts them in, for ``bytes.translate``."""


def _set_row(s: State, seat: int, row: bytes) -> None:
    s.lacked = (*s.lacked[:seat], row, *s.lacked[seat + 1 :])


def note_received(s: State, seat: int, count: int) -> None:
    """``seat`` has received so many cards that the others do not know."""
    if s.lacked:
        _set_row(s, seat, s.lacked[seat].translate(_ADDING[min(count, _MOST_AT_ONCE)]))


def note_drawn_in_turn(s: State, seat: int, wanted: int) -> None:
    """``seat`` drew while ``wanted`` was the colour that fits, and plays what it drew if it can.

    The cards drawn have been counted in, but for one that is kept they are not of that colour.
    """
    if not s.lacked:
        s.lacked = (_UNKNOWN,) * len(s.hands)
    row, colour = s.lacked[seat], wanted % WILDS
    _set_row(s, seat, row[:colour] + _NONE + row[colour + 1 : WILDS] + _NONE)


def note_one_drawn_in_turn(s: State, seat: int, wanted: int) -> None:
    """:func:`note_received` of one card and :func:`note_drawn_in_turn` in one, for quick draws."""
    rows = [*s.lacked] if s.lacked else [_UNKNOWN] * len(s.hands)
    rows[seat] = _after_one(rows[seat], wanted)
    s.lacked = tuple(rows)


@lru_cache(maxsize=4096)
def _after_one(row: bytes, wanted: int) -> bytes:
    more, colour = row.translate(_ADDING[1]), wanted % WILDS
    return more[:colour] + _NONE + more[colour + 1 : WILDS] + _NONE


def note_kept(s: State, seat: int, wanted: int) -> None:
    """``seat`` keeps the card drawn that would have fitted."""
    if s.lacked:
        row, colour = s.lacked[seat], wanted % WILDS
        more = row.translate(_ADDING[1])
        kept = row[:colour] + more[colour : colour + 1] + row[colour + 1 : WILDS] + more[WILDS:]
        _set_row(s, seat, kept)


def note_given(s: State, giver_of: dict[int, int]) -> None:
    """Hands were exchanged: what was known of each goes with it (V4)."""
    if s.lacked:
        rows = list(s.lacked)
        for seat, giver in giver_of.items():
            rows[seat] = s.lacked[giver]
        s.lacked = tuple(rows)


def forget_lacks(s: State) -> None:
    """Other cards, or other sides of them: nothing is known (F7)."""
    s.lacked = ()
