"""Reading the body of a request: JSON alone, or JSON with files beside it."""

from __future__ import annotations

import logging
import re
from dataclasses import dataclass
from typing import Any

from aiohttp import BodyPartReader, web
from aiohttp.http_exceptions import HttpProcessingError

from playground.protocol.errors import ApiError, Code, plain
from playground.protocol.json_reading import read_json
from playground.validation.body_part import one_complaint

log = logging.getLogger(__name__)

_FILE_FIELD = re.compile(r"^files\[([0-9]{1,4})\]$")


@dataclass(frozen=True)
class Upload:
    """One file of a multipart request; `index` is the n of `files[n]`."""

    index: int
    filename: str
    content_type: str | None
    data: bytes


async def read_body(request: web.Request) -> tuple[Any, list[Upload]]:
    """Return the JSON of a request, and its files. Raise ApiError if either cannot be read."""
    try:
        return await _read(request)
    except web.HTTPRequestEntityTooLarge:
        raise plain(413, "Request Entity Too Large") from None
    except (HttpProcessingError, web.RequestPayloadError, ValueError) as error:
        # Not in the encoding that its headers name, or in parts that do not end.
        log.warning("The body of a request could not be read: %s", type(error).__name__)
        raise plain(400, "Bad Request") from None


async def _read(request: web.Request) -> tuple[Any, list[Upload]]:
    if request.content_type == "multipart/form-data":
        return await _read_multipart(request)
    if request.content_type != "application/json":
        raise one_complaint(
            (),
            "CONTENT_TYPE_INVALID",
            'Expected "Content-Type" header to be one of application/json, multipart/form-data.',
        )
    return _parse(await request.read()), []


async def _read_multipart(request: web.Request) -> tuple[Any, list[Upload]]:
    body: Any = {}
    uploads: list[Upload] = []
    reader = await request.multipart()
    async for part in reader:
        if not isinstance(part, BodyPartReader):
            continue
        name = part.name or ""
        data = bytes(await part.read())
        matched = _FILE_FIELD.match(name)
        if name == "payload_json":
            body = _parse(data)
        elif matched:
            filename = part.filename or f"file{matched[1]}"
            content_type = part.headers.get("Content-Type")
            uploads.append(Upload(int(matched[1]), filename, content_type, data))
        else:
            log.warning("A multipart field named %r was left aside", name)
    return body, uploads


def _parse(data: bytes) -> Any:
    try:
        return read_json(data) if data else {}
    except ValueError:
        raise ApiError(Code.INVALID_JSON) from None
