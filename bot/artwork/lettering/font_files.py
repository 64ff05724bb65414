"""The fonts of pictures, in the order in which they are asked for letters.

`python -m workbench.fonts` makes the files of the fallback fonts from this table, with the letters
that are drawn with them. `docs/look.md` says where the fonts are from.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from functools import cached_property
from pathlib import Path

from bot.paths import data_dir

_REGULAR = 0.035
"""How much bolder a font of regular weight is drawn, as a share of its size."""


@dataclass(frozen=True)
class FontFile:
    """A font: its file in `data/fonts`, the ``blocks`` of letters, and how much ``bolder`` it is
    drawn so that its lines are as thick as others'.

    ``blocks`` are hexadecimal code points. A font need not have every letter of a block.
    """

    name: str
    blocks: str
    bolder: float = 0.0

    @property
    def path(self) -> Path:
        """Return where the font is."""
        return data_dir() / "fonts" / self.name

    @cached_property
    def ranges(self) -> tuple[range, ...]:
        """Return the code points of the blocks."""
        found: list[range] = []
        for block in self.blocks.split():
            first, _, last = block.partition("-")
            found.append(range(int(first, 16), int(last or first, 16) + 1))
        return tuple(found)

    def may_have(self, letter: str) -> bool:
        """Return whether the letter is in one of the blocks."""
        code = ord(letter)
        return any(code in block for block in self.ranges)


MANROPE = FontFile(
    "Manrope-Bold.ttf",
    "D 20-7E A0-113 116-12B 12E-131 134-137 139-13E 141-148 14A-14D 150-17E 192 1A0-1A1 1AF-1B0"
    " 218-21B 259 2C6-2C7 2D8-2DD 374-375 37E 384-38A 38C 38E-3A1 3A3-3CE 400-45F 490-491 4AE-4AF"
    " 4BA-4BB 4E8-4E9 1E80-1E85 1E9E 1EA0-1EF9 2011 2013-2014 2018-201A 201C-2022 2026 2030"
    " 2039-203A 2044 2060 2070 2074-2079 2080-2089 20A3 20A9-20AC 20AE 20B1 20B4 20B9-20BA 20BD"
    " 20BF 2116 2122 2190-2193 21B5 2202 2205 220F 2211-2212 2215 221A 221E 222B 2248 2260"
    " 2264-2265 25CA E001-E003 E007-E009 FB01-FB02",
)
FREDOKA = FontFile(
    "FredokaOne-Regular.ttf",
    "20-7E A1-AC AE B0-FF 131 141-142 152-153 160-161 178 17D-17E 192 2C6-2C7 2D9-2DC 2013-2014"
    " 2018-201A 201C-201E 2020-2022 2026 2030 2039-203A 2044 20AC 2122 2212 FB00-FB03",
)
NUNITO = FontFile(
    "Nunito-Black.ttf",
    "20-7E A0-132 134-17E 192 218-21B 400-45F 490-491 1E9E 2013-2014 2018-201A 201C-201E 2022 2026"
    " 2030 2039-203A 20AC 20BD 2116 2122 2212",
)
"""The three fonts of the house, whose blocks are exactly the letters that they have. The last is
as heavy as Fredoka, and draws headings with letters that Fredoka lacks."""

NOTO_SANS = FontFile(
    "noto/NotoSans-Bold.ttf",
    "20-52F 1AB0-1ACF 1C80-1C8F 1D00-1FFF 2000-209F 20A0-20FF 2100-218F 25CC 2C60-2C7F 2DE0-2E7F"
    " A640-A69F A700-A7FF AB30-AB6F FB00-FB06 FE20-FE2F",
)
"""Latin, Greek and Cyrillic with all marks, and phonetic letters."""
EMOJI = FontFile(
    "noto/NotoColorEmoji.ttf",
    "23 2A 30-39 A9 AE 200D 203C-2BFF 3030-303D 3297-3299 FE0F 1F000-1FAFF E0030-E007F",
)

FALLBACKS: tuple[FontFile, ...] = (
    NOTO_SANS,
    FontFile("noto/NotoSansArmenian-Bold.ttf", "530-58F FB13-FB17"),
    FontFile("noto/NotoSansHebrew-Bold.ttf", "590-5FF FB1D-FB4F"),
    FontFile("noto/NotoSansArabic-Bold.ttf", "600-6FF 750-77F 8A0-8FF FB50-FDFF FE70-FEFC"),
    FontFile("noto/NotoSansSyriac-Regular.ttf", "700-74F", _REGULAR),
    FontFile("noto/NotoSansThaana-Bold.ttf", "780-7BF"),
    FontFile("noto/NotoSansNKo-Regular.ttf", "7C0-7FF", _REGULAR),
    FontFile("noto/NotoSansDevanagari-Bold.ttf", "900-97F 1CD0-1CFF A830-A839 A8E0-A8FF"),
    FontFile("noto/NotoSansBengali-Bold.ttf", "980-9FF"),
    FontFile("noto/NotoSansGurmukhi-Bold.ttf", "A00-A7F"),
    FontFile("noto/NotoSansGujarati-Bold.ttf", "A80-AFF"),
    FontFile("noto/NotoSansOriya-Bold.ttf", "B00-B7F"),
    FontFile("noto/NotoSansTamil-Bold.ttf", "B80-BFF"),
    FontFile("noto/NotoSansTelugu-Bold.ttf", "0C00-0C7F"),
    FontFile("noto/NotoSansKannada-Bold.ttf", "0C80-0CFF"),
    FontFile("noto/NotoSansMalayalam-Bold.ttf", "0D00-0D7F"),
    FontFile("noto/NotoSansSinhala-Bold.ttf", "0D80-0DFF"),
    FontFile("noto/NotoSansThai-Bold.ttf", "0E00-0E7F"),
    FontFile("noto/NotoSansLao-Bold.ttf", "0E80-0EFF"),
    FontFile("noto/NotoSerifTibetan-Bold.ttf", "0F00-0FFF"),
    FontFile("noto/NotoSansMyanmar-Bold.ttf", "1000-109F A9E0-A9FF AA60-AA7F"),
    FontFile("noto/NotoSansGeorgian-Bold.ttf", "10A0-10FF 1C90-1CBF 2D00-2D2F"),
    FontFile("noto/NotoSansEthiopic-Bold.ttf", "1200-139F 2D80-2DDF AB00-AB2F"),
    FontFile("noto/NotoSansCherokee-Bold.ttf", "13A0-13FF AB70-ABBF"),
    FontFile("noto/NotoSansCanadianAboriginal-Bold.ttf", "1400-167F 18B0-18FF"),
    FontFile("noto/NotoSansRunic-Regular.ttf", "16A0-16FF", _REGULAR),
    FontFile("noto/NotoSansKhmer-Bold.ttf", "1780-17FF 19E0-19FF"),
    FontFile("noto/NotoSansMongolian-Regular.ttf", "1800-18AF", _REGULAR),
    FontFile("noto/NotoSansBalinese-Bold.ttf", "1B00-1B7F"),
    FontFile("noto/NotoSansTifinagh-Regular.ttf", "2D30-2D7F", _REGULAR),
    FontFile("noto/NotoSansLisu-Bold.ttf", "A4D0-A4FF"),
    FontFile("noto/NotoSansJavanese-Bold.ttf", "A980-A9DF"),
    FontFile("noto/NotoSansAdlam-Bold.ttf", "1E900-1E95F"),
    FontFile(
        "noto/NotoSansCJKjp-Bold.otf",
        "2E80-2FDF 3001-33FF 3400-4DBF 4E00-9FFF AC00-D7A3 F900-FAFF FE30-FE4F FF61-FFDC"
        " 20000-2FFFF",
    ),
    EMOJI,
    FontFile("noto/NotoSansSymbols-Bold.ttf", "20D0-218F 2300-27BF 1F100-1F1FF 1F540-1F77F"),
    FontFile("noto/NotoSansSymbols2-Regular.ttf", "2190-2BFF 4DC0-4DFF 1F000-1FAFF", _REGULAR),
    FontFile("noto/NotoSansMath-Regular.ttf", "2190-23FF 27C0-27EF 2900-2BFF", _REGULAR),
    FontFile("noto/NotoSansEgyptianHieroglyphs-Regular.ttf", "13080 130D2-1321F", _REGULAR),
)
"""The fonts that are asked after those of the house; of hieroglyphs, animals and plants."""


class Lettering(Enum):
    """A way of writing, with the fonts of the house that are asked first."""

    TEXT = auto()
    """Names and figures."""
    TITLE = auto()
    """Headings: round and heavy."""

    @property
    def own_fonts(self) -> tuple[FontFile, ...]:
        """Return the fonts of the house, the preferred one first."""
        return (FREDOKA, NUNITO, MANROPE) if self is Lettering.TITLE else (MANROPE,)

    def bolder(self, font: FontFile) -> float:
        """Return how much bolder the font is drawn so that its weight is that of this way."""
        if self is Lettering.TEXT or font in (FREDOKA, NUNITO):
            return font.bolder
        return font.bolder + (0.05 if font is MANROPE else 0.03)
