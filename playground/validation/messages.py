"""The content, components and flags of a message."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass

from playground.protocol.constants import MessageFlag
from playground.protocol.json_types import Json
from playground.validation.body_part import BodyPart
from playground.validation.components import read_components

MAX_CONTENT = 2000
MAX_FILES = 10
SETTABLE_FLAGS = (
    MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.IS_COMPONENTS_V2
)
_NOT_IN_V2 = ("content", "embeds", "poll", "sticker_ids")


@dataclass(frozen=True)
class MessageForm:
    """The content of a message, and its flags that a bot may set."""

    content: str
    components: list[Json]
    flags: int


def read_message(body: BodyPart, *, was_v2: bool, emoji_ids: Container[str]) -> MessageForm:
    """Return the new content of a message.

    body: all its fields, at an edit with those that stay. was_v2: whether the message already has
    Components V2, which cannot be undone. emoji_ids: the known custom emoji.
    """
    flags = body.at("flags").integer() & SETTABLE_FLAGS
    if was_v2:
        flags |= MessageFlag.IS_COMPONENTS_V2
    v2 = bool(flags & MessageFlag.IS_COMPONENTS_V2)
    form = MessageForm(
        content=body.at("content").text(0, MAX_CONTENT),
        components=read_components(body.at("components"), v2=v2, emoji_ids=emoji_ids),
        flags=flags,
    )
    for name in _NOT_IN_V2 if v2 else ():
        if body.at(name).value:
            body.at(name).complain(
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )
    return form
