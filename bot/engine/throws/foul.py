"""When a wild draw card is a foul (C11a), and what a challenge of it would show (C12)."""

from __future__ import annotations

from ..cards import COLOUR_OF, RANK_OF, is_number, is_wild_draw, wanted_colour
from ..rules.card_table import fits
from ..rules.rule_tables import Guilt, Rules
from ..state import Accusation

_COLOURS = bytes(COLOUR_OF).ljust(256)
"""The colour of each face, as a table for ``bytes.translate``."""


def is_foul(
    guilt: Guilt, faces: bytes, played: int, top_rank: int, colour: int, complement: bool
) -> bool:
    """Return whether the face ``played`` is a foul with ``faces`` left in hand.

    ``top_rank``, ``colour`` and ``complement`` say what fitted when it was played.
    """
    wanted = wanted_colour(colour, complement)
    match guilt:
        case Guilt.COLOUR:
            return wanted in faces.translate(_COLOURS)
        case Guilt.NUMBERS:
            return any(COLOUR_OF[face] == wanted and is_number(face) for face in faces)
        case Guilt.ANY:
            return any(f != played and fits(f, top_rank, colour, complement) for f in faces)


def accuse(
    rules: Rules,
    seat: int,
    played: int,
    rest: bytes,
    shown: bytes,
    top: int,
    colour: int,
    complement: bool,
) -> Accusation | None:
    """Return what a challenge of the face ``played`` would show, with the cards ``rest`` left in
    hand.

    Return None if nothing can be challenged: for any other card, for a last one, or where no card
    can be (C11b). ``shown`` says what the cards of the hand show, ``top`` is the face below.
    """
    if not rest or rules.draws.unchallenged or not is_wild_draw(played):
        return None
    faces = rest.translate(shown)
    foul = is_foul(rules.draws.guilt, faces, played, RANK_OF[top], colour, complement)
    return Accusation(seat, foul, faces)
