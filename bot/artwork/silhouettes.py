"""One silhouette for each colour, so that colours can be told apart without being seen.

On the light side circle, square, triangle and star stand for red, blue, green and yellow, as in the
publisher's edition for colour-blind players, so that those who know it find the same pairs here.
The dark side has heart, drop, sun and moon. No two are alike, even turned or mirrored.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from bot.engine.cards import COLOURS

from .drawing import Outline, Point, around, bowed, spikes


@dataclass(frozen=True, slots=True)
class Silhouette:
    """An outline, where a rank stands on it and how high it may be there.

    ``symbol`` is the emoji that stands for it in a text while there is no tile, in colour, and
    ``sign`` the letter. ``hollow`` is how large the inside is of an outline that is drawn as a rim,
    0 for a full one.
    """

    name: str
    symbol: str
    sign: str
    outline: Outline
    middle: Point = (0.0, 0.0)
    rank_height: float = 1.1
    hollow: float = 0.0


def _heart() -> Outline:
    points: list[Point] = []
    for step in range(96):
        turn = 2 * math.pi * step / 96
        across = 16 * math.sin(turn) ** 3
        up = 13 * math.cos(turn) - 5 * math.cos(2 * turn) - 2 * math.cos(3 * turn)
        points.append((across / 17, (math.cos(4 * turn) - up - 2.5) / 15.2))
    return tuple(points)


def _drop() -> Outline:
    centre, radius, tip = (0.0, 0.21), 0.72, (0.0, -0.97)
    touching = math.degrees(math.asin(radius / (centre[1] - tip[1])))
    return (tip, *around(centre, radius, -touching, 180 + touching))


def _moon() -> Outline:
    lit = around((0.0, 0.0), 0.95, 52, 308)
    bite = around((0.52, 0.0), 0.75, -95, -265)
    return (*lit, *bite)


def _box(width: float, height: float) -> Outline:
    return ((-width, -height), (width, -height), (width, height), (-width, height))


_TRIANGLE = bowed(((0.0, -0.9), (0.88, 0.74), (-0.88, 0.74)), 0.08)

# Unicode's triangles are red and its moons yellow. So green gets the tree, which is as pointed, and
# violet the ball. A symbol in another hue than its word would mislead more than another outline.
_BY_LETTER = {
    "R": Silhouette("circle", "🔴", "●", around((0.0, 0.0), 0.92)),
    "Y": Silhouette("star", "⭐", "★", spikes(5, 1.0, 0.6, (0.0, 0.07)), (0.0, 0.07), 1.08),
    "G": Silhouette("triangle", "🌲", "▲", _TRIANGLE, (0.0, 0.14), 1.06),
    "B": Silhouette("square", "🟦", "■", _box(0.82, 0.82)),
    "P": Silhouette("heart", "💗", "♥", _heart(), (0.0, -0.1), hollow=0.8),
    "T": Silhouette("drop", "💧", "💧", _drop(), (0.0, 0.2), hollow=0.8),
    "O": Silhouette("sun", "☀️", "☀", spikes(8, 0.97, 0.7, (0.0, 0.0)), hollow=0.8),
    "V": Silhouette("moon", "🔮", "☾", _moon(), (0.16, 0.0), 1.0),
}

SILHOUETTES: tuple[Silhouette, ...] = tuple(_BY_LETTER[letter] for letter in COLOURS)
"""By colour, as the engine numbers them."""

CARD = _box(0.62, 0.86)
"""The back of a card, which has no colour."""
