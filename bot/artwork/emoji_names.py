"""What a tile is called as an emoji: `cu_r5_3f9a`, with a fingerprint of the artwork.

When the drawing changes, so does the name: the new emoji can be uploaded while messages still show
the old one.
"""

from __future__ import annotations

import re
from functools import cache

from .tile_drawing import drawing_of
from .tiles import Tile, all_tiles

PREFIX = "cu_"
"""Emoji that begin so are ours; all others of the application are left alone."""

_OURS = re.compile(rf"{PREFIX}(?P<key>[0-9a-z_]+)_[0-9a-f]{{4}}")


@cache
def emoji_name(tile: Tile) -> str:
    """The name of the emoji that shows this tile as it is drawn now."""
    return f"{PREFIX}{tile.key}_{drawing_of(tile).fingerprint()[:4]}"


@cache
def tiles_by_name() -> dict[str, Tile]:
    """Every tile by the name of its emoji, in the order in which they help."""
    return {emoji_name(tile): tile for tile in all_tiles()}


def key_of(name: str) -> str | None:
    """Which tile an emoji of this name shows or once showed; None for one that is not ours."""
    found = _OURS.fullmatch(name)
    return None if found is None else found["key"]
