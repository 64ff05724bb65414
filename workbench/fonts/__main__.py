"""Make the font for headings and the fallback fonts anew, from a folder with the originals.

python -m workbench.fonts FOLDER [FONT…]

Debian's packages fonts-noto-core, fonts-noto-cjk and fonts-noto-color-emoji install them below
/usr/share/fonts. Nunito is in npm's package @expo-google-fonts/nunito 0.4.2. The Chinese characters
take some minutes.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path

from fontTools.ttLib import TTFont

from bot.artwork.lettering.font_files import EMOJI, FALLBACKS, NUNITO, FontFile
from workbench.fonts.emoji_strike import write_emoji
from workbench.fonts.subsets import write_subset

_LICENCE = Path("data/fonts/Manrope-OFL.txt")
"""Its text below the copyright is that of the licence of all fonts."""
_COPYRIGHT = 0
"""The number of the copyright among a font's names."""
_ORIGINALS = {
    # All regions' Chinese characters are in one collection.
    "NotoSansCJKjp-Bold.otf": "NotoSansCJK-Bold.ttc",
    "Nunito-Black.ttf": "Nunito_900Black.ttf",
}
"""The files of fonts that have another name here."""
_RESERVED = {"NotoSansCJKjp": " Reserved Font Name 'Source'."}
"""What a font's licence says besides."""


def main() -> None:
    parser = argparse.ArgumentParser(description="Make the fonts anew.")
    parser.add_argument("folder", type=Path, help="the folder in which their originals are")
    parser.add_argument("fonts", nargs="*", help="names of files; by default all are made")
    arguments = parser.parse_args()
    for font in (NUNITO, *FALLBACKS):
        if arguments.fonts and font.path.name not in arguments.fonts:
            continue
        source = _source_of(font, arguments.folder)
        if font is EMOJI:
            write_emoji(source)
        else:
            write_subset(source, font)
        print(f"{font.path.stat().st_size:>9,} bytes  {font.path.name}")
    _write_licence()
    print(f"{sum(font.path.stat().st_size for font in FALLBACKS):>9,} bytes in all")


def _source_of(font: FontFile, folder: Path) -> Path:
    """Return the original of the font."""
    name = _ORIGINALS.get(font.path.name, font.path.name)
    found = sorted(folder.rglob(name))
    if not found:
        raise SystemExit(f"There is no {name} in {folder}. Which packages have it: see --help.")
    return found[0]


def _write_licence() -> None:
    """Write the copyright of every font above the text of the licence."""
    _, _, text = _LICENCE.read_text(encoding="utf-8").partition("\n")
    owners = "\n".join(dict.fromkeys(_copyrights(FALLBACKS)))
    FALLBACKS[0].path.with_name("Noto-OFL.txt").write_text(f"{owners}\n{text}", encoding="utf-8")


def _copyrights(fonts: Iterable[FontFile]) -> Iterable[str]:
    for font in fonts:
        family = font.path.stem.partition("-")[0]
        owner = TTFont(font.path)["name"].getDebugName(_COPYRIGHT)
        yield f"{family}: {owner}{_RESERVED.get(family, '')}"


if __name__ == "__main__":
    main()
