"""What a tile shows, in words: what stands beside it, and what a screen reader reads."""

from __future__ import annotations

from bot.artwork import BackTile, CardTile, ColourTile, NamedWildTile, Tile, WildTile
from bot.engine.cards import face_of
from bot.i18n import Translator

from .cards.card_look import colour_name, face_name, rank_name


def tile_name(tile: Tile, t: Translator) -> str:
    """The tile in words: `Red 5`, `Wild +4: Green`."""
    match tile:
        case CardTile(colour, rank):
            return face_name(face_of(colour, rank), t)
        case WildTile(rank):
            return rank_name(rank, t)
        case NamedWildTile(rank, colour):
            return t.format("card-named", card=rank_name(rank, t), colour=colour_name(colour, t))
        case ColourTile(colour):
            return colour_name(colour, t)
        case BackTile(side):
            return t.format(f"back-{side}")
