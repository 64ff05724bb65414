"""The eight colours keep their distance, whatever somebody sees of them."""

from __future__ import annotations

import pytest

from bot.artwork.palette import HUES
from bot.engine.cards import COLOURS, DARK_COLOURS, LIGHT_COLOURS
from workbench.samples.colour_vision import Vision, closest, distance, simulated

LEAST_ON_A_SIDE = 0.14
"""OKLab; the four colours of one side are told apart at a glance."""
LEAST_ACROSS = 0.06
"""Colours of different sides meet only where Flip shows the other side, and differ in style."""


def _named(colours: range) -> dict[str, tuple[int, int, int]]:
    return {COLOURS[colour]: HUES[colour] for colour in colours}


@pytest.mark.parametrize("vision", Vision)
@pytest.mark.parametrize("side", [LIGHT_COLOURS, DARK_COLOURS])
def test_the_colours_of_a_side_are_far_apart(vision: Vision, side: range) -> None:
    assert closest(_named(side), vision)[0] >= LEAST_ON_A_SIDE


@pytest.mark.parametrize("vision", Vision)
def test_no_colour_is_taken_for_one_of_the_other_side(vision: Vision) -> None:
    assert closest(_named(range(len(COLOURS))), vision)[0] >= LEAST_ACROSS


def test_distances_are_those_of_oklab() -> None:
    assert distance((0, 0, 0), (255, 255, 255)) == pytest.approx(1.0, abs=1e-3)
    # Ottosson's own table has sRGB red at L 0.628, a 0.225, b 0.126.
    assert distance((0, 0, 0), (255, 0, 0)) == pytest.approx(0.6796, abs=1e-3)


@pytest.mark.parametrize("vision", Vision)
def test_grey_is_grey_for_everybody(vision: Vision) -> None:
    assert simulated((128, 128, 128), vision) == (128, 128, 128)


def test_red_and_green_are_alike_without_the_cones_for_them() -> None:
    """The sample pair that people without red or green cones mix up, told apart otherwise."""
    brown, green = (163, 104, 31), (110, 125, 27)
    plain = distance(brown, green)
    assert distance(brown, green, Vision.DEUTERANOPIA) < plain / 2
    assert distance(brown, green, Vision.TRITANOPIA) > plain / 2
