"""What is drawn is what was looked at: the committed pictures, but for a rasteriser's taste."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO

from PIL import Image

from bot.artwork.pictures import draw_round_result
from bot.i18n import Texts
from tests.artwork.golden import (
    FOLDER,
    MOST_OFF,
    TILES,
    off,
    pictures_drawn,
    tile_boxes,
    tiles_drawn,
)
from workbench.samples.sample_pictures import sample_result


def test_tiles_look_as_they_did() -> None:
    drawn, golden = tiles_drawn(), Image.open(TILES).convert("RGB")
    assert drawn.size == golden.size
    changed = {
        key: round(apart, 1)
        for key, box in tile_boxes().items()
        if (apart := off(drawn.crop(box), golden.crop(box))) > MOST_OFF
    }
    assert changed == {}, "meant? python -m tests.artwork.golden"


def test_another_rank_is_noticed() -> None:
    drawn, boxes = tiles_drawn(), tile_boxes()
    assert off(drawn.crop(boxes["r5"]), drawn.crop(boxes["r6"])) > 2 * MOST_OFF


def test_larger_pictures_look_as_they_did() -> None:
    drawn = pictures_drawn()
    assert {f"{name}.png" for name in drawn} | {TILES.name} == {f.name for f in FOLDER.iterdir()}
    for name, picture in drawn.items():
        golden = Image.open(FOLDER / f"{name}.png").convert("RGB")
        shown = Image.open(BytesIO(picture)).convert("RGB")
        assert shown.size == golden.size, name
        assert off(shown, golden) < MOST_OFF, f"{name}; meant? python -m tests.artwork.golden"


def test_a_moment_on_the_chart_is_noticed() -> None:
    result = sample_result(Texts.load().get("en"))
    other = replace(result, moments=result.moments[1:])
    drawn = [Image.open(BytesIO(draw_round_result(r))).convert("RGB") for r in (result, other)]
    assert off(*drawn) > 0.05
