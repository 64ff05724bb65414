"""The ranks on cards: bold digits, and symbols drawn by lines.

Each has an outline of its own, so that it stays legible where it is larger than its silhouette.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from bot.engine.cards import (
    DISCARD_ALL,
    FLIP,
    RANKS,
    REVERSE,
    SKIP,
    SKIP_EVERYONE,
    WILD,
    WILD_DRAW_COLOUR,
    WILD_DRAW_TEN,
    WILD_REVERSE_DRAW_FOUR,
    WILD_ROULETTE,
)

from .drawing import Drawing, Outline, Point, around, mirrored
from .palette import Rgb


@dataclass(frozen=True, slots=True)
class Ground:
    """Where a rank stands: its middle, how high it may be, and what it is drawn with.

    ``wheel`` are the four colours that a wild can be.
    """

    middle: Point
    height: float
    colour: Rgb
    edge: Rgb
    edge_width: float
    wheel: tuple[Rgb, ...]

    @property
    def layers(self) -> Iterator[tuple[Rgb, float]]:
        """The edge below and the rank above it: a colour, and by how much it is grown."""
        yield self.edge, self.edge_width
        yield self.colour, 0.0


def draw_rank(drawing: Drawing, rank: int, ground: Ground) -> None:
    """Put the sign of a rank on a drawing."""
    _SYMBOLS.get(rank, _text(rank))(drawing, ground)


def draw_wheel(drawing: Drawing, centre: Point, radius: float, colours: tuple[Rgb, ...]) -> None:
    """Draw a disc with a quarter in each colour: what a wild can be."""
    for quarter, colour in enumerate(colours):
        drawing.slice(centre, radius, 90 * quarter - 180, 90 * quarter - 90, colour)


def _text(rank: int) -> Callable[[Drawing, Ground], None]:
    text = RANKS[rank].removeprefix("W")
    return _underlined(text) if text in _TURNED_ALIKE else _plain(text)


_TURNED_ALIKE = ("6", "9")


def _plain(text: str) -> Callable[[Drawing, Ground], None]:
    # `+4` has two signs, and has to fit where one digit stands.
    share = 1 if len(text) == 1 else 0.8

    def draw(drawing: Drawing, on: Ground) -> None:
        drawing.letters(text, on.middle, on.height * share, on.colour, on.edge, on.edge_width)

    return draw


def _underlined(text: str) -> Callable[[Drawing, Ground], None]:
    """Return a drawer of a digit with a line below, as on all cards that can be held upside
    down."""

    def draw(drawing: Drawing, on: Ground) -> None:
        x, y = on.middle
        reach, level = on.height * 0.24, y + on.height * 0.5
        line = ((x - reach, level), (x + reach, level))
        drawing.path(line, on.edge, on.height * 0.13 + 2 * on.edge_width)
        above = (x, y - on.height * 0.09)
        drawing.letters(text, above, on.height * 0.88, on.colour, on.edge, on.edge_width)
        drawing.path(line, on.colour, on.height * 0.13)

    return draw


def _skip(drawing: Drawing, ground: Ground) -> None:
    """Draw a ring with a line across."""
    _crossed_ring(drawing, ground, (((-1, 1), (1, -1)),))


def _skip_everyone(drawing: Drawing, ground: Ground) -> None:
    """Draw a ring with two lines across."""
    _crossed_ring(drawing, ground, (((-1, 1), (1, -1)), ((-1, -1), (1, 1))))


def _crossed_ring(drawing: Drawing, ground: Ground, crossings: tuple[Outline, ...]) -> None:
    x, y = ground.middle
    radius, width = ground.height * 0.45, ground.height * 0.23
    reach = radius * 0.68
    for colour, grown in ground.layers:
        drawing.path(around(ground.middle, radius), colour, width + 2 * grown)
        for crossing in crossings:
            line = tuple((x + across * reach, y + down * reach) for across, down in crossing)
            drawing.path(line, colour, width + 2 * grown)


def _reverse(drawing: Drawing, ground: Ground) -> None:
    """Draw two arrows, there and back."""
    x, y = ground.middle
    unit = ground.height / 2
    for colour, grown in ground.layers:
        for way in (1, -1):
            level, neck = y - way * 0.5 * unit, x + way * 0.3 * unit
            shaft = ((x - way * 0.85 * unit, level), (neck, level))
            head = (
                (x + way * 1.05 * unit, level),
                (neck, level - 0.52 * unit),
                (neck, level + 0.52 * unit),
            )
            drawing.path(shaft, colour, ground.height * 0.19 + 2 * grown)
            drawing.shape(head, colour, 0.04 + grown)


def _flip(drawing: Drawing, ground: Ground) -> None:
    """Draw a full triangle that points up, and its mirror image below, hollow."""
    x, y = ground.middle
    unit = ground.height / 2
    foot = y - 0.2 * unit
    up = ((x, y - 1.05 * unit), (x + 0.85 * unit, foot), (x - 0.85 * unit, foot))
    down = mirrored(up, y)
    for colour, grown in ground.layers:
        drawing.shape(up, colour, 0.03 + grown)
        drawing.path((*down, down[0]), colour, ground.height * 0.13 + 2 * grown)
    drawing.shape(down, ground.edge)


def _wild(drawing: Drawing, ground: Ground) -> None:
    """Draw the wheel of colours."""
    radius = ground.height * 0.52
    _ringed_wheel(drawing, ground, ground.middle, radius)


def _draw_colour(drawing: Drawing, ground: Ground) -> None:
    """Draw a plus, and the wheel of colours from which one is to come."""
    x, y = ground.middle
    unit = ground.height / 2
    plus, wheel, arm = x - 0.72 * unit, x + 0.5 * unit, 0.4 * unit
    for colour, grown in ground.layers:
        for line in (((plus - arm, y), (plus + arm, y)), ((plus, y - arm), (plus, y + arm))):
            drawing.path(line, colour, ground.height * 0.2 + 2 * grown)
    _ringed_wheel(drawing, ground, (wheel, y), 0.72 * unit)


def _discard_all(drawing: Drawing, ground: Ground) -> None:
    """Draw a pile seen from the side: one card on top, the edges of those below it."""
    x, y = ground.middle
    unit = ground.height / 2
    side, rise = 1.0 * unit, 0.42 * unit
    top = y - 0.42 * unit
    card = ((x, top - rise), (x + side, top), (x, top + rise), (x - side, top))
    edges = tuple(
        ((x - side, top + down), (x, top + rise + down), (x + side, top + down))
        for down in (0.5 * unit, 0.95 * unit)
    )
    for colour, grown in ground.layers:
        for edge in edges:
            drawing.path(edge, colour, ground.height * 0.12 + 2 * grown)
        drawing.shape(card, colour, 0.03 + grown)


def _draw_ten(drawing: Drawing, ground: Ground) -> None:
    """Draw the digits, and the plus before them further up: three signs in a row would be too
    small."""
    x, y = ground.middle
    unit = ground.height / 2
    across, level, arm = x - 0.92 * unit, y - 0.42 * unit, 0.32 * unit
    plus = (
        ((across - arm, level), (across + arm, level)),
        ((across, level - arm), (across, level + arm)),
    )
    digits, height = (x + 0.26 * unit, y + 0.1 * unit), ground.height * 0.74
    for line in plus:
        drawing.path(line, ground.edge, ground.height * 0.15 + 2 * ground.edge_width)
    drawing.letters("10", digits, height, ground.colour, ground.edge, ground.edge_width)
    for line in plus:
        drawing.path(line, ground.colour, ground.height * 0.15)


def _reverse_draw_four(drawing: Drawing, ground: Ground) -> None:
    """Draw the four above an arrow that points back."""
    x, y = ground.middle
    unit = ground.height / 2
    level, neck = y + 0.74 * unit, x - 0.35 * unit
    shaft = ((neck, level), (x + 0.9 * unit, level))
    head = ((x - 1.0 * unit, level), (neck, level - 0.42 * unit), (neck, level + 0.42 * unit))
    for colour, grown in ground.layers:
        drawing.path(shaft, colour, ground.height * 0.15 + 2 * grown)
        drawing.shape(head, colour, 0.03 + grown)
    number, height = (x, y - 0.42 * unit), ground.height * 0.62
    drawing.letters("+4", number, height, ground.colour, ground.edge, ground.edge_width)


def _roulette(drawing: Drawing, ground: Ground) -> None:
    """Draw a wheel with every colour twice, and the pointer above it."""
    x, y = ground.middle
    unit = ground.height / 2
    wheel, radius = (x, y + 0.08 * unit), 1.02 * unit
    for colour, grown in ground.layers:
        drawing.disc(wheel, radius + grown, colour)
    twice = (*ground.wheel, *ground.wheel)
    for place, hue in enumerate(twice):
        start = 45 * place - 180
        drawing.slice(wheel, radius * 0.86, start, start + 45, hue)
    drawing.disc(wheel, radius * 0.3, ground.edge)
    drawing.disc(wheel, radius * 0.17, ground.colour)
    top = y - 1.16 * unit
    pointer = ((x - 0.42 * unit, top), (x + 0.42 * unit, top), (x, y - 0.3 * unit))
    drawing.shape(pointer, ground.edge, ground.edge_width)
    drawing.shape(pointer, ground.colour, 0.02)


def _ringed_wheel(drawing: Drawing, ground: Ground, centre: Point, radius: float) -> None:
    for colour, grown in ground.layers:
        drawing.disc(centre, radius + grown, colour)
    draw_wheel(drawing, centre, radius * 0.8, ground.wheel)


_SYMBOLS: dict[int, Callable[[Drawing, Ground], None]] = {
    SKIP: _skip,
    REVERSE: _reverse,
    FLIP: _flip,
    SKIP_EVERYONE: _skip_everyone,
    WILD: _wild,
    WILD_DRAW_COLOUR: _draw_colour,
    DISCARD_ALL: _discard_all,
    WILD_DRAW_TEN: _draw_ten,
    WILD_REVERSE_DRAW_FOUR: _reverse_draw_four,
    WILD_ROULETTE: _roulette,
}
"""Signs of the ranks that have no text."""
