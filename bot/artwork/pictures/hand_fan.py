"""A hand as a fan: cards spread out from one point, each tilted a little more."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin

from PIL import Image, ImageDraw

from bot.artwork.palette import INK, PAPER, Rgb
from bot.artwork.tiles import DARK, Tile

from .sheet import PANEL, Sheet, tile_picture

_WIDTH = 800
_CARD = (104, 156)
_EDGE = 2
_TOP = 34
_RADIUS = 640.0
"""Pixels from the centre of the fan to the middle of each card."""
_WIDEST = 58.0
"""Degrees between the first card and the last."""
_BETWEEN = 8.5
"""Degrees between two cards, where there are few."""
_LARGEST_TILE, _SMALLEST_TILE = 74.0, 20.0
_FINER = 2
_SMOOTH = Image.Resampling.BICUBIC


def draw_hand_fan(tiles: Sequence[Tile], side: int) -> bytes:
    """Return the cards from left to right as a PNG file; ``side`` is the one that is active."""
    ground = PANEL if side == DARK else PAPER
    gaps = max(1, len(tiles) - 1)
    step = min(_BETWEEN, _WIDEST / gaps)
    first = -step * (len(tiles) - 1) / 2
    sheet = Sheet(_WIDTH, _height(radians(first)))
    for number, tile in enumerate(tiles):
        angle = first + step * number
        # The part of a card that identifies it must not be covered by the next one.
        open_width = _CARD[0] if number == gaps else min(_CARD[0], _RADIUS * radians(step))
        place = (
            _WIDTH / 2 + _RADIUS * sin(radians(angle)),
            _TOP + _CARD[1] / 2 + _RADIUS * (1 - cos(radians(angle))),
        )
        sheet.put(_card(tile, ground, open_width).rotate(-angle, _SMOOTH, expand=True), place)
    return sheet.png()


def _height(angle: float) -> int:
    """Return the height of a fan whose first card is tilted by ``angle``, with equal margins."""
    below = _CARD[1] / 2 * cos(angle) + _CARD[0] / 2 * abs(sin(angle))
    return round(_TOP + _CARD[1] / 2 + _RADIUS * (1 - cos(angle)) + below + _TOP)


def _card(tile: Tile, ground: Rgb, open_width: float) -> Image.Image:
    """Return an upright card. Its tile stands in the part that no other card covers."""
    width, height = (part * _FINER for part in _CARD)
    card = Image.new("RGBA", (width, height), (0, 0, 0, 0))
    draw = ImageDraw.Draw(card)
    edge = _EDGE * _FINER
    draw.rounded_rectangle((0, 0, width - 1, height - 1), 14 * _FINER, fill=INK)
    inside = (edge, edge, width - 1 - edge, height - 1 - edge)
    draw.rounded_rectangle(inside, 12 * _FINER, fill=ground)
    size = max(_SMALLEST_TILE, min(_LARGEST_TILE, open_width * 0.84))
    side = round(size * _FINER)
    top = height / 2 if size == _LARGEST_TILE else (size / 2 + 12) * _FINER
    left = (max(open_width, size) + _EDGE) * _FINER / 2
    picture = tile_picture(tile, side)
    card.paste(picture, (round(left - side / 2), round(top - side / 2)), picture)
    return card
