"""What a bot is told of a body that Discord would not take: the place, the code and the words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from playground.validation.body_part import BodyPart
from playground.validation.commands import read_choices, read_command, read_commands
from playground.validation.components import read_modal

from .forms import (
    BUTTON,
    CHOICE,
    COMMAND,
    INPUT,
    LINK,
    OPTION,
    SELECT,
    TEXT,
    complaints,
    in_modal,
    in_old,
    in_v2,
    label,
    old,
)

REQUIRED = [("BASE_TYPE_REQUIRED", "This field is required")]


def without(body: Mapping[str, Any], name: str) -> Any:
    return {key: value for key, value in body.items() if key != name}


@pytest.mark.parametrize(
    ("read", "body", "place"),
    [
        (in_old, old(without(BUTTON, "style")), "0.components.0.style"),
        (in_old, old(without(BUTTON, "custom_id")), "0.components.0.custom_id"),
        (in_old, old(without(LINK, "url")), "0.components.0.url"),
        (in_old, old(without(SELECT, "options")), "0.components.0.options"),
        (
            in_old,
            old({**SELECT, "options": [without(CHOICE, "label")]}),
            "0.components.0.options.0.label",
        ),
        (
            in_old,
            old({**SELECT, "options": [without(CHOICE, "value")]}),
            "0.components.0.options.0.value",
        ),
        (in_old, [{"type": 1}], "0.components"),
        (in_v2, [{"type": 9, "accessory": BUTTON}], "0.components"),
        (in_v2, [{"type": 9, "components": [TEXT]}], "0.accessory"),
        (in_v2, [{"type": 17}], "0.components"),
        (in_v2, [{"type": 10}], "0.content"),
        (in_v2, [{"type": 12}], "0.items"),
        (in_v2, [{"type": 12, "items": [{"media": {}}]}], "0.items.0.media.url"),
        (in_v2, [{"type": 13}], "0.file"),
        (read_modal, in_modal(without(label(), "label")), "components.0.label"),
        (read_modal, in_modal(without(label(), "component")), "components.0.component"),
        (read_modal, without(in_modal(label()), "title"), "title"),
        (read_modal, without(in_modal(label()), "custom_id"), "custom_id"),
        (read_modal, without(in_modal(label()), "components"), "components"),
        (read_command, without(COMMAND, "name"), "name"),
        (read_command, without(COMMAND, "description"), "description"),
        (read_command, {**COMMAND, "options": [without(OPTION, "name")]}, "options.0.name"),
        (read_command, {**COMMAND, "options": [without(OPTION, "type")]}, "options.0.type"),
        (
            read_command,
            {**COMMAND, "options": [without(OPTION, "description")]},
            "options.0.description",
        ),
        (read_choices, [{"value": "1"}], "0.name"),
    ],
)
def test_what_has_to_be_there_is_asked_for(
    read: Callable[[BodyPart], object], body: Any, place: str
) -> None:
    found = complaints(read, body)
    assert found.get(place) == REQUIRED


@pytest.mark.parametrize(
    ("read", "body", "place", "code", "words"),
    [
        (
            in_old,
            old(BUTTON, BUTTON),
            "0.components.1.custom_id",
            "COMPONENT_CUSTOM_ID_DUPLICATED",
            "Component custom id cannot be duplicated",
        ),
        (
            in_old,
            old({**LINK, "custom_id": "x"}),
            "0.components.0.custom_id",
            "BUTTON_COMPONENT_CUSTOM_ID_AND_URL",
            "A custom id and url cannot both be specified",
        ),
        (
            in_old,
            old(without(BUTTON, "label")),
            "0.components.0.label",
            "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
            "A label or emoji is required",
        ),
        (
            in_old,
            old({**BUTTON, "emoji": {"id": "78", "name": "x"}}),
            "0.components.0.emoji.id",
            "BUTTON_COMPONENT_INVALID_EMOJI",
            "Invalid emoji",
        ),
        (
            in_old,
            old({**SELECT, "options": [CHOICE, CHOICE]}),
            "0.components.0.options.1.value",
            "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
            "The specified option value is already used",
        ),
        (
            in_old,
            old(SELECT, BUTTON),
            "0.components",
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
            "The specified component exceeds the maximum width",
        ),
        (
            in_old,
            [TEXT],
            "0.type",
            "UNION_TYPE_CHOICES",
            "Value must be one of (1).",
        ),
        (
            in_v2,
            [TEXT] * 41,
            "",
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            "The total number of components cannot exceed 40",
        ),
        (
            read_command,
            {**COMMAND, "name": "Go"},
            "name",
            "APPLICATION_COMMAND_INVALID_NAME",
            "Command name is invalid",
        ),
        (
            read_command,
            {**COMMAND, "options": [OPTION, OPTION]},
            "options.1.name",
            "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
            "Option name already exists",
        ),
        (
            read_command,
            {**COMMAND, "options": [OPTION, {**OPTION, "name": "b", "required": True}]},
            "options.1.required",
            "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
            "Required options must be placed before non-required options",
        ),
        (
            read_command,
            {
                **COMMAND,
                "options": [
                    {**OPTION, "autocomplete": True, "choices": [{"name": "x", "value": "1"}]}
                ],
            },
            "options.0.autocomplete",
            "APPLICATION_COMMAND_OPTIONS_CHOICES_AND_AUTOCOMPLETE",
            "Autocomplete cannot be used together with choices",
        ),
        (
            read_command,
            {**COMMAND, "type": 3},
            "description",
            "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION",
            "Context menu commands cannot have a description or options",
        ),
        (
            read_commands,
            [COMMAND, COMMAND],
            "1.name",
            "APPLICATION_COMMANDS_DUPLICATE_NAME",
            "Application command names must be unique",
        ),
        (
            read_command,
            {**COMMAND, "options": [{**OPTION, "type": 99}]},
            "options.0.type",
            "BASE_TYPE_CHOICES",
            "Value must be one of (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11).",
        ),
    ],
)
def test_a_complaint_has_discords_code_and_words(
    read: Callable[[BodyPart], object], body: Any, place: str, code: str, words: str
) -> None:
    assert complaints(read, body) == {place: [(code, words)]}


@pytest.mark.parametrize(
    ("low", "high", "taken"),
    [(0, 1, True), (1, 25, True), (25, 25, True), (0, 0, False), (2, 1, False), (1, 26, False)],
)
def test_a_menu_lets_choose_one_to_twenty_five(low: int, high: int, taken: bool) -> None:
    found = complaints(in_old, old({**SELECT, "min_values": low, "max_values": high}))
    assert (found == {}) is taken


@pytest.mark.parametrize(
    ("low", "high", "taken"),
    [(0, 4000, True), (4000, 4000, True), (5, 4, False), (-1, 4, False), (0, 4001, False)],
)
def test_an_input_takes_up_to_4000_characters(low: int, high: int, taken: bool) -> None:
    field = {**INPUT, "min_length": low, "max_length": high}
    assert (complaints(read_modal, in_modal(label(component=field))) == {}) is taken


def test_emoji_that_there_are_need_no_label() -> None:
    for emoji in ({"id": "77", "name": "x"}, {"name": "🃏"}):
        assert complaints(in_old, old({**without(BUTTON, "label"), "emoji": emoji})) == {}


@pytest.mark.parametrize(
    ("size", "taken"), [(8000, True), (8001, False)], ids=["just", "one too many"]
)
def test_a_command_has_8000_characters_in_all(size: int, taken: bool) -> None:
    """Names, descriptions and choices, each in its longest translation."""
    option = {
        "name": "a",
        "description": "x" * 99,
        "type": 3,
        "choices": [{"name": "x" * 100, "value": "x" * 100}] * 19,
    }
    command = {
        "name": "go",
        "name_localizations": {"de": "x" * (size - 7900)},
        "description": "xx",
        "description_localizations": {"de": "x" * 100},
        "options": [option, {**option, "name": "b"}],
    }
    found = complaints(read_command, command)
    assert (found == {}) is taken


def test_sub_commands_nest_twice() -> None:
    def nested(depth: int) -> Any:
        inner = [nested(depth - 1)] if depth else [OPTION]
        return {"name": "n", "description": "x", "type": 2 if depth else 1, "options": inner}

    assert complaints(read_command, {**COMMAND, "options": [nested(1)]}) == {}
    found = complaints(read_command, {**COMMAND, "options": [nested(2)]})
    assert found == {
        "options.0.options.0.options.0.type": [
            ("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-command option type is invalid")
        ]
    }
