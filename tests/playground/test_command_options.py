"""What a person gives a command, checked against the command's definition."""

from __future__ import annotations

from typing import Any

import pytest

from playground.people.client_checks import NotAllowedError, check_options, mentioned

SUB_COMMAND, TEXT, INTEGER, BOOLEAN, USER, NUMBER = 1, 3, 4, 5, 6, 10


def option(kind: int, **more: Any) -> dict[str, Any]:
    return {"type": kind, "name": "it", **more}


def checked(definition: dict[str, Any], value: Any) -> list[dict[str, Any]]:
    return check_options([definition], [{"name": "it", "value": value}], complete=True)


@pytest.mark.parametrize(
    ("definition", "value"),
    [
        (option(TEXT), ""),
        (option(TEXT, min_length=2, max_length=4), "ab"),
        (option(TEXT, min_length=2, max_length=4), "abcd"),
        (option(INTEGER, min_value=0, max_value=9), 0),
        (option(INTEGER, min_value=0, max_value=9), 9),
        (option(NUMBER, min_value=0.5), 0.5),
        (option(NUMBER), 2),
        (option(BOOLEAN), False),
        (option(USER), "17"),
        (option(TEXT, choices=[{"name": "A", "value": "a"}]), "a"),
        (option(INTEGER, choices=[{"name": "One", "value": 1}]), 1),
    ],
)
def test_what_is_within_the_limits_is_passed_on(definition: dict[str, Any], value: Any) -> None:
    assert checked(definition, value) == [
        {"name": "it", "type": definition["type"], "value": value}
    ]


@pytest.mark.parametrize(
    ("definition", "value", "words"),
    [
        (option(TEXT, min_length=2), "a", "The option it takes at least 2 characters."),
        (option(TEXT, max_length=4), "abcde", "The option it takes at most 4 characters."),
        (option(INTEGER, min_value=0), -1, "The option it takes at least 0."),
        (option(INTEGER, max_value=9), 10, "The option it takes at most 9."),
        (option(NUMBER, max_value=0.5), 0.6, "The option it takes at most 0.5."),
        (option(INTEGER), 1.5, "The option it does not take 1.5."),
        (option(INTEGER), True, "The option it does not take True."),
        (option(BOOLEAN), 1, "The option it does not take 1."),
        (option(TEXT), 1, "The option it does not take 1."),
        (option(USER), 17, "The option it does not take 17."),
        (
            option(TEXT, choices=[{"name": "A", "value": "a"}]),
            "A",
            "The option it does not offer 'A'.",
        ),
    ],
)
def test_what_is_beyond_them_is_refused(definition: dict[str, Any], value: Any, words: str) -> None:
    with pytest.raises(NotAllowedError) as refused:
        checked(definition, value)
    assert str(refused.value) == words


def test_half_typed_values_and_missing_ones_are_no_fault_before_the_command_is_sent() -> None:
    definitions = [option(INTEGER, required=True), {**option(TEXT), "name": "other"}]
    typed = [{"name": "other", "value": 5, "focused": True}]
    assert check_options(definitions, typed, complete=False) == [
        {"name": "other", "type": TEXT, "value": 5, "focused": True}
    ]
    with pytest.raises(NotAllowedError, match=r"^The option it is required\.$"):
        check_options(definitions, [], complete=True)


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(NotAllowedError, match=r"^This command has no option colour\.$"):
        check_options([option(TEXT)], [{"name": "colour", "value": "x"}], complete=True)


SUB = [
    option(SUB_COMMAND, options=[{"type": TEXT, "name": "word", "required": True}]),
    {"type": SUB_COMMAND, "name": "bare"},
]


def test_a_sub_command_is_checked_with_its_own_options() -> None:
    given = [{"name": "it", "options": [{"name": "word", "value": "x"}]}]
    assert check_options(SUB, given, complete=True) == [
        {"name": "it", "type": 1, "options": [{"name": "word", "type": TEXT, "value": "x"}]}
    ]
    bare = [{"name": "bare", "type": 1, "options": []}]
    assert check_options(SUB, [{"name": "bare"}], complete=True) == bare
    with pytest.raises(NotAllowedError, match="word is required"):
        check_options(SUB, [{"name": "it"}], complete=True)


@pytest.mark.parametrize("given", [[], [{"name": "it"}, {"name": "bare"}]])
def test_exactly_one_sub_command_is_chosen(given: list[dict[str, Any]]) -> None:
    with pytest.raises(NotAllowedError, match=r"^Choose one of the sub-commands\.$"):
        check_options(SUB, given, complete=True)


def test_who_and_what_is_mentioned_is_found_in_sub_commands_too() -> None:
    options = [
        {"type": USER, "name": "who", "value": 7},
        {"type": TEXT, "name": "word", "value": "9"},
        {"type": 7, "name": "where", "value": None},
        {"type": SUB_COMMAND, "name": "it", "options": [{"type": 8, "name": "r", "value": "8"}]},
    ]
    assert mentioned(options) == ["7", "8"]
