"""Names as pictures show them: without what would break a line, and with a stand-in for each."""

from __future__ import annotations

from collections.abc import Iterable

from bot.artwork.lettering import PictureName
from bot.i18n import Translator
from bot.views.names import visible_name

from .. import emoji

_AS_TEXT = "\ufe0e"
"""Asks for a sign as a letter where it could be an emoji."""


def stand_in(row: int, t: Translator) -> str:
    """Return what is drawn for the name in a row, counted from 0, if no font has it."""
    sign = emoji.SIGNS[row % len(emoji.SIGNS)]
    return f"{sign}{_AS_TEXT} {t.format('picture-player', number=row + 1)}"


def picture_names(names: Iterable[str], t: Translator) -> tuple[PictureName, ...]:
    """Return each name once, with its stand-in."""
    each = dict.fromkeys(map(visible_name, names))
    return tuple(PictureName(name, stand_in(row, t)) for row, name in enumerate(each))
