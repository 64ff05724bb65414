"""Drawings as lists of strokes, independent of pixels.

Everything is in a square from (-1, -1), top left, to (1, 1), bottom right. The strokes are plain
values, so that a drawing can be recognised by its fingerprint before `raster.py` draws it.
"""

from __future__ import annotations

import hashlib
import math
import re
from dataclasses import dataclass, field

from .palette import Rgb

Point = tuple[float, float]
Outline = tuple[Point, ...]


def around(
    centre: Point, radius: float, start: float = 0, end: float = 360, steps: int = 64
) -> Outline:
    """Return points of a circle from one angle to another, in degrees, clockwise from the right."""
    angles = (math.radians(start + (end - start) * step / steps) for step in range(steps + 1))
    return tuple(
        (centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle))
        for angle in angles
    )


def spikes(count: int, outer: float, inner: float, centre: Point) -> Outline:
    """Return a star with one spike on top."""
    corners = range(2 * count)
    angles = [math.pi * corner / count - math.pi / 2 for corner in corners]
    radii = [inner if corner % 2 else outer for corner in corners]
    return tuple(
        (centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle))
        for radius, angle in zip(radii, angles, strict=True)
    )


def bowed(corners: Outline, bow: float, steps: int = 16) -> Outline:
    """Return a polygon, given clockwise, whose sides swell by ``bow`` of their length."""
    points: list[Point] = []
    for (x1, y1), (x2, y2) in zip(corners, (*corners[1:], corners[0]), strict=True):
        for step in range(steps):
            part = step / steps
            out = 4 * bow * part * (1 - part)
            x, y = x1 + (x2 - x1) * part, y1 + (y2 - y1) * part
            points.append((x + (y2 - y1) * out, y - (x2 - x1) * out))
    return tuple(points)


def scaled(outline: Outline, factor: float, about: Point) -> Outline:
    """Return the outline made larger or smaller about a point."""
    return tuple(
        (about[0] + (x - about[0]) * factor, about[1] + (y - about[1]) * factor) for x, y in outline
    )


def mirrored(outline: Outline, level: float) -> Outline:
    """Return the outline mirrored at the height ``level``."""
    return tuple((x, 2 * level - y) for x, y in outline)


@dataclass(frozen=True, slots=True)
class Shape:
    """A filled outline, ``grown`` by this much all around, with round corners."""

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
        """Return eight hex digits that change only when the drawing does."""
        written = "\n".join(_written(stroke) for stroke in self.strokes)
        return hashlib.sha256(written.encode()).hexdigest()[:8]


def _written(value: object) -> str:
    """Return a stroke as text, its numbers rounded: the last digits of a sine differ between
    machines."""
    return _LONG_NUMBER.sub(lambda number: f"{round(float(number[0]), 3) + 0.0:.3f}", repr(value))


_LONG_NUMBER = re.compile(r"-?[0-9]+\.[0-9]+(e-?[0-9]+)?")
