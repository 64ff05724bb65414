"""Which levels there are, and which are offered."""

from __future__ import annotations

from bot.players import LEVELS
from bot.players.levels import PLAYERS


def test_a_lobby_offers_levels_by_strength() -> None:
    assert list(LEVELS) == ["easy", "medium", "hard", "master"]


def test_tables_that_were_stored_with_a_level_go_on() -> None:
    assert {"random", "easy", "medium", "hard"} <= PLAYERS.keys()
