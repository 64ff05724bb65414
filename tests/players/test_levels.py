"""Which levels there are, and which are offered."""

from __future__ import annotations

from itertools import pairwise

from bot.players import LEVELS, hesitation_of
from bot.players.levels import PLAYERS


def test_a_lobby_offers_levels_by_strength() -> None:
    assert list(LEVELS) == ["easy", "medium", "hard", "master"]


def test_tables_that_were_stored_with_a_level_go_on() -> None:
    assert {"random", "easy", "medium", "hard"} <= PLAYERS.keys()


def test_each_level_is_quicker_and_steadier_than_the_one_below_and_none_is_instant() -> None:
    for lower, higher in pairwise(map(hesitation_of, LEVELS)):
        assert 0 < higher[0] <= lower[0]
        assert higher[1] < lower[1] <= 1
        assert higher[1] - higher[0] < lower[1] - lower[0]
