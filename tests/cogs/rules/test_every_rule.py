"""Check that every house rule and every penalty is played, in a table or a test of its own."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

from bot.engine import BY_NAME

from . import (
    test_drawing,
    test_penalties,
    test_points,
    test_special_cards_and_the_end,
)
from .test_effects import EFFECTS

PLAYED: dict[str, Callable[..., Any]] = {
    "forced_play": test_drawing.test_forced_play,
    "last_exchange": test_special_cards_and_the_end.test_last_exchange,
    "endless_draw": test_drawing.test_endless_drawing,
    "voluntary_draw": test_drawing.test_drawing_by_choice_switched_off,
    "complement": test_special_cards_and_the_end.test_complementary_colours,
    "partner": test_special_cards_and_the_end.test_partners,
    "play_on": test_special_cards_and_the_end.test_play_on,
    "show_backs": test_special_cards_and_the_end.test_backs_that_are_not_open,
    "hand_limit": test_special_cards_and_the_end.test_hand_limit,
    "elimination": test_special_cards_and_the_end.test_elimination,
    "rounds": test_points.test_a_number_of_rounds,
    "hand_size": test_special_cards_and_the_end.test_another_number_of_cards,
    "blitz": test_special_cards_and_the_end.test_blitz,
    "target": test_points.test_the_target,
    "scoring": test_points.test_everybody_scores_their_own_hand,
    "strafpunkte": test_points.test_penalty_points_by_their_short_name,
    "flip_values": test_points.test_the_side_that_is_up_counts,
    "wrong_card": test_penalties.test_wrong_card,
    "questions": test_penalties.test_what_somebody_writes,
    "advice": test_penalties.test_what_somebody_writes,
    "sleeping": test_penalties.test_sleeping,
}
"""For each rule that is not in the table of `test_effects`, the test that plays it."""


def test_every_rule_is_played_from_the_lobby_to_its_effect() -> None:
    assert {*PLAYED, *EFFECTS} == set(BY_NAME)


def test_each_of_these_tests_chooses_its_rule() -> None:
    unchosen = [
        name
        for name, test in PLAYED.items()
        if f"{name}=" not in inspect.getsource(test)
        and f'("{name}", ' not in inspect.getsource(test)
    ]
    assert unchosen == []
