"""What a person puts into selects and the fields of a modal, checked as the client checks it."""

from __future__ import annotations

from typing import Any

from playground.people.not_allowed import NotAllowedError
from playground.protocol import component_tree as tree
from playground.protocol.constants import SELECT_TYPES, ComponentType
from playground.protocol.json_types import Json

_WITH_OPTIONS = (
    ComponentType.STRING_SELECT,
    ComponentType.RADIO_GROUP,
    ComponentType.CHECKBOX_GROUP,
)
_MANY_VALUES = SELECT_TYPES | {ComponentType.CHECKBOX_GROUP, ComponentType.FILE_UPLOAD}
_NAMING_IDS = _MANY_VALUES - {ComponentType.STRING_SELECT, ComponentType.CHECKBOX_GROUP}


def checked_values(select: Json, values: list[str]) -> list[str]:
    """What was chosen in a select or in a group; NotAllowedError if it is not offered."""
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
    """A modal's component the way it comes back: with its value and without its looks."""
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
    """What was put into a field, as it is told to the bot; None for what is only looked at."""
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
    """The ids of people, roles, channels and files that a filled in modal names."""
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
