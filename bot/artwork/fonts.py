"""The fonts in `data/fonts`, each with its licence beside it."""

from __future__ import annotations

from functools import cache

from PIL import ImageFont

from bot.paths import data_dir


@cache
def rank_font(size: int) -> ImageFont.FreeTypeFont:
    """The round, heavy one for ranks and headings; ``size`` in pixels."""
    return _font("FredokaOne-Regular.ttf", size)


@cache
def text_font(size: int) -> ImageFont.FreeTypeFont:
    """The one for names and figures: Latin, Greek and Cyrillic letters; ``size`` in pixels."""
    return _font("Manrope-Bold.ttf", size)


def _font(name: str, size: int) -> ImageFont.FreeTypeFont:
    # Whether Pillow finds Raqm differs between machines, and with it where letters stand.
    path = data_dir() / "fonts" / name
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)
