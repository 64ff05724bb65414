"""Emoji: how one is named, and how one is told apart from other text."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass

_JOINER, _KEYCAP = "\u200d", "\u20e3"
_SELECTORS = {"\ufe0e", "\ufe0f"}
_KEYCAP_BASES = set("0123456789#*")
# Emoji that Unicode does not count among its symbols.
_LETTERS_AND_MARKS = set("\u203c\u2049\u2139\u3030\u303d")
_CUSTOM = re.compile(r"^(?:<?(a)?:)?(?P<name>\w{2,32}):(?P<id>\d{15,20})>?$")


@dataclass(frozen=True)
class EmojiRef:
    """A reference to an emoji: a custom one has an id, a Unicode one has none."""

    name: str
    id: str | None = None
    animated: bool = False

    @property
    def key(self) -> str:
        """The value that is equal for two uses of the same emoji."""
        return self.id or self.name


def _is_flag_letter(char: str) -> bool:
    return 0x1F1E6 <= ord(char) <= 0x1F1FF


def _is_modifier(char: str) -> bool:
    """Return whether a character is a skin tone, or a tag that spells a region's flag."""
    return 0x1F3FB <= ord(char) <= 0x1F3FF or 0xE0020 <= ord(char) <= 0xE007F


def _is_pictograph(char: str) -> bool:
    if char in _LETTERS_AND_MARKS:
        return True
    # Emoji newer than this Python's tables are unassigned there (Cn).
    return ord(char) >= 0xA9 and unicodedata.category(char) in ("So", "Sm", "Cn")


def is_unicode_emoji(text: str) -> bool:
    """Return whether a text is one Unicode emoji; the check only refuses words and letters."""
    if text.endswith(_KEYCAP):
        return len(text) <= 3 and text[0] in _KEYCAP_BASES
    if len(text) == 2 and all(map(_is_flag_letter, text)):
        return True
    joined = text.split(_JOINER)
    return all(_is_single(part) for part in joined)


def _is_single(text: str) -> bool:
    bases = [char for char in text if char not in _SELECTORS and not _is_modifier(char)]
    return len(bases) == 1 and text[0] == bases[0] and _is_pictograph(bases[0])


def parse(text: str) -> EmojiRef | None:
    """Return an emoji from a reaction's address: `name:id` or the Unicode emoji itself."""
    custom = _CUSTOM.match(text)
    if custom:
        return EmojiRef(custom["name"], custom["id"], animated=custom[1] == "a")
    return EmojiRef(text) if is_unicode_emoji(text) else None
