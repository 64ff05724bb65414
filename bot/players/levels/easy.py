"""Lays what it can, keeps its wilds, and often forgets to call and to catch."""

from __future__ import annotations

from bot.players import judgements as j
from bot.players.level import Level

EASY = Level(
    "easy",
    thoughts=(
        (100.0, j.going_out),
        (1.0, j.cards_laid),
        (-3.0, j.wilds_spent),
    ),
    whim=3.0,
    forgets=0.3,
    recalls=0.3,
    notices=0.3,
    jumps=0.3,
    suspicion=0.2,
    keeps=-2.0,
)
