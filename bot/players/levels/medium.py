"""Plays towards its strongest colour and against whoever is close to out; seldom forgets."""

from __future__ import annotations

from bot.players import judgements as j
from bot.players.level import Level

MEDIUM = Level(
    "medium",
    thoughts=(
        (100.0, j.going_out),
        (1.0, j.cards_laid),
        (0.6, j.points_laid),
        (-2.5, j.wilds_spent),
        (2.5, j.cards_that_fit_next),
        (0.4, j.harm_to_the_next),
        (1.0, j.cards_exchanged),
        (-0.2, j.risk_of_a_challenge),
        (-5.0, j.no_way_out),
    ),
    whim=1.0,
    forgets=0.15,
    recalls=0.7,
    notices=0.6,
    jumps=0.7,
    suspicion=0.35,
    keeps=-1.5,
)
