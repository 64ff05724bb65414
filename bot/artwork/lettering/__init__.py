"""Texts on pictures, in all scripts: which font draws what, in which order, and how wide it is.

    line = fitted(line_of(text, Lettering.TEXT, 40), room)
    line.draw(image, (x, y), PAPER, "lm")

Names within a text are `isolated`, so that they do not turn the words around them.
"""

# pyright: reportUnusedImport=false

from __future__ import annotations

from .font_files import Lettering
from .stand_ins import PictureName, drawn_name, is_drawable, isolated, with_stand_ins
from .text_line import TextLine, fitted, line_of
from .wrapping import wrapped
