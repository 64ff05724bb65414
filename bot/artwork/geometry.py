"""Points and outlines in the square from (-1, -1), top left, to (1, 1), bottom right."""

from __future__ import annotations

import math

Point = tuple[float, float]
Outline = tuple[Point, ...]


def around(
    centre: Point, radius: float, start: float = 0, end: float = 360, steps: int = 64
) -> Outline:
    """Points of a circle from one angle to another, in degrees, clockwise from the right."""
    angles = (math.radians(start + (end - start) * step / steps) for step in range(steps + 1))
    return tuple(
        (centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle))
        for angle in angles
    )


def spikes(count: int, outer: float, inner: float, centre: Point) -> Outline:
    """A star with one spike on top."""
    corners = range(2 * count)
    angles = [math.pi * corner / count - math.pi / 2 for corner in corners]
    radii = [inner if corner % 2 else outer for corner in corners]
    return tuple(
        (centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle))
        for radius, angle in zip(radii, angles, strict=True)
    )


def bowed(corners: Outline, bow: float, steps: int = 16) -> Outline:
    """A polygon, given clockwise, whose sides swell by ``bow`` of their length."""
    points: list[Point] = []
    for (x1, y1), (x2, y2) in zip(corners, (*corners[1:], corners[0]), strict=True):
        for step in range(steps):
            part = step / steps
            out = 4 * bow * part * (1 - part)
            x, y = x1 + (x2 - x1) * part, y1 + (y2 - y1) * part
            points.append((x + (y2 - y1) * out, y - (x2 - x1) * out))
    return tuple(points)


def scaled(outline: Outline, factor: float, about: Point) -> Outline:
    """The outline made larger or smaller about a point."""
    return tuple(
        (about[0] + (x - about[0]) * factor, about[1] + (y - about[1]) * factor) for x, y in outline
    )


def mirrored(outline: Outline, level: float) -> Outline:
    """The outline turned over at a height."""
    return tuple((x, 2 * level - y) for x, y in outline)
