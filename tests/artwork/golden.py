"""The pictures as they are meant to be, to compare with.

After a change of the artwork that is meant, look at what moved and write them anew:

    python -m tests.artwork.golden
"""

from __future__ import annotations

from pathlib import Path

from PIL import Image, ImageChops, ImageStat

from bot.artwork import all_tiles, picture_of
from bot.artwork.palette import GROUNDS
from bot.artwork.raster import resized
from bot.i18n import Texts
from workbench.samples.sample_pictures import sample_pictures

FOLDER = Path(__file__).parent / "golden"
TILES = FOLDER / "tiles.png"

_COLUMNS, _SIDE = 21, 28

MOST_OFF = 2.0
"""Mean difference of a channel, of 255, that another rasteriser may make."""


def tiles_drawn() -> Image.Image:
    """Every tile on Discord's dark ground."""
    tiles = all_tiles()
    rows = -(-len(tiles) // _COLUMNS)
    drawn = Image.new("RGB", (_COLUMNS * _SIDE, rows * _SIDE), GROUNDS["dark"])
    boxes = tile_boxes()
    for tile in tiles:
        small = resized(picture_of(tile), _SIDE)
        drawn.paste(small, boxes[tile.key], small)
    return drawn


def pictures_drawn() -> dict[str, bytes]:
    """Every larger picture as a PNG file, by its name."""
    texts = Texts.load().get("en")
    return {name: draw() for name, draw in sample_pictures(texts).items()}


def tile_boxes() -> dict[str, tuple[int, int, int, int]]:
    """Where each tile is in the picture of all of them."""
    places = (divmod(number, _COLUMNS) for number in range(len(all_tiles())))
    corners = [(column * _SIDE, row * _SIDE) for row, column in places]
    return {
        tile.key: (x, y, x + _SIDE, y + _SIDE)
        for tile, (x, y) in zip(all_tiles(), corners, strict=True)
    }


def off(one: Image.Image, other: Image.Image) -> float:
    """How far two pictures are apart, on average of all pixels and channels."""
    means = ImageStat.Stat(ImageChops.difference(one, other)).mean
    return sum(means) / len(means)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    tiles_drawn().save(TILES, optimize=True)
    for name, picture in pictures_drawn().items():
        (FOLDER / f"{name}.png").write_bytes(picture)


if __name__ == "__main__":
    main()
