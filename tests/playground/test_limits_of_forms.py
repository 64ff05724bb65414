"""How long and how many the parts of a message, modal or command may be: to the last one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from playground.validation.body_part import BodyPart
from playground.validation.commands import read_choices, read_command
from playground.validation.components import read_modal

from .forms import (
    BUTTON,
    CHOICE,
    COMMAND,
    INPUT,
    LINK,
    MEDIUM,
    OPTION,
    SELECT,
    TEXT,
    boxes,
    complaints,
    in_modal,
    in_old,
    in_v2,
    label,
    message,
    old,
)

Build = Callable[[int], Any]

TEXTS: dict[str, tuple[Callable[[BodyPart], object], Build, str, int, int]] = {
    "button label": (
        in_old,
        lambda n: old({**BUTTON, "label": "x" * n}),
        "0.components.0.label",
        0,
        80,
    ),
    "custom id": (
        in_old,
        lambda n: old({**BUTTON, "custom_id": "x" * n}),
        "0.components.0.custom_id",
        1,
        100,
    ),
    "address": (in_old, lambda n: old({**LINK, "url": "x" * n}), "0.components.0.url", 0, 512),
    "placeholder": (
        in_old,
        lambda n: old({**SELECT, "placeholder": "x" * n}),
        "0.components.0.placeholder",
        0,
        150,
    ),
    "option label": (
        in_old,
        lambda n: old({**SELECT, "options": [{**CHOICE, "label": "x" * n}]}),
        "0.components.0.options.0.label",
        1,
        100,
    ),
    "option value": (
        in_old,
        lambda n: old({**SELECT, "options": [{**CHOICE, "value": "x" * n}]}),
        "0.components.0.options.0.value",
        1,
        100,
    ),
    "option description": (
        in_old,
        lambda n: old({**SELECT, "options": [{**CHOICE, "description": "x" * n}]}),
        "0.components.0.options.0.description",
        0,
        100,
    ),
    "text display": (in_v2, lambda n: [{**TEXT, "content": "x" * n}], "0.content", 1, 4000),
    "picture": (
        in_v2,
        lambda n: [{"type": 12, "items": [{"media": {"url": "x" * n}}]}],
        "0.items.0.media.url",
        1,
        2048,
    ),
    "modal title": (read_modal, lambda n: {**in_modal(label()), "title": "x" * n}, "title", 1, 45),
    "modal custom id": (
        read_modal,
        lambda n: {**in_modal(label()), "custom_id": "x" * n},
        "custom_id",
        1,
        100,
    ),
    "label": (read_modal, lambda n: in_modal(label(label="x" * n)), "components.0.label", 1, 45),
    "label description": (
        read_modal,
        lambda n: in_modal(label(description="x" * n)),
        "components.0.description",
        0,
        100,
    ),
    "input label": (
        read_modal,
        lambda n: in_modal(label(component={**INPUT, "label": "x" * n})),
        "components.0.component.label",
        1,
        45,
    ),
    "input placeholder": (
        read_modal,
        lambda n: in_modal(label(component={**INPUT, "placeholder": "x" * n})),
        "components.0.component.placeholder",
        0,
        100,
    ),
    "input value": (
        read_modal,
        lambda n: in_modal(label(component={**INPUT, "value": "x" * n})),
        "components.0.component.value",
        0,
        4000,
    ),
    "content": (message, lambda n: {"content": "x" * n}, "content", 0, 2000),
    "embed title": (message, lambda n: {"embeds": [{"title": "x" * n}]}, "embeds.0.title", 0, 256),
    "embed description": (
        message,
        lambda n: {"embeds": [{"description": "x" * n}]},
        "embeds.0.description",
        0,
        4096,
    ),
    "embed footer": (
        message,
        lambda n: {"embeds": [{"footer": {"text": "x" * n}}]},
        "embeds.0.footer.text",
        0,
        2048,
    ),
    "embed author": (
        message,
        lambda n: {"embeds": [{"author": {"name": "x" * n}}]},
        "embeds.0.author.name",
        0,
        256,
    ),
    "field name": (
        message,
        lambda n: {"embeds": [{"fields": [{"name": "x" * n, "value": "x"}]}]},
        "embeds.0.fields.0.name",
        0,
        256,
    ),
    "field value": (
        message,
        lambda n: {"embeds": [{"fields": [{"name": "x", "value": "x" * n}]}]},
        "embeds.0.fields.0.value",
        0,
        1024,
    ),
    "command name": (read_command, lambda n: {**COMMAND, "name": "x" * n}, "name", 1, 32),
    "command description": (
        read_command,
        lambda n: {**COMMAND, "description": "x" * n},
        "description",
        1,
        100,
    ),
    "parameter name": (
        read_command,
        lambda n: {**COMMAND, "options": [{**OPTION, "name": "x" * n}]},
        "options.0.name",
        1,
        32,
    ),
    "parameter description": (
        read_command,
        lambda n: {**COMMAND, "options": [{**OPTION, "description": "x" * n}]},
        "options.0.description",
        1,
        100,
    ),
    "choice name": (
        read_command,
        lambda n: {
            **COMMAND,
            "options": [{**OPTION, "choices": [{"name": "x" * n, "value": "1"}]}],
        },
        "options.0.choices.0.name",
        1,
        100,
    ),
    "choice value": (
        read_command,
        lambda n: {
            **COMMAND,
            "options": [{**OPTION, "choices": [{"name": "x", "value": "x" * n}]}],
        },
        "options.0.choices.0.value",
        0,
        100,
    ),
    "suggestion name": (
        read_choices,
        lambda n: [{"name": "x" * n, "value": "1"}],
        "0.name",
        1,
        100,
    ),
    "suggestion value": (
        read_choices,
        lambda n: [{"name": "x", "value": "x" * n}],
        "0.value",
        0,
        100,
    ),
}
"""Who reads it, the body with a text of this length, its place, the shortest and the longest."""

LISTS: dict[str, tuple[Callable[[BodyPart], object], Build, str, int, int]] = {
    "rows": (
        in_old,
        lambda n: [old({**BUTTON, "custom_id": f"{i}"})[0] for i in range(n)],
        "",
        0,
        5,
    ),
    "buttons of a row": (
        in_old,
        lambda n: old(*({**BUTTON, "custom_id": f"{i}"} for i in range(n))),
        "0.components",
        1,
        5,
    ),
    "options": (
        in_old,
        lambda n: old({**SELECT, "options": [{"label": "x", "value": f"{i}"} for i in range(n)]}),
        "0.components.0.options",
        1,
        25,
    ),
    "texts of a section": (
        in_v2,
        lambda n: [{"type": 9, "components": [TEXT] * n, "accessory": BUTTON}],
        "0.components",
        1,
        3,
    ),
    "pictures": (
        in_v2,
        lambda n: [{"type": 12, "items": [{"media": MEDIUM}] * n}],
        "0.items",
        1,
        10,
    ),
    "radio buttons": (
        read_modal,
        lambda n: in_modal(boxes(21, n)),
        "components.0.component.options",
        2,
        10,
    ),
    "boxes to tick": (
        read_modal,
        lambda n: in_modal(boxes(22, n)),
        "components.0.component.options",
        1,
        10,
    ),
    "parts of a modal": (
        read_modal,
        lambda n: {
            **in_modal(label()),
            "components": [label(component={**INPUT, "custom_id": f"{i}"}) for i in range(n)],
        },
        "components",
        1,
        5,
    ),
    "embeds": (message, lambda n: {"embeds": [{"title": "x"}] * n}, "embeds", 0, 10),
    "fields": (
        message,
        lambda n: {"embeds": [{"fields": [{"name": "x", "value": "x"}] * n}]},
        "embeds.0.fields",
        0,
        25,
    ),
    "parameters": (
        read_command,
        lambda n: {**COMMAND, "options": [{**OPTION, "name": f"o{i}"} for i in range(n)]},
        "options",
        0,
        25,
    ),
    "choices": (
        read_command,
        lambda n: {
            **COMMAND,
            "options": [
                {**OPTION, "choices": [{"name": f"{i}", "value": f"{i}"} for i in range(n)]}
            ],
        },
        "options.0.choices",
        0,
        25,
    ),
    "suggestions": (
        read_choices,
        lambda n: [{"name": f"{i}", "value": f"{i}"} for i in range(n)],
        "",
        0,
        25,
    ),
}
"""Who reads it, the body with a list of this length, its place, the shortest and the longest."""

LIMITS = {**TEXTS, **LISTS}


@pytest.mark.parametrize("name", LIMITS)
def test_what_just_fits_is_taken(name: str) -> None:
    read, build, _, low, high = LIMITS[name]
    # A section, say, cannot be left without anything; an empty text is as good as none.
    for length in (max(low, 1), high):
        assert complaints(read, build(length)) == {}


@pytest.mark.parametrize("name", LIMITS)
def test_one_too_much_is_told_at_its_place(name: str) -> None:
    read, build, place, low, high = LIMITS[name]
    wrong = {place: [_length(low, high)]}
    if name == "text display":
        wrong[""] = [_TEXT_SIZE]
    if name in ("command name", "parameter name"):
        wrong[place].append(("APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid"))
    assert complaints(read, build(high + 1)) == wrong


_TEXT_SIZE = (
    "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    "The total displayable text size exceeds the maximum of 4000",
)


def _length(low: int, high: int) -> tuple[str, str]:
    if low:
        return "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length."
    return "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length."


@pytest.mark.parametrize("name", [name for name, (*_, low, _) in LISTS.items() if low])
def test_too_few_are_told_at_their_place(name: str) -> None:
    read, build, place, low, high = LISTS[name]
    assert complaints(read, build(low - 1)) == {place: [_length(low, high)]}
