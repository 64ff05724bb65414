"""Telling emojis from other text."""

from __future__ import annotations

import re
import unicodedata

from bot.playground.model import EmojiRef

_JOINERS = {"\u200d", "\ufe0f", "\ufe0e", "\u20e3"}
_KEYCAP_BASES = set("0123456789#*")
_CUSTOM = re.compile(r"^(?:<?(a)?:)?(?P<name>\w{2,32}):(?P<id>\d{15,20})>?$")


def _is_pictograph(char: str) -> bool:
    point = ord(char)
    return (
        unicodedata.category(char) in ("So", "Sk", "Sm", "Cn")
        or char in "\u203c\u2049\u3030\u303d"
        or 0x1F1E6 <= point <= 0x1F1FF
        or 0xE0020 <= point <= 0xE007F
    )


def is_unicode_emoji(text: str) -> bool:
    """Whether a text is one emoji of Unicode, near enough to refuse words and letters."""
    if not text or len(text) > 16:
        return False
    marks = [char for char in text if char not in _JOINERS]
    if "\u20e3" in text:
        return len(marks) == 1 and marks[0] in _KEYCAP_BASES
    return bool(marks) and all(_is_pictograph(char) for char in marks)


def parse(text: str) -> EmojiRef | None:
    """An emoji as it stands in a reaction's address: `name:id` or the Unicode emoji itself."""
    custom = _CUSTOM.match(text)
    if custom:
        return EmojiRef(custom["name"], custom["id"], animated=custom[1] == "a")
    return EmojiRef(text) if is_unicode_emoji(text) else None
