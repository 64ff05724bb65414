"""The option catalogue: what can be written, and what it means."""

from __future__ import annotations

import pytest
from msgspec import structs

from bot.engine import (
    BY_NAME,
    CATALOGUE,
    BadValueError,
    Mode,
    Option,
    Options,
    SetupRefusedError,
    build_options,
    decode_state,
    default_options,
    encode_state,
    new_match,
    places_change_hands,
    written_default,
    written_options,
)

HUGE = 10**30


def test_every_field_of_the_options_is_in_the_catalogue_and_the_other_way_round() -> None:
    fields = {field.name for field in structs.fields(Options)} - {"mode"}
    assert fields == {option.name for option in CATALOGUE if not option.short_for}


@pytest.mark.parametrize("mode", list(Mode))
@pytest.mark.parametrize("option", CATALOGUE, ids=lambda option: option.name)
def test_what_is_shown_as_the_default_can_be_written_and_changes_nothing(
    option: Option, mode: Mode
) -> None:
    written = (option.name, written_default(option, mode))
    if mode in option.modes:
        assert build_options(mode, [written]) == default_options(mode)
    else:
        with pytest.raises(SetupRefusedError, match="K1"):
            build_options(mode, [written])


@pytest.mark.parametrize("option", CATALOGUE, ids=lambda option: option.name)
def test_every_word_that_is_offered_is_taken(option: Option) -> None:
    needed = [(other, words[0]) for other, words in option.needs.items()]
    for value in option.values:
        if value == value.lower():
            build_options(Mode.CLASSIC, [*needed, (option.name, value)])


@pytest.mark.parametrize(
    ("name", "meant"),
    [("complement", "5"), ("action_uno", "3:all"), ("strafpunkte", "on"), ("stacking", "on")],
)
def test_a_bare_name_is_what_the_catalogue_says_it_is(name: str, meant: str) -> None:
    assert BY_NAME[name].bare == meant
    written = build_options(Mode.CLASSIC, [(name, meant)])
    assert build_options(Mode.CLASSIC, [(name, None)]) == written
    assert build_options(Mode.CLASSIC, [(name, "on")]) == written
    assert written != default_options(Mode.CLASSIC)


@pytest.mark.parametrize("mode", [Mode.CLASSIC, Mode.FLIP])
@pytest.mark.parametrize(("word", "scoring"), [("on", "penalty"), ("off", "winner")])
def test_strafpunkte_writes_scoring(mode: Mode, word: str, scoring: str) -> None:
    for before in ("winner", "penalty"):
        options = build_options(mode, [("scoring", before), ("strafpunkte", word)])
        assert options.scoring == scoring


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("cheating", None),
        ("cheating", "on"),
        ("stacking", "yes"),
        ("stacking", ""),
        ("strafpunkte", "penalty"),
        ("scoring", None),
        ("scoring", "on"),
        ("target", None),
        ("target", "on"),
        ("target", "soon"),
        ("target", "1.5"),
        ("target", "1_000"),
        ("target", "٣"),
        ("target", "--1"),
        ("target", "9" * 5000),
        ("complement", "green"),
        ("complement", ""),
        ("action_uno", "3"),
        ("action_uno", "3:all,"),
        ("action_uno", "3:nobody"),
    ],
)
def test_what_cannot_be_read_is_told_as_it_was_written(name: str, text: str | None) -> None:
    with pytest.raises(BadValueError) as told:
        build_options(Mode.CLASSIC, [(name, text)])
    assert (told.value.name, told.value.text) == (name, text)
    assert str(told.value).startswith(name if text is None else f"{name}={text}")


@pytest.mark.parametrize("text", ["0", "-1", "-0", f"-{HUGE}"])
def test_a_target_below_one_is_refused(text: str) -> None:
    with pytest.raises(SetupRefusedError, match="K2: target"):
        build_options(Mode.CLASSIC, [("target", text)])


def test_a_target_has_no_upper_limit() -> None:
    """C18; neither for the text of a record nor for the JSON of a state."""
    options = build_options(Mode.CLASSIC, [("target", str(HUGE))])
    assert written_options(options) == [("target", str(HUGE))]
    assert build_options(Mode.CLASSIC, written_options(options)) == options

    state, _ = new_match(options, 2, bytes(8))
    state.scores = (HUGE - 1, 2 * HUGE)
    again = decode_state(encode_state(state))
    assert again.rules.options.target == HUGE
    assert again.scores == (HUGE - 1, 2 * HUGE)


@pytest.mark.parametrize(
    ("first", "second"),
    [("partner", "play_on"), ("play_on", "partner"), ("partner", "elimination")],
)
def test_what_does_not_go_together_is_named_both_the_later_first(first: str, second: str) -> None:
    with pytest.raises(SetupRefusedError) as told:
        build_options(Mode.CLASSIC, [(first, None), (second, None)])

    assert (told.value.clause, *told.value.names) == ("K2", second, first)


def test_what_needs_another_rule_names_both() -> None:
    """The last exchange needs V4's 0 (X14)."""
    with pytest.raises(SetupRefusedError) as told:
        build_options(Mode.CLASSIC, [("last_exchange", None)])

    assert (told.value.clause, *told.value.names) == ("K2", "last_exchange", "seven_o")


def test_what_a_game_does_not_take_is_named_with_the_game() -> None:
    with pytest.raises(SetupRefusedError) as told:
        build_options(Mode.MERCY, [("stacking", None)])

    assert (told.value.clause, *told.value.names) == ("K1", "stacking", "mode mercy")


def test_a_place_changes_hands_where_nobody_is_bound_to_it() -> None:
    """Not that of a partner (V9), nor one of Duo's two (D1)."""
    assert [places_change_hands(default_options(mode)) for mode in Mode] == [
        mode is not Mode.DUO for mode in Mode
    ]
    assert not places_change_hands(build_options(Mode.CLASSIC, [("partner", None)]))
