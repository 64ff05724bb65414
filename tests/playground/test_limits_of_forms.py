"""How long and how many the parts of a message, modal or command may be: to the last one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec import Struct

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
    complaints,
    in_modal,
    in_old,
    in_v2,
    label,
    message,
    old,
    with_value,
)


class Limit(Struct, frozen=True):
    """How short and long the text or, with ``item``, the list at a ``place`` of ``body`` may be."""

    read: Callable[[BodyPart], object]
    body: Any
    place: str
    low: int
    high: int
    item: Callable[[int], Any] | None = None

    def of_length(self, length: int) -> Any:
        """Return the body with a text or list of this length."""
        value = "x" * length if self.item is None else [self.item(n) for n in range(length)]
        path = (int(key) if key.isdigit() else key for key in self.place.split(".") if key)
        return with_value(self.body, tuple(path), value)

    @property
    def complaint(self) -> tuple[str, str]:
        if self.low:
            words = f"Must be between {self.low} and {self.high} in length."
            return "BASE_TYPE_BAD_LENGTH", words
        return "BASE_TYPE_MAX_LENGTH", f"Must be {self.high} or fewer in length."


LABEL = in_modal(label())
PARAMETER = {**COMMAND, "options": [OPTION]}
CHOICES = {**COMMAND, "options": [{**OPTION, "choices": [{"name": "x", "value": "1"}]}]}
SUGGESTION = [{"name": "x", "value": "1"}]
PICTURES = [{"type": 12, "items": [{"media": MEDIUM}]}]
IN_ROW = "0.components.0"
IN_LABEL = "components.0.component"

TEXTS = {
    "button label": Limit(in_old, old(BUTTON), f"{IN_ROW}.label", 0, 80),
    "custom id": Limit(in_old, old(BUTTON), f"{IN_ROW}.custom_id", 1, 100),
    "address": Limit(in_old, old(LINK), f"{IN_ROW}.url", 0, 512),
    "placeholder": Limit(in_old, old(SELECT), f"{IN_ROW}.placeholder", 0, 150),
    "option label": Limit(in_old, old(SELECT), f"{IN_ROW}.options.0.label", 1, 100),
    "option value": Limit(in_old, old(SELECT), f"{IN_ROW}.options.0.value", 1, 100),
    "option description": Limit(in_old, old(SELECT), f"{IN_ROW}.options.0.description", 0, 100),
    "text display": Limit(in_v2, [TEXT], "0.content", 1, 4000),
    "picture": Limit(in_v2, PICTURES, "0.items.0.media.url", 1, 2048),
    "modal title": Limit(read_modal, LABEL, "title", 1, 45),
    "modal custom id": Limit(read_modal, LABEL, "custom_id", 1, 100),
    "label": Limit(read_modal, LABEL, "components.0.label", 1, 45),
    "label description": Limit(read_modal, LABEL, "components.0.description", 0, 100),
    "input label": Limit(read_modal, LABEL, f"{IN_LABEL}.label", 1, 45),
    "input placeholder": Limit(read_modal, LABEL, f"{IN_LABEL}.placeholder", 0, 100),
    "input value": Limit(read_modal, LABEL, f"{IN_LABEL}.value", 0, 4000),
    "content": Limit(message, {}, "content", 0, 2000),
    "command name": Limit(read_command, COMMAND, "name", 1, 32),
    "command description": Limit(read_command, COMMAND, "description", 1, 100),
    "parameter name": Limit(read_command, PARAMETER, "options.0.name", 1, 32),
    "parameter description": Limit(read_command, PARAMETER, "options.0.description", 1, 100),
    "choice name": Limit(read_command, CHOICES, "options.0.choices.0.name", 1, 100),
    "choice value": Limit(read_command, CHOICES, "options.0.choices.0.value", 0, 100),
    "suggestion name": Limit(read_choices, SUGGESTION, "0.name", 1, 100),
    "suggestion value": Limit(read_choices, SUGGESTION, "0.value", 0, 100),
}


def button(number: int) -> Any:
    return {**BUTTON, "custom_id": f"{number}"}


def option(number: int) -> Any:
    return {**CHOICE, "value": f"{number}"}


def choice(number: int) -> Any:
    return {"name": f"{number}", "value": f"{number}"}


SECTION = [{"type": 9, "components": [], "accessory": BUTTON}]

LISTS = {
    "rows": Limit(in_old, [], "", 0, 5, lambda n: old(button(n))[0]),
    "buttons of a row": Limit(in_old, old(), "0.components", 1, 5, button),
    "options": Limit(in_old, old(SELECT), f"{IN_ROW}.options", 1, 25, option),
    "texts of a section": Limit(in_v2, SECTION, "0.components", 1, 3, lambda n: TEXT),
    "pictures": Limit(in_v2, PICTURES, "0.items", 1, 10, lambda n: {"media": MEDIUM}),
    "parts of a modal": Limit(
        *(read_modal, LABEL, "components", 1, 5),
        lambda n: label(component={**INPUT, "custom_id": f"{n}"}),
    ),
    "parameters": Limit(
        *(read_command, COMMAND, "options", 0, 25), lambda n: {**OPTION, "name": f"o{n}"}
    ),
    "choices": Limit(read_command, PARAMETER, "options.0.choices", 0, 25, choice),
    "suggestions": Limit(read_choices, [], "", 0, 25, choice),
}

LIMITS = {**TEXTS, **LISTS}


@pytest.mark.parametrize("name", LIMITS)
def test_what_just_fits_is_taken(name: str) -> None:
    limit = LIMITS[name]
    # A section, say, cannot be left without anything; an empty text is as good as none.
    for length in (max(limit.low, 1), limit.high):
        assert complaints(limit.read, limit.of_length(length)) == {}


@pytest.mark.parametrize("name", LIMITS)
def test_one_too_much_is_told_at_its_place(name: str) -> None:
    limit = LIMITS[name]
    wrong = {limit.place: [limit.complaint]}
    if name == "text display":
        wrong[""] = [_TEXT_SIZE]
    if name in ("command name", "parameter name"):
        invalid = ("APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
        wrong[limit.place].append(invalid)
    assert complaints(limit.read, limit.of_length(limit.high + 1)) == wrong


_TEXT_SIZE = (
    "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    "The total displayable text size exceeds the maximum of 4000",
)


@pytest.mark.parametrize("name", [name for name, limit in LISTS.items() if limit.low])
def test_too_few_are_told_at_their_place(name: str) -> None:
    limit = LISTS[name]
    wrong = {limit.place: [limit.complaint]}
    assert complaints(limit.read, limit.of_length(limit.low - 1)) == wrong
