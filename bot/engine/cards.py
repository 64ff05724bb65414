"""Colours, ranks and faces: small integers inside the engine, the text of docs/rules.md outside.

A *face* is what one side of a card shows. Coloured faces are numbered colour by colour in the
order of their ranks, wilds follow: the order in which docs/notation.md compares faces.
"""

from __future__ import annotations

COLOURS = "RYGBPTOV"
LIGHT_COLOURS = range(0, 4)
DARK_COLOURS = range(4, 8)
NO_COLOUR = 8

COLOURED_RANKS = (*"0123456789", "S", "R", "+1", "+2", "+5", "F", "E")
WILD_RANKS = ("W", "W+2", "W+4", "W+C")
RANKS = (*COLOURED_RANKS, *WILD_RANKS)

ZERO, SEVEN = RANKS.index("0"), RANKS.index("7")
SKIP, REVERSE, FLIP, SKIP_EVERYONE = (RANKS.index(rank) for rank in ("S", "R", "F", "E"))
DRAW_ONE, DRAW_TWO, DRAW_FIVE = (RANKS.index(rank) for rank in ("+1", "+2", "+5"))
WILD, WILD_DRAW_TWO, WILD_DRAW_FOUR, WILD_DRAW_COLOUR = (RANKS.index(r) for r in WILD_RANKS)
NUMBER_RANKS = range(0, 10)
_WILD_DRAWS = (WILD_DRAW_TWO, WILD_DRAW_FOUR, WILD_DRAW_COLOUR)

_STRIDE = len(COLOURED_RANKS)
FIRST_WILD = len(COLOURS) * _STRIDE
FACES = FIRST_WILD + len(WILD_RANKS)

COLOUR_OF = tuple(face // _STRIDE if face < FIRST_WILD else NO_COLOUR for face in range(FACES))
RANK_OF = tuple(
    face % _STRIDE if face < FIRST_WILD else face - FIRST_WILD + _STRIDE for face in range(FACES)
)
FACE_TEXT = tuple(
    (COLOURS[COLOUR_OF[face]] if face < FIRST_WILD else "") + RANKS[RANK_OF[face]]
    for face in range(FACES)
)
_FACE_BY_TEXT = {text: face for face, text in enumerate(FACE_TEXT)}

COMPLEMENT = (*(COLOURS.index(other) for other in "GBRYTPVO"), NO_COLOUR)
"""The complementary colour of each colour (V16): R-G, Y-B, P-T, O-V."""


def wanted_colour(colour: int, complement: bool) -> int:
    """The colour that fits on the current ``colour`` (C4): itself, or its complement (V16)."""
    return COMPLEMENT[colour] if complement else colour


def face_of(colour: int, rank: int) -> int:
    """The face with this rank; ``colour`` is ignored for wilds."""
    return colour * _STRIDE + rank if rank < _STRIDE else FIRST_WILD + rank - _STRIDE


def is_wild(face: int) -> bool:
    """Whether the face has no colour of its own."""
    return face >= FIRST_WILD


def is_wild_draw(face: int) -> bool:
    """Whether the face is a wild draw card: W+4, W+2 or W+C."""
    return RANK_OF[face] in _WILD_DRAWS


def is_number(face: int) -> bool:
    """Whether the face is a number card."""
    return RANK_OF[face] in NUMBER_RANKS


def parse_face(text: str) -> int | None:
    """The face that docs/rules.md writes ``text`` (``R5``, ``W+4``), None if there is none."""
    return _FACE_BY_TEXT.get(text)


def colours_of_side(side: int) -> range:
    """The four colours of the light (0) or dark (1) side."""
    return DARK_COLOURS if side else LIGHT_COLOURS
