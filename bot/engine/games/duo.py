"""UNO Duo (section 5 of docs/rules.md)."""

from __future__ import annotations

from ..cards import DRAW_TWO, LIGHT_COLOURS, REVERSE, SKIP, WILD, WILD_DRAW_FOUR
from . import classic
from .effects import Effect
from .game import FirstDealer, Game, Side, Start

DUO = Game(
    name="duo",
    seats=range(2, 3),
    seats_clause="D1",
    sides=(Side(LIGHT_COLOURS, classic.RANKS, (*classic.WILDS, (WILD, 4))),),
    effects={REVERSE: Effect(opens_series=True)},
    points={SKIP: 10, REVERSE: 10, DRAW_TWO: 10, WILD: 15, WILD_DRAW_FOUR: 20},
    first_dealer=FirstDealer.HIGHEST_DEALS,
    drafts=True,
    starts={
        DRAW_TWO: Start.FACED,
        SKIP: Start.DEALER_BEGINS,
        REVERSE: Start.GRANTED,
        WILD: Start.NAMED_BY_DEALER,
        WILD_DRAW_FOUR: Start.DRAWN_BY_FIRST,
    },
    start_clause="D3",
    salvo=frozenset({DRAW_TWO}),
    draws_wait=True,
    series=True,
    reshuffles=False,
    takes=frozenset(
        {
            *("wrong_card", "advice", "questions", "sleeping", "uno_uno", "bruno_kuno"),
            *("no_zero_finish", "action_uno", "endless_draw", "target"),
            *("no_wild_finish", "no_action_finish", "forced_play"),
            *("hand_limit", "uno_penalty", "false_contra", "blitz", "rounds"),
            "hand_size",
        }
    ),
    winner_scores_nothing=True,
    defaults={"draw_four_guilt": "any", "scoring": "penalty", "target": 200},
    topics=("draft", "series"),
)
