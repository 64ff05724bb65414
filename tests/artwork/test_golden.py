"""What is drawn is what was looked at: the committed pictures, but for a rasteriser's taste."""

from __future__ import annotations

from PIL import Image

from tests.artwork.golden import MOST_OFF, TILES, off, tile_boxes, tiles_drawn


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
