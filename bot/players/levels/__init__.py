"""The levels of computer players by name, from the weakest to the strongest.

To add one: write a module with its :class:`~bot.players.level.Level` and name it here.
"""

from __future__ import annotations

from bot.players.level import Level

from .easy import EASY
from .hard import HARD
from .medium import MEDIUM
from .random import RANDOM

LEVELS: dict[str, Level] = {level.name: level for level in (RANDOM, EASY, MEDIUM, HARD)}

__all__ = ["LEVELS"]
