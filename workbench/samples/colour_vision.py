"""Colours as people with other colour vision see them, and how far apart they then are."""

from __future__ import annotations

import math
from enum import Enum
from itertools import combinations

from bot.artwork.palette import Rgb

_Row = tuple[float, float, float]
_Matrix = tuple[_Row, _Row, _Row]


class Vision(Enum):
    """A kind of colour vision."""

    NORMAL = "normal"
    PROTANOPIA = "protanopia"
    DEUTERANOPIA = "deuteranopia"
    TRITANOPIA = "tritanopia"


# G. M. Machado, M. M. Oliveira, L. A. F. Fernandes: A Physiologically-based Model for Simulation
# of Color Vision Deficiency. IEEE TVCG 15 (6), 2009; severity 1.0, for linear RGB.
_MACHADO: dict[Vision, _Matrix] = {
    Vision.PROTANOPIA: (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    Vision.DEUTERANOPIA: (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    Vision.TRITANOPIA: (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}

# B. Ottosson: A perceptual color space for image processing (2020); linear sRGB to cone
# responses, and those, by their cube roots, to OKLab.
_TO_CONES: _Matrix = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
_TO_OKLAB: _Matrix = (
    (0.2104542553, 0.7936177850, -0.0040720468),
    (1.9779984951, -2.4285922050, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.8086757660),
)


def simulated(colour: Rgb, vision: Vision) -> Rgb:
    """Return the colour as people with this vision see it."""
    seen = _seen(colour, vision)
    red, green, blue = (round(255 * _curved(part)) for part in seen)
    return (red, green, blue)


def distance(one: Rgb, other: Rgb, vision: Vision = Vision.NORMAL) -> float:
    """Return the distance of two colours in OKLab: 1.0 from black to white, 0.02 is visible."""
    return math.dist(_oklab(_seen(one, vision)), _oklab(_seen(other, vision)))


def closest(colours: dict[str, Rgb], vision: Vision) -> tuple[float, str, str]:
    """Return the two colours with the least distance, by name, and their distance."""
    return min(
        (distance(colours[one], colours[other], vision), one, other)
        for one, other in combinations(colours, 2)
    )


def _seen(colour: Rgb, vision: Vision) -> _Row:
    red, green, blue = (_linear(part / 255) for part in colour)
    linear = (red, green, blue)
    if vision is Vision.NORMAL:
        return linear
    red, green, blue = (min(1.0, max(0.0, part)) for part in _times(_MACHADO[vision], linear))
    return (red, green, blue)


def _oklab(linear: _Row) -> _Row:
    long, middle, short = (math.cbrt(part) for part in _times(_TO_CONES, linear))
    return _times(_TO_OKLAB, (long, middle, short))


def _times(matrix: _Matrix, vector: _Row) -> _Row:
    first, second, third = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return (first, second, third)


def _linear(part: float) -> float:
    """Return the linear value of an sRGB value."""
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _curved(part: float) -> float:
    return part * 12.92 if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055
