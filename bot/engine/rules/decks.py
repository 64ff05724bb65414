"""What cards a game is played with, and for how many players (C1, F1, D1)."""

from __future__ import annotations

from functools import cache

from ..cards import (
    DARK_COLOURS,
    DRAW_FIVE,
    DRAW_ONE,
    DRAW_TWO,
    FLIP,
    LIGHT_COLOURS,
    NO_COLOUR,
    NUMBER_RANKS,
    REVERSE,
    SKIP,
    SKIP_EVERYONE,
    WILD,
    WILD_DRAW_COLOUR,
    WILD_DRAW_FOUR,
    WILD_DRAW_TWO,
    ZERO,
    face_of,
)
from .options import Mode

CLASSIC_ACTIONS = (SKIP, REVERSE, DRAW_TWO)
LIGHT_ACTIONS = (DRAW_ONE, SKIP, REVERSE, FLIP)
DARK_ACTIONS = (DRAW_FIVE, REVERSE, SKIP_EVERYONE, FLIP)
ONE_TO_NINE = tuple(rank for rank in NUMBER_RANKS if rank != ZERO)

MOST_SEATS = 20
"""The most players that any game takes (C1)."""


def _side(
    colours: range, twice: tuple[int, ...], wilds: dict[int, int], once: tuple[int, ...] = ()
) -> tuple[int, ...]:
    coloured = [face_of(c, rank) for c in colours for rank in (*once, *twice, *twice)]
    return (*coloured, *(face_of(NO_COLOUR, w) for w, n in wilds.items() for _ in range(n)))


_CLASSIC_DECK = _side(
    LIGHT_COLOURS, (*ONE_TO_NINE, *CLASSIC_ACTIONS), {WILD: 4, WILD_DRAW_FOUR: 4}, once=(ZERO,)
)
_DUO_DECK = (*_CLASSIC_DECK, *(face_of(NO_COLOUR, WILD),) * 4)
_FLIP_LIGHT = _side(LIGHT_COLOURS, (*ONE_TO_NINE, *LIGHT_ACTIONS), {WILD: 4, WILD_DRAW_TWO: 4})
_FLIP_DARK = _side(DARK_COLOURS, (*ONE_TO_NINE, *DARK_ACTIONS), {WILD: 4, WILD_DRAW_COLOUR: 4})


@cache
def deck_faces(mode: Mode, seats: int) -> tuple[bytes, bytes]:
    """The faces of all cards, light and dark; the dark ones are empty where cards have one side.

    In flip the two are of equal length and not yet joined (F1).
    """
    match mode:
        case Mode.CLASSIC:
            return bytes(_CLASSIC_DECK) * (2 if seats > 10 else 1), b""
        case Mode.FLIP:
            return bytes(_FLIP_LIGHT), bytes(_FLIP_DARK)
        case Mode.DUO:
            return bytes(_DUO_DECK), b""


@cache
def faces_in_deck(mode: Mode) -> frozenset[int]:
    """Every face that the mode's cards show on either side."""
    light, dark = deck_faces(mode, 2)
    return frozenset(light + dark)


_SEAT_NUMBERS = {
    Mode.CLASSIC: ("C1", range(2, MOST_SEATS + 1)),
    Mode.FLIP: ("F1", range(2, 11)),
    Mode.DUO: ("D1", range(2, 3)),
}


def seat_numbers(mode: Mode) -> tuple[str, range]:
    """The clause that says how many may play, and the numbers."""
    return _SEAT_NUMBERS[mode]
