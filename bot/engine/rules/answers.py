"""Which cards answer a pending draw (V1, V17, V18, D4, X1, X13)."""

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
    WILD_DRAW_FOUR,
    WILD_DRAW_TWO,
)
from ..draw_amounts import DRAW_CARDS
from ..options.options import Options
from .card_table import fits

_COLOURED = (DRAW_ONE, DRAW_TWO, DRAW_FIVE)


class Answers(Struct, frozen=True, gc=False):
    """What answers a pending draw of one ``kind``, the rank of its last draw card.

    Cards of the ranks in ``adds`` add up with it, whatever their colour (V1, D4, X1, M5); another
    of its kind does so where an R came back and it fits (``adds_after_return``, V17); the ranks of
    ``escapes`` send the draw on in the current colour.
    """

    kind: int
    adds: frozenset[int]
    adds_after_return: bool
    escapes: frozenset[int]

    @property
    def any(self) -> bool:
        """Whether there is an answer at all."""
        return self.adds_after_return or bool(self.adds or self.escapes)

    def take(self, face: int, returned: bool, top_rank: int, colour: int, complement: bool) -> bool:
        """Return whether ``face`` is an answer; ``returned``: the last card on the draw was an
        R."""
        rank = RANK_OF[face]
        if rank in self.escapes and COLOUR_OF[face] == colour:
            return True
        if rank in self.adds:
            return True
        after_return = self.adds_after_return and returned and rank == self.kind
        return after_return and fits(face, top_rank, colour, complement)


_CROSSING = ({DRAW_TWO, WILD_DRAW_FOUR}, {DRAW_ONE, WILD_DRAW_TWO})
"""Draw cards that answer each other if kinds may be crossed (X1)."""


def _worth_as_much(kind: int) -> frozenset[int]:
    """Return the draw cards of the same or a higher draw value (M5)."""
    return frozenset(rank for rank, value in DRAW_CARDS.items() if value >= DRAW_CARDS[kind])


def answers_by_kind(options: Options) -> dict[int, Answers]:
    """Return what answers a pending draw of each kind."""
    returning, passing_on = options.retour_kutsche, options.lass_mich
    own_kind, crossing = options.stacking, options.cross_stacking
    salvo = options.game.salvo

    def adds_to(kind: int) -> frozenset[int]:
        if options.game.answers_by_value:
            return _worth_as_much(kind)
        if kind == WILD_DRAW_COLOUR:
            return frozenset()
        stacked = own_kind is True or own_kind == ("coloured" if kind in _COLOURED else "wild")
        adds = {kind} if stacked or kind in salvo else set[int]()
        for crossed in _CROSSING if crossing else ():
            if kind in crossed:
                adds |= crossed
        at_least = DRAW_CARDS[kind] if crossing == "up" else 0
        return frozenset(rank for rank in adds if DRAW_CARDS[rank] >= at_least)

    def answers_to(kind: int) -> Answers:
        coloured = kind in _COLOURED
        escapes: list[int] = []
        if returning and kind != WILD_DRAW_COLOUR:
            escapes.append(REVERSE)
        if passing_on and coloured:
            escapes += [SKIP, SKIP_EVERYONE]
        return Answers(
            kind=kind,
            adds=adds_to(kind),
            adds_after_return=returning and coloured,
            escapes=frozenset(escapes),
        )

    return {kind: answers_to(kind) for kind in DRAW_CARDS}
