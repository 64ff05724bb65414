"""What a face does when it is played (C7-C11, F4-F7): the effect of each rank.

A game names the ranks that do something else in it; what options make of a rank is compiled on top.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum

from msgspec import Struct

from ..amounts import DRAW_CARDS
from ..cards import FLIP, REVERSE, SKIP, SKIP_EVERYONE

EVERYONE = 99
"""More pass-overs than a table has seats: an E passes over everybody else (F4)."""


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
    ``draw_card`` says whether it is a draw card at all.
    """

    draw_card: bool = False
    draws: int = 0
    passes: int = 0
    turns: bool = False
    flips: bool = False
    opens_series: bool = False
    exchange: Exchange = Exchange.NONE
    gesture: Gesture = Gesture.NONE
    switches_complement: bool = False


EFFECTS: Mapping[int, Effect] = {
    **{rank: Effect(draw_card=True, draws=draws) for rank, draws in DRAW_CARDS.items()},
    SKIP: Effect(passes=1),
    SKIP_EVERYONE: Effect(passes=EVERYONE),
    REVERSE: Effect(turns=True),
    FLIP: Effect(flips=True),
}
"""By rank; ranks that are not named do nothing of themselves."""
