"""Weighs everything that it can see and forgets next to nothing."""

from __future__ import annotations

from bot.players import judgements as j
from bot.players.level import Level

HARD = Level(
    "hard",
    thoughts=(
        (100.0, j.going_out),
        (3.0, j.cards_laid),
        (0.3, j.points_laid),
        (-6.0, j.wilds_spent),
        (4.0, j.cards_that_fit_next),
        (0.3, j.harm_to_the_next),
        (0.4, j.turn_handed_on),
        (1.2, j.cards_exchanged),
        (-0.3, j.risk_of_a_challenge),
        (-8.0, j.no_way_out),
        (1.0, j.other_side_up),
    ),
    forgets=0.02,
    recalls=0.95,
    notices=0.9,
    jumps=0.95,
    suspicion=0.4,
    keeps=-4.0,
)
