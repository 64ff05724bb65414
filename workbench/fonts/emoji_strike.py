"""The font of emoji with smaller pictures: those of the original have 136 by 128 pixels."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any

from fontTools.ttLib import TTFont
from PIL import Image

from bot.artwork.lettering.font_files import EMOJI

_WIDTH = 48
"""Pixels of a picture: an emoji beside letters of 38 pixels is that wide."""
_COLOURS = 64


def write_emoji(source: Path) -> None:
    """Write the font with each picture made smaller and in few colours."""
    font = TTFont(source)
    (pictures,) = font["CBDT"].strikeData
    (strike,) = font["CBLC"].strikes
    share = _WIDTH / max(picture.metrics.Advance for picture in pictures.values())
    for picture in pictures.values():
        _scale(picture.metrics, share)
        size = picture.metrics.width, picture.metrics.height
        picture.imageData = _resized(picture.imageData, size)
    table = strike.bitmapSizeTable
    table.ppemX = table.ppemY = round(table.ppemX * share)
    _scale(table.hori, share)
    _scale(table.vert, share)
    EMOJI.path.parent.mkdir(exist_ok=True)
    font.save(EMOJI.path)


def _scale(metrics: Any, share: float) -> None:
    lengths: dict[str, int] = metrics.__dict__
    for name, length in lengths.items():
        setattr(metrics, name, round(length * share))


def _resized(png: bytes, size: tuple[int, int]) -> bytes:
    with Image.open(BytesIO(png)) as whole:
        small = whole.convert("RGBA").resize(size, Image.Resampling.LANCZOS)  # pyright: ignore[reportUnknownMemberType]
    few = small.quantize(_COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    file = BytesIO()
    few.save(file, "PNG", optimize=True)
    return file.getvalue()
