"""Check that every house rule and every penalty has a play-through."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

from bot.engine import BY_NAME

from . import (
    test_calls_and_gestures,
    test_doubles_and_jumps,
    test_drawing,
    test_penalties,
    test_points,
    test_special_cards_and_the_end,
)

PLAYED: dict[str, Callable[..., Any]] = {
    "stacking": test_drawing.test_stacking,
    "cross_stacking": test_drawing.test_cross_stacking,
    "forced_play": test_drawing.test_forced_play,
    "several": test_doubles_and_jumps.test_several_of_one_number,
    "no_wild_finish": test_special_cards_and_the_end.test_no_wild_at_the_end,
    "no_action_finish": test_special_cards_and_the_end.test_only_a_number_at_the_end,
    "must_swap": test_special_cards_and_the_end.test_forced_swap,
    "last_exchange": test_special_cards_and_the_end.test_last_exchange,
    "retour_kutsche": test_drawing.test_return_to_sender,
    "lass_mich": test_drawing.test_leave_me_out,
    "endless_draw": test_drawing.test_endless_drawing,
    "voluntary_draw": test_drawing.test_drawing_by_choice_switched_off,
    "bluff": test_drawing.test_bluffing_switched_off,
    "draw_four_guilt": test_drawing.test_what_makes_a_wild_draw_card_a_bluff,
    "last_card_draws": test_drawing.test_the_last_card_takes_no_effect,
    "doubles": test_doubles_and_jumps.test_doubles,
    "fast_doubles": test_doubles_and_jumps.test_fast_doubles_with_their_call,
    "jump_in": test_doubles_and_jumps.test_jump_in,
    "jump_in_wild": test_doubles_and_jumps.test_jump_in_with_wilds,
    "jump_in_action": test_doubles_and_jumps.test_jump_in_where_effects_add_up,
    "uno_uno": test_calls_and_gestures.test_uno_uno,
    "bruno_kuno": test_calls_and_gestures.test_bruno_kuno_uno,
    "action_uno": test_calls_and_gestures.test_a_gesture_of_everybody,
    "catch_window": test_calls_and_gestures.test_caught_until_the_last_card,
    "seven_o": test_special_cards_and_the_end.test_seven_o,
    "complement": test_special_cards_and_the_end.test_complementary_colours,
    "no_zero_finish": test_special_cards_and_the_end.test_no_zero_at_the_end,
    "partner": test_special_cards_and_the_end.test_partners,
    "play_on": test_special_cards_and_the_end.test_play_on,
    "show_backs": test_special_cards_and_the_end.test_backs_that_are_not_open,
    "hand_limit": test_special_cards_and_the_end.test_hand_limit,
    "elimination": test_special_cards_and_the_end.test_elimination,
    "rounds": test_points.test_a_number_of_rounds,
    "hand_size": test_special_cards_and_the_end.test_another_number_of_cards,
    "blitz": test_special_cards_and_the_end.test_blitz,
    "uno_penalty": test_calls_and_gestures.test_another_uno_penalty,
    "false_contra": test_calls_and_gestures.test_a_false_contra,
    "challenge": test_calls_and_gestures.test_challenges_switched_off,
    "target": test_points.test_the_target,
    "scoring": test_points.test_everybody_scores_their_own_hand,
    "strafpunkte": test_points.test_penalty_points_by_their_short_name,
    "flip_values": test_points.test_the_side_that_is_up_counts,
    "wrong_card": test_penalties.test_wrong_card,
    "questions": test_penalties.test_what_somebody_writes,
    "advice": test_penalties.test_what_somebody_writes,
    "sleeping": test_penalties.test_sleeping,
}
"""For each rule, the test that plays it."""


def test_every_rule_is_played_from_the_lobby_to_its_effect() -> None:
    assert set(PLAYED) == set(BY_NAME)


def test_each_of_these_tests_chooses_its_rule() -> None:
    unchosen = [
        name
        for name, test in PLAYED.items()
        if f"{name}=" not in inspect.getsource(test)
        and f'("{name}", ' not in inspect.getsource(test)
    ]
    assert unchosen == []
