"""Which levels there are, and which are offered."""

from __future__ import annotations

from itertools import pairwise

from bot.engine import Play, State
from bot.players import LEVELS, hesitation_of
from bot.players.level import inattentive
from bot.players.levels import PLAYERS
from tests.positions import position

from .positions import choice


def test_a_lobby_offers_levels_by_strength() -> None:
    assert list(LEVELS) == ["easy", "medium", "hard", "master"]


def test_tables_that_were_stored_with_a_level_go_on() -> None:
    assert {"random", "easy", "medium", "hard"} <= PLAYERS.keys()


def test_each_level_is_quicker_and_steadier_than_the_one_below_and_none_is_instant() -> None:
    for lower, higher in pairwise(map(hesitation_of, LEVELS)):
        assert 0 < higher[0] <= lower[0]
        assert higher[1] < lower[1] <= 1
        assert higher[1] - higher[0] < lower[1] - lower[0]


def test_a_lapse_moves_what_is_thought_of_throws_and_what_the_network_says() -> None:
    hard, medium = LEVELS["hard"], LEVELS["medium"]

    assert inattentive(hard, 2).slips == hard.lapse.slips > hard.slips
    assert inattentive(hard, 4).slips == hard.lapse.slips_of_several > hard.slips
    assert inattentive(medium, 4).slips == medium.slips
    assert inattentive(hard, 4).throw_noise == hard.lapse.throw_noise > hard.throw_noise


def test_hard_lapses_now_and_then_and_master_never() -> None:
    """The wild goes first (X3): hard knows it, and does not always think of it."""
    state = position(
        "mode duo\noption no_wild_finish\nseats anna ben\nhand anna W R5\nhand ben B1 B2 B3\n"
        "top R9\ndraw Y1 Y2 Y3 Y4 Y6 Y7"
    )
    made = {level: [_played(state, level, seed) for seed in range(120)] for level in LEVELS}

    lapses = sum(play != "W" for play in made["hard"])
    assert 0 < lapses < len(made["hard"]) / 6
    assert {*made["master"]} == {"W"}


def _played(state: State, level: str, seed: int) -> str:
    play = choice(state, "anna", level, bytes([seed]))
    assert isinstance(play, Play)
    return "R5" if play.colour is None else "W"
