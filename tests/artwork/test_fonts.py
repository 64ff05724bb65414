"""Every font has its licence beside it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.artwork.lettering.font_files import FALLBACKS
from bot.artwork.raster import rank_font, text_font
from bot.paths import data_dir
from tests.test_architecture import PYPROJECT, ROOT

FONTS = sorted((data_dir() / "fonts").glob("*.ttf"))
NOTO = data_dir() / "fonts" / "noto"


@pytest.mark.parametrize("font", FONTS, ids=lambda font: font.stem)
def test_a_font_has_its_licence_beside_it(font: Path) -> None:
    licence = font.with_name(f"{font.stem.partition('-')[0]}-OFL.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence
    # The copyright is that of the font itself: fonts come with other fonts' licences at times.
    name = {"FredokaOne": "Milena B Brandao", "Manrope": "The Manrope Project Authors"}
    assert name[font.stem.partition("-")[0]] in licence.splitlines()[0]


def test_both_are_used() -> None:
    assert [rank_font(20).getname()[0], text_font(20).getname()[0]] == ["Fredoka One", "Manrope"]
    assert len(FONTS) == 2


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
