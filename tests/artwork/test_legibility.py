"""A tile can be read at 22 pixels, the size that Discord has in a button.

A reader knows every tile of the deck as it looks at that size, and is shown one that was made
smaller by another method and lies half a pixel off, as browsers do. The nearest is what it reads.
"""

from __future__ import annotations

import math
from functools import cache

import pytest
from PIL import Image

from bot.artwork import BackTile, Tile, WildTile, picture_of, tiles_of
from bot.artwork.palette import GROUNDS, Rgb
from bot.engine import Mode
from workbench.samples.colour_vision import Vision, simulated

SIZE = 22
Pixels = tuple[int, ...]

_simulated = cache(simulated)


def _on(ground: Rgb, picture: Image.Image) -> Image.Image:
    laid = Image.new("RGB", picture.size, ground)
    laid.paste(picture, (0, 0), picture)
    return laid


@cache
def _known(tile: Tile, ground: Rgb) -> Image.Image:
    return _on(ground, picture_of(tile)).resize((SIZE, SIZE), Image.Resampling.LANCZOS)


@cache
def _shown(tile: Tile, ground: Rgb) -> Image.Image:
    picture = picture_of(tile)
    half = picture.width / SIZE / 2
    moved = Image.new("RGBA", picture.size)
    moved.paste(picture, (round(half), round(half)))
    return _on(ground, moved).resize((SIZE, SIZE), Image.Resampling.BOX)


def _seen(picture: Image.Image, vision: Vision) -> Pixels:
    raw = picture.tobytes()
    pixels = zip(raw[::3], raw[1::3], raw[2::3], strict=True)
    return tuple(part for pixel in pixels for part in _simulated(pixel, vision))


@pytest.mark.parametrize("ground", GROUNDS.values(), ids=GROUNDS.keys())
@pytest.mark.parametrize("vision", Vision)
@pytest.mark.parametrize("mode", [Mode.CLASSIC, Mode.FLIP, Mode.MERCY])
def test_each_tile_is_read_as_itself(mode: Mode, vision: Vision, ground: Rgb) -> None:
    known = {tile: _seen(_known(tile, ground), vision) for tile in tiles_of(mode)}
    wrong: list[str] = []
    for tile in known:
        shown = _seen(_shown(tile, ground), vision)
        read = min(known, key=lambda other: math.dist(known[other], shown))
        if read != tile:
            wrong.append(f"{tile.key} is read as {read.key}")
    assert wrong == []


@pytest.mark.parametrize("ground", GROUNDS.values(), ids=GROUNDS.keys())
@pytest.mark.parametrize("mode", [Mode.CLASSIC, Mode.FLIP, Mode.MERCY])
def test_each_tile_is_read_without_any_colour(mode: Mode, ground: Rgb) -> None:
    known = {tile: tuple(_known(tile, ground).convert("L").tobytes()) for tile in tiles_of(mode)}
    wrong: list[str] = []
    for tile in known:
        shown = tuple(_shown(tile, ground).convert("L").tobytes())
        read = min(known, key=lambda other: math.dist(known[other], shown))
        if read != tile:
            wrong.append(f"{tile.key} is read as {read.key}")
    assert wrong == []


def _covered(picture: Image.Image, ground: Rgb) -> frozenset[int]:
    """Where a picture is not its ground."""
    raw = picture.tobytes()
    pixels = zip(raw[::3], raw[1::3], raw[2::3], strict=True)
    return frozenset(at for at, pixel in enumerate(pixels) if math.dist(pixel, ground) > 40)


@pytest.mark.parametrize("mode", [Mode.CLASSIC, Mode.FLIP, Mode.MERCY])
def test_the_silhouette_alone_tells_the_colour(mode: Mode) -> None:
    """What is covered, and nothing of how: also with a rank that is larger than its silhouette."""
    ground = GROUNDS["light"]
    coloured = [tile for tile in tiles_of(mode) if _colour(tile) is not None]
    known = {tile: _covered(_known(tile, ground), ground) for tile in coloured}
    wrong: list[str] = []
    for tile in coloured:
        covered = _covered(_shown(tile, ground), ground)
        read = max(known, key=lambda other: _likeness(known[other], covered))
        if _colour(read) != _colour(tile):
            wrong.append(f"{tile.key} is read as {read.key}")
    assert wrong == []


def _likeness(one: frozenset[int], other: frozenset[int]) -> float:
    return len(one & other) / len(one | other)


def _colour(tile: Tile) -> int | None:
    return None if isinstance(tile, WildTile | BackTile) else tile.colour
