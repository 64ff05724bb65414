"""The recap of an evening: who won how often, and the most memorable moments."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.artwork.lettering import Lettering, PictureName, isolated, with_stand_ins
from bot.artwork.palette import GOLD, HUES, PAPER, mixed
from bot.artwork.tiles import ColourTile

from .person_card import Bar
from .sheet import FAINT, PANEL, Sheet

_WIDTH, _MARGIN, _TOP = 640, 24, 76
_TITLE = 30
_LINE, _NOTE, _GAP = 46, 64, 10


@dataclass(frozen=True, slots=True)
class RecapNote:
    """Something to remember: what it is, who it was, and what they did."""

    title: str
    who: str
    what: str


@dataclass(frozen=True, slots=True)
class RecapCard:
    """What the picture shows; the best one's line comes first.

    Names in what notes say are isolated. ``names`` are all names on the card.
    """

    title: str
    subtitle: str
    lines: tuple[Bar, ...]
    notes: tuple[RecapNote, ...]
    names: tuple[PictureName, ...] = ()


def draw_recap_card(card: RecapCard) -> bytes:
    """Return the picture as a PNG file."""
    notes = len(card.notes) * (_NOTE + _GAP)
    sheet = Sheet(_WIDTH, _TOP + len(card.lines) * _LINE + _GAP + notes + _MARGIN - _GAP)
    most = _WIDTH - 2 * _MARGIN - 210
    sheet.title(card.title, (_MARGIN, 38), _TITLE, GOLD, room=most)
    room = _WIDTH - 3 * _MARGIN - min(most, sheet.text_width(card.title, _TITLE, Lettering.TITLE))
    sheet.text(card.subtitle, (_WIDTH - _MARGIN, 39), 17, FAINT, "rm", room=room)
    for number, line in enumerate(card.lines):
        _draw_line(sheet, number, with_stand_ins(isolated(line.name), card.names), line)
    top = _TOP + len(card.lines) * _LINE + _GAP
    for number, note in enumerate(card.notes):
        named = replace(
            note,
            who=with_stand_ins(isolated(note.who), card.names),
            what=with_stand_ins(note.what, card.names),
        )
        _draw_note(sheet, top + number * (_NOTE + _GAP), number, named)
    return sheet.png()


def _draw_line(sheet: Sheet, number: int, name: str, line: Bar) -> None:
    width, y = _WIDTH - 2 * _MARGIN, _TOP + number * _LINE + _LINE / 2 - 4
    best = number == 0
    sheet.panel((_MARGIN, y - 19), (width, 38))
    bar = max(16.0, width * min(1.0, max(0.0, line.share)))
    sheet.panel((_MARGIN, y - 19), (bar, 38), mixed(PANEL, GOLD if best else FAINT, 0.35))
    sheet.text(name, (_MARGIN + 14, y), 20, GOLD if best else PAPER, room=width - 220)
    sheet.text(line.figure, (_MARGIN + width - 14, y), 18, PAPER, "rm", room=200)


def _draw_note(sheet: Sheet, top: float, number: int, note: RecapNote) -> None:
    width = _WIDTH - 2 * _MARGIN
    sheet.panel((_MARGIN, top), (width, _NOTE), mixed(PANEL, HUES[number % len(HUES)], 0.2))
    sheet.tile(ColourTile(number % len(HUES)), (_MARGIN + 32, top + _NOTE / 2), 32)
    sheet.text(note.title, (_MARGIN + 64, top + 20), 16, FAINT, room=width - 80)
    sheet.title(note.who, (_MARGIN + 64, top + 43), 20, room=200)
    sheet.text(note.what, (_MARGIN + width - 14, top + 44), 18, PAPER, "rm", room=width - 290)
