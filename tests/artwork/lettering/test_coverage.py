"""The fonts have the letters of the world, and are small."""

from __future__ import annotations

import unicodedata
import zlib
from collections.abc import Iterable

import pytest
import uharfbuzz

from bot.artwork.lettering.clusters import clusters_of
from bot.artwork.lettering.font_choice import pieces_of
from bot.artwork.lettering.font_files import (
    FALLBACKS,
    FREDOKA,
    MANROPE,
    NUNITO,
    FontFile,
    Lettering,
)
from bot.artwork.lettering.typefaces import typeface

MOST_IN_THE_WHEEL = 12_000_000
HAN = range(0x4E00, 0xA000)
LETTERS = ("L", "N", "M")
# Letters that have been added to Unicode since the fonts were drawn, and archaic ones.
BLOCKS = {
    "Latin": [range(0x20, 0x250), range(0x1E00, 0x1F00)],
    "marks": [range(0x300, 0x34F)],
    "Greek": [range(0x370, 0x3E2), range(0x3F0, 0x400), range(0x1F00, 0x2000)],
    "Cyrillic": [range(0x400, 0x530)],
    "Armenian": [range(0x531, 0x557), range(0x561, 0x587)],
    "Georgian": [range(0x10D0, 0x10FB)],
    "Arabic": [range(0x620, 0x66A), range(0x671, 0x6D4)],
    "Hebrew": [range(0x5B0, 0x5BE), range(0x5D0, 0x5EB)],
    "Devanagari": [range(0x900, 0x980)],
    "Bengali": [range(0x985, 0x98D), range(0x993, 0x9A9)],
    "Tamil": [range(0xB85, 0xB8B), range(0xBBE, 0xBC3)],
    "Thai": [range(0xE01, 0xE3B), range(0xE40, 0xE5A)],
    "Lao": [range(0xE94, 0xE98)],
    "Khmer": [range(0x1780, 0x17B4)],
    "Myanmar": [range(0x1000, 0x1040)],
    "Ethiopic": [range(0x1208, 0x1249)],
    "kana": [range(0x3041, 0x3097), range(0x30A1, 0x30FB), range(0xFF66, 0xFF9E)],
    "Korean": [range(0xAC00, 0xD7A4), range(0x3131, 0x3164)],
}


def missing(letters: Iterable[str]) -> list[str]:
    """Return the letters that are drawn otherwise than they are written."""
    asked = list(letters)
    pieces = [pieces_of((letter,), Lettering.TEXT) for letter in asked]
    return [
        letter
        for letter, piece in zip(asked, pieces, strict=True)
        if [each.text for each in piece] != [unicodedata.normalize("NFC", letter)]
    ]


@pytest.mark.parametrize("blocks", BLOCKS.values(), ids=BLOCKS.keys())
def test_the_letters_of_a_script(blocks: list[range]) -> None:
    letters = [unicodedata.normalize("NFC", chr(code)) for block in blocks for code in block]
    named = [letter for letter in letters if unicodedata.category(letter[0])[0] in LETTERS]
    assert missing(named) == []


def test_common_chinese_characters() -> None:
    """Those of JIS X 0208 with IBM's extensions, GB 2312 and Big5."""
    charsets = ("cp932", "gb2312", "big5")
    known = [c for c in map(chr, HAN) if any(c.encode(each, "ignore") for each in charsets)]
    assert len(known) > 16_000
    assert missing(known) == []


@pytest.mark.parametrize(
    "words", ["Łukasz", "Αλέξανδρος", "Юлия", "김민준", "さくら", "عبد", "अर्जुन"]
)
def test_headings_have_the_same_letters(words: str) -> None:
    pieces = pieces_of(clusters_of(words), Lettering.TITLE)
    assert "".join(piece.text for piece in pieces) == words


@pytest.mark.parametrize(
    "emoji", ["🎉", "👩🏽‍🚀", "🇩🇪", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "❤️", "1️⃣", "🩷", "👨‍👩‍👧‍👦", "🧑🏿‍❤️‍💋‍🧑🏻"]
)
def test_an_emoji_is_one_picture(emoji: str) -> None:
    (piece,) = pieces_of(clusters_of(emoji), Lettering.TEXT)
    assert piece.font is not None
    glyphs, width = typeface(piece.font).shape(piece.text, from_right=False)
    assert typeface(piece.font).has_pictures
    assert len([glyph for glyph in glyphs if typeface(piece.font).has_ink(glyph)]) == 1
    assert 1 < width < 1.3


@pytest.mark.parametrize("font", [MANROPE, FREDOKA, NUNITO], ids=lambda font: font.name)
def test_the_letters_of_the_house_are_those_of_its_fonts(font: FontFile) -> None:
    face = uharfbuzz.Face(uharfbuzz.Blob.from_file_path(font.path))
    assert {code for block in font.ranges for code in block} == set(face.unicodes)


@pytest.mark.parametrize("font", FALLBACKS, ids=lambda font: font.path.stem)
def test_a_font_has_letters_of_its_blocks_alone(font: FontFile) -> None:
    face = uharfbuzz.Face(uharfbuzz.Blob.from_file_path(font.path))
    codes = set(face.unicodes)
    asked = {code for code in codes if font.may_have(chr(code))}
    assert len(asked) > 20
    assert font.name.endswith("Emoji.ttf") or codes == asked


def test_the_fonts_take_little_room_in_the_wheel() -> None:
    packed = [
        len(zlib.compress(font.path.read_bytes()))
        for font in (*FALLBACKS, MANROPE, FREDOKA, NUNITO)
    ]
    assert sum(packed) < MOST_IN_THE_WHEEL
