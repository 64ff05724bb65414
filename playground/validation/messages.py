"""The content, components, embeds and flags of a message."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass

from playground.protocol.constants import MessageFlag
from playground.protocol.json_types import Json
from playground.validation.body_part import BodyPart
from playground.validation.components import read_components

MAX_EMBEDS = 10
_MAX_FIELDS = 25
_MAX_TOTAL = 6000


def read_embeds(embeds: BodyPart) -> list[Json]:
    """Return the embeds as they were sent."""
    parts = embeds.parts(0, MAX_EMBEDS)
    if sum(_text_size(embed) for embed in parts) > _MAX_TOTAL:
        embeds.complain(
            "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {_MAX_TOTAL}"
        )
    return [embed.fields() for embed in parts]


def _text_size(embed: BodyPart) -> int:
    """Return the number of characters that count towards the limit for all embeds of a message."""
    for medium in ("image", "thumbnail", "video"):
        embed.at(medium).at("url").text()
    for signed in ("footer", "author"):
        embed.at(signed).at("icon_url").text()
    texts = [
        embed.at("title").text(0, 256),
        embed.at("description").text(0, 4096),
        embed.at("footer").at("text").text(0, 2048),
        embed.at("author").at("name").text(0, 256),
    ]
    for field in embed.at("fields").parts(0, _MAX_FIELDS):
        texts.append(field.at("name").required().text(0, 256))
        texts.append(field.at("value").required().text(0, 1024))
    return sum(map(len, texts))


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
    embeds: list[Json]
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
        embeds=read_embeds(body.at("embeds")),
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
