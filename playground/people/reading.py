"""Looking at a message the way a person does."""

from __future__ import annotations

from playground.protocol import component_tree as tree
from playground.protocol.constants import ComponentType
from playground.protocol.json_types import Json
from playground.state.messages import Message


def buttons(message: Message) -> list[Json]:
    """All buttons of a message, in reading order."""
    found = [c for _, c in tree.walk(message.components)]
    return [c for c in found if c["type"] == ComponentType.BUTTON]


def texts(message: Message) -> str:
    """All that can be read in a message: content, embeds and text displays."""
    parts = [message.content]
    for embed in message.embeds:
        parts += [embed.get("title") or "", embed.get("description") or ""]
        parts += [f"{f['name']}\n{f['value']}" for f in embed.get("fields") or []]
        parts.append((embed.get("footer") or {}).get("text") or "")
    for _, component in tree.walk(message.components):
        if component["type"] == ComponentType.TEXT_DISPLAY:
            parts.append(component["content"])
    return "\n".join(part for part in parts if part)
