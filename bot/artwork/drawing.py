"""A drawing as a list of strokes: what is drawn, before anybody counts pixels.

Everything lies in a square from (-1, -1), top left, to (1, 1), bottom right. The strokes are
plain values, so that a drawing can be recognised by its fingerprint without being carried out:
`raster.py` does that.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass, field

from .geometry import Outline, Point
from .palette import Rgb


@dataclass(frozen=True, slots=True)
class Shape:
    """A filled outline, ``grown`` by so much all around with round corners."""

    outline: Outline
    colour: Rgb
    grown: float


@dataclass(frozen=True, slots=True)
class Path:
    """A line with round ends and corners."""

    points: Outline
    colour: Rgb
    width: float


@dataclass(frozen=True, slots=True)
class Disc:
    """A filled circle."""

    centre: Point
    radius: float
    colour: Rgb


@dataclass(frozen=True, slots=True)
class Slice:
    """A slice of a circle between two angles in degrees, clockwise from the right."""

    centre: Point
    radius: float
    start: float
    end: float
    colour: Rgb


@dataclass(frozen=True, slots=True)
class Letters:
    """A short text in the rank font around ``centre``, its digits ``height`` high."""

    text: str
    centre: Point
    height: float
    colour: Rgb
    edge: Rgb
    edge_width: float


Stroke = Shape | Path | Disc | Slice | Letters


@dataclass(slots=True)
class Drawing:
    """Strokes, in the order in which they lie on each other."""

    strokes: list[Stroke] = field(default_factory=list[Stroke])

    def shape(self, outline: Outline, colour: Rgb, grown: float = 0.0) -> None:
        self.strokes.append(Shape(outline, colour, grown))

    def path(self, points: Outline, colour: Rgb, width: float) -> None:
        self.strokes.append(Path(points, colour, width))

    def disc(self, centre: Point, radius: float, colour: Rgb) -> None:
        self.strokes.append(Disc(centre, radius, colour))

    def slice(self, centre: Point, radius: float, start: float, end: float, colour: Rgb) -> None:
        self.strokes.append(Slice(centre, radius, start, end, colour))

    def letters(
        self, text: str, centre: Point, height: float, colour: Rgb, edge: Rgb, edge_width: float
    ) -> None:
        self.strokes.append(Letters(text, centre, height, colour, edge, edge_width))

    def fingerprint(self) -> str:
        """Eight hex digits that change when the drawing does, and with nothing else."""
        written = "\n".join(_written(stroke) for stroke in self.strokes)
        return hashlib.sha256(written.encode()).hexdigest()[:8]


def _written(value: object) -> str:
    """A stroke as text, its numbers rounded: the last digits of a sine differ between machines."""
    return _LONG_NUMBER.sub(lambda number: f"{round(float(number[0]), 3) + 0.0:.3f}", repr(value))


_LONG_NUMBER = re.compile(r"-?[0-9]+\.[0-9]+(e-?[0-9]+)?")
