"""Plays any card that may be played, and draws only when none may."""

from __future__ import annotations

from bot.players.level import Level

RANDOM = Level("random", whim=20.0, forgets=0.5, recalls=0.5, notices=0.5, jumps=0.5)
