"""Every font has its licence beside it."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from PIL import Image

from bot.artwork.lettering import Lettering, line_of
from bot.artwork.lettering.font_files import FALLBACKS, MANROPE, NOTO_SANS
from bot.artwork.lettering.typefaces import typeface
from bot.artwork.raster import rank_font, text_font
from bot.i18n import languages
from bot.i18n.languages import own_folder
from bot.i18n.message_catalogue import catalogue_of, literal_text
from bot.paths import data_dir
from tests.test_architecture import PYPROJECT, ROOT

FONTS = sorted((data_dir() / "fonts").glob("*.ttf"))
NOTO = data_dir() / "fonts" / "noto"


@pytest.mark.parametrize("font", FONTS, ids=lambda font: font.stem)
def test_a_font_has_its_licence_beside_it(font: Path) -> None:
    licence = font.with_name(f"{font.stem.partition('-')[0]}-OFL.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence
    # The copyright is that of the font itself: fonts come with other fonts' licences at times.
    name = {
        "FredokaOne": "Milena B Brandao",
        "Manrope": "The Manrope Project Authors",
        "Nunito": "The Nunito Project Authors",
    }
    assert name[font.stem.partition("-")[0]] in licence.splitlines()[0]


def test_all_are_used() -> None:
    assert [rank_font(20).getname()[0], text_font(20).getname()[0]] == ["Fredoka One", "Manrope"]
    own = {font.path for way in Lettering for font in way.own_fonts}
    assert own == set(FONTS)


@pytest.mark.parametrize("language", languages())
def test_the_fonts_of_the_house_have_every_letter_of_its_texts(language: str) -> None:
    texts = catalogue_of(language, own_folder()).texts.values()
    words = {word for text in texts for word in literal_text(text.pattern).split()}
    letters = set("".join(words)) & {chr(code) for block in NOTO_SANS.ranges for code in block}
    letters = {letter for letter in letters if letter.isalpha()}
    for way in Lettering:
        fonts = [font for font in way.own_fonts if way is Lettering.TEXT or font is not MANROPE]
        lacking = {each for each in letters if not any(typeface(f).has(each) for f in fonts)}
        assert lacking == set(), way


def stem(letter: str) -> float:
    """Return how thick the upright lines of a letter are in a heading, as a share of its size."""
    size = 400
    colours = Image.new("RGB", (2 * size, 2 * size))
    line = line_of(letter, Lettering.TITLE, size)
    line.draw(colours, (size / 2, size), (255, 255, 255), "lm")
    picture = colours.convert("L")
    box = picture.getbbox()
    assert box is not None
    row = box[1] + (box[3] - box[1]) * 3 // 4
    inked = [picture.getpixel((x, row)) == 255 for x in range(picture.width)]
    begun = sum(after and not before for before, after in pairwise(inked))
    return sum(inked) / begun / size


@pytest.mark.parametrize("letter", "ЛНПЫнпıŁłİń")
def test_headings_are_as_heavy_in_every_script(letter: str) -> None:
    """The letters are those that stand on upright lines, and the measure is Fredoka's own."""
    assert stem(letter) == pytest.approx(stem("H"), rel=0.15)


def test_the_fallback_fonts_are_those_of_the_table_with_their_licence() -> None:
    assert {font.path for font in FALLBACKS} == set(NOTO.iterdir()) - {NOTO / "Noto-OFL.txt"}
    licence = (NOTO / "Noto-OFL.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence
    owners = licence.partition("\n\n")[0].splitlines()
    families = [font.path.stem.partition("-")[0] for font in FALLBACKS]
    assert [line.partition(":")[0] for line in owners] == families
    assert all("Google" in line or "Adobe" in line for line in owners)


def test_every_licence_is_part_of_an_installation() -> None:
    patterns: list[str] = PYPROJECT["project"]["license-files"]
    found = {path for pattern in patterns for path in ROOT.glob(pattern)}
    assert set((data_dir() / "fonts").rglob("*-OFL.txt")) <= found
