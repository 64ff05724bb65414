"""The suggestions that answer an autocompletion."""

from __future__ import annotations

from playground.protocol.json_types import Json
from playground.validation.body_part import BodyPart

_MAX_CHOICES = 25


def read_choices(choices: BodyPart) -> list[Json]:
    """The choices as they were sent."""
    parts = choices.parts(0, _MAX_CHOICES)
    for choice in parts:
        choice.at("name").required().text(1, 100)
        read_choice_value(choice.at("value"))
    return [choice.fields() for choice in parts]


def read_choice_value(value: BodyPart) -> None:
    """A choice stands for a text or a number."""
    if isinstance(value.value, str):
        value.text(0, 100)
    else:
        value.number()
