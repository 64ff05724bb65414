"""Files that a person gives to the bot with a modal."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Iterable

from playground.people.not_allowed import NotAllowedError
from playground.protocol.json_types import Json
from playground.state.files import new_attachment, safe_name
from playground.state.messages import Attachment
from playground.state.world import World


def take_files(world: World, channel_id: str, files: Iterable[Json]) -> list[str]:
    """Keep files, each a `filename` and its `data` in base64; the ids of their attachments."""
    return [_take(world, channel_id, file).id for file in files]


def _take(world: World, channel_id: str, file: Json) -> Attachment:
    name = str(file["filename"])
    try:
        data = base64.b64decode(file["data"], validate=True)
    except binascii.Error:
        raise NotAllowedError(f"The file {safe_name(name)} could not be read.") from None
    attachment = new_attachment(world.ids.next(), channel_id, name, data)
    world.attachments[attachment.id] = attachment
    return attachment
