"""The result of a round or a match: places and points, and a chart of how each player got there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.artwork.lettering import drawn_name, with_stand_ins
from bot.artwork.palette import GOLD, HUES, INK, PAPER, Rgb, mixed
from bot.artwork.tiles import BackTile, ColourTile, Tile

from .sheet import FAINT, PANEL, Sheet, Xy

_LEAST_LEFT, _RIGHT, _BELOW, _ABOVE = 48, 26, 22, 34
"""Pixels beside the lines; more on the left where numbers are long."""
_NUMBER_SIZE, _EDGE, _GAP = 15, 8, 14
"""Pixels: how high a number is, and how far from the panel's edge and from the lines."""
_MOST_LEVELS = 6


def player_colour(number: int) -> Rgb:
    """Return the hue of a player's line, darker or lighter from the ninth on."""
    hue = HUES[number % len(HUES)]
    return mixed(hue, PAPER, 0.25 * (number // len(HUES)))


class CourseChart:
    """A chart in a rectangle of a sheet; ``courses`` has a line for each player, by place.

    ``least_top`` is the least that the scale reaches up to.
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
        # The line of the best player is drawn on top.
        for player, course in reversed(list(enumerate(self._courses))):
            self._line(player, course, stairs)

    def at(self, step: int, value: int) -> Xy:
        """Return the point on the sheet of a player who has ``value`` after ``step``."""
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
    """Return a round number of units between two levels, so that there are few of them."""
    unit = 1
    while True:
        for times in (1, 2, 5):
            if span <= unit * times * _MOST_LEVELS:
                return unit * times
        unit *= 10


WIDTH = 640
"""Pixels of a picture with such rows; a phone shows it at half of that."""
MARGIN = 24
TOP = 68
LINE = 44
_CHART = 240
_SUBTITLE_SIZE, _HEAD_GAP = 16, 10
_LEAST_BESIDE, _LONGEST_SUBTITLE = 220, 280
"""Pixels that the title leaves to the words beside it: more for a round of a fixed number."""


def height_with(rows: int) -> float:
    """Return the height in pixels of a picture with ``rows`` rows and a chart below them."""
    return TOP + rows * LINE + MARGIN / 2 + _CHART + MARGIN


def chart_corner(rows: int) -> tuple[float, float]:
    """Return the corner of the chart below ``rows`` rows."""
    return MARGIN, TOP + rows * LINE + MARGIN / 2


CHART_SIZE = (WIDTH - 2.0 * MARGIN, float(_CHART))


def draw_head(sheet: Sheet, title: str, subtitle: str) -> None:
    """Draw the title and the subtitle."""
    beside = min(sheet.text_width(subtitle, _SUBTITLE_SIZE), _LONGEST_SUBTITLE)
    room = WIDTH - 2 * MARGIN - max(beside, _LEAST_BESIDE) - _HEAD_GAP
    sheet.title(title, (MARGIN, 36), 28, room=room)
    sheet.text(subtitle, (WIDTH - MARGIN, 37), _SUBTITLE_SIZE, FAINT, "rm", room=_LONGEST_SUBTITLE)


def draw_place(
    sheet: Sheet, row: int, place: int, name: str, points: str, aside: str
) -> tuple[float, float]:
    """Draw a row, with ``aside`` small before the points. Return the point after the name."""
    y = TOP + row * LINE + LINE / 2 - 4
    best = place == 1
    width = WIDTH - 2 * MARGIN
    sheet.panel((MARGIN, y - 19), (width, 38), mixed(PANEL, GOLD, 0.22 if best else 0))
    sheet.tile(ColourTile(row % len(HUES)), (MARGIN + 22, y), 24)
    sheet.title(str(place), (MARGIN + 54, y), 20, GOLD if best else PAPER, "mm")
    sheet.text(name, (MARGIN + 76, y), 19, room=200)
    right = MARGIN + width - 14
    sheet.title(points, (right, y), 21, anchor="rm")
    sheet.text(aside, (right - 84, y), 16, FAINT, "rm", room=210)
    return MARGIN + 300, y


_MOST_BACKS = 4
_NOTE = 150
"""The width of what is written in place of the cards."""
_LEAST_CARDS = 7
"""The least number of cards that the scale shows."""


@dataclass(frozen=True, slots=True)
class PlayerResult:
    """A row of the result: the score and what the round brought, as written, and the ``cards``
    left; ``note`` is shown in their place. ``stand_in`` is drawn if no font has the name."""

    place: int
    name: str
    points: str
    gained: str
    cards: int
    note: str = ""
    stand_in: str = ""


@dataclass(frozen=True, slots=True)
class ChartMoment:
    """Something big that happened: at which step of the round, to whose hand, and its tile.

    Without a tile it was a forgotten call, or somebody was ``knocked_out``.
    """

    step: int
    player: int
    tile: Tile | None = None
    knocked_out: bool = False


@dataclass(frozen=True, slots=True)
class RoundResult:
    """What the picture shows: players by place, and for each the hand's size after every step.

    Names in the title are isolated.
    """

    title: str
    subtitle: str
    players: tuple[PlayerResult, ...]
    sizes: tuple[tuple[int, ...], ...]
    moments: tuple[ChartMoment, ...] = ()
    side: int = 0


def draw_round_result(result: RoundResult) -> bytes:
    """Return the picture as a PNG file."""
    rows = len(result.players)
    sheet = Sheet(WIDTH, round(height_with(rows)))
    draw_head(sheet, with_stand_ins(result.title, result.players), result.subtitle)
    for row, player in enumerate(result.players):
        room = draw_place(
            sheet, row, player.place, drawn_name(player), player.points, player.gained
        )
        if player.note:
            x, y = room
            sheet.text(player.note, (x - 10, y), 14, FAINT, room=_NOTE)
        else:
            _draw_cards_left(sheet, player.cards, result.side, room)
    chart = CourseChart(sheet, chart_corner(rows), CHART_SIZE, result.sizes, _LEAST_CARDS)
    chart.draw(stairs=True)
    for moment in result.moments:
        # A player whose hand was set aside held all of it until then.
        held_at = moment.step - 1 if moment.knocked_out else moment.step
        x, y = chart.at(moment.step, result.sizes[moment.player][held_at])
        _draw_moment(sheet, moment, (x, y - 20))
    return sheet.png()


def _draw_cards_left(sheet: Sheet, cards: int, side: int, at: Xy) -> None:
    x, y = at
    for number in range(min(cards, _MOST_BACKS)):
        sheet.tile(BackTile(side), (x + 11 * number, y), 24)
    if cards > _MOST_BACKS:
        sheet.text(f"×{cards}", (x + 11 * _MOST_BACKS + 8, y), 16, FAINT)


def _draw_moment(sheet: Sheet, moment: ChartMoment, at: Xy) -> None:
    if moment.tile is not None:
        sheet.tile(moment.tile, at, 34)
        return
    sheet.disc(at, 14, INK)
    sheet.disc(at, 12, PAPER if moment.knocked_out else GOLD)
    sheet.title("×" if moment.knocked_out else "!", at, 18, INK, "mm")


@dataclass(frozen=True, slots=True)
class PlayerStanding:
    """A line of the result: the points, and which rounds were ``won``, as they are written.

    ``stand_in`` is drawn if no font has the name.
    """

    place: int
    name: str
    points: str
    won: str
    stand_in: str = ""


@dataclass(frozen=True, slots=True)
class MatchResult:
    """What the picture shows: players by place, with their points at the start and after every
    round.

    ``target`` is the number of points that the match was played to, None if it had none. Names in
    the title are isolated.
    """

    title: str
    subtitle: str
    players: tuple[PlayerStanding, ...]
    points: tuple[tuple[int, ...], ...]
    target: int | None = None


def draw_match_result(result: MatchResult) -> bytes:
    """Return the picture as a PNG file."""
    rows = len(result.players)
    sheet = Sheet(WIDTH, round(height_with(rows)))
    draw_head(sheet, with_stand_ins(result.title, result.players), result.subtitle)
    for row, player in enumerate(result.players):
        draw_place(sheet, row, player.place, drawn_name(player), player.points, player.won)
    chart = CourseChart(sheet, chart_corner(rows), CHART_SIZE, result.points, result.target or 1)
    chart.draw(stairs=False)
    if result.target is not None:
        last = max((len(course) for course in result.points), default=1) - 1
        sheet.line([chart.at(0, result.target), chart.at(last, result.target)], GOLD, 1.5)
    return sheet.png()
