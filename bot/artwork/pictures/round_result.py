"""The result of a round: places, points, what was left, and every hand's size over the round."""

from __future__ import annotations

from dataclasses import dataclass

from bot.artwork.palette import GOLD, INK, PAPER
from bot.artwork.tiles import BackTile, Tile

from .course_chart import CourseChart
from .place_rows import CHART_SIZE, WIDTH, chart_corner, draw_head, draw_place, height_with
from .sheet import FAINT, Sheet, Xy

_MOST_BACKS = 4
_LEAST_CARDS = 7
"""What the scale reaches up to."""


@dataclass(frozen=True, slots=True)
class PlayerResult:
    """A line of the result: the score and what the round brought, as they are written, and how many
    ``cards`` were left.
    """

    place: int
    name: str
    points: str
    gained: str
    cards: int


@dataclass(frozen=True, slots=True)
class Moment:
    """Something big that happened: at which step of the round, to whose hand, and its tile.

    Without a tile it was a forgotten call, or somebody was ``knocked_out``.
    """

    step: int
    player: int
    tile: Tile | None = None
    knocked_out: bool = False


@dataclass(frozen=True, slots=True)
class RoundResult:
    """What the picture shows: players by place, and for each the hand's size after every step."""

    title: str
    subtitle: str
    players: tuple[PlayerResult, ...]
    sizes: tuple[tuple[int, ...], ...]
    moments: tuple[Moment, ...] = ()
    side: int = 0


def draw_round_result(result: RoundResult) -> bytes:
    """The picture as a PNG file."""
    rows = len(result.players)
    sheet = Sheet(WIDTH, round(height_with(rows)))
    draw_head(sheet, result.title, result.subtitle)
    for row, player in enumerate(result.players):
        room = draw_place(sheet, row, player.place, player.name, player.points, player.gained)
        _draw_cards_left(sheet, player.cards, result.side, room)
    chart = CourseChart(sheet, chart_corner(rows), CHART_SIZE, result.sizes, _LEAST_CARDS)
    chart.draw(stairs=True)
    for moment in result.moments:
        # Whose hand was set aside held all of it until then.
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


def _draw_moment(sheet: Sheet, moment: Moment, at: Xy) -> None:
    if moment.tile is not None:
        sheet.tile(moment.tile, at, 34)
        return
    sheet.disc(at, 14, INK)
    sheet.disc(at, 12, PAPER if moment.knocked_out else GOLD)
    sheet.title("×" if moment.knocked_out else "!", at, 18, INK, "mm")
