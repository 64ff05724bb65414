"""The look of the game, drawn by code: colours, silhouettes, ranks, tiles and pictures.

Emoji, pictures and pages share it. A `Tile` is a small picture of a card, `drawing_of` returns its
drawing, `png_of` its image. All artwork is our own; the fonts are in `data/fonts`, each with its
licence.
"""

# pyright: reportUnusedImport=false

from __future__ import annotations

from .tile_drawing import drawing_of, emoji_name, key_of, picture_of, png_of, tiles_by_name
from .tiles import (
    DARK,
    LIGHT,
    BackTile,
    CardTile,
    ColourTile,
    NamedWildTile,
    Tile,
    WildTile,
    all_tiles,
    tile_of,
    tiles_of,
)
