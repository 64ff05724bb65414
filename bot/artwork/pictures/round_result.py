"""The result of a round: places, points, what was left, and every hand's size over the round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.artwork.palette import GOLD, HUES, INK, PAPER, Rgb, mixed
from bot.artwork.tiles import BackTile, ColourTile, Tile

from .sheet import FAINT, PANEL, Sheet, Xy

_WIDTH = 800
_TOP = 70
_LINE = 44
_LIST_WIDTH = 340
_MARGIN = 24
_MOST_BACKS = 4
_SHORTEST = 300
"""Pixels that the chart takes at least."""


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

    Without a tile it was a forgotten call.
    """

    step: int
    player: int
    tile: Tile | None = None


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
    height = max(_TOP + rows * _LINE + _MARGIN, _SHORTEST)
    sheet = Sheet(_WIDTH, height)
    sheet.title(result.title, (_MARGIN, 28), 26)
    sheet.text(result.subtitle, (_WIDTH - _MARGIN, 29), 14, FAINT, "rm", room=260)
    for row, player in enumerate(result.players):
        _draw_player(sheet, row, player, result.side)
    corner = (_LIST_WIDTH + 2 * _MARGIN, float(_TOP - 10))
    size = (_WIDTH - corner[0] - _MARGIN, height - corner[1] - _MARGIN)
    _Chart(sheet, corner, size, result).draw()
    return sheet.png()


def player_colour(number: int) -> Rgb:
    """The hue of a player's line, darker or lighter from the ninth on."""
    hue = HUES[number % len(HUES)]
    return mixed(hue, PAPER, 0.25 * (number // len(HUES)))


def _draw_player(sheet: Sheet, row: int, player: PlayerResult, side: int) -> None:
    y = _TOP + row * _LINE + _LINE / 2 - 6
    sheet.panel((_MARGIN, y - 18), (_LIST_WIDTH, 36), mixed(PANEL, GOLD, 0.22 if row == 0 else 0))
    sheet.tile(ColourTile(row % len(HUES)), (_MARGIN + 20, y), 22)
    sheet.title(str(player.place), (_MARGIN + 48, y), 18, GOLD if row == 0 else PAPER, "mm")
    sheet.text(player.name, (_MARGIN + 66, y), 16, room=100)
    _draw_cards_left(sheet, player.cards, side, (_MARGIN + 180, y))
    right = _MARGIN + _LIST_WIDTH - 12
    sheet.text(player.gained, (right - 46, y), 13, FAINT, "rm")
    sheet.title(player.points, (right, y), 18, anchor="rm")


def _draw_cards_left(sheet: Sheet, cards: int, side: int, at: Xy) -> None:
    x, y = at
    for number in range(min(cards, _MOST_BACKS)):
        sheet.tile(BackTile(side), (x + 9 * number, y), 20)
    if cards > _MOST_BACKS:
        sheet.text(f"×{cards}", (x + 9 * _MOST_BACKS + 6, y), 13, FAINT)


class _Chart:
    """Every hand's size over the round, with the big moments on the lines."""

    def __init__(self, sheet: Sheet, corner: Xy, size: Xy, result: RoundResult) -> None:
        self._sheet = sheet
        self._result = result
        self._left, self._top = corner
        self._width, self._height = size
        self._steps = max(1, max((len(line) for line in result.sizes), default=1) - 1)
        self._most = max([7, *(count for line in result.sizes for count in line)])

    def draw(self) -> None:
        self._sheet.panel((self._left, self._top), (self._width, self._height))
        for count in range(0, self._most + 1, 5 if self._most > 10 else 2):
            self._level(count)
        # The winner's line lies on top.
        for player, line in reversed(list(enumerate(self._result.sizes))):
            self._line(player, line)
        for moment in self._result.moments:
            count = self._result.sizes[moment.player][moment.step]
            x, y = self._at(moment.step, count)
            self._moment(moment.tile, (x, max(self._top + 18, y - 18)))

    def _moment(self, tile: Tile | None, at: Xy) -> None:
        if tile is not None:
            self._sheet.tile(tile, at, 30)
            return
        self._sheet.disc(at, 13, INK)
        self._sheet.disc(at, 11, GOLD)
        self._sheet.title("!", at, 17, INK, "mm")

    def _level(self, count: int) -> None:
        y = self._at(0, count)[1]
        right = self._left + self._width - 14
        self._sheet.line([(self._left + 30, y), (right, y)], mixed(PANEL, PAPER, 0.12), 1)
        self._sheet.text(str(count), (self._left + 22, y), 12, FAINT, "rm")

    def _line(self, player: int, sizes: Sequence[int]) -> None:
        points: list[Xy] = []
        for step, count in enumerate(sizes):
            x, y = self._at(step, count)
            if points:
                points.append((x, points[-1][1]))
            points.append((x, y))
        self._sheet.line(points, INK, 6)
        self._sheet.line(points, player_colour(player), 3.5)
        self._sheet.tile(ColourTile(player % len(HUES)), points[-1], 18)

    def _at(self, step: int, count: int) -> Xy:
        across = (self._width - 66) * step / self._steps
        up = (self._height - 56) * count / self._most
        return self._left + 40 + across, self._top + self._height - 22 - up
