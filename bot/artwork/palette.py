"""The colours of the artwork: one hue for each colour of the game, grounds and outlines.

A colour is (red, green, blue), 0 to 255. The eight hues keep their distance for every kind of
colour vision (`workbench/samples/colour_vision.py` measures it, a test holds the floor).
"""

from __future__ import annotations

from bot.engine.cards import COLOURS

Rgb = tuple[int, int, int]


def _rgb(text: str) -> Rgb:
    return (int(text[0:2], 16), int(text[2:4], 16), int(text[4:6], 16))


_HUES = {
    "R": "BA2036",
    "Y": "FFD92E",
    "G": "37B22D",
    "B": "1760B4",
    "P": "F7558A",
    "T": "5DEAE4",
    "O": "FFAE56",
    "V": "9355DF",
}

HUES: tuple[Rgb, ...] = tuple(_rgb(_HUES[letter]) for letter in COLOURS)
"""By colour, as the engine numbers them."""

INK = _rgb("17151F")
"""The colour of all outlines."""
NIGHT = _rgb("231C33")
"""The fill of the dark side's cards."""
PAPER = _rgb("FFFFFF")
"""The colour of ranks."""
GOLD = _rgb("F5C542")

GROUNDS = {"dark": _rgb("313338"), "light": _rgb("FFFFFF")}
"""The colours behind cards in Discord's two themes."""


def mixed(colour: Rgb, other: Rgb, share: float) -> Rgb:
    """Return ``colour`` with a ``share`` (0 to 1) of another one in it."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(colour, other, strict=True))
    return (red, green, blue)


def number_of(colour: Rgb) -> int:
    """Return the colour as 0xRRGGBB, as Discord takes accents."""
    return colour[0] << 16 | colour[1] << 8 | colour[2]
