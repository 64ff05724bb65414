"""What a pending draw can be answered with (V1, V17, V18, D4)."""

from __future__ import annotations

from msgspec import Struct

from ..cards import (
    COLOUR_OF,
    DRAW_FIVE,
    DRAW_ONE,
    DRAW_TWO,
    RANK_OF,
    REVERSE,
    SKIP,
    SKIP_EVERYONE,
    WILD_DRAW_COLOUR,
)
from .card_table import fits
from .options import Mode, Options
from .penalties import DRAW_CARDS


class Answers(Struct, frozen=True, gc=False):
    """What answers a pending draw of one ``kind``, the rank of its last draw card.

    Another card of that rank ``adds`` (V1, D4), or does so where an R came back and it fits
    (``adds_after_return``, V17); the ranks of ``escapes`` send the draw on in the current colour.
    """

    kind: int
    adds: bool
    adds_after_return: bool
    escapes: frozenset[int]

    def take(self, face: int, returned: bool, top_rank: int, colour: int, complement: bool) -> bool:
        """Whether ``face`` is an answer; ``returned``: the last card on the draw was an R."""
        rank = RANK_OF[face]
        if rank in self.escapes and COLOUR_OF[face] == colour:
            return True
        if rank != self.kind:
            return False
        after_return = self.adds_after_return and returned
        return self.adds or (after_return and fits(face, top_rank, colour, complement))


def answers_by_kind(options: Options) -> dict[int, Answers]:
    """What answers a pending draw of each kind."""
    return {kind: _answers_to(kind, options) for kind in DRAW_CARDS}


def _answers_to(kind: int, options: Options) -> Answers:
    coloured = kind in (DRAW_ONE, DRAW_TWO, DRAW_FIVE)
    any_but_colour = kind != WILD_DRAW_COLOUR
    salvo = options.mode is Mode.DUO and kind == DRAW_TWO
    escapes: list[int] = []
    if options.retour_kutsche and any_but_colour:
        escapes.append(REVERSE)
    if options.lass_mich and coloured:
        escapes += [SKIP, SKIP_EVERYONE]
    return Answers(
        kind=kind,
        adds=salvo or (options.stacking and any_but_colour),
        adds_after_return=options.retour_kutsche and coloured,
        escapes=frozenset(escapes),
    )
