"""Drawing with Pillow, and the fonts in `data/fonts`."""

from __future__ import annotations

from functools import cache

from PIL import Image, ImageDraw, ImageFont

from bot.paths import data_dir

from .drawing import Disc, Drawing, Letters, Outline, Path, Point, Shape, Slice, Stroke
from .palette import Rgb


@cache
def rank_font(size: int) -> ImageFont.FreeTypeFont:
    """Return the round, heavy font for ranks and headings; ``size`` in pixels."""
    return _font("FredokaOne-Regular.ttf", size)


@cache
def text_font(size: int) -> ImageFont.FreeTypeFont:
    """Return the font for names and figures: Latin, Greek and Cyrillic; ``size`` in pixels."""
    return _font("Manrope-Bold.ttf", size)


def _font(name: str, size: int) -> ImageFont.FreeTypeFont:
    # Whether Pillow finds Raqm differs between machines, and Raqm changes the positions of letters.
    path = data_dir() / "fonts" / name
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)


_FINER = 4
"""Pictures are drawn this many times larger in each direction, so that edges come out smooth."""

_DIGIT_HEIGHT = 0.7
"""A digit's height as a share of its font's size."""


def rasterised(drawing: Drawing, size: int) -> Image.Image:
    """Return the drawing as a square picture of ``size`` pixels, transparent where nothing is
    drawn."""
    pencil = _Pencil(size * _FINER)
    for stroke in drawing.strokes:
        pencil.draw(stroke)
    return pencil.image.reduce(_FINER)


def resized(picture: Image.Image, side: int) -> Image.Image:
    """Return a square picture at another size, as a browser shows it."""
    return picture.resize((side, side), Image.Resampling.LANCZOS)  # pyright: ignore[reportUnknownMemberType]


class _Pencil:
    def __init__(self, side: int) -> None:
        self.image = Image.new("RGBA", (side, side))
        self._unit = side / 2
        self._draw = ImageDraw.Draw(self.image)

    def draw(self, stroke: Stroke) -> None:
        match stroke:
            case Shape(outline, colour, grown):
                self._draw.polygon([self._at(point) for point in outline], fill=colour)
                if grown > 0:
                    self._line((*outline, outline[0]), colour, 2 * grown)
            case Path(points, colour, width):
                self._line(points, colour, width)
            case Disc(centre, radius, colour):
                self._draw.ellipse(self._box(centre, radius), fill=colour)
            case Slice(centre, radius, start, end, colour):
                self._draw.pieslice(self._box(centre, radius), start, end, fill=colour)
            case Letters():
                self._letters(stroke)

    def _line(self, points: Outline, colour: Rgb, width: float) -> None:
        self._draw.line(
            [self._at(point) for point in points], fill=colour, width=round(width * self._unit)
        )
        for point in points:
            self._draw.ellipse(self._box(point, width / 2), fill=colour)

    def _letters(self, letters: Letters) -> None:
        font = rank_font(round(letters.height * self._unit / _DIGIT_HEIGHT))
        left, top, right, bottom = font.getbbox(letters.text)
        x, y = self._at(letters.centre)
        corner = (x - (left + right) / 2, y - (top + bottom) / 2)
        edge_width = letters.edge_width * self._unit
        self._draw.text(
            corner, letters.text, letters.edge, font,
            stroke_width=edge_width, stroke_fill=letters.edge,
        )  # fmt: skip
        self._draw.text(corner, letters.text, letters.colour, font)

    def _at(self, point: Point) -> Point:
        return (point[0] + 1) * self._unit, (point[1] + 1) * self._unit

    def _box(self, centre: Point, radius: float) -> tuple[float, float, float, float]:
        (x, y), r = self._at(centre), radius * self._unit
        return x - r, y - r, x + r, y + r
