"""What the picture of a hand shows, and the same in words for who cannot see it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from bot.artwork import Tile, tile_of
from bot.engine import Observation
from bot.engine.cards import in_order
from bot.i18n import Translator

from ..cards.card_look import tile_name


@dataclass(frozen=True, slots=True)
class HandFan:
    """The cards of one hand from left to right; ``side`` is the one that is active."""

    tiles: tuple[Tile, ...]
    side: int


def hand_picture(seen: Observation) -> HandFan:
    """The hand of whoever sees the table like this, in the order of its buttons."""
    return HandFan(tuple(tile_of(face, seen.side) for face in in_order(seen.faces)), seen.side)


def fan_in_words(fan: HandFan, t: Translator) -> str:
    """The text that goes with the picture."""
    names = Counter(tile_name(tile, t) for tile in fan.tiles)
    cards = (name if count == 1 else f"{name} ×{count}" for name, count in names.items())
    return t.format("your-cards", cards=", ".join(cards))
