"""The pictures of the documents show the pages, charts and film as they are now."""

from __future__ import annotations

import shutil
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageSequence

from bot.artwork.pictures.round_film import MOST_BYTES
from tests.artwork.golden import MOST_OFF, off
from workbench.samples.document_pictures import (
    FILM,
    MESSAGES,
    PAGES_FILE,
    SCENE,
    drawn_pictures,
    stale_pictures,
)

PICTURES = Path(__file__).resolve().parents[3] / "docs" / "pictures"


def test_every_picture_of_a_page_shows_the_page_as_it_is_now() -> None:
    stale = stale_pictures(PICTURES)
    assert stale == [], "these pages have changed since their pictures: run `make pictures`"


def test_every_drawn_picture_is_drawn_as_it_is_now() -> None:
    for name, draw in drawn_pictures().items():
        stored, now = frames((PICTURES / name).read_bytes()), frames(draw())
        assert [frame.size for frame in stored] == [frame.size for frame in now], name
        apart = max(off(one, other) for one, other in zip(stored, now, strict=True))
        assert apart < MOST_OFF, f"{name} has changed: run `make pictures`"


def frames(file: bytes) -> list[Image.Image]:
    with Image.open(BytesIO(file)) as picture:
        return [frame.convert("RGB") for frame in ImageSequence.Iterator(picture)]


def test_the_film_has_several_moments_and_is_small() -> None:
    film = (PICTURES / FILM).read_bytes()
    assert len(film) <= MOST_BYTES
    assert len(frames(film)) >= 10


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Return a copy of the text of the pages, beside empty pictures."""
    shutil.copy(PICTURES / PAGES_FILE, tmp_path)
    for name in (*MESSAGES, SCENE):
        (tmp_path / f"{name}.png").touch()
    return tmp_path


def test_a_changed_page_and_a_missing_picture_are_noticed(copy: Path) -> None:
    assert stale_pictures(copy) == []
    texts = (copy / PAGES_FILE).read_text(encoding="utf-8")
    changed = texts.replace("Anna was bluffing", "Anna was honest")
    assert changed != texts
    (copy / PAGES_FILE).write_text(changed, encoding="utf-8")
    (copy / "rule.png").unlink()
    assert stale_pictures(copy) == ["rule", "revealed"]


def test_without_the_text_of_the_pages_every_picture_is_stale(tmp_path: Path) -> None:
    assert set(stale_pictures(tmp_path)) == {SCENE, *MESSAGES}
