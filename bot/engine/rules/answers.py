"""What a pending draw can be answered with (V1, V17, V18, D4)."""

from __future__ import annotations

from msgspec import Struct

from ..amounts import DRAW_CARDS
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
from ..options.options import Options
from .card_table import fits

_COLOURED = (DRAW_ONE, DRAW_TWO, DRAW_FIVE)


class Answers(Struct, frozen=True, gc=False):
    """What answers a pending draw of one ``kind``, the rank of its last draw card.

    Another card of that rank ``adds`` (V1, D4), or does so where an R came back and it fits
    (``adds_after_return``, V17); the ranks of ``escapes`` send the draw on in the current colour.
    """

    kind: int
    adds: bool
    adds_after_return: bool
    escapes: frozenset[int]

    @property
    def any(self) -> bool:
        """Whether there is an answer at all."""
        return self.adds or self.adds_after_return or bool(self.escapes)

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
    returning, passing_on, adding = options.retour_kutsche, options.lass_mich, options.stacking
    salvo = options.game.salvo

    def answers_to(kind: int) -> Answers:
        coloured = kind in _COLOURED
        any_but_colour = kind != WILD_DRAW_COLOUR
        escapes: list[int] = []
        if returning and any_but_colour:
            escapes.append(REVERSE)
        if passing_on and coloured:
            escapes += [SKIP, SKIP_EVERYONE]
        return Answers(
            kind=kind,
            adds=kind in salvo or (adding and any_but_colour),
            adds_after_return=returning and coloured,
            escapes=frozenset(escapes),
        )

    return {kind: answers_to(kind) for kind in DRAW_CARDS}
