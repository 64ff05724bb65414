"""When a wild draw card is a foul (C11a)."""

from __future__ import annotations

from .cards import COLOUR_OF, is_number, wanted_colour
from .cardtable import fits
from .rules import Guilt

_COLOURS = bytes(COLOUR_OF).ljust(256)
"""The colour of each face, as a table for ``bytes.translate``."""


def is_foul(
    guilt: Guilt, faces: bytes, played: int, top_rank: int, colour: int, complement: bool
) -> bool:
    """Whether the face ``played`` is a foul with ``faces`` left in hand.

    ``top_rank``, ``colour`` and ``complement`` say what fitted at the moment it was played.
    """
    wanted = wanted_colour(colour, complement)
    match guilt:
        case Guilt.COLOUR:
            return wanted in faces.translate(_COLOURS)
        case Guilt.NUMBERS:
            return any(COLOUR_OF[face] == wanted and is_number(face) for face in faces)
        case Guilt.ANY:
            return any(f != played and fits(f, top_rank, colour, complement) for f in faces)
