"""Short ways to write Discord's components in tests."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]

V2 = 1 << 15


def button(custom_id: str, label: str | None = None, style: int = 2, **fields: Any) -> Json:
    shown = {"label": label} if label is not None else {}
    return {"type": 2, "style": style, "custom_id": custom_id, **shown, **fields}


def link(label: str, url: str) -> Json:
    return {"type": 2, "style": 5, "label": label, "url": url}


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def rows(buttons: list[Json]) -> list[Json]:
    """Buttons in rows of five."""
    return [row(*buttons[start : start + 5]) for start in range(0, len(buttons), 5)]


def text(content: str) -> Json:
    return {"type": 10, "content": content}


def container(*components: Json, **fields: Any) -> Json:
    return {"type": 17, "components": list(components), **fields}


def section(content: str, accessory: Json) -> Json:
    return {"type": 9, "components": [text(content)], "accessory": accessory}


def select(custom_id: str, values: list[str], **fields: Any) -> Json:
    options = [{"label": value.title(), "value": value} for value in values]
    return {"type": 3, "custom_id": custom_id, "options": options, **fields}


def text_input(custom_id: str, **fields: Any) -> Json:
    return {"type": 4, "custom_id": custom_id, "style": 1, **fields}


def label(title: str, component: Json, description: str | None = None) -> Json:
    shown = {"description": description} if description else {}
    return {"type": 18, "label": title, "component": component, **shown}
