"""The application's own emojis."""

from __future__ import annotations

import base64
import binascii
import re

from playground.protocol.errors import ApiError, Code
from playground.protocol.json_types import Json
from playground.rest.call import ApiCall, Reply, Routes
from playground.validation import BodyPart

routes = Routes()

_DATA_URI = re.compile(r"^data:(image/(?:png|jpeg|gif|webp|avif));base64,(.*)$", re.DOTALL)
_NAME = re.compile(r"^\w{2,32}$", re.ASCII)
_MAX_EMOJIS = 2000
_MAX_BYTES = 256 * 1024


def _read_name(call: ApiCall, body: BodyPart) -> str:
    part = body.at("name")
    name = part.text()
    if not _NAME.match(name):
        part.complain("STRING_TYPE_REGEX", "String value did not match validation regex.")
    if any(e.name == name for e in call.world.emojis.values()):
        part.complain("APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "This emoji name is already taken.")
    return name


def _read_image(body: BodyPart) -> tuple[str, bytes]:
    """Return media type and bytes of a picture written as a data URI."""
    part = body.at("image")
    matched = _DATA_URI.match(part.text())
    if matched:
        try:
            data = base64.b64decode(matched[2], validate=True)
        except (binascii.Error, ValueError):
            data = b""
        if len(data) > _MAX_BYTES:
            part.complain("BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
        if data:
            return matched[1], data
    part.complain("IMAGE_INVALID", "Invalid image data")
    return "", b""


def _read_new(call: ApiCall, body: BodyPart) -> tuple[str, str, bytes]:
    if len(call.world.emojis) >= _MAX_EMOJIS:
        body.complain("APPLICATION_EMOJI_LIMIT", f"At most {_MAX_EMOJIS} emojis are allowed.")
    return (_read_name(call, body), *_read_image(body))


@routes.add("GET", "/applications/{application_id}/emojis")
async def list_emojis(call: ApiCall) -> Json:
    call.application()
    return {"items": [call.payloads.app_emoji(emoji) for emoji in call.world.emojis.values()]}


@routes.add("POST", "/applications/{application_id}/emojis")
async def create_emoji(call: ApiCall) -> Reply:
    call.application()
    name, content_type, data = call.read(lambda body: _read_new(call, body))
    emoji = call.world.add_emoji(name, content_type == "image/gif", content_type, data)
    return Reply(201, call.payloads.app_emoji(emoji))


@routes.add("DELETE", "/applications/{application_id}/emojis/{emoji_id}")
async def delete_emoji(call: ApiCall) -> None:
    call.application()
    emoji = call.world.emojis.get(call.path["emoji_id"])
    if emoji is None:
        raise ApiError(Code.UNKNOWN_EMOJI, status=404)
    call.world.remove_emoji(emoji)
