"""A line of text at a size: how wide it is, cut to its room, and drawn.

Lines that the font of the house has are drawn by Pillow, letter by letter. For all others HarfBuzz
is loaded, with the fonts that they need.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Protocol

from PIL import Image, ImageDraw, ImageFont

from bot.artwork.palette import Rgb
from bot.artwork.raster import rank_font, text_font

from .bidi import base_level
from .clusters import cleaned, clusters_of, without_isolates
from .font_files import Lettering

if TYPE_CHECKING:
    from .shaping import ShapedText

_ELLIPSIS = "…"
_HIGHEST = 0.95
"""How far a line reaches up and down from its middle, in sizes of letters; marks beyond are cut."""
_SHARES = {"l": 0.0, "m": 0.5, "r": 1.0}
"""By the first letter of an anchor, the share of a line that is on the left of its point."""

Xy = tuple[float, float]


class TextLine(Protocol):
    """A line that is ready to be drawn."""

    @property
    def width(self) -> float:
        """Return the width in pixels."""
        ...

    def at_size(self, size: int) -> TextLine:
        """Return the line with letters of another size in pixels."""
        ...

    def cut(self, room: float) -> TextLine:
        """Return the beginning of the line and an ellipsis, at most ``room`` pixels wide."""
        ...

    def draw(self, image: Image.Image, at: Xy, colour: Rgb, anchor: str) -> None:
        """Draw the line at a point; ``anchor`` is `lm`, `mm` or `rm`: left, middle or right."""
        ...


def line_of(text: str, lettering: Lettering, size: int, base: int | None = None) -> TextLine:
    """Return the text on one line with letters of ``size`` pixels, without those that no font has.

    ``base`` is the level of the line (see `embedding_levels`); by default it follows from the text.
    """
    kept = cleaned(text)
    bare = without_isolates(kept)
    if is_plain(bare, lettering):
        return _PlainLine(bare, lettering, _font(lettering, size))
    from .font_choice import pieces_of
    from .shaping import shaped

    clusters = tuple(clusters_of(kept))
    pieces = pieces_of(clusters, lettering)
    bare = "".join(piece.text for piece in pieces if piece.font is not None)
    if is_plain(bare, lettering):
        return _PlainLine(bare, lettering, _font(lettering, size))
    base = base_level(kept) if base is None else base
    return _ShapedLine(clusters, lettering, base, shaped(pieces, lettering, base), size)


def is_plain(text: str, lettering: Lettering) -> bool:
    """Return whether the preferred font has all letters of the text; no other is needed then."""
    return _plain_letters(lettering).issuperset(text)


def fitted(line: TextLine, room: float | None) -> TextLine:
    """Return the line, cut with an ellipsis if it is wider than its room in pixels."""
    return line if room is None or line.width <= room else line.cut(room)


@dataclass(frozen=True, slots=True)
class _PlainLine:
    """A line of letters that the preferred font has, and that stand one beside the other."""

    text: str
    lettering: Lettering
    font: ImageFont.FreeTypeFont

    @property
    def width(self) -> float:
        return self.font.getlength(self.text)

    def at_size(self, size: int) -> TextLine:
        return replace(self, font=_font(self.lettering, size))

    def cut(self, room: float) -> TextLine:
        text = self.text
        while text and self.font.getlength(f"{text}{_ELLIPSIS}") > room:
            text = text[:-1]
        return replace(self, text=f"{text.rstrip()}{_ELLIPSIS}")

    def draw(self, image: Image.Image, at: Xy, colour: Rgb, anchor: str) -> None:
        ImageDraw.Draw(image).text(at, self.text, colour, self.font, anchor=anchor)


@dataclass(frozen=True, slots=True)
class _ShapedLine:
    """A line of any letters."""

    clusters: tuple[str, ...]
    lettering: Lettering
    base: int
    shape: ShapedText
    size: int

    @property
    def width(self) -> float:
        return self.shape.width * self.size

    def at_size(self, size: int) -> TextLine:
        return replace(self, size=size)

    def cut(self, room: float) -> TextLine:
        fitting = _last(len(self.clusters), lambda kept: self._beginning(kept).width <= room)
        return self._beginning(fitting)

    def draw(self, image: Image.Image, at: Xy, colour: Rgb, anchor: str) -> None:
        ascent, descent = _font(self.lettering, self.size).getmetrics()
        start = at[0] - self.width * _SHARES[anchor[0]]
        baseline = round(at[1] + (ascent - descent) / 2)
        reach = _HIGHEST * self.size
        ink = _Ink(image, colour, round(at[1] - reach), round(at[1] + reach))
        for run in self.shape.runs:
            x = start + run.x * self.size
            if run.face.has_pictures:
                for glyph in run.glyphs:
                    ink.paste_picture(run.face.picture(glyph, self.size, (x, baseline)))
            else:
                ink.paste_mask(run.face.outlines(run.glyphs, self.size, (x, baseline)))

    def _beginning(self, kept: int) -> _ShapedLine:
        from .font_choice import pieces_of
        from .shaping import shaped

        clusters = list(self.clusters[:kept])
        while clusters and clusters[-1] == " ":
            clusters.pop()
        pieces = pieces_of([*clusters, _ELLIPSIS], self.lettering)
        return replace(self, shape=shaped(pieces, self.lettering, self.base))


@dataclass(frozen=True, slots=True)
class _Ink:
    """Draws on an image between two rows of pixels; ``top`` is the first, ``bottom`` the end."""

    image: Image.Image
    colour: Rgb
    top: int
    bottom: int

    def paste_mask(self, placed: tuple[Image.Image, tuple[int, int]] | None) -> None:
        """Draw in the line's colour where the mask is."""
        if placed is not None:
            mask, corner = self._within(*placed)
            self.image.paste(self.colour, (corner[0], corner[1]), mask)

    def paste_picture(self, placed: tuple[Image.Image, tuple[int, int]] | None) -> None:
        """Draw a picture, transparent where it says so."""
        if placed is not None:
            picture, corner = self._within(*placed)
            self.image.paste(picture, corner, picture)

    def _within(
        self, picture: Image.Image, corner: tuple[int, int]
    ) -> tuple[Image.Image, tuple[int, int]]:
        """Return what of the picture is between the rows, and its corner."""
        above = max(0, self.top - corner[1])
        below = min(picture.height, self.bottom - corner[1])
        kept = picture.crop((0, above, picture.width, max(above, below)))
        return kept, (corner[0], corner[1] + above)


def _last(end: int, holds: Callable[[int], bool]) -> int:
    """Return the last number below ``end`` for which something holds that holds up to it; or 0."""
    low, high = 0, end
    while high - low > 1:
        middle = (low + high) // 2
        if holds(middle):
            low = middle
        else:
            high = middle
    return low


def _font(lettering: Lettering, size: int) -> ImageFont.FreeTypeFont:
    return rank_font(size) if lettering is Lettering.TITLE else text_font(size)


@cache
def _plain_letters(lettering: Lettering) -> frozenset[str]:
    """Return the letters that the preferred font has."""
    preferred = lettering.own_fonts[0]
    return frozenset(chr(code) for block in preferred.ranges for code in block)
