"""Classic (section 2 of docs/rules.md)."""

from __future__ import annotations

from ..cards import DRAW_TWO, LIGHT_COLOURS, NUMBER_RANKS, REVERSE, SKIP, WILD, WILD_DRAW_FOUR, ZERO
from .game import MOST_SEATS, FirstDealer, Game, Side, Start

RANKS = {ZERO: 1, **dict.fromkeys((*NUMBER_RANKS[1:], SKIP, REVERSE, DRAW_TWO), 2)}
WILDS = ((WILD, 4), (WILD_DRAW_FOUR, 4))

CLASSIC = Game(
    name="classic",
    seats=range(2, MOST_SEATS + 1),
    seats_clause="C1",
    two_decks_from=11,
    sides=(Side(LIGHT_COLOURS, RANKS, WILDS),),
    points={SKIP: 20, REVERSE: 20, DRAW_TWO: 20, WILD: 50, WILD_DRAW_FOUR: 50},
    first_dealer=FirstDealer.DRAWN,
    starts={
        DRAW_TWO: Start.FACED,
        SKIP: Start.FACED,
        REVERSE: Start.TURNS,
        WILD: Start.NAMED_BY_FIRST,
        WILD_DRAW_FOUR: Start.GOES_BACK,
    },
    start_clause="C3f",
    idle=frozenset({"show_backs", "flip_values"}),
)
