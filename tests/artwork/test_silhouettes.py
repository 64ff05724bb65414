"""Eight silhouettes, no two alike however they are turned or mirrored."""

from __future__ import annotations

import math
import unicodedata
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageDraw

from bot.artwork.drawing import Outline
from bot.artwork.silhouettes import SILHOUETTES, Silhouette
from bot.engine.cards import COLOURS

SIDE = 64
MOST_ALIKE = 0.87
"""Area that two silhouettes may share, as a part of what they cover together."""
TURNS = range(0, 360, 5)


def _mask(outline: Outline) -> Image.Image:
    mask = Image.new("L", (SIDE * 2, SIDE * 2))
    points = [(SIDE + x, SIDE + y) for x, y in outline]
    ImageDraw.Draw(mask).polygon(points, fill=1)
    return mask


def _area(mask: Image.Image) -> int:
    return mask.histogram()[1]


def _levelled(outline: Outline) -> Outline:
    """The outline about its middle, made as large as all others are."""
    mask = _mask(tuple((x * SIDE / 2, y * SIDE / 2) for x, y in outline))
    pixels = [
        (index % (2 * SIDE) - SIDE, index // (2 * SIDE) - SIDE)
        for index, value in enumerate(mask.tobytes())
        if value
    ]
    mid_x = 2 * sum(x for x, _ in pixels) / len(pixels) / SIDE
    mid_y = 2 * sum(y for _, y in pixels) / len(pixels) / SIDE
    factor = SIDE * 0.5 / math.sqrt(len(pixels) / SIDE**2)
    return tuple(((x - mid_x) * factor, (y - mid_y) * factor) for x, y in outline)


def _turned(outline: Outline, degrees: float, flip: int) -> Outline:
    sine, cosine = math.sin(math.radians(degrees)), math.cos(math.radians(degrees))
    return tuple((flip * (x * cosine - y * sine), x * sine + y * cosine) for x, y in outline)


def _likeness(one: Image.Image, other: Image.Image) -> float:
    shared = _area(ImageChops.multiply(one.point(lambda v: v * 255), other))
    return shared / (_area(one) + _area(other) - shared)


@pytest.mark.parametrize(
    ("one", "other"), list(combinations(SILHOUETTES, 2)), ids=lambda silhouette: silhouette.name
)
def test_no_two_are_alike_turned_or_mirrored(one: Silhouette, other: Silhouette) -> None:
    fixed, moved = _mask(_levelled(one.outline)), _levelled(other.outline)
    likeness = max(
        _likeness(fixed, _mask(_turned(moved, turn, flip))) for turn in TURNS for flip in (1, -1)
    )
    assert likeness < MOST_ALIKE


def test_likeness_notices_a_turned_twin() -> None:
    moon = _levelled(SILHOUETTES[COLOURS.index("V")].outline)
    assert _likeness(_mask(moon), _mask(_turned(_turned(moon, 120, -1), 120, -1))) > 0.95


def test_who_knows_the_edition_for_colour_blind_players_finds_the_same_pairs() -> None:
    names = {letter: SILHOUETTES[COLOURS.index(letter)].name for letter in "RBGY"}
    assert names == {"R": "circle", "B": "square", "G": "triangle", "Y": "star"}


def test_the_symbols_in_texts_have_the_same_silhouettes_as_far_as_unicode_has_them() -> None:
    named = {s.name: unicodedata.name(s.symbol[0]).lower() for s in SILHOUETTES}
    unlike = {name for name, symbol in named.items() if name not in symbol}
    assert unlike == {"triangle", "moon"}
    assert [named[name] for name in ("triangle", "moon")] == ["evergreen tree", "crystal ball"]
    assert len({s.symbol for s in SILHOUETTES} | {s.sign for s in SILHOUETTES}) >= 15
