"""The application's own emojis."""

from __future__ import annotations

import base64
import binascii
import re

from playground.protocol.errors import ApiError, Code
from playground.protocol.json_types import Json
from playground.rest.call import Call, Reply, Routes
from playground.state.application import AppEmoji
from playground.validation.form_errors import FormErrors

routes = Routes()

_DATA_URI = re.compile(r"^data:(image/(?:png|jpeg|gif|webp|avif));base64,(.*)$", re.DOTALL)
_NAME = re.compile(r"^\w{2,32}$", re.ASCII)
_MAX_EMOJIS = 2000
_MAX_BYTES = 256 * 1024


def _find(call: Call) -> AppEmoji:
    call.application()
    emoji = call.world.emojis.get(call.path["emoji_id"])
    if emoji is None:
        raise ApiError(Code.UNKNOWN_EMOJI, status=404)
    return emoji


def _checked_name(call: Call, errors: FormErrors, own: AppEmoji | None = None) -> str:
    name = str(call.body.get("name") or "")
    if not _NAME.match(name):
        errors.add(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
    if any(e.name == name and e is not own for e in call.world.emojis.values()):
        errors.add(
            ("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "This emoji name is already taken."
        )
    return name


def _decode(image: str, errors: FormErrors) -> tuple[str, bytes]:
    matched = _DATA_URI.match(image)
    if matched:
        try:
            data = base64.b64decode(matched[2], validate=True)
        except binascii.Error:
            data = b""
        if len(data) > _MAX_BYTES:
            errors.add(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
        if data:
            return matched[1], data
    errors.add(("image",), "IMAGE_INVALID", "Invalid image data")
    return "", b""


@routes.add("GET", "/applications/{application_id}/emojis")
async def list_emojis(call: Call) -> Json:
    call.application()
    return {"items": [call.payloads.app_emoji(emoji) for emoji in call.world.emojis.values()]}


@routes.add("POST", "/applications/{application_id}/emojis")
async def create_emoji(call: Call) -> Reply:
    call.application()
    errors = FormErrors()
    name = _checked_name(call, errors)
    content_type, data = _decode(str(call.body.get("image") or ""), errors)
    if len(call.world.emojis) >= _MAX_EMOJIS:
        errors.add((), "APPLICATION_EMOJI_LIMIT", f"At most {_MAX_EMOJIS} emojis are allowed.")
    errors.raise_if_any()
    emoji = call.world.add_emoji(name, content_type == "image/gif", content_type, data)
    return Reply(201, call.payloads.app_emoji(emoji))


@routes.add("GET", "/applications/{application_id}/emojis/{emoji_id}")
async def get_emoji(call: Call) -> Json:
    return call.payloads.app_emoji(_find(call))


@routes.add("PATCH", "/applications/{application_id}/emojis/{emoji_id}")
async def rename_emoji(call: Call) -> Json:
    emoji = _find(call)
    errors = FormErrors()
    name = _checked_name(call, errors, emoji)
    errors.raise_if_any()
    call.world.rename_emoji(emoji, name)
    return call.payloads.app_emoji(emoji)


@routes.add("DELETE", "/applications/{application_id}/emojis/{emoji_id}")
async def delete_emoji(call: Call) -> None:
    call.world.remove_emoji(_find(call))
