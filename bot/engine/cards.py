"""Colours, ranks and faces: small integers inside the engine, the text of docs/rules.md outside.

A *face* is what one side of a card shows. The numbers of ranks and faces are stored with every
game: a new one is appended to :data:`_APPENDED_RANKS` or :data:`_APPENDED_FACES` and the others
keep theirs. They say nothing else; what comes first where cards stand in a row is told by
:data:`PLACE_OF`, which follows :data:`RANKS_IN_ORDER`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

COLOURS = "RYGBPTOV"
LIGHT_COLOURS = range(0, 4)
DARK_COLOURS = range(4, 8)
NO_COLOUR = 8

_FIRST_COLOURED_RANKS = (*"0123456789", "S", "R", "+1", "+2", "+5", "F", "E")
_FIRST_WILD_RANKS = ("W", "W+2", "W+4", "W+C")
_APPENDED_RANKS = ("+4", "D", "W+4R", "W+6", "W+10", "W+X")
RANKS = (*_FIRST_COLOURED_RANKS, *_FIRST_WILD_RANKS, *_APPENDED_RANKS)

RANKS_IN_ORDER = (
    *("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "S", "R", "+1", "+2", "+4", "+5", "F"),
    *("D", "E", "W", "W+2", "W+4", "W+4R", "W+6", "W+10", "W+C", "W+X"),
)
"""The order of docs/notation.md, in which hands and lists show the ranks."""

_FIRST_FACES = (
    *(colour + rank for colour in COLOURS for rank in _FIRST_COLOURED_RANKS),
    *_FIRST_WILD_RANKS,
)
_APPENDED_FACES = (
    *(COLOURS[colour] + rank for rank in ("+4", "D") for colour in LIGHT_COLOURS),
    *("W+4R", "W+6", "W+10", "W+X"),
)
FACE_TEXT: tuple[str, ...] = (*_FIRST_FACES, *_APPENDED_FACES)
FACES = len(FACE_TEXT)


def split_face(text: str) -> tuple[int, str]:
    """Return the colour and the rank of the face written ``text``."""
    coloured = text[0] in COLOURS
    return (COLOURS.index(text[0]), text[1:]) if coloured else (NO_COLOUR, text)


def places_of(faces: Sequence[str], ranks_in_order: Sequence[str]) -> tuple[int, ...]:
    """Return the place of each of ``faces`` in a row: colour by colour, wilds at the end."""

    def key(number: int) -> tuple[int, int]:
        colour, rank = split_face(faces[number])
        return colour, ranks_in_order.index(rank)

    places = {face: place for place, face in enumerate(sorted(range(len(faces)), key=key))}
    return tuple(places[face] for face in range(len(faces)))


COLOUR_OF = tuple(split_face(text)[0] for text in FACE_TEXT)
RANK_OF = tuple(RANKS.index(split_face(text)[1]) for text in FACE_TEXT)
PLACE_OF = places_of(FACE_TEXT, RANKS_IN_ORDER)
_FACE_BY_TEXT = {text: face for face, text in enumerate(FACE_TEXT)}
_FACE_BY_PARTS = {(COLOUR_OF[face], RANK_OF[face]): face for face in range(FACES)}

ZERO, SEVEN = RANKS.index("0"), RANKS.index("7")
SKIP, REVERSE, FLIP, SKIP_EVERYONE = (RANKS.index(rank) for rank in ("S", "R", "F", "E"))
DISCARD_ALL = RANKS.index("D")
DRAW_ONE, DRAW_TWO, DRAW_FOUR, DRAW_FIVE = (RANKS.index(r) for r in ("+1", "+2", "+4", "+5"))
WILD, WILD_DRAW_TWO, WILD_DRAW_FOUR, WILD_DRAW_COLOUR = (RANKS.index(r) for r in _FIRST_WILD_RANKS)
WILD_REVERSE_DRAW_FOUR, WILD_DRAW_SIX, WILD_DRAW_TEN, WILD_ROULETTE = (
    RANKS.index(rank) for rank in ("W+4R", "W+6", "W+10", "W+X")
)
NUMBER_RANKS = range(0, 10)
WILD_RANKS = tuple(rank for rank in RANKS if rank.startswith("W"))
_WILD_DRAWS = (WILD_DRAW_TWO, WILD_DRAW_FOUR, WILD_DRAW_COLOUR)

COMPLEMENT = (*(COLOURS.index(other) for other in "GBRYTPVO"), NO_COLOUR)
"""The complementary colour of each colour (V16): R-G, Y-B, P-T, O-V."""


def wanted_colour(colour: int, complement: bool) -> int:
    """Return the colour that fits on the current ``colour`` (C4): the same, or its complement
    (V16)."""
    return COMPLEMENT[colour] if complement else colour


def face_of(colour: int, rank: int) -> int:
    """Return the face with this colour, NO_COLOUR for wilds, and this rank.

    Raise :class:`KeyError` where no card has both.
    """
    return _FACE_BY_PARTS[colour, rank]


def is_wild(face: int) -> bool:
    """Return whether the face has no colour of its own."""
    return COLOUR_OF[face] == NO_COLOUR


def is_wild_draw(face: int) -> bool:
    """Return whether the face is a wild draw card: W+4, W+2 or W+C."""
    return RANK_OF[face] in _WILD_DRAWS


def is_number(face: int) -> bool:
    """Return whether the face is a number card."""
    return RANK_OF[face] in NUMBER_RANKS


def in_order(faces: Iterable[int]) -> list[int]:
    """Return ``faces`` in the order of a row."""
    return sorted(faces, key=PLACE_OF.__getitem__)


def ranks_in_order(ranks: Iterable[int]) -> list[int]:
    """Return ``ranks`` in the order of a row."""
    return sorted(ranks, key=lambda rank: RANKS_IN_ORDER.index(RANKS[rank]))


def parse_face(text: str) -> int | None:
    """Return the face that docs/rules.md writes ``text`` (``R5``, ``W+4``), None if there is
    none."""
    return _FACE_BY_TEXT.get(text)


def colours_of_side(side: int) -> range:
    """Return the four colours of the light (0) or dark (1) side."""
    return DARK_COLOURS if side else LIGHT_COLOURS
