"""Walking through a message's component tree."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from typing import Any

from playground.protocol.constants import ComponentType
from playground.protocol.json_types import Json, Path

_ATTACHMENT_SCHEME = "attachment://"


def walk(components: list[Json], path: Path = ("components",)) -> Iterator[tuple[Path, Json]]:
    """Yield every component of a tree with its path in the body, parents before children."""
    for index, component in enumerate(components):
        if not isinstance(component, dict):
            continue
        here = (*path, index)
        yield here, component
        children = component.get("components")
        if isinstance(children, list):
            yield from walk(children, (*here, "components"))
        for single in ("accessory", "component"):
            child = component.get(single)
            if isinstance(child, dict):
                yield (*here, single), child


def find(components: list[Json], custom_id: str) -> Json | None:
    """Return the component with this custom_id."""
    return next((c for _, c in walk(components) if c.get("custom_id") == custom_id), None)


def with_ids(components: list[Json]) -> list[Json]:
    """Return a copy in which every component has an `id` of its own, as Discord assigns them."""
    numbered = copy.deepcopy(components)
    taken = {c["id"] for _, c in walk(numbered) if _has_id(c)}
    following = 0
    for _, component in walk(numbered):
        if not _has_id(component):
            following += 1
            while following in taken:
                following += 1
            component["id"] = following
            taken.add(following)
    return numbered


def _has_id(component: Json) -> bool:
    number = component.get("id")
    return isinstance(number, int) and number != 0


def _objects(value: Any) -> list[Json]:
    """Return the objects of a list. A component may have a field of any type where it has none."""
    return [item for item in value if isinstance(item, dict)] if isinstance(value, list) else []


def _media_slots(component: Json) -> Iterator[Json]:
    slots: list[Any] = []
    match component.get("type"):
        case ComponentType.THUMBNAIL:
            slots = [component.get("media")]
        case ComponentType.FILE:
            slots = [component.get("file")]
        case ComponentType.MEDIA_GALLERY:
            slots = [item.get("media") for item in _objects(component.get("items"))]
        case _:
            pass
    yield from (slot for slot in slots if isinstance(slot, dict))


def attachment_names(components: list[Json]) -> set[str]:
    """Return the file names in `attachment://` addresses."""
    urls = [slot.get("url") for _, c in walk(components) for slot in _media_slots(c)]
    return {
        url.removeprefix(_ATTACHMENT_SCHEME)
        for url in urls
        if isinstance(url, str) and url.startswith(_ATTACHMENT_SCHEME)
    }


def _emoji_of(component: Json) -> Iterator[Json]:
    """Yield the custom emoji of a button, and of a select's options."""
    for holder in (component, *_objects(component.get("options"))):
        emoji = holder.get("emoji")
        if isinstance(emoji, dict) and emoji.get("id"):
            yield emoji


def _with_snowflake(component: Json) -> Iterator[Json]:
    """Yield the parts that contain a snowflake: custom emoji and default values of selects."""
    yield from _emoji_of(component)
    yield from (value for value in _objects(component.get("default_values")) if "id" in value)


def resolved(
    components: list[Json], describe: Callable[[str], dict[str, Any] | None]
) -> list[Json]:
    """Return a copy with every medium completed and every snowflake as text, as bots receive it.

    `describe` turns an `attachment://` file name into the medium's fields (url, width, ...).
    """
    result = copy.deepcopy(components)
    for _, component in walk(result):
        for holder in _with_snowflake(component):
            holder["id"] = str(holder["id"])
        for slot in _media_slots(component):
            url = str(slot.get("url") or "")
            if url.startswith(_ATTACHMENT_SCHEME):
                slot.update(describe(url.removeprefix(_ATTACHMENT_SCHEME)) or {})
            else:
                slot.setdefault("proxy_url", url)
                slot.setdefault("width", None)
                slot.setdefault("height", None)
    return result
