"""A dark sheet in pixels, drawn at twice its size: texts, panels and tiles put on it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from io import BytesIO

from PIL import Image, ImageDraw, ImageFont

from bot.artwork.palette import INK, NIGHT, PAPER, Rgb, mixed
from bot.artwork.raster import rank_font, text_font
from bot.artwork.tile_drawing import picture_of
from bot.artwork.tiles import Tile

_FINER = 2
_SMALLEST = 16
"""Pixels of a title."""

GROUND = mixed(NIGHT, INK, 0.4)
PANEL = mixed(NIGHT, PAPER, 0.07)
FAINT = mixed(NIGHT, PAPER, 0.55)

Xy = tuple[float, float]


class Sheet:
    """A picture of ``width`` by ``height`` pixels; places are in those, from the top left."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._image = Image.new("RGB", (width * _FINER, height * _FINER), GROUND)
        self._draw = ImageDraw.Draw(self._image)

    def panel(self, corner: Xy, size: Xy, colour: Rgb = PANEL, radius: float = 10) -> None:
        """A rectangle with round corners."""
        (x, y), (width, height) = corner, size
        box = [part * _FINER for part in (x, y, x + width, y + height)]
        self._draw.rounded_rectangle(box, radius * _FINER, fill=colour)

    def line(self, points: Sequence[Xy], colour: Rgb, width: float) -> None:
        """A line through the points, its joints round."""
        path = [(x * _FINER, y * _FINER) for x, y in points]
        self._draw.line(path, fill=colour, width=round(width * _FINER), joint="curve")

    def disc(self, centre: Xy, radius: float, colour: Rgb) -> None:
        """A filled circle."""
        x, y = centre
        box = [part * _FINER for part in (x - radius, y - radius, x + radius, y + radius)]
        self._draw.ellipse(box, fill=colour)

    def title(
        self,
        text: str,
        at: Xy,
        size: int,
        colour: Rgb = PAPER,
        anchor: str = "lm",
        room: float | None = None,
    ) -> None:
        """A short text in the round, heavy font, smaller where it is wider than its ``room``."""
        font = rank_font(size * _FINER)
        while room is not None and size > _SMALLEST and font.getlength(text) > room * _FINER:
            size -= 1
            font = rank_font(size * _FINER)
        shown = _fitting(text, font, None if room is None else room * _FINER)
        self._write(shown, at, font, colour, anchor)

    def text(
        self,
        text: str,
        at: Xy,
        size: int,
        colour: Rgb = PAPER,
        anchor: str = "lm",
        room: float | None = None,
    ) -> None:
        """A text, cut with an ellipsis where it is wider than its ``room``."""
        font = text_font(size * _FINER)
        shown = _fitting(legible(text), font, None if room is None else room * _FINER)
        self._write(shown, at, font, colour, anchor)

    def text_width(self, text: str, size: int) -> float:
        """How wide such a text is in pixels."""
        return text_font(size * _FINER).getlength(legible(text)) / _FINER

    def tile(self, tile: Tile, centre: Xy, size: float) -> None:
        """A tile around a point."""
        side = round(size * _FINER)
        picture = tile_picture(tile, side)
        x, y = (round(part * _FINER - side / 2) for part in centre)
        self._image.paste(picture, (x, y), picture)

    def put(self, picture: Image.Image, centre: Xy) -> None:
        """A picture of twice the size around a point; what is clear in it stays as it is."""
        x, y = (
            round(part * _FINER - side / 2) for part, side in zip(centre, picture.size, strict=True)
        )
        self._image.paste(picture, (x, y), picture)

    def pixels(self) -> Image.Image:
        """The sheet in its own size, as one of several pictures."""
        return self._image.reduce(_FINER)

    def png(self) -> bytes:
        """The sheet as a PNG file; few colours, so that it is small.

        The octree takes a twentieth of the time of the usual median cut, all of which the event
        loop would stand still; to optimize the file would take as long again for a tenth of it.
        """
        small = self.pixels()
        file = BytesIO()
        few = small.quantize(255, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
        few.save(file, "PNG")
        return file.getvalue()

    def _write(
        self, text: str, at: Xy, font: ImageFont.FreeTypeFont, colour: Rgb, anchor: str
    ) -> None:
        self._draw.text((at[0] * _FINER, at[1] * _FINER), text, colour, font, anchor=anchor)


@cache
def tile_picture(tile: Tile, side: int) -> Image.Image:
    """A tile of so many pixels, made once."""
    return picture_of(tile, side)


def _fitting(text: str, font: ImageFont.FreeTypeFont, room: float | None) -> str:
    if room is None or font.getlength(text) <= room:
        return text
    while text and font.getlength(f"{text}…") > room:
        text = text[:-1]
    return f"{text.rstrip()}…"


_OPENS = (" ", "(", "[", "„", "“")
_CLOSES = (")", "]", ",", ".", ":", ";", "!", "?")


def legible(text: str) -> str:
    """The text without letters that the font lacks; names are written in all the world's.

    The space that stood beside such a letter goes with it where nothing is left to be kept apart.
    """
    known, is_after_gap = "", False
    for letter in text:
        if not _is_known(letter):
            is_after_gap = True
            continue
        if is_after_gap and letter == " " and known[-1:] in ("", *_OPENS):
            continue
        if is_after_gap and letter in _CLOSES:
            known = known.removesuffix(" ")
        is_after_gap = False
        known += letter
    return known.strip() or "?"


@cache
def _is_known(letter: str) -> bool:
    font = text_font(32)
    return letter.isspace() or font.getmask(letter).getbbox() not in (None, _missing_box())


@cache
def _missing_box() -> tuple[int, int, int, int] | None:
    return text_font(32).getmask("\U0010fffd").getbbox()
