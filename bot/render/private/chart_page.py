"""How a round went, as a picture, with the same in words."""

from __future__ import annotations

from bot.artwork.pictures import RoundResult
from bot.i18n import Translator
from bot.render.page import Picture, PrivatePage, Text, shortened
from bot.render.result_picture import round_result_in_words

_GOLD = 0xF5C542
_LONGEST_ALT = 256
"""discord.py takes no more."""


def chart_page(result: RoundResult, png: bytes, t: Translator) -> PrivatePage:
    """The picture ``png`` of a result, and its words below."""
    words = round_result_in_words(result, t)
    picture = Picture("round.png", png, shortened(words, _LONGEST_ALT))
    return PrivatePage((picture, Text(f"-# {words.replace(chr(10), chr(10) + '-# ')}")), _GOLD)
