"""A line of text as glyphs: fonts chosen, letters ordered and joined as their scripts do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from .bidi import embedding_levels, visual_order
from .font_choice import Piece, pieces_of
from .font_files import FontFile, Lettering
from .typefaces import Glyph, Typeface, typeface


@dataclass(frozen=True, slots=True)
class GlyphRun:
    """Glyphs of one font; ``x`` is where they begin on the line, in sizes of letters."""

    face: Typeface
    glyphs: list[Glyph]
    x: float


@dataclass(frozen=True, slots=True)
class ShapedText:
    """The runs of a line from left to right, and its width in sizes of letters."""

    runs: list[GlyphRun]
    width: float


def shaped(pieces: Sequence[Piece], lettering: Lettering, base: int) -> ShapedText:
    """Return the pieces as glyphs; ``base`` is the level of the line (see `embedding_levels`)."""
    runs: list[GlyphRun] = []
    x = 0.0
    for text, font, level in _ordered(pieces, base):
        face = typeface(font, lettering.bolder(font))
        glyphs, width = face.shape(text, from_right=level % 2 == 1)
        runs.append(GlyphRun(face, glyphs, x))
        x += width
    return ShapedText(runs, x)


def _ordered(pieces: Sequence[Piece], base: int) -> list[tuple[str, FontFile, int]]:
    """Return each run's text, font and level, from left to right."""
    levels = embedding_levels("".join(piece.text for piece in pieces), base)
    found: list[tuple[str, FontFile, int]] = []
    at = 0
    leveled: list[tuple[Piece, int]] = []
    for piece in pieces:
        leveled.append((piece, levels[at]))
        at += len(piece.text)
    for (font, level), run in groupby(leveled, key=lambda each: (each[0].font, each[1])):
        if font is not None:
            found.append(("".join(piece.text for piece, _ in run), font, level))
    order = visual_order([level for _, _, level in found])
    return [found[at] for at in order]


def shows_name(clusters: Sequence[str]) -> bool:
    """Return whether all of the clusters can be drawn, and some of them seen."""
    pieces = pieces_of(clusters, Lettering.TEXT)
    return len(pieces) == len(clusters) and any(map(_has_ink, pieces))


def _has_ink(piece: Piece) -> bool:
    if piece.font is None:
        return False
    face = typeface(piece.font)
    glyphs, _ = face.shape(piece.text, from_right=False)
    return any(face.has_ink(glyph) for glyph in glyphs)
