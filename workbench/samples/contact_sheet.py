"""Many pictures side by side, each above its name, to see the whole look at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PIL import Image, ImageDraw

from bot.artwork.palette import INK, PAPER, Rgb
from bot.artwork.raster import resized, text_font
from bot.artwork.tile_drawing import picture_of
from bot.artwork.tiles import Tile

_COLUMNS = 8
_WIDTH, _HEIGHT = 164, 108
_LARGE, _SMALL = 64, 22
"""Pixels of a tile: enlarged, and as it appears in a button."""
_LETTERS = 12
_GAP = 12


@dataclass(frozen=True, slots=True)
class Cell:
    """A tile and its name."""

    tile: Tile
    name: str


def contact_sheet(cells: Sequence[Cell], ground: Rgb) -> Image.Image:
    """Return the tiles on a background, each at two sizes."""
    rows = -(-len(cells) // _COLUMNS)
    sheet = Image.new("RGB", (_COLUMNS * _WIDTH, rows * _HEIGHT), ground)
    for number, cell in enumerate(cells):
        row, column = divmod(number, _COLUMNS)
        _put(sheet, cell, (column * _WIDTH, row * _HEIGHT), _letters_on(ground))
    return sheet


def sheet_of_pages(files: Sequence[Path]) -> Image.Image:
    """Return pictures of messages in columns of nearly the same height, in their order."""
    pages = [Image.open(file).convert("RGB") for file in files]
    width = max(page.width for page in pages)
    share = sum(page.height + _GAP for page in pages) / _COLUMNS
    places: list[tuple[int, int]] = []
    column = bottom = 0
    for page in pages:
        if bottom >= share:
            column, bottom = column + 1, 0
        places.append((column * (width + _GAP), bottom))
        bottom += page.height + _GAP
    height = max(y + page.height for (_, y), page in zip(places, pages, strict=True))
    sheet = Image.new("RGB", ((column + 1) * (width + _GAP), height), PAPER)
    for place, page in zip(places, pages, strict=True):
        sheet.paste(page, place)
    return sheet


def _letters_on(ground: Rgb) -> Rgb:
    return INK if sum(ground) > 3 * 128 else PAPER


def _put(sheet: Image.Image, cell: Cell, corner: tuple[int, int], letters: Rgb) -> None:
    left, top = corner
    picture = picture_of(cell.tile)
    for size, x, y in ((_LARGE, 34, 12), (_SMALL, 112, 54)):
        tile = resized(picture, size)
        sheet.paste(tile, (left + x, top + y), tile)
    ImageDraw.Draw(sheet).text(
        (left + _WIDTH / 2, top + 94), cell.name, letters, text_font(_LETTERS), anchor="mm"
    )
