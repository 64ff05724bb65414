"""Files that a person gives to the bot with a modal."""

from __future__ import annotations

import base64
import binascii
import mimetypes
import re
from collections.abc import Iterable

from playground.people.not_allowed import NotAllowedError
from playground.protocol.json_types import Json
from playground.protocol.pictures import picture_size
from playground.state.messages import Attachment
from playground.state.world import World

_UNSAFE_IN_NAMES = re.compile(r"[^\w.\-]+")


def take_files(world: World, channel_id: str, files: Iterable[Json]) -> list[str]:
    """Keep files, each a `filename` and its `data` in base64; the ids of their attachments."""
    return [_take(world, channel_id, file).id for file in files]


def _take(world: World, channel_id: str, file: Json) -> Attachment:
    name = _UNSAFE_IN_NAMES.sub("_", str(file["filename"])) or "file"
    try:
        data = base64.b64decode(file["data"], validate=True)
    except binascii.Error:
        raise NotAllowedError(f"The file {name} could not be read.") from None
    width, height = picture_size(data) or (None, None)
    attachment = Attachment(
        id=world.ids.next(),
        channel_id=channel_id,
        filename=name,
        content_type=mimetypes.guess_type(name)[0] or "application/octet-stream",
        data=data,
        width=width,
        height=height,
    )
    world.attachments[attachment.id] = attachment
    return attachment
