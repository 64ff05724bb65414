"""The registry of all games by their names."""

from __future__ import annotations

from enum import StrEnum

from .classic import CLASSIC
from .duo import DUO
from .flip import UNO_FLIP
from .game import Game
from .mercy import MERCY


class Mode(StrEnum):
    """The name of a game, in the order in which they are offered."""

    CLASSIC = "classic"
    FLIP = "flip"
    DUO = "duo"
    MERCY = "mercy"


GAMES: dict[Mode, Game] = {Mode(game.name): game for game in (CLASSIC, UNO_FLIP, DUO, MERCY)}

USUAL = Mode.CLASSIC
"""The game that is played if none is named."""
