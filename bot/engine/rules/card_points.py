"""How many points a card counts (C17, F9, D8)."""

from __future__ import annotations

from ..cards import (
    DRAW_FIVE,
    DRAW_ONE,
    DRAW_TWO,
    FACES,
    FLIP,
    NUMBER_RANKS,
    RANK_OF,
    REVERSE,
    SKIP,
    SKIP_EVERYONE,
    WILD,
    WILD_DRAW_COLOUR,
    WILD_DRAW_FOUR,
    WILD_DRAW_TWO,
)
from .options import Mode
from .rule_tables import ScoringRules

_VALUES = {
    Mode.CLASSIC: {SKIP: 20, REVERSE: 20, DRAW_TWO: 20, WILD: 50, WILD_DRAW_FOUR: 50},
    Mode.FLIP: {
        DRAW_ONE: 10,
        DRAW_FIVE: 20,
        SKIP: 20,
        REVERSE: 20,
        FLIP: 20,
        SKIP_EVERYONE: 30,
        WILD: 40,
        WILD_DRAW_TWO: 50,
        WILD_DRAW_COLOUR: 60,
    },
    Mode.DUO: {SKIP: 10, REVERSE: 10, DRAW_TWO: 10, WILD: 15, WILD_DRAW_FOUR: 20},
}
"""By rank; a number counts itself."""


def face_values(mode: Mode) -> bytes:
    """What each face counts at the end of a round, as a table for ``bytes.translate``."""
    special = _VALUES[mode]
    values = (
        RANK_OF[face] if RANK_OF[face] in NUMBER_RANKS else special.get(RANK_OF[face], 0)
        for face in range(FACES)
    )
    return bytes(values).ljust(256, b"\0")


def card_values(scoring: ScoringRules, side: int, faces: bytes, backs: bytes) -> bytes:
    """What cards count that show ``faces`` on this ``side`` and ``backs`` on the other.

    In flip the light faces count unless the active ones do (F9).
    """
    counted = faces if side == 0 or scoring.by_active_face else backs
    return counted.translate(scoring.values)
