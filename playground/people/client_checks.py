"""Input of people to commands, selects and modals, checked as Discord's client checks it."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Iterable
from typing import Any

from playground.protocol import component_tree as tree
from playground.protocol.constants import (
    NESTING_OPTION_TYPES,
    SELECT_TYPES,
    ComponentType,
    OptionType,
)
from playground.protocol.json_types import Json
from playground.state.messages import MessageAttachment, new_attachment, safe_name
from playground.state.world import World


class NotAllowedError(Exception):
    """A person cannot do this; the text tells that person why."""


_MENTIONS = frozenset(
    {
        *(OptionType.USER, OptionType.CHANNEL, OptionType.ROLE, OptionType.MENTIONABLE),
        OptionType.ATTACHMENT,
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


_WITH_OPTIONS = (
    ComponentType.STRING_SELECT,
    ComponentType.RADIO_GROUP,
    ComponentType.CHECKBOX_GROUP,
)
_MANY_VALUES = SELECT_TYPES | {ComponentType.CHECKBOX_GROUP, ComponentType.FILE_UPLOAD}
_NAMING_IDS = _MANY_VALUES - {ComponentType.STRING_SELECT, ComponentType.CHECKBOX_GROUP}


def checked_values(select: Json, values: list[str]) -> list[str]:
    """Return the values chosen in a select or group. Raise NotAllowedError for one that is not
    offered."""
    boxes = select["type"] == ComponentType.CHECKBOX_GROUP
    low, high = select.get("min_values"), select.get("max_values")
    low = 1 if low is None else low
    high = (len(select["options"]) if boxes else 1) if high is None else high
    if not low <= len(values) <= high:
        raise NotAllowedError(f"Choose {low} to {high}." if low != high else f"Choose {low}.")
    if select["type"] in _WITH_OPTIONS:
        offered = {option["value"] for option in select.get("options") or []}
        if not set(values) <= offered:
            raise NotAllowedError("This choice is not offered.")
    return values


def filled_in(component: Json, given: dict[str, Json]) -> Json | None:
    """Return a modal's component as it is sent back: with its value, without its looks."""
    identity: Json = {"type": component["type"], "id": component["id"]}
    match component["type"]:
        case ComponentType.ACTION_ROW:
            rows = [filled_in(child, given) for child in component["components"]]
            return {**identity, "components": rows}
        case ComponentType.LABEL:
            return {**identity, "component": filled_in(component["component"], given)}
        case _:
            value = _value(component, given.get(component.get("custom_id", ""), {}))
            if value is None:
                return None
            return {**identity, "custom_id": component["custom_id"], **value}


def _value(field: Json, given: Json) -> Json | None:
    """Return what was entered in a field as the bot receives it, or None for a component without
    input."""
    match field["type"]:
        case ComponentType.TEXT_INPUT:
            text = given.get("value") or ""
            _check_text(field, text)
            return {"value": text}
        case ComponentType.CHECKBOX:
            return {"value": bool(given.get("value"))}
        case ComponentType.RADIO_GROUP:
            chosen = given.get("value") or None
            _check_choice(field, [] if chosen is None else [chosen])
            return {"value": chosen}
        case kind if kind in _MANY_VALUES:
            values: list[Any] = given.get("values") or []
            _check_choice(field, values)
            return {"values": values}
        case _:
            return None


def named_ids(components: list[Json]) -> list[str]:
    """Return the ids of people, roles, channels and files that a filled in modal names."""
    filled = [component for _, component in tree.walk(components)]
    chosen = [c["values"] for c in filled if c["type"] in _NAMING_IDS]
    return [str(value) for values in chosen for value in values]


def _check_choice(field: Json, values: list[Any]) -> None:
    if values or field.get("required", True):
        checked_values(field, values)


def _check_text(field: Json, value: str) -> None:
    name = field.get("label") or "This field"
    if not value:
        if field.get("required", True):
            raise NotAllowedError(f"{name} is required.")
        return
    low, high = field.get("min_length") or 0, field.get("max_length") or 4000
    if not low <= len(value) <= high:
        raise NotAllowedError(f"{name} takes {low} to {high} characters.")


def take_files(world: World, channel_id: str, files: Iterable[Json]) -> list[str]:
    """Store files, each a `filename` and its `data` in base64. Return the ids of their
    attachments."""
    return [_take(world, channel_id, file).id for file in files]


def _take(world: World, channel_id: str, file: Json) -> MessageAttachment:
    name = str(file["filename"])
    try:
        data = base64.b64decode(file["data"], validate=True)
    except binascii.Error:
        raise NotAllowedError(f"The file {safe_name(name)} could not be read.") from None
    attachment = new_attachment(world.ids.next(), channel_id, name, data)
    world.attachments[attachment.id] = attachment
    return attachment
