"""What a challenge shows to the challenger alone (C12)."""

from __future__ import annotations

from bot.engine.cards import COLOUR_OF
from bot.i18n import Translator
from bot.render.cards.card_look import faces_within
from bot.render.cards.tile_emoji import TileEmoji
from bot.render.page import PrivatePage, Text, shortened

_LONGEST_HAND = 3500


def revealed_page(
    name: str, faces: bytes, foul: bool, t: Translator, tiles: TileEmoji | None = None
) -> PrivatePage:
    """An accused player's hand, for the challenger's eyes alone (C12)."""
    ordered = sorted(faces, key=lambda face: COLOUR_OF[face])
    cards = faces_within(_LONGEST_HAND, ordered, t, tiles)
    key = "revealed-foul" if foul else "revealed-honest"
    text = t.format("revealed", player=name, cards=cards or t.format("no-cards"))
    return PrivatePage((Text(shortened(f"{text}\n{t.format(key, player=name)}", 3900)),))
