"""What a face does when it is played (C7-C11, F4-F7): the effect of each rank.

A game names the ranks that do something else in it; what options make of a rank is compiled on top.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum

from msgspec import Struct

from ..cards import (
    DISCARD_ALL,
    FLIP,
    REVERSE,
    SKIP,
    SKIP_EVERYONE,
    WILD_REVERSE_DRAW_FOUR,
    WILD_ROULETTE,
)
from ..draw_amounts import DRAW_CARDS

EVERYONE = 99
"""More skips than a table has seats: an E skips all other players (F4)."""


class Exchange(IntEnum):
    """What a face does to the hands (V4)."""

    NONE = 0
    ROTATE = 1
    SWAP = 2


class Gesture(IntEnum):
    """Which gesture a face calls for (V11)."""

    NONE = 0
    SELF = 1
    ALL = 2


class Effect(Struct, frozen=True, gc=False):
    """What a face does when it is played.

    ``draws``: how many cards the next player draws (0 for W+C, which draws its colour);
    ``draw_card`` says whether it is a draw card at all. ``sweeps``: all other cards of its colour
    go under it (M8); ``roulette``: the next player names its colour, and draws for it (M9).
    """

    draw_card: bool = False
    draws: int = 0
    passes: int = 0
    turns: bool = False
    flips: bool = False
    opens_series: bool = False
    sweeps: bool = False
    roulette: bool = False
    exchange: Exchange = Exchange.NONE
    gesture: Gesture = Gesture.NONE
    switches_complement: bool = False


EFFECTS: Mapping[int, Effect] = {
    **{rank: Effect(draw_card=True, draws=draws) for rank, draws in DRAW_CARDS.items()},
    SKIP: Effect(passes=1),
    SKIP_EVERYONE: Effect(passes=EVERYONE),
    REVERSE: Effect(turns=True),
    FLIP: Effect(flips=True),
    DISCARD_ALL: Effect(sweeps=True),
    WILD_REVERSE_DRAW_FOUR: Effect(
        draw_card=True, draws=DRAW_CARDS[WILD_REVERSE_DRAW_FOUR], turns=True
    ),
    WILD_ROULETTE: Effect(roulette=True),
}
"""By rank; ranks that are missing here have no effect of their own."""
