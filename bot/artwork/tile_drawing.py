"""How each tile is drawn, and what it is called as an emoji: `cu_r5_3f9a`.

The light side is full silhouettes; the dark one is rims that glow around the night. A colour by
itself is full on both: its hue is all that it says beside its silhouette.

The name ends with a fingerprint of the drawing. When the drawing changes, so does the name, and the
new emoji can be uploaded while messages still show the old one.
"""

from __future__ import annotations

import re
from functools import cache
from io import BytesIO

from PIL import Image

from bot.engine.cards import DARK_COLOURS, LIGHT_COLOURS, colours_of_side

from .drawing import Drawing, around, scaled
from .glyphs import Ground, draw_rank
from .palette import HUES, INK, NIGHT, PAPER, Rgb, mixed
from .raster import rasterised
from .silhouettes import CARD, SILHOUETTES
from .tiles import DARK, BackTile, CardTile, ColourTile, NamedWildTile, Tile, WildTile, all_tiles

TILE_SIZE = 128
"""Pixels: Discord shows emoji at 22 in a button, 48 alone in a text, 80 and more as a picture."""

_RIM = 0.055
_RANK_EDGE = 0.08


@cache
def drawing_of(tile: Tile) -> Drawing:
    """Return the tile's drawing."""
    drawing = Drawing()
    match tile:
        case CardTile(colour, rank):
            _draw_silhouette(drawing, colour)
            _draw_rank_on(drawing, colour, rank)
        case NamedWildTile(rank, colour):
            _draw_silhouette(drawing, colour)
            if colour in LIGHT_COLOURS:
                # On the dark side all ranks are drawn on the dark ground.
                drawing.disc(SILHOUETTES[colour].middle, 0.58, INK)
            _draw_rank_on(drawing, colour, rank)
        case WildTile(rank, side):
            _draw_wild(drawing, rank, side)
        case ColourTile(colour):
            _draw_silhouette(drawing, colour, full=True)
        case BackTile(side):
            _draw_back(drawing, side)
    return drawing


def picture_of(tile: Tile, size: int = TILE_SIZE) -> Image.Image:
    """Return the tile as a square picture with a transparent ground."""
    return rasterised(drawing_of(tile), size)


def png_of(tile: Tile) -> bytes:
    """Return the tile as a PNG file."""
    file = BytesIO()
    picture_of(tile).save(file, "PNG")
    return file.getvalue()


def _edge(colour: int) -> Rgb:
    return INK if colour in DARK_COLOURS else mixed(HUES[colour], INK, 0.85)


def _wheel(side: int) -> tuple[Rgb, ...]:
    return tuple(HUES[colour] for colour in colours_of_side(side))


def _draw_silhouette(drawing: Drawing, colour: int, *, full: bool = False) -> None:
    silhouette = SILHOUETTES[colour]
    drawing.shape(silhouette.outline, _edge(colour), 0.02 + _RIM)
    drawing.shape(silhouette.outline, HUES[colour], 0.02)
    if silhouette.hollow and not full:
        inside = scaled(silhouette.outline, silhouette.hollow, silhouette.middle)
        drawing.shape(inside, NIGHT)


def _draw_rank_on(drawing: Drawing, colour: int, rank: int) -> None:
    silhouette = SILHOUETTES[colour]
    wheel = _wheel(colour in DARK_COLOURS)
    draw_rank(
        drawing,
        rank,
        Ground(silhouette.middle, silhouette.rank_height, PAPER, _edge(colour), _RANK_EDGE, wheel),
    )


_LEAVES = ((-0.44, -0.44), (0.44, -0.44), (0.44, 0.44), (-0.44, 0.44))


def _draw_wild(drawing: Drawing, rank: int, side: int) -> None:
    """Draw four leaves, one a colour, and the rank in their middle."""
    wheel = _wheel(side)
    for centre in _LEAVES:
        drawing.disc(centre, 0.46 + _RIM, INK)
    for centre, hue in zip(_LEAVES, wheel, strict=True):
        drawing.disc(centre, 0.46, hue)
    draw_rank(drawing, rank, Ground((0.0, 0.0), 1.1, PAPER, INK, 0.1, wheel))


def _draw_back(drawing: Drawing, side: int) -> None:
    """Draw a card with our sign: a 1 in an open ring of the four colours, which is a C."""
    ground = NIGHT if side == DARK else INK
    drawing.shape(CARD, INK, 0.13)
    drawing.shape(CARD, PAPER, 0.08)
    drawing.shape(scaled(CARD, 0.88, (0.0, 0.0)), ground, 0.06)
    opening, quarter = 45, 67.5
    for number, hue in enumerate(_wheel(side)):
        start = opening + quarter * number
        drawing.path(around((0.0, 0.0), 0.44, start, start + quarter), hue, 0.2)
    drawing.letters("1", (0.0, 0.0), 0.5, PAPER, ground, 0.0)


PREFIX = "cu_"
"""The prefix of the bot's emoji; other emoji of the application are left alone."""

_OURS = re.compile(rf"{PREFIX}(?P<key>[0-9a-z_]+)_[0-9a-f]{{4}}")


@cache
def emoji_name(tile: Tile) -> str:
    """Return the name of the emoji that shows this tile as it is drawn now."""
    return f"{PREFIX}{tile.key}_{drawing_of(tile).fingerprint()[:4]}"


@cache
def tiles_by_name() -> dict[str, Tile]:
    """Return every tile by the name of its emoji, the most useful first."""
    return {emoji_name(tile): tile for tile in all_tiles()}


def key_of(name: str) -> str | None:
    """Return the key of the tile that an emoji of this name shows or showed, None for a foreign
    one."""
    found = _OURS.fullmatch(name)
    return None if found is None else found["key"]
