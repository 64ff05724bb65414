"""Checking what a person gives a slash command against the command's definition."""

from __future__ import annotations

from typing import Any

from playground.people.not_allowed import NotAllowedError
from playground.protocol.constants import NESTING_OPTION_TYPES, OptionType
from playground.protocol.json_types import Json

_MENTIONS = frozenset(
    {OptionType.USER, OptionType.CHANNEL, OptionType.ROLE, OptionType.MENTIONABLE}
)
_VALUES: dict[OptionType, tuple[type, ...]] = {
    OptionType.BOOLEAN: (bool,),
    OptionType.INTEGER: (int,),
    OptionType.NUMBER: (int, float),
}


def check_options(definitions: list[Json], given: list[Json], *, complete: bool) -> list[Json]:
    """The options as Discord passes them on; NotAllowedError if one is wrong or missing.

    With `complete` False (autocompletion) required ones may be missing and values half typed.
    """
    known = {definition["name"]: definition for definition in definitions}
    nested = [d for d in definitions if d["type"] in NESTING_OPTION_TYPES]
    if nested and len(given) != 1:
        raise NotAllowedError("Choose one of the sub-commands.")
    checked = [_check(_known(known, option), option, complete=complete) for option in given]
    names = {option["name"] for option in given}
    for definition in definitions:
        if complete and definition.get("required") and definition["name"] not in names:
            raise NotAllowedError(f"The option {definition['name']} is required.")
    return checked


def _known(known: dict[str, Json], option: Json) -> Json:
    definition = known.get(str(option.get("name")))
    if definition is None:
        raise NotAllowedError(f"This command has no option {option.get('name')}.")
    return definition


def _check(definition: Json, option: Json, *, complete: bool) -> Json:
    kind = OptionType(definition["type"])
    checked: Json = {"name": definition["name"], "type": int(kind)}
    if kind in NESTING_OPTION_TYPES:
        inner = check_options(
            definition.get("options") or [], option.get("options") or [], complete=complete
        )
        return {**checked, "options": inner}
    checked["value"] = option.get("value")
    if option.get("focused"):
        checked["focused"] = True
    if complete:
        _check_value(definition, kind, checked["value"])
    return checked


def _check_value(definition: Json, kind: OptionType, value: Any) -> None:
    name = definition["name"]
    expected = _VALUES.get(kind, (str,))
    wrong_bool = isinstance(value, bool) and kind is not OptionType.BOOLEAN
    if not isinstance(value, expected) or wrong_bool:
        raise NotAllowedError(f"The option {name} does not take {value!r}.")
    choices = definition.get("choices")
    if choices and value not in [choice["value"] for choice in choices]:
        raise NotAllowedError(f"The option {name} does not offer {value!r}.")
    if isinstance(value, str) and kind is OptionType.STRING:
        _check_range(name, len(value), definition, "min_length", "max_length", "characters")
    elif isinstance(value, int | float):
        _check_range(name, value, definition, "min_value", "max_value", "")


def _check_range(
    name: str, size: float, definition: Json, lowest: str, highest: str, unit: str
) -> None:
    low, high = definition.get(lowest), definition.get(highest)
    if low is not None and size < low:
        raise NotAllowedError(f"The option {name} takes at least {low} {unit}".rstrip() + ".")
    if high is not None and size > high:
        raise NotAllowedError(f"The option {name} takes at most {high} {unit}".rstrip() + ".")


def mentioned(options: list[Json]) -> list[str]:
    """The ids of users, roles and channels that options name."""
    found: list[str] = []
    for option in options:
        if option["type"] in _MENTIONS and option.get("value"):
            found.append(str(option["value"]))
        found.extend(mentioned(option.get("options") or []))
    return found
