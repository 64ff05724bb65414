"""A chart: what each player had after every step, a line each, on a panel."""

from __future__ import annotations

from collections.abc import Sequence

from bot.artwork.palette import HUES, INK, PAPER, Rgb, mixed
from bot.artwork.tiles import ColourTile

from .sheet import FAINT, PANEL, Sheet, Xy

_LEAST_LEFT, _RIGHT, _BELOW, _ABOVE = 48, 26, 22, 34
"""Pixels beside the lines; more on the left where numbers are long."""
_NUMBER_SIZE, _EDGE, _GAP = 15, 8, 14
"""Pixels: how high a number is, and how far from the panel's edge and from the lines."""
_MOST_LEVELS = 6


def player_colour(number: int) -> Rgb:
    """The hue of a player's line, darker or lighter from the ninth on."""
    hue = HUES[number % len(HUES)]
    return mixed(hue, PAPER, 0.25 * (number // len(HUES)))


class CourseChart:
    """The chart in a rectangle of a sheet; ``courses`` has a line for each player, by place.

    ``least_top`` is what the scale reaches up to at least.
    """

    def __init__(
        self,
        sheet: Sheet,
        corner: Xy,
        size: Xy,
        courses: Sequence[Sequence[int]],
        least_top: int,
    ) -> None:
        self._sheet = sheet
        self._left, self._top = corner
        self._width, self._height = size
        self._courses = courses
        self._steps = max(1, max((len(course) for course in courses), default=1) - 1)
        values = [value for course in courses for value in course]
        self._most, self._least = max([least_top, *values]), min([0, *values])
        between = between_levels(self._most - self._least)
        self._levels = range(-(-self._least // between) * between, self._most + 1, between)
        widest = max(sheet.text_width(str(level), _NUMBER_SIZE) for level in self._levels)
        self._beside = max(_LEAST_LEFT, _EDGE + widest + _GAP)

    def draw(self, *, stairs: bool) -> None:
        """Draw the panel and every line, as ``stairs`` or from point to point."""
        self._sheet.panel((self._left, self._top), (self._width, self._height))
        for value in self._levels:
            self._level(value)
        # The best one's line lies on top.
        for player, course in reversed(list(enumerate(self._courses))):
            self._line(player, course, stairs)

    def at(self, step: int, value: int) -> Xy:
        """Where on the sheet a player who has ``value`` after ``step`` is."""
        across = (self._width - self._beside - _RIGHT) * step / self._steps
        span = max(1, self._most - self._least)
        up = (self._height - _BELOW - _ABOVE) * (value - self._least) / span
        return self._left + self._beside + across, self._top + self._height - _BELOW - up

    def _level(self, value: int) -> None:
        y = self.at(0, value)[1]
        right = self._left + self._width - 14
        left = self._left + self._beside
        self._sheet.line([(left - 8, y), (right, y)], mixed(PANEL, PAPER, 0.12), 1)
        self._sheet.text(str(value), (left - _GAP, y), _NUMBER_SIZE, FAINT, "rm")

    def _line(self, player: int, course: Sequence[int], stairs: bool) -> None:
        points: list[Xy] = []
        for step, value in enumerate(course):
            x, y = self.at(step, value)
            if stairs and points:
                points.append((x, points[-1][1]))
            points.append((x, y))
        self._sheet.line(points, INK, 6)
        self._sheet.line(points, player_colour(player), 3.5)
        self._sheet.tile(ColourTile(player % len(HUES)), points[-1], 22)


def between_levels(span: int) -> int:
    """A round number of units between two levels, so that there are few of them."""
    unit = 1
    while True:
        for times in (1, 2, 5):
            if span <= unit * times * _MOST_LEVELS:
                return unit * times
        unit *= 10
