"""No Mercy (section 11 of docs/rules.md)."""

from __future__ import annotations

from ..cards import (
    DISCARD_ALL,
    DRAW_FOUR,
    DRAW_TWO,
    LIGHT_COLOURS,
    NUMBER_RANKS,
    REVERSE,
    SKIP,
    SKIP_EVERYONE,
    WILD_DRAW_SIX,
    WILD_DRAW_TEN,
    WILD_REVERSE_DRAW_FOUR,
    WILD_ROULETTE,
)
from .game import FirstDealer, Game, Side, Start

_THRICE = (DRAW_TWO, SKIP, REVERSE, DISCARD_ALL)
_TWICE = (DRAW_FOUR, SKIP_EVERYONE)
_WILDS = (
    (WILD_REVERSE_DRAW_FOUR, 8),
    (WILD_ROULETTE, 8),
    (WILD_DRAW_SIX, 4),
    (WILD_DRAW_TEN, 4),
)
_ACTIONS = (*_THRICE, *_TWICE)

MERCY = Game(
    name="mercy",
    seats=range(2, 7),
    seats_clause="M1",
    sides=(
        Side(
            LIGHT_COLOURS,
            {**dict.fromkeys((*NUMBER_RANKS, *_TWICE), 2), **dict.fromkeys(_THRICE, 3)},
            _WILDS,
        ),
    ),
    points={**dict.fromkeys(_ACTIONS, 20), **dict.fromkeys((wild for wild, _ in _WILDS), 50)},
    first_dealer=FirstDealer.DRAWN,
    starts=dict.fromkeys((*_ACTIONS, *(wild for wild, _ in _WILDS)), Start.STAYS_BELOW),
    start_clause="M2",
    answers_by_value=True,
    draws_wait=True,
    clauses={"C12": "M6", "X5": "M11", "X12": "M10"},
    knock_out_points=250,
    takes=frozenset(
        {
            *("voluntary_draw", "catch_window", "last_card_draws", "scoring", "strafpunkte"),
            *("target", "wrong_card", "advice", "questions", "sleeping", "doubles"),
            *("fast_doubles", "jump_in", "jump_in_wild", "jump_in_action", "partner"),
            *("action_uno", "play_on", "uno_uno", "bruno_kuno", "no_zero_finish", "complement"),
            *("several", "no_wild_finish", "no_action_finish", "hand_limit", "uno_penalty"),
            *("false_contra", "blitz", "elimination", "rounds", "hand_size"),
        }
    ),
    defaults={
        "voluntary_draw": False,
        "last_card_draws": False,
        "target": 1000,
        "endless_draw": True,
        "seven_o": True,
        "forced_play": True,
        "must_swap": True,
        "hand_limit": 25,
    },
    topics=("merciless", "roulette", "knockout"),
)
