"""Emoji as Discord names them once all are uploaded, with ids of realistic length."""

from __future__ import annotations

from msgspec.structs import replace

from bot.artwork import all_tiles, emoji_name, tiles_of
from bot.engine import Mode
from bot.render import TileEmoji
from bot.setting_values import Choices
from bot.views.table_view import TableView
from tests.render.contexts import for_all

_FIRST_ID = 1_191_168_914_227_200_000
_TEXTS = {
    tile: f"<:{emoji_name(tile)}:{_FIRST_ID + number}>" for number, tile in enumerate(all_tiles())
}


def emoji_of(mode: Mode) -> TileEmoji:
    """Return the emoji of a deck."""
    return TileEmoji({tile: _TEXTS[tile] for tile in tiles_of(mode)})


def tiled(table: TableView) -> TableView:
    """Return the view for people who see cards as tiles."""
    return replace(
        for_all(table, choices=Choices(cards_as_symbols=True)), tiles=emoji_of(table.options.mode)
    )
