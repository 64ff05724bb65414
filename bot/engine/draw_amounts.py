"""How many cards a player draws for what: all such numbers of docs/rules.md."""

from __future__ import annotations

from .action import Call
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
"""The number of cards dealt to each player, or drafted (C2, F2, D2)."""

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
"""The cards that the next player draws for each draw card, by rank (C7, C11, F4, F5, M6). A W+C
only draws its colour (F6)."""


def is_drawing_wild(face: int) -> bool:
    """Return whether ``face`` is a wild that makes somebody draw, foul or not (C11, F6, M6, M9)."""
    return is_wild(face) and (RANK_OF[face] in DRAW_CARDS or RANK_OF[face] == WILD_ROULETTE)


UNFOUNDED_CHALLENGE = 2
"""Cards on top of the pending ones if the challenged card was no foul (C12, F5, F6)."""

FORGOTTEN_CALL = 2
"""Cards for being caught owing a call, or for the last card without its own (C14, V13, V14): the
default of X7."""

FORGOTTEN_GESTURE = 1
"""Cards for being caught owing a gesture (V11)."""

LATE_GESTURE = 1
"""Cards for the last to make a gesture, or for all who have not when time is up (V11)."""

WRONG_CARD = 1
"""Cards for trying to play a card that is not allowed (P1)."""

OFFENCES = {"advice": 2, "question": 1, "sleep": 1}
"""Cards for offences that the table punishes (P2, P3)."""


def for_owing(calls: int, each: int) -> int:
    """Return how many cards a player draws who is caught owing ``calls``; they add up (C14).

    Each call costs ``each`` (X7), a gesture always one.
    """
    gesture = FORGOTTEN_GESTURE if calls & Call.GESTURE else 0
    return gesture + each * (calls & ~Call.GESTURE).bit_count()
