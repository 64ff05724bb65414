"""The definitions of application commands, and the suggestions that answer an autocompletion."""

from __future__ import annotations

import re

from playground.protocol.constants import NESTING_OPTION_TYPES, CommandType, OptionType
from playground.protocol.json_types import Json
from playground.validation.body_part import BodyPart

_NAME = re.compile(r"^[-_'\w]{1,32}$")
_MAX_OPTIONS = 25
_MAX_CHOICES = 25
_MAX_TOTAL = 8000


def read_commands(body: BodyPart) -> list[Json]:
    """Return the definitions in a list, of which no two have the same name and type."""
    if not isinstance(body.value, list):
        body.complain_of_type("array")
    definitions = body.parts()
    seen: set[tuple[str, CommandType]] = set()
    for definition in definitions:
        read_command(definition)
        key = (definition.at("name").text(), _kind(definition))
        if key in seen:
            definition.at("name").complain(
                "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique"
            )
        seen.add(key)
    return [definition.fields() for definition in definitions]


def read_command(definition: BodyPart) -> Json:
    """Return a definition as it was sent."""
    definition.at("default_member_permissions").snowflake()
    for context in definition.at("contexts").parts():
        context.integer()
    name = definition.at("name").required().text(1, 32)
    if _kind(definition) is CommandType.CHAT_INPUT:
        _check_name(definition.at("name"), name)
        definition.at("description").required().text(1, 100)
        _read_options(definition.at("options"))
        if _text_size(definition) > _MAX_TOTAL:
            definition.complain(
                "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({_MAX_TOTAL})"
            )
    elif definition.at("description").value or definition.at("options").value:
        definition.at("description").complain(
            "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION",
            "Context menu commands cannot have a description or options",
        )
    return definition.fields()


def _kind(definition: BodyPart) -> CommandType:
    return definition.at("type").choice(CommandType, CommandType.CHAT_INPUT)


def _check_name(part: BodyPart, name: str) -> None:
    if name and (not _NAME.match(name) or name != name.lower()):
        part.complain("APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _read_options(options: BodyPart, depth: int = 0) -> None:
    names: set[str] = set()
    optional_seen = False
    for option in options.parts(0, _MAX_OPTIONS):
        name = option.at("name").required().text(1, 32)
        _check_name(option.at("name"), name)
        if name in names:
            option.at("name").complain(
                "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option name already exists"
            )
        names.add(name)
        option.at("description").required().text(1, 100)
        kind = option.at("type").required().choice(OptionType, OptionType.STRING)
        if kind in NESTING_OPTION_TYPES:
            _read_nested(option, depth)
            continue
        if option.at("required").value and optional_seen:
            option.at("required").complain(
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional_seen = optional_seen or not option.at("required").value
        for limit in ("min_value", "max_value", "min_length", "max_length"):
            option.at(limit).number()
        _read_choices(option)


def _read_nested(option: BodyPart, depth: int) -> None:
    """Read a sub-command, or a group of them in a command; nothing nests deeper."""
    if depth < 2:
        _read_options(option.at("options"), depth + 1)
    else:
        option.at("type").complain(
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-command option type is invalid"
        )


def _read_choices(option: BodyPart) -> None:
    choices = option.at("choices").parts(0, _MAX_CHOICES)
    if choices and option.at("autocomplete").value:
        option.at("autocomplete").complain(
            "APPLICATION_COMMAND_OPTIONS_CHOICES_AND_AUTOCOMPLETE",
            "Autocomplete cannot be used together with choices",
        )
    for choice in choices:
        choice.at("name").required().text(1, 100)
        read_choice_value(choice.at("value").required())


def _text_size(node: BodyPart, depth: int = 0) -> int:
    """Return the number of characters in names, descriptions and values, each in its longest
    translation."""
    size = _longest(node, "name") + _longest(node, "description")
    for choice in node.at("choices").parts():
        size += _longest(choice, "name") + len(str(choice.at("value").value or ""))
    if depth < 3:
        size += sum(_text_size(option, depth + 1) for option in node.at("options").parts())
    return size


def _longest(node: BodyPart, name: str) -> int:
    localized = node.at(f"{name}_localizations")
    translations = [localized.at(locale).text() for locale in localized.fields()]
    return max(map(len, [node.at(name).text(), *translations]))


def read_choices(choices: BodyPart) -> list[Json]:
    """Return the choices as they were sent."""
    parts = choices.parts(0, _MAX_CHOICES)
    for choice in parts:
        choice.at("name").required().text(1, 100)
        read_choice_value(choice.at("value"))
    return [choice.fields() for choice in parts]


def read_choice_value(value: BodyPart) -> None:
    """Read the value of a choice, a text or a number."""
    if isinstance(value.value, str):
        value.text(0, 100)
    else:
        value.number()
