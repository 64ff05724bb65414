"""The end of a match: places and points, and the points of everybody over its rounds."""

from __future__ import annotations

from dataclasses import dataclass

from bot.artwork.palette import GOLD

from .course_chart import CourseChart
from .place_rows import CHART_SIZE, WIDTH, chart_corner, draw_head, draw_place, height_with
from .sheet import Sheet


@dataclass(frozen=True, slots=True)
class PlayerStanding:
    """A line of the result: the points, and which rounds were ``won``, as they are written."""

    place: int
    name: str
    points: str
    won: str


@dataclass(frozen=True, slots=True)
class MatchResult:
    """What the picture shows: players by place, and for each the points at the start and after
    every round. ``target`` is how many the match went to, None where it went to none.
    """

    title: str
    subtitle: str
    players: tuple[PlayerStanding, ...]
    points: tuple[tuple[int, ...], ...]
    target: int | None = None


def draw_match_result(result: MatchResult) -> bytes:
    """The picture as a PNG file."""
    rows = len(result.players)
    sheet = Sheet(WIDTH, round(height_with(rows)))
    draw_head(sheet, result.title, result.subtitle)
    for row, player in enumerate(result.players):
        draw_place(sheet, row, player.place, player.name, player.points, player.won)
    chart = CourseChart(sheet, chart_corner(rows), CHART_SIZE, result.points, result.target or 1)
    chart.draw(stairs=False)
    if result.target is not None:
        last = max((len(course) for course in result.points), default=1) - 1
        sheet.line([chart.at(0, result.target), chart.at(last, result.target)], GOLD, 1.5)
    return sheet.png()
