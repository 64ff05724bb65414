"""Messages, modals and commands as a bot sends them, and what is wrong with them."""

from __future__ import annotations

import copy
from collections.abc import Callable
from functools import partial, reduce
from operator import getitem
from typing import Any

from playground.validation.body_part import BodyErrors, BodyPart
from playground.validation.components import read_components
from playground.validation.messages import read_message

BUTTON = {"type": 2, "style": 1, "label": "x", "custom_id": "b"}
CHOICE = {"label": "One", "value": "1"}
SELECT = {"type": 3, "custom_id": "s", "options": [CHOICE]}
INPUT = {"type": 4, "custom_id": "t", "style": 1, "label": "x"}
TEXT = {"type": 10, "content": "x"}
LINK = {"type": 2, "style": 5, "label": "x", "url": "https://example.org"}
MEDIUM = {"url": "https://example.org/a.png"}
COMMAND = {"name": "go", "description": "x"}
OPTION = {"name": "a", "description": "x", "type": 3}


def old(*components: Any) -> Any:
    """A message of rows."""
    return [{"type": 1, "components": list(components)}]


def complaints(read: Callable[[BodyPart], object], body: Any) -> dict[str, list[tuple[str, str]]]:
    """What is wrong with a body, by the place: codes and words."""
    errors = BodyErrors()
    read(BodyPart(errors, body))
    found: dict[str, list[tuple[str, str]]] = {}
    _collect(errors.tree(), "", found)
    return found


def _collect(node: Any, path: str, found: dict[str, list[tuple[str, str]]]) -> None:
    for key, value in node.items():
        if key == "_errors":
            found[path] = [(each["code"], each["message"]) for each in value]
        else:
            _collect(value, f"{path}.{key}" if path else key, found)


in_old = partial(read_components, v2=False, emoji_ids={"77"})
in_v2 = partial(read_components, v2=True, emoji_ids={"77"})
message = partial(read_message, was_v2=False, emoji_ids=())


def in_modal(component: Any) -> Any:
    return {"title": "x", "custom_id": "m", "components": [component]}


def label(**more: Any) -> Any:
    return {"type": 18, "label": "x", "component": INPUT, **more}


def with_value(good: Any, path: tuple[Any, ...], value: Any) -> Any:
    """Return the body with another value at a path of keys and positions."""
    if not path:
        return copy.deepcopy(value)
    *way, last = path
    body = copy.deepcopy(good)
    reduce(getitem, way, body)[last] = copy.deepcopy(value)
    return body
