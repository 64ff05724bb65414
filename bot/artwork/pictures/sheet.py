"""A dark sheet in pixels, drawn at twice its size, on which texts, panels and tiles are put."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from io import BytesIO

from PIL import Image, ImageDraw

from bot.artwork.lettering import Lettering, TextLine, fitted, line_of, wrapped
from bot.artwork.palette import INK, NIGHT, PAPER, Rgb, mixed
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
    """A picture of ``width`` by ``height`` pixels; positions are in those, from the top left."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._image = Image.new("RGB", (width * _FINER, height * _FINER), GROUND)
        self._draw = ImageDraw.Draw(self._image)

    def panel(self, corner: Xy, size: Xy, colour: Rgb = PANEL, radius: float = 10) -> None:
        """Draw a rectangle with round corners."""
        (x, y), (width, height) = corner, size
        box = [part * _FINER for part in (x, y, x + width, y + height)]
        self._draw.rounded_rectangle(box, radius * _FINER, fill=colour)

    def line(self, points: Sequence[Xy], colour: Rgb, width: float) -> None:
        """Draw a line through the points, its joints round."""
        path = [(x * _FINER, y * _FINER) for x, y in points]
        self._draw.line(path, fill=colour, width=round(width * _FINER), joint="curve")

    def disc(self, centre: Xy, radius: float, colour: Rgb) -> None:
        """Draw a filled circle."""
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
        """Draw a short text in the round, heavy font, smaller if it is wider than its ``room``."""
        line = line_of(text, Lettering.TITLE, size * _FINER)
        while room is not None and size > _SMALLEST and line.width > room * _FINER:
            size -= 1
            line = line.at_size(size * _FINER)
        self.write(line, at, colour, anchor, room)

    def text(
        self,
        text: str,
        at: Xy,
        size: int,
        colour: Rgb = PAPER,
        anchor: str = "lm",
        room: float | None = None,
    ) -> None:
        """Draw a text, cut with an ellipsis if it is wider than its ``room``."""
        self.write(line_of(text, Lettering.TEXT, size * _FINER), at, colour, anchor, room)

    def write(
        self,
        line: TextLine,
        at: Xy,
        colour: Rgb = PAPER,
        anchor: str = "lm",
        room: float | None = None,
    ) -> None:
        """Draw a line of twice the size, cut if it is wider than its ``room``."""
        shown = fitted(line, None if room is None else room * _FINER)
        shown.draw(self._image, (at[0] * _FINER, at[1] * _FINER), colour, anchor)

    @staticmethod
    def wrapped(text: str, size: int, room: float, most: int) -> list[TextLine]:
        """Return the text on at most ``most`` lines, to be written on a sheet."""
        return wrapped(text, Lettering.TEXT, size * _FINER, room * _FINER, most)

    def text_width(self, text: str, size: int, lettering: Lettering = Lettering.TEXT) -> float:
        """Return the width in pixels of a text, or of a title in the lettering of titles."""
        return line_of(text, lettering, size * _FINER).width / _FINER

    def tile(self, tile: Tile, centre: Xy, size: float) -> None:
        """Draw a tile around a point."""
        side = round(size * _FINER)
        picture = tile_picture(tile, side)
        x, y = (round(part * _FINER - side / 2) for part in centre)
        self._image.paste(picture, (x, y), picture)

    def put(self, picture: Image.Image, centre: Xy) -> None:
        """Draw a picture of twice the size around a point; what is transparent in it changes
        nothing."""
        x, y = (
            round(part * _FINER - side / 2) for part, side in zip(centre, picture.size, strict=True)
        )
        self._image.paste(picture, (x, y), picture)

    def pixels(self) -> Image.Image:
        """Return the sheet in its own size, as one of several pictures."""
        return self._image.reduce(_FINER)

    def png(self) -> bytes:
        """Return the sheet as a PNG file with few colours, so that it is small.

        The octree takes a twentieth of the time of the usual median cut, for which the event loop
        would stand still. To optimize the file would take as long again and make it a tenth
        smaller.
        """
        small = self.pixels()
        file = BytesIO()
        few = small.quantize(255, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
        few.save(file, "PNG")
        return file.getvalue()


@cache
def tile_picture(tile: Tile, side: int) -> Image.Image:
    """Return a tile of ``side`` pixels, drawn once."""
    return picture_of(tile, side)
