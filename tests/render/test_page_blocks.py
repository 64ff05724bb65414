"""The blocks of a page are counted as Discord counts them, and found from top to bottom."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.render import Button, Choice, Illustrated, Line, Picture, PrivatePage, Row, Select, Text
from bot.render.page import Block, relative, rows_of, size, text_length

BUTTONS = [Button(str(number), str(number)) for number in range(12)]
SELECTS = [Select(name, name, (Choice(name, name),)) for name in ("one", "two")]
PICTURES = [Picture(name, b"", name) for name in ("a.png", "b.png")]


@pytest.mark.parametrize(
    ("block", "components", "characters"),
    [
        (Text("four"), 1, 4),
        (Illustrated("seven c", "https://example.com/card.png", "a card"), 3, 7),
        (PICTURES[0], 1, 0),
        (Row(tuple(BUTTONS[:3])), 4, 0),
        (SELECTS[0], 2, 0),
        (Line(), 1, 0),
    ],
)
def test_each_block_counts_for_what_discord_makes_of_it(
    block: Block, components: int, characters: int
) -> None:
    assert size(PrivatePage(())) == 1
    assert size(PrivatePage((block,))) == 1 + components
    assert size(PrivatePage((block, block))) == 1 + 2 * components
    assert text_length(PrivatePage((block, block))) == 2 * characters


def test_what_is_bright_chosen_and_seen_is_found_in_its_order() -> None:
    rows = rows_of(BUTTONS)
    page = PrivatePage((*rows, SELECTS[0], PICTURES[0], Line(), SELECTS[1], PICTURES[1]))
    assert [len(row.buttons) for row in rows] == [5, 5, 2]
    assert list(page.buttons) == BUTTONS
    assert list(page.selects) == SELECTS
    assert list(page.pictures) == PICTURES


def test_a_moment_is_counted_down_to_by_whole_seconds() -> None:
    assert relative(datetime(2026, 1, 2, microsecond=999_999, tzinfo=UTC)) == "<t:1767312000:R>"
