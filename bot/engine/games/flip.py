"""Uno Flip (section 4 of docs/rules.md): its deck and options.

What a Flip card turns over stands in :mod:`..transitions.piles`.
"""

from __future__ import annotations

from ..cards import (
    DARK_COLOURS,
    DRAW_FIVE,
    DRAW_ONE,
    FLIP,
    LIGHT_COLOURS,
    NUMBER_RANKS,
    REVERSE,
    SKIP,
    SKIP_EVERYONE,
    WILD,
    WILD_DRAW_COLOUR,
    WILD_DRAW_TWO,
)
from .game import FirstDealer, Game, Side, Start

_LIGHT = dict.fromkeys((*NUMBER_RANKS[1:], DRAW_ONE, SKIP, REVERSE, FLIP), 2)
_DARK = dict.fromkeys((*NUMBER_RANKS[1:], DRAW_FIVE, REVERSE, SKIP_EVERYONE, FLIP), 2)

UNO_FLIP = Game(
    name="flip",
    seats=range(2, 11),
    seats_clause="F1",
    sides=(
        Side(LIGHT_COLOURS, _LIGHT, ((WILD, 4), (WILD_DRAW_TWO, 4))),
        Side(DARK_COLOURS, _DARK, ((WILD, 4), (WILD_DRAW_COLOUR, 4))),
    ),
    points={
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
    first_dealer=FirstDealer.HIGHEST_BEGINS,
    starts={
        DRAW_ONE: Start.FACED,
        DRAW_FIVE: Start.FACED,
        SKIP: Start.FACED,
        SKIP_EVERYONE: Start.FACED,
        REVERSE: Start.TURNS,
        FLIP: Start.TURNS_OVER,
        WILD: Start.NAMED_BY_FIRST,
        WILD_DRAW_TWO: Start.GOES_BACK,
        WILD_DRAW_COLOUR: Start.GOES_BACK,
    },
    start_clause="F3",
    defaults={"voluntary_draw": False, "catch_window": "last_card", "scoring": "penalty"},
    topics=("flip",),
)
