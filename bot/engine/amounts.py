"""How many cards somebody gets for what: the one table of all such numbers in docs/rules.md."""

from __future__ import annotations

from .calls import Call
from .cards import (
    DRAW_FIVE,
    DRAW_FOUR,
    DRAW_ONE,
    DRAW_TWO,
    RANK_OF,
    WILD_DRAW_COLOUR,
    WILD_DRAW_FOUR,
    WILD_DRAW_SIX,
    WILD_DRAW_TEN,
    WILD_DRAW_TWO,
    WILD_REVERSE_DRAW_FOUR,
    WILD_ROULETTE,
    is_wild,
)

HAND_SIZE = 7
"""Dealt to everybody, or drafted (C2, F2, D2)."""

DRAW_CARDS = {
    DRAW_ONE: 1,
    DRAW_TWO: 2,
    DRAW_FOUR: 4,
    DRAW_FIVE: 5,
    WILD_DRAW_TWO: 2,
    WILD_DRAW_FOUR: 4,
    WILD_DRAW_COLOUR: 0,
    WILD_REVERSE_DRAW_FOUR: 4,
    WILD_DRAW_SIX: 6,
    WILD_DRAW_TEN: 10,
}
"""What each draw card makes the next player draw, by rank (C7, C11, F4, F5, M6); a W+C draws its
colour, and nothing on top (F6)."""


def is_drawing_wild(face: int) -> bool:
    """Return whether ``face`` is a wild that makes somebody draw, foul or not (C11, F6, M6, M9)."""
    return is_wild(face) and (RANK_OF[face] in DRAW_CARDS or RANK_OF[face] == WILD_ROULETTE)


UNFOUNDED_CHALLENGE = 2
"""On top of the pending cards, where the challenged card was no foul (C12, F5, F6)."""

FORGOTTEN_CALL = 2
"""For being caught owing a call, and for the last card without its own (C14, V13, V14); X7 sets
another number."""

FORGOTTEN_GESTURE = 1
"""For being caught owing a gesture (V11)."""

LATE_GESTURE = 1
"""For the last to make a gesture, or all who have not when time is up (V11)."""

WRONG_CARD = 1
"""For a card tried that is not allowed (P1)."""

OFFENCES = {"advice": 2, "question": 1, "sleep": 1}
"""For what the table punishes (P2, P3)."""


def for_owing(calls: int, each: int = FORGOTTEN_CALL) -> int:
    """How many cards a player draws who is caught owing ``calls``; they add up (C14).

    Each call costs ``each`` (X7), a gesture always one.
    """
    gesture = FORGOTTEN_GESTURE if calls & Call.GESTURE else 0
    return gesture + each * (calls & ~Call.GESTURE).bit_count()
