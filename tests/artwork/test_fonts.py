"""Every font has its licence beside it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.artwork.raster import rank_font, text_font
from bot.paths import data_dir

FONTS = sorted((data_dir() / "fonts").glob("*.ttf"))


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
