"""The embeds of a message."""

from __future__ import annotations

from playground.protocol.json_types import Json
from playground.validation.body_part import BodyPart

MAX_EMBEDS = 10
_MAX_FIELDS = 25
_MAX_TOTAL = 6000


def read_embeds(embeds: BodyPart) -> list[Json]:
    """The embeds as they were sent."""
    parts = embeds.parts(0, MAX_EMBEDS)
    if sum(_text_size(embed) for embed in parts) > _MAX_TOTAL:
        embeds.complain(
            "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {_MAX_TOTAL}"
        )
    return [embed.fields() for embed in parts]


def _text_size(embed: BodyPart) -> int:
    """The characters that count towards the total of all embeds of a message."""
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
