"""Choosing rules by clicks: which combinations are accepted, and what is left out and why."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.engine import CATALOGUE, BadValueError, Mode, build_options, written_options
from bot.presets import load_presets
from bot.rule_choice import (
    Chosen,
    ContainedRule,
    LeftOut,
    combined,
    instead,
    is_on,
    with_end,
    with_rules,
    with_value,
)

PLAIN = build_options(Mode.CLASSIC)
SWITCHES = [o.name for o in CATALOGUE if o.values == ("on", "off") and not o.short_for]


def test_compatible_rules_are_all_accepted() -> None:
    for preset in load_presets().values():
        chosen = combined(preset.mode, preset.written)
        assert chosen.options == preset.options()
        assert chosen.left_out == ()


def test_of_two_incompatible_rules_the_earlier_one_stays() -> None:
    """K2"""
    pair = ["partner", "play_on"]
    for on, off in (pair, pair[::-1]):
        standing = with_rules(PLAIN, pair, [on]).options
        both = with_rules(standing, pair, pair)
        assert both.options == standing
        assert both.left_out == (LeftOut("K2", off, on),)
        swapped = instead(standing, off)
        assert (is_on(swapped, on), is_on(swapped, off)) == (False, True)


def test_a_rule_that_another_contains_stays_on() -> None:
    """V3, V6"""
    doubles = ["doubles", "fast_doubles"]
    fast = with_rules(PLAIN, doubles, ["fast_doubles"])
    assert fast.options.doubles
    assert fast.kept == ()
    again = with_rules(fast.options, doubles, ["fast_doubles"])
    assert again == replace(fast, kept=(ContainedRule("doubles", "fast_doubles"),))
    assert not with_rules(fast.options, doubles, []).options.doubles
    assert with_rules(fast.options, doubles, ["doubles"]).options == build_options(
        Mode.CLASSIC, [("doubles", None)]
    )


def test_a_rule_with_values_keeps_its_own() -> None:
    calls = ["uno_uno", "action_uno"]
    chosen = with_rules(PLAIN, calls, ["action_uno"]).options
    assert chosen.action_uno == ((3, True),)
    finer = with_value(chosen, "action_uno", "5:self").options
    assert with_rules(finer, calls, calls).options.action_uno == ((5, False),)
    assert with_rules(finer, calls, ["uno_uno"]).options.action_uno == ()


def test_rules_of_another_family_stay_as_they_are() -> None:
    options = build_options(Mode.CLASSIC, [("stacking", None), ("target", "200")])
    after = with_rules(options, ["seven_o", "bluff"], ["seven_o"]).options
    assert dict(written_options(after)) == {
        "bluff": "off",
        "target": "200",
        "stacking": "on",
        "seven_o": "on",
    }


def test_another_game_keeps_what_it_takes() -> None:
    """K1"""
    options = build_options(Mode.CLASSIC, [("stacking", None), ("uno_uno", None), ("target", "50")])
    duo = combined(Mode.DUO, written_options(options))
    assert written_options(duo.options) == [("target", "50"), ("uno_uno", "on")]
    assert duo.left_out == (LeftOut("K1", "stacking"),)
    flip = combined(Mode.FLIP, written_options(build_options(Mode.CLASSIC, [("complement", "0")])))
    assert flip.left_out == (LeftOut("K2", "complement"),)


def test_a_value_that_cannot_be_changes_nothing() -> None:
    options = build_options(Mode.CLASSIC, [("target", "200")])
    for name, text in (("target", "0"), ("complement", "W"), ("action_uno", "S:all")):
        refused = with_value(options, name, text)
        assert refused.options == options
        assert [left.name for left in refused.left_out] == [name]
    with pytest.raises(BadValueError):
        with_value(options, "target", "soon")


@given(
    st.sampled_from(Mode), st.lists(st.sampled_from(SWITCHES)), st.sets(st.sampled_from(SWITCHES))
)
@settings(max_examples=200, deadline=None)
def test_any_clicks_give_playable_rules_and_explain_what_is_left_out(
    mode: Mode, offered: list[str], wanted: set[str]
) -> None:
    chosen = with_rules(build_options(mode), offered, wanted)
    assert build_options(mode, written_options(chosen.options)) == chosen.options
    for name in {*offered} & wanted:
        assert is_on(chosen.options, name) or name in {left.name for left in chosen.left_out}


def test_a_rule_that_needs_another_is_left_out_without_it_and_comes_with_it() -> None:
    """X14: the last exchange needs the 0 of Seven-O, in whichever order they are chosen."""
    alone = combined(Mode.CLASSIC, [("last_exchange", None)])
    assert not alone.options.last_exchange
    assert [(left.name, left.other) for left in alone.left_out] == [("last_exchange", "seven_o")]
    first = combined(Mode.CLASSIC, [("last_exchange", None), ("seven_o", "zero")])
    assert (first.options.last_exchange, first.options.seven_o) == (True, "zero")
    with_it = instead(alone.options, "last_exchange")
    assert (with_it.last_exchange, with_it.seven_o) == (True, True)


FIVE_ROUNDS = build_options(Mode.CLASSIC, [("rounds", "5")])


def test_a_single_round_does_not_go_with_a_number_of_rounds() -> None:
    """K2: the refused choice is shown with its value and can replace the other one."""
    refused = with_value(FIVE_ROUNDS, "target", "round")
    assert refused.options == FIVE_ROUNDS
    assert refused.left_out == (LeftOut("K2", "target", "rounds", "round"),)
    assert refused.left_out[0].written == "target=round"
    swapped = instead(FIVE_ROUNDS, "target", "round")
    assert written_options(swapped) == [("target", "round")]
    assert instead(swapped, "rounds") == FIVE_ROUNDS
    both = with_rules(swapped, ["rounds"], ["rounds"])
    assert both.left_out == (LeftOut("K2", "rounds", "target"),)
    assert both.left_out[0].written == "rounds"


def test_a_number_of_rounds_takes_the_place_of_a_target_and_a_target_that_of_rounds() -> None:
    """X15a: a target beside the rounds has to be named."""
    assert with_end(build_options(Mode.CLASSIC, [("target", "300")]), "rounds=5") == Chosen(
        FIVE_ROUNDS
    )
    assert with_end(FIVE_ROUNDS, "300") == Chosen(build_options(Mode.CLASSIC, [("target", "300")]))
    both = with_value(FIVE_ROUNDS, "target", "300").options
    assert written_options(both) == [("target", "300"), ("rounds", "5")]
    assert with_end(both, "rounds=5") == Chosen(FIVE_ROUNDS)
    assert with_value(FIVE_ROUNDS, "rounds", "off").options == PLAIN
    assert combined(Mode.FLIP, written_options(FIVE_ROUNDS)).options == build_options(
        Mode.FLIP, [("rounds", "5")]
    )


def test_rounds_that_are_refused_leave_the_end_as_it_is() -> None:
    """K2"""
    options = build_options(Mode.CLASSIC, [("elimination", None)])
    refused = with_end(options, "rounds=3")
    assert refused == Chosen(options, (LeftOut("K2", "rounds", "elimination", "3"),))


def test_elimination_is_taken_in_place_of_rounds_and_target() -> None:
    """K2"""
    options = build_options(Mode.CLASSIC, [("rounds", "5"), ("target", "300"), ("stacking", None)])
    swapped = instead(options, "elimination")
    assert written_options(swapped) == [("stacking", "on"), ("elimination", "on")]
    assert written_options(instead(swapped, "rounds", "7")) == [("stacking", "on"), ("rounds", "7")]


@pytest.mark.parametrize("mode", [Mode.CLASSIC, Mode.FLIP, Mode.DUO, Mode.MERCY])
def test_a_hand_limit_that_the_deal_would_reach_is_left_out(mode: Mode) -> None:
    """K2: it must be above the number of cards dealt; only the values clash."""
    limit = build_options(mode, [("hand_limit", "15")])
    assert with_value(limit, "hand_size", "14").left_out == ()
    refused = with_value(limit, "hand_size", "15")
    assert refused.left_out == (LeftOut("K2", "hand_size", "hand_limit", "15"),)
    dealt = instead(limit, "hand_size", "15")
    assert dealt == build_options(mode, [("hand_size", "15")])
    assert instead(dealt, "hand_limit", "15") == limit
