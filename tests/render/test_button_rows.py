"""Rows of buttons: none is too wide for a phone, and no button is alone if that can be avoided."""

from __future__ import annotations

from itertools import product

import pytest

from bot.artwork import all_tiles
from bot.i18n import Texts
from bot.render import Button, Row
from bot.render.button_rows import balanced_rows, even_rows, fits_phone, phone_width
from bot.render.page import BUTTONS_IN_ROW
from tests.languages import DRAWN_LANGUAGES
from workbench.samples.sample_messages import sample_messages

SHORT, MIDDLE, LONG = "UNO!", "Contra Uno!", "In diesem Spiel nicht klingeln"
TILES = dict.fromkeys(all_tiles(), "<:any:1>")


def button(label: str) -> Button:
    return Button(label, "click", "🃏")


def alone(rows: list[Row]) -> int:
    return sum(len(row.buttons) == 1 for row in rows)


def ways(buttons: list[Button]) -> list[list[Row]]:
    """Return every way to break the buttons into rows that fit a phone."""
    if not buttons:
        return [[]]
    heads = range(1, min(len(buttons), BUTTONS_IN_ROW) + 1)
    return [
        [Row(tuple(buttons[:head])), *rest]
        for head in heads
        if fits_phone(buttons[:head])
        for rest in ways(buttons[head:])
    ]


@pytest.mark.parametrize("count", range(7))
def test_no_way_leaves_fewer_alone_and_of_those_none_has_fewer_rows(count: int) -> None:
    for labels in product((SHORT, MIDDLE, LONG), repeat=count):
        buttons = [button(label) for label in labels]
        rows = balanced_rows(buttons)
        assert [each for row in rows for each in row.buttons] == buttons
        assert all(fits_phone(row.buttons) for row in rows)
        best = min((alone(way), len(way)) for way in ways(buttons))
        assert (alone(rows), len(rows)) == best


@pytest.mark.parametrize("rows_of", [balanced_rows, even_rows])
@pytest.mark.parametrize("count", range(26))
def test_no_row_of_several_tiles_is_left_with_one(rows_of: type, count: int) -> None:
    buttons = [Button("", str(number), "<:tile:1>") for number in range(count)]
    rows = rows_of(buttons)
    assert [each for row in rows for each in row.buttons] == buttons
    lengths = [len(row.buttons) for row in rows]
    assert len(lengths) == -(-count // BUTTONS_IN_ROW)
    assert max(lengths, default=0) - min(lengths, default=0) <= 1


def test_the_fuller_row_comes_first() -> None:
    assert [len(row.buttons) for row in balanced_rows([button(SHORT)] * 5)] == [3, 2]


@pytest.mark.parametrize(
    ("shown", "pixels"),
    [
        (Button("Contra Uno!", "c", "🚨"), 123),
        (Button("Mehr", "m", "➕"), 84),
        (Button("Karten nehmen", "t", "📥"), 166),
        (Button("Nächste Runde", "n", "▶️"), 146),
        (Button("Don't ring in this game", "q", "🔕"), 204),
        (Button("", "x", "<:tile:1>"), 60),
    ],
)
def test_a_button_is_about_as_wide_as_a_phone_shows_it(shown: Button, pixels: int) -> None:
    assert 0.9 * pixels <= phone_width(shown) <= 1.1 * pixels


@pytest.mark.parametrize("language", DRAWN_LANGUAGES)
def test_a_phone_breaks_no_row_of_any_sample(language: str) -> None:
    broken = [
        (name, [button.label for button in block.buttons])
        for name, page in sample_messages(TILES, Texts.load().get(language))
        for block in page.blocks
        if isinstance(block, Row) and not fits_phone(block.buttons)
    ]
    assert broken == []
