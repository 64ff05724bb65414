"""Numbers with decimal places, as each language writes them."""

from __future__ import annotations

from bot.i18n import Translator


def tenths(number: float, t: Translator) -> str:
    """The number with one decimal place, as it is written in this language."""
    return f"{number:.1f}".replace(".", t.format("decimal-mark"))
