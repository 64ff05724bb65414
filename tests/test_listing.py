"""The texts and pictures for Discord's App Directory keep its limits."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "deploy" / "listing"
LISTING: dict[str, Any] = tomllib.loads((FOLDER / "listing.toml").read_text(encoding="utf-8"))
LANGUAGES = ("en", "de")
SHAPES = {"icon": (1, 1), "banner": (17, 6), "cover": (16, 9)}
"""Width to height of each picture; Discord shows the banner at 680 by 240 pixels."""
LARGEST = 8 * 1024 * 1024


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_keep_discords_limits(language: str) -> None:
    texts = LISTING[language]
    assert 0 < len(texts["summary"]) <= 200
    assert 0 < len(texts["description"].strip()) <= 400
    assert len(texts["tags"]) == 5
    assert all(0 < len(tag) <= 20 for tag in texts["tags"])
    assert all(game in texts["summary"] for game in ("Flip", "Duo", "No Mercy"))


@pytest.mark.parametrize("name", SHAPES)
def test_the_pictures_have_their_shapes(name: str) -> None:
    file = FOLDER / LISTING[name]
    with Image.open(file) as picture:
        wide, high = SHAPES[name]
        assert picture.width * high == picture.height * wide
        assert picture.width >= 1024
    assert file.stat().st_size < LARGEST


@pytest.mark.parametrize("name", ["terms", "privacy"])
def test_the_linked_documents_are_there(name: str) -> None:
    assert (ROOT / LISTING[name]).is_file()
