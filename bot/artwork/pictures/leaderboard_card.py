"""The best players of a server, as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.artwork.lettering import Lettering, TextLine, drawn_name
from bot.artwork.palette import GOLD, PAPER, Rgb, mixed

from .sheet import FAINT, PANEL, Sheet

_WIDTH = 640
_TOP, _LINE, _HEADING, _MARGIN = 76, 46, 22, 24
_TITLE, _SMALL = 26, 14

_SILVER: Rgb = (201, 206, 214)
_BRONZE: Rgb = (214, 144, 94)
_MEDALS = {1: GOLD, 2: _SILVER, 3: _BRONZE}


@dataclass(frozen=True, slots=True)
class LeaderboardRow:
    """One player: ``figure`` is what the rows are sorted by, as it is written; ``share`` of the
    best.

    A row whose share is 0 has no medal, one with the ``place`` 0 has no place. ``stand_in`` is
    drawn if no font has the name. ``headings`` are above the row where a lower part begins.
    """

    place: int
    name: str
    figure: str
    share: float
    me: bool = False
    stand_in: str = ""
    headings: tuple[str, ...] = ()


def draw_leaderboard(title: str, order: str, rows: Sequence[LeaderboardRow]) -> bytes:
    """Return the picture as a PNG file; ``order`` says what the rows are sorted by."""
    headings = [_broken(row.headings) for row in rows]
    height = len(rows) * _LINE + sum(map(len, headings)) * _HEADING
    sheet = Sheet(_WIDTH, _TOP + height + _MARGIN)
    sheet.title(title, (_MARGIN, 36), _TITLE)
    room = _WIDTH - 3 * _MARGIN - sheet.text_width(title, _TITLE, Lettering.TITLE)
    sheet.text(order, (_WIDTH - _MARGIN, 37), _SMALL, FAINT, "rm", room=room)
    top = _TOP
    for row, above in zip(rows, headings, strict=True):
        for line in above:
            sheet.write(line, (_MARGIN, top + _HEADING / 2 - 4), FAINT)
            top += _HEADING
        _draw_row(sheet, top + _LINE / 2 - 4, row)
        top += _LINE
    return sheet.png()


def _broken(headings: Sequence[str]) -> list[TextLine]:
    """Return the headings on lines of the picture's width, two for each at most."""
    room = _WIDTH - 2 * _MARGIN
    return [line for heading in headings for line in Sheet.wrapped(heading, _SMALL, room, 2)]


def _draw_row(sheet: Sheet, y: float, row: LeaderboardRow) -> None:
    medal = _MEDALS.get(row.place, FAINT) if row.share > 0 else FAINT
    left, width = _MARGIN + 52, _WIDTH - 2 * _MARGIN - 52
    sheet.panel((left, y - 18), (width, 36))
    bar = max(12.0, width * min(1.0, max(0.0, row.share)))
    sheet.panel((left, y - 18), (bar, 36), mixed(PANEL, medal, 0.45 if row.me else 0.28))
    sheet.disc((_MARGIN + 20, y), 17, medal)
    sheet.title(str(row.place or "–"), (_MARGIN + 20, y), 18, PANEL, "mm")
    sheet.text(drawn_name(row), (left + 14, y), 17, GOLD if row.me else PAPER, room=width - 130)
    sheet.title(row.figure, (left + width - 14, y), 19, anchor="rm")
