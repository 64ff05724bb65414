"""The players by place, a row each: the tile of their line, name and figure."""

from __future__ import annotations

from bot.artwork.palette import GOLD, HUES, PAPER, mixed
from bot.artwork.tiles import ColourTile

from .sheet import FAINT, PANEL, Sheet

WIDTH = 640
"""Pixels of a picture with such rows: on a phone it is shown at half of that."""
MARGIN = 24
TOP = 68
LINE = 44
_CHART = 240
_SUBTITLE_SIZE, _GAP = 16, 10
_LEAST_BESIDE, _LONGEST_SUBTITLE = 220, 280
"""Pixels that the title leaves to the words beside it: more for a round of a fixed number."""


def height_with(rows: int) -> float:
    """Pixels of a picture with so many rows and a chart below them."""
    return TOP + rows * LINE + MARGIN / 2 + _CHART + MARGIN


def chart_corner(rows: int) -> tuple[float, float]:
    """Where the chart begins below so many rows."""
    return MARGIN, TOP + rows * LINE + MARGIN / 2


CHART_SIZE = (WIDTH - 2.0 * MARGIN, float(_CHART))


def draw_head(sheet: Sheet, title: str, subtitle: str) -> None:
    """What the picture is about."""
    beside = min(sheet.text_width(subtitle, _SUBTITLE_SIZE), _LONGEST_SUBTITLE)
    room = WIDTH - 2 * MARGIN - max(beside, _LEAST_BESIDE) - _GAP
    sheet.title(title, (MARGIN, 36), 28, room=room)
    sheet.text(subtitle, (WIDTH - MARGIN, 37), _SUBTITLE_SIZE, FAINT, "rm", room=_LONGEST_SUBTITLE)


def draw_place(
    sheet: Sheet, row: int, place: int, name: str, points: str, aside: str
) -> tuple[float, float]:
    """A row, with ``aside`` small before the points; returns where there is room after the name."""
    y = TOP + row * LINE + LINE / 2 - 4
    best = place == 1
    width = WIDTH - 2 * MARGIN
    sheet.panel((MARGIN, y - 19), (width, 38), mixed(PANEL, GOLD, 0.22 if best else 0))
    sheet.tile(ColourTile(row % len(HUES)), (MARGIN + 22, y), 24)
    sheet.title(str(place), (MARGIN + 54, y), 20, GOLD if best else PAPER, "mm")
    sheet.text(name, (MARGIN + 76, y), 19, room=200)
    right = MARGIN + width - 14
    sheet.title(points, (right, y), 21, anchor="rm")
    sheet.text(aside, (right - 84, y), 16, FAINT, "rm", room=210)
    return MARGIN + 300, y
