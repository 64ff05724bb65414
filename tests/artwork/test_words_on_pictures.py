"""The house's own words have room on pictures, in every language."""

from __future__ import annotations

import pytest

from bot.artwork.lettering import TextLine, fitted
from bot.artwork.pictures import (
    Bar,
    LeaderboardRow,
    RecapCard,
    RecapNote,
    draw_leaderboard,
    draw_recap_card,
    sheet,
)
from bot.i18n import Texts, Translator, languages

ORDERS = ("wins", "share", "rating", "points", "catches")
NOTES = ("moment", "catcher", "bluff", "nemesis", "luckiest", "unluckiest")
AMOUNTS = {"amount": 25, "worth": "12.5", "wins": 12}
WHAT = (
    *(f"recap-did-{name}" for name in ("big-draw", "homeward", "straight", "stacked")),
    *(f"recap-note-{name}" for name in ("caught", "cards", "luck")),
)
EVERY_LANGUAGE = pytest.mark.parametrize("t", [Texts.load().get(one) for one in languages()])


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> list[TextLine]:
    """Return the lines that had to be cut, while pictures are drawn."""
    lines: list[TextLine] = []

    def noted(line: TextLine, room: float | None) -> TextLine:
        shown = fitted(line, room)
        if shown is not line:
            lines.append(line)
        return shown

    monkeypatch.setattr(sheet, "fitted", noted)
    return lines


@EVERY_LANGUAGE
def test_a_leaderboard_says_of_what_and_when(t: Translator, cut: list[TextLine]) -> None:
    rows = [LeaderboardRow(1, "Anna", "9", 1.0)]
    for order in ORDERS:
        months = [t.format("leaderboard-month", month=m, year="2026") for m in range(1, 13)]
        when = max(months, key=len)
        title, what = t.format("picture-leaderboard"), t.format(f"choice-{order}")
        draw_leaderboard(title, f"{what} · {when}", rows)
    assert cut == []


@EVERY_LANGUAGE
def test_a_recap_has_room_for_its_words(t: Translator, cut: list[TextLine]) -> None:
    won = t.format("statistics-won-of", wins=40, rounds=200)
    notes = [RecapNote(t.format(f"recap-title-of-{name}"), "Anna", "") for name in NOTES]
    notes += [RecapNote("", "Anna", t.format(what, **AMOUNTS)) for what in WHAT]
    for stretch in ("evening", "week", "month", "match"):
        title = t.format(f"recap-drawn-{stretch}")
        for count in (
            t.format("recap-count", rounds=200, people=20),
            t.format("recap-count-cut", rounds=200),
        ):
            draw_recap_card(RecapCard(title, count, (Bar("Anna", won, 0.5),), tuple(notes), ()))
    assert cut == []
