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
        case ComponentType.TEXT_INPUT:
            value = (given.get(component["custom_id"]) or {}).get("value") or ""
            _check_text(component, value)
            return {**identity, "custom_id": component["custom_id"], "value": value}
        case ComponentType.CHECKBOX:
            value = bool((given.get(component["custom_id"]) or {}).get("value"))
            return {**identity, "custom_id": component["custom_id"], "value": value}
        case ComponentType.RADIO_GROUP:
            value = (given.get(component["custom_id"]) or {}).get("value") or None
            if value is not None or component.get("required", True):
                checked_values(component, [] if value is None else [value])
            return {**identity, "custom_id": component["custom_id"], "value": value}
        case kind if kind in _MANY_VALUES:
            values: list[Any] = (given.get(component["custom_id"]) or {}).get("values") or []
            if values or component.get("required", True):
                checked_values(component, values)
            return {**identity, "custom_id": component["custom_id"], "values": values}
        case _:
            return None


def named_ids(components: list[Json]) -> list[str]:
    """The ids of people, roles, channels and files that a filled in modal names."""
    filled = [component for _, component in tree.walk(components)]
    chosen = [c["values"] for c in filled if c["type"] in _NAMING_IDS]
    return [str(value) for values in chosen for value in values]


def _check_text(field: Json, value: str) -> None:
    name = field.get("label") or "This field"
    if not value:
        if field.get("required", True):
            raise NotAllowedError(f"{name} is required.")
        return
    low, high = field.get("min_length") or 0, field.get("max_length") or 4000
    if not low <= len(value) <= high:
        raise NotAllowedError(f"{name} takes {low} to {high} characters.")
