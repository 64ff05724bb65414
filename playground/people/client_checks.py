"""Input of people to commands, selects and modals, checked as Discord's client checks it."""

from __future__ import annotations

from typing import Any

from playground.protocol.constants import NESTING_OPTION_TYPES, ComponentType, OptionType
from playground.protocol.json_types import Json


class NotAllowedError(Exception):
    """A person cannot do this; the text tells that person why."""


_MENTIONS = frozenset(
    {
        *(OptionType.USER, OptionType.CHANNEL, OptionType.ROLE, OptionType.MENTIONABLE),
    }
)
_VALUES: dict[OptionType, tuple[type, ...]] = {
    OptionType.BOOLEAN: (bool,),
    OptionType.INTEGER: (int,),
    OptionType.NUMBER: (int, float),
}


def check_options(definitions: list[Json], given: list[Json], *, complete: bool) -> list[Json]:
    """Return the options as Discord passes them on. Raise NotAllowedError for a wrong or missing
    one.

    With `complete` False (autocompletion), required options may be missing and values half typed.
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
    """Return the ids of users, roles, channels and files that options name."""
    found: list[str] = []
    for option in options:
        if option["type"] in _MENTIONS and option.get("value"):
            found.append(str(option["value"]))
        found.extend(mentioned(option.get("options") or []))
    return found


def checked_values(select: Json, values: list[str]) -> list[str]:
    """Return the values chosen in a select. Raise NotAllowedError for one that is not offered."""
    low, high = select.get("min_values"), select.get("max_values")
    low, high = 1 if low is None else low, 1 if high is None else high
    if not low <= len(values) <= high:
        raise NotAllowedError(f"Choose {low} to {high}." if low != high else f"Choose {low}.")
    if select["type"] == ComponentType.STRING_SELECT:
        offered = {option["value"] for option in select.get("options") or []}
        if not set(values) <= offered:
            raise NotAllowedError("This choice is not offered.")
    return values


def filled_in(label: Json, given: dict[str, Json]) -> Json:
    """Return a field of a modal as it is sent back: with its text, without its looks."""
    field = label["component"]
    text = given.get(field["custom_id"], {}).get("value") or ""
    _check_text(field, text)
    identity = {"type": field["type"], "id": field["id"], "custom_id": field["custom_id"]}
    return {"type": label["type"], "id": label["id"], "component": {**identity, "value": text}}


def _check_text(field: Json, value: str) -> None:
    name = field.get("label") or "This field"
    if not value:
        if field.get("required", True):
            raise NotAllowedError(f"{name} is required.")
        return
    low, high = field.get("min_length") or 0, field.get("max_length") or 4000
    if not low <= len(value) <= high:
        raise NotAllowedError(f"{name} takes {low} to {high} characters.")
