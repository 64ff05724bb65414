"""What the levels do in ten positions in which the right move is known by reasoning."""

from __future__ import annotations

from pathlib import Path

import pytest

from .known_moves import KNOWN, made_in, table, without_calls

DOCUMENT = Path(__file__).parents[2] / "docs" / "computer-players.md"


@pytest.mark.parametrize("level", ["hard", "master"])
@pytest.mark.parametrize(("why", "setup", "right"), KNOWN)
def test_the_right_move_is_found(why: str, setup: str, right: set[str], level: str) -> None:
    assert set(made_in(setup, level, 2)) <= without_calls(right), why


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "master"])
def test_nobody_misses_the_last_card(level: str) -> None:
    assert made_in(KNOWN[0][1], level, 2) == ["play R5"]


def test_the_document_shows_what_each_level_does() -> None:
    assert "\n".join(table()) in DOCUMENT.read_text(encoding="utf-8")
