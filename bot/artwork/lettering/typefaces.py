"""Fonts as HarfBuzz reads them: which letters one has, its glyphs for a text, and their pixels.

Each font is opened when a letter asks for it. Its file is mapped into memory, so that only the
parts that are used take any. HarfBuzz is imported with this module, which is imported with the
first text that needs it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from io import BytesIO

import uharfbuzz
from PIL import Image

from bot.bounded import Bounded

from .clusters import is_ignorable
from .font_files import FontFile

Placed = tuple[Image.Image, tuple[int, int]]
"""A mask or a picture, and the pixel of its top left corner."""


_PICTURES_KEPT = 128
"""Emoji that are kept, some 10 KB each."""


@dataclass(frozen=True, slots=True)
class Glyph:
    """A glyph of a font, and its place from the beginning of its run, in sizes of letters."""

    number: int
    x: float
    y: float


class Typeface:
    """A font at no size of its own: lengths are shares of the size that it is drawn at."""

    def __init__(self, file: FontFile, bolder: float) -> None:
        face = _face(file)
        self._font = uharfbuzz.Font(face)
        if bolder:
            self._font.synthetic_bold = (bolder, bolder, False)
        self._unit = 1 / face.upem
        self._pictures = Bounded[tuple[int, int, int], Image.Image](_PICTURES_KEPT)
        self.has_pictures = face.has_color_png
        """Whether its glyphs are pictures in colours: those of emoji are."""

    def has(self, cluster: str) -> bool:
        """Return whether the font has every letter of the cluster."""
        letters = [letter for letter in cluster if not is_ignorable(letter)]
        return bool(letters) and all(
            self._font.get_nominal_glyph(ord(letter)) is not None for letter in letters
        )

    def shape(self, text: str, *, from_right: bool) -> tuple[list[Glyph], float]:
        """Return the glyphs of the text from left to right, and the width of all."""
        buffer = uharfbuzz.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        buffer.direction = "rtl" if from_right else "ltr"
        # Otherwise it is the language of the machine, by which letters may differ.
        buffer.language = "und"
        uharfbuzz.shape(self._font, buffer)
        glyphs: list[Glyph] = []
        x = 0
        for info, at in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True):
            left, up = (x + at.x_offset) * self._unit, at.y_offset * self._unit
            glyphs.append(Glyph(info.codepoint, left, up))
            x += at.x_advance
        return glyphs, x * self._unit

    def has_ink(self, glyph: Glyph) -> bool:
        """Return whether anything of the glyph is to be seen."""
        extents = self._font.get_glyph_extents(glyph.number)
        return extents is not None and extents.width != 0 and extents.height != 0

    def outlines(self, glyphs: list[Glyph], size: int, at: tuple[float, int]) -> Placed | None:
        """Return how much of each pixel the glyphs cover, or None if they cover nothing.

        ``at`` is where they begin: on the baseline, below the letters.
        """
        raster = uharfbuzz.RasterDraw()
        scale = size * self._unit
        for glyph in glyphs:
            # HarfBuzz counts upwards, Pillow downwards.
            x, y = at[0] + glyph.x * size, glyph.y * size - at[1]
            raster.transform = (scale, 0, 0, scale, x, y)
            raster.draw_glyph(self._font, glyph.number)
        pixels = raster.render()
        if pixels is None or not pixels.extents.width or not pixels.extents.height:
            return None
        left, bottom, width, height, stride = pixels.extents
        mask = Image.frombytes("L", (width, height), pixels.buffer, "raw", "L", stride, -1)
        return mask, (left, -bottom - height)

    def picture(self, glyph: Glyph, size: int, at: tuple[float, int]) -> Placed | None:
        """Return the picture of an emoji whose run begins at a point of the baseline."""
        extents = self._font.get_glyph_extents(glyph.number)
        if extents is None or not extents.width:
            return None
        scale = size * self._unit
        left = at[0] + glyph.x * size + extents.x_bearing * scale
        top = at[1] - glyph.y * size - extents.y_bearing * scale
        shape = max(1, round(extents.width * scale)), max(1, round(-extents.height * scale))
        return self._resized(glyph.number, shape), (round(left), round(top))

    def _resized(self, number: int, shape: tuple[int, int]) -> Image.Image:
        """Return the picture of a glyph with so many pixels; films show the same one often."""
        key = (number, *shape)
        if key not in self._pictures:
            png = self._font.get_glyph_color_png(number).data
            with Image.open(BytesIO(png)) as file:
                whole = file.convert("RGBA")
            self._pictures[key] = whole.resize(shape, Image.Resampling.BICUBIC)  # pyright: ignore[reportUnknownMemberType]
        return self._pictures[key]


@cache
def _face(file: FontFile) -> uharfbuzz.Face:
    return uharfbuzz.Face(uharfbuzz.Blob.from_file_path(file.path))


@cache
def typeface(file: FontFile, bolder: float = 0.0) -> Typeface:
    """Return the font, opened once."""
    return Typeface(file, bolder)
