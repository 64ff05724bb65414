"""Subsets of fonts with outlines: the letters of their blocks, without hints and spare names."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

from bot.artwork.lettering.font_files import FontFile

_CHARACTER_SETS = ("cp932", "gb2312", "big5")
"""Japanese with IBM's extensions, and the common characters of both Chinese."""
_HAN = (range(0x3400, 0xA000), range(0xF900, 0xFB00), range(0x20000, 0x30000))
_NAMES_IN_USE = frozenset("𠮷咗喺嘅嚟嘢冇啲噉")
"""Characters in names, of Japan and Hong Kong, that those sets lack."""
_NAME_RECORDS = (0, 1, 2, 5, 13, 14)
"""Copyright, family, style, version and licence."""
_UNUSED_TABLES = ("BASE", "DSIG", "STAT", "VORG", "gasp", "meta", "vhea", "vmtx")


def write_subset(source: Path, font: FontFile) -> None:
    """Write the font's letters from a file of Noto's to the font's own path."""
    han = font.name.startswith("noto/NotoSansCJK")
    whole = TTFont(source, fontNumber=0)
    letters = {code for block in font.ranges for code in block} & set(whole.getBestCmap())
    options = subset.Options()
    options.hinting = False
    options.glyph_names = False
    options.notdef_outline = False
    options.name_IDs = list(_NAME_RECORDS)
    options.drop_tables += _UNUSED_TABLES
    if han:
        letters = set(_common(letters))
        # Forms for vertical text, other regions and narrow columns are not used.
        options.layout_features = []
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(whole)
    font.path.parent.mkdir(exist_ok=True)
    whole.save(font.path)


def _common(letters: Collection[int]) -> Iterable[int]:
    """Return the letters without rare Chinese characters."""
    for code in letters:
        if not any(code in block for block in _HAN) or _is_common(chr(code)):
            yield code


def _is_common(character: str) -> bool:
    return character in _NAMES_IN_USE or any(
        _is_encodable(character, encoding) for encoding in _CHARACTER_SETS
    )


def _is_encodable(character: str, encoding: str) -> bool:
    try:
        character.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True
