"""The cards of plain classic as small numbers: the kinds that the learned players count.

A *kind* is a face of the classic deck: thirteen ranks (0-9, S, R, +2) a colour, then W and W+4.
"""

from __future__ import annotations

from bot.engine.cards import COLOUR_OF, FACE_TEXT, RANK_OF, face_of, parse_face

COLOURS = 4
RANKS = (*"0123456789", "S", "R", "+2")
RANKS_A_COLOUR = len(RANKS)
NUMBERS = 10
SKIP_RANK, REVERSE_RANK, DRAW_TWO_RANK = range(NUMBERS, RANKS_A_COLOUR)
WILD_RANK = RANKS_A_COLOUR
WILD_KIND = COLOURS * RANKS_A_COLOUR
WILD_DRAW_FOUR_KIND = WILD_KIND + 1
KINDS = WILD_KIND + 2


def _faces() -> list[int]:
    ranks = [parse_face(f"R{rank}") for rank in RANKS]
    coloured = [face_of(c, RANK_OF[face or 0]) for c in range(COLOURS) for face in ranks]
    wilds = [face for face, text in enumerate(FACE_TEXT) if text in ("W", "W+4")]
    return coloured + wilds


FACES = _faces()
"""The engine's face of each kind."""

KIND_OF = {face: kind for kind, face in enumerate(FACES)}
"""The kind of each of the engine's faces that classic has."""

assert all(COLOUR_OF[face] == kind // RANKS_A_COLOUR for kind, face in enumerate(FACES[:WILD_KIND]))
