"""A hand as somebody holds it: cards side by side, overlapping where there are many."""

from __future__ import annotations

from collections.abc import Sequence

from bot.artwork.palette import INK, PAPER
from bot.artwork.tiles import DARK, Tile

from .sheet import PANEL, Sheet

_WIDTH, _HEIGHT = 800, 216
_CARD = (96, 140)
_MARGIN = 28
_RISE = 26
"""Pixels by which the middle of the fan stands above its ends."""


def draw_hand_fan(tiles: Sequence[Tile], side: int) -> bytes:
    """The cards from left to right as a PNG file; ``side`` is the one that is active."""
    sheet = Sheet(_WIDTH, _HEIGHT)
    ground = PANEL if side == DARK else PAPER
    room = _WIDTH - 2 * _MARGIN - _CARD[0]
    step = min(_CARD[0] + 8.0, room / max(1, len(tiles) - 1))
    left = (_WIDTH - _CARD[0] - step * (len(tiles) - 1)) / 2
    for number, tile in enumerate(tiles):
        off = abs(2 * number / max(1, len(tiles) - 1) - 1) if len(tiles) > 1 else 0.0
        x, y = left + step * number, _MARGIN + _RISE * off**2
        sheet.panel((x - 2, y - 2), (_CARD[0] + 4, _CARD[1] + 4), INK, 14)
        sheet.panel((x, y), _CARD, ground, 12)
        # What another card covers must not be what tells this one.
        narrow = min(step, _CARD[0]) if number < len(tiles) - 1 else _CARD[0]
        size = max(24.0, min(76.0, narrow * 0.9))
        sheet.tile(tile, (x + narrow / 2, y + (_CARD[1] / 2 if size > 50 else size / 2 + 10)), size)
    return sheet.png()
