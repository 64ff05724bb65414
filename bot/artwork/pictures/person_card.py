"""A person's statistics on one card: figures, the course of a rating, games and rivals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.artwork.lettering import PictureName, isolated, with_stand_ins
from bot.artwork.palette import GOLD, HUES, PAPER, Rgb, mixed
from bot.artwork.tiles import ColourTile

from .sheet import FAINT, PANEL, Sheet, Xy

_WIDTH, _MARGIN = 640, 24
_TOP = 72
_FIGURES, _CHART, _LINE = 84, 210, 46
_GAP = 12
_LEFT, _RIGHT, _BELOW, _ABOVE = 58, 30, 20, 48
"""Pixels beside the curve."""
_LEAST_SPAN = 60
"""The smallest span of ratings on the scale; a smaller one would make small changes look large."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A number and what it counts."""

    value: str
    label: str


@dataclass(frozen=True, slots=True)
class Bar:
    """A line with a ``share`` of it filled, from 0 to 1; a person in ``name`` is isolated."""

    name: str
    figure: str
    share: float


@dataclass(frozen=True, slots=True)
class Mark:
    """A level that a rating is compared with."""

    name: str
    value: int


@dataclass(frozen=True, slots=True)
class PersonCard:
    """What the picture shows; ``course`` are the ratings after the last rounds, oldest first.

    The title is a person's name. ``names`` are all names on the card.
    """

    title: str
    subtitle: str
    figures: tuple[Figure, ...]
    course_title: str
    course: tuple[int, ...]
    marks: tuple[Mark, ...]
    games: tuple[Bar, ...]
    people: tuple[Bar, ...]
    names: tuple[PictureName, ...] = ()


def draw_person_card(card: PersonCard) -> bytes:
    """Return the picture as a PNG file."""
    rows = [*card.games, *card.people]
    chart = _CHART + _GAP if card.course else 0
    sheet = Sheet(_WIDTH, _TOP + _FIGURES + _GAP + chart + len(rows) * _LINE + _MARGIN)
    title = with_stand_ins(isolated(card.title), card.names)
    sheet.title(title, (_MARGIN, 36), 28, room=_WIDTH - 2 * _MARGIN - 200)
    sheet.text(card.subtitle, (_WIDTH - _MARGIN, 37), 17, FAINT, "rm", room=190)
    _draw_figures(sheet, card.figures)
    y = float(_TOP + _FIGURES + _GAP)
    if card.course:
        _Course(sheet, (_MARGIN, y), card).draw()
        y += chart
    for number, row in enumerate(rows):
        colour = HUES[number % len(HUES)] if number < len(card.games) else GOLD
        name = with_stand_ins(row.name, card.names)
        _draw_row(sheet, y + number * _LINE, name, row, colour)
    return sheet.png()


def _draw_figures(sheet: Sheet, figures: Sequence[Figure]) -> None:
    width = (_WIDTH - 2 * _MARGIN - _GAP * (len(figures) - 1)) / max(1, len(figures))
    for number, figure in enumerate(figures):
        x = _MARGIN + number * (width + _GAP)
        sheet.panel((x, _TOP), (width, _FIGURES - 8))
        middle = x + width / 2
        sheet.title(figure.value, (middle, _TOP + 28), 30, GOLD, "mm", room=width - 16)
        sheet.text(figure.label, (middle, _TOP + 58), 16, FAINT, "mm", room=width - 12)


def _draw_row(sheet: Sheet, top: float, name: str, row: Bar, colour: Rgb) -> None:
    width, y = _WIDTH - 2 * _MARGIN, top + _LINE / 2 - 4
    sheet.panel((_MARGIN, y - 19), (width, 38))
    bar = max(16.0, width * min(1.0, max(0.0, row.share)))
    sheet.panel((_MARGIN, y - 19), (bar, 38), mixed(PANEL, colour, 0.35))
    sheet.text(name, (_MARGIN + 14, y), 18, room=width - 220)
    sheet.text(row.figure, (_MARGIN + width - 14, y), 18, PAPER, "rm", room=200)


class _Course:
    """The curve of a rating on a panel, with the levels that it is compared with."""

    def __init__(self, sheet: Sheet, corner: Xy, card: PersonCard) -> None:
        self._sheet = sheet
        self._left, self._top = corner
        self._width = _WIDTH - 2 * _MARGIN
        self._card = card
        near = _near(card.marks, card.course)
        values = [*card.course, *(mark.value for mark in near)]
        spare = max(0, _LEAST_SPAN - (max(values) - min(values))) // 2 + 8
        self._least, self._most = min(values) - spare, max(values) + spare
        self._marks = near

    def draw(self) -> None:
        self._sheet.panel((self._left, self._top), (self._width, _CHART))
        title_at = (self._left + 14, self._top + 22)
        self._sheet.text(self._card.course_title, title_at, 17, room=self._width - 28)
        for mark in self._marks:
            y = self._at(0, mark.value)[1]
            ends = [(self._left + _LEFT, y), (self._left + self._width - 14, y)]
            self._sheet.line(ends, mixed(PANEL, PAPER, 0.25), 1.5)
            self._sheet.text(mark.name, (ends[0][0], y - 11), 15, FAINT, room=140)
            self._sheet.text(str(mark.value), (self._left + 50, y), 15, FAINT, "rm")
        points = [self._at(step, value) for step, value in enumerate(self._card.course)]
        self._sheet.line(points * 2 if len(points) == 1 else points, GOLD, 4)
        self._sheet.tile(ColourTile(1), points[-1], 22)

    def _at(self, step: int, value: int) -> Xy:
        steps = max(1, len(self._card.course) - 1)
        across = (self._width - _LEFT - _RIGHT) * step / steps
        up = (_CHART - _BELOW - _ABOVE) * (value - self._least) / (self._most - self._least)
        return self._left + _LEFT + across, self._top + _CHART - _BELOW - up


def _near(marks: Sequence[Mark], course: Sequence[int]) -> tuple[Mark, ...]:
    """Return the next mark below the curve and the next one above: more marks would overlap."""
    last = course[-1]
    below = [mark for mark in marks if mark.value <= last]
    above = [mark for mark in marks if mark.value > last]
    found = [max(below, key=_value, default=None), min(above, key=_value, default=None)]
    return tuple(mark for mark in found if mark is not None)


def _value(mark: Mark) -> int:
    return mark.value
