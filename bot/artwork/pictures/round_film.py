"""A finished round as a film, and one position of it: hands, discard pile and last action."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO

from PIL import Image

from bot.artwork.lettering import drawn_name, with_stand_ins
from bot.artwork.palette import GOLD, NIGHT, PAPER, mixed
from bot.artwork.tiles import Tile

from .sheet import FAINT, PANEL, Sheet

WIDEST = 480
"""The width of a film in pixels."""
MOST_BYTES = 1_000_000
"""The largest file of a film."""

_MARGIN, _NAME = 14, 100
_TOP, _TILE, _TOLD = 132, 66, 17
_LINES, _LINE = 3, 22
_ROW, _GAP = 46, 4
_LARGE, _SMALL = 27, 19
"""Pixels of a card in a hand of one line, and in one of two."""
_ROOM = WIDEST - 2 * _MARGIN - _NAME - 8
_PAUSE, _LAST_PAUSE = 2400, 6000
"""Milliseconds for which a picture of the film stands."""
_COLOURS = (128, 64, 32)
"""The number of colours of a film; the next smaller one is used if the file is too large."""


@dataclass(frozen=True, slots=True)
class OpenHand:
    """A hand: whose it is, how many cards, and these in order. ``is_up``: everybody waits for
    them. ``stand_in`` is drawn if no font has the name."""

    name: str
    count: str
    tiles: tuple[Tile, ...]
    is_up: bool
    stand_in: str = ""


@dataclass(frozen=True, slots=True)
class RoundPicture:
    """How a round stood: a title, the place in the round, what happened, the card on top, hands.

    Names in ``told`` are isolated.
    """

    title: str
    place: str
    told: str
    top: Tile | None
    hands: tuple[OpenHand, ...]


def draw_moment(moment: RoundPicture) -> bytes:
    """Return one moment as a PNG file."""
    return _sheet(moment).png()


def draw_film(pictures: Sequence[RoundPicture]) -> bytes:
    """Return the pictures one after the other as an animated GIF that repeats.

    It is at most ``WIDEST`` wide and ``MOST_BYTES`` large. A larger film gets fewer colours, and
    then only every other picture, but always the last.
    """
    drawn = [_sheet(picture).pixels() for picture in pictures]
    film = _encoded(drawn, _COLOURS[0])
    for colours in _COLOURS[1:]:
        if len(film) <= MOST_BYTES:
            return film
        film = _encoded(drawn, colours)
    while len(film) > MOST_BYTES and len(drawn) > 1:
        drawn = drawn[::-2][::-1]
        film = _encoded(drawn, _COLOURS[-1])
    return film


def _encoded(drawn: Sequence[Image.Image], colours: int) -> bytes:
    """Return the film, with every picture in the colours of all, so that equal parts are stored
    once."""
    heights = [picture.height for picture in drawn]
    all_of_them = Image.new("RGB", (WIDEST, sum(heights)))
    for number, picture in enumerate(drawn):
        all_of_them.paste(picture, (0, sum(heights[:number])))
    in_few = all_of_them.quantize(colours, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    tops = [sum(heights[:number]) for number in range(len(drawn))]
    few = [
        in_few.crop((0, top, WIDEST, top + each)) for top, each in zip(tops, heights, strict=True)
    ]
    pauses = [*[_PAUSE] * (len(few) - 1), _LAST_PAUSE]
    file = BytesIO()
    few[0].save(
        file, "GIF", save_all=True, append_images=few[1:], duration=pauses, loop=0, optimize=False
    )
    return file.getvalue()


def _sheet(moment: RoundPicture) -> Sheet:
    sheet = Sheet(WIDEST, _TOP + len(moment.hands) * (_ROW + _GAP) + _MARGIN)
    sheet.title(moment.title, (_MARGIN, 24), 20, GOLD, room=WIDEST - 2 * _MARGIN - 130)
    sheet.text(moment.place, (WIDEST - _MARGIN, 25), 15, FAINT, "rm", room=120)
    left, room = _MARGIN, float(WIDEST - 2 * _MARGIN)
    if moment.top is not None:
        sheet.panel((_MARGIN, 48), (_TILE + 6, _TILE + 6))
        sheet.tile(moment.top, (_MARGIN + 3 + _TILE / 2, 51 + _TILE / 2), _TILE)
        left, room = left + _TILE + 18, room - _TILE - 18
    told = with_stand_ins(moment.told, moment.hands)
    for number, line in enumerate(sheet.wrapped(told, _TOLD, room, _LINES)):
        sheet.write(line, (left, 62 + number * _LINE), PAPER)
    for number, hand in enumerate(moment.hands):
        _draw_hand(sheet, _TOP + number * (_ROW + _GAP), hand)
    return sheet


def _draw_hand(sheet: Sheet, top: float, hand: OpenHand) -> None:
    ground = mixed(PANEL, GOLD, 0.22) if hand.is_up else PANEL
    sheet.panel((_MARGIN, top), (WIDEST - 2 * _MARGIN, _ROW), ground, 8)
    name = GOLD if hand.is_up else PAPER
    sheet.text(drawn_name(hand), (_MARGIN + 8, top + 15), 16, name, room=_NAME - 8)
    sheet.text(hand.count, (_MARGIN + 8, top + 34), 14, FAINT, room=_NAME - 8)
    left = _MARGIN + _NAME
    in_line = int(_ROOM // _LARGE)
    if len(hand.tiles) <= in_line:
        for number, tile in enumerate(hand.tiles):
            sheet.tile(tile, (left + (number + 0.5) * _LARGE, top + _ROW / 2), _LARGE - 1)
        return
    in_line = int(_ROOM // _SMALL)
    most = 2 * in_line
    # The last places show how many more cards there are.
    shown = hand.tiles if len(hand.tiles) <= most else hand.tiles[: most - 2]
    for number, tile in enumerate(shown):
        line, place = divmod(number, in_line)
        centre = (left + (place + 0.5) * _SMALL, top + _ROW / 2 + (line - 0.5) * (_SMALL + 2))
        sheet.tile(tile, centre, _SMALL)
    if len(shown) < len(hand.tiles):
        at = (left + in_line * _SMALL, top + _ROW / 2 + (_SMALL + 2) / 2)
        sheet.text(f"+{len(hand.tiles) - len(shown)}", at, 14, mixed(NIGHT, PAPER, 0.8), "rm")
