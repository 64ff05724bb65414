"""Reading the body of a request: JSON alone, or JSON with files beside it."""

from __future__ import annotations

import json
import logging
import re
from dataclasses import dataclass
from typing import Any

from aiohttp import BodyPartReader, web

from playground.protocol.errors import ApiError, Code
from playground.validation.body_part import one_complaint

log = logging.getLogger(__name__)

_FILE_FIELD = re.compile(r"^files\[(\d+)\]$")


@dataclass(frozen=True)
class Upload:
    """One file of a multipart request; `index` is the n of `files[n]`."""

    index: int
    filename: str
    content_type: str | None
    data: bytes


async def read_body(request: web.Request) -> tuple[Any, list[Upload]]:
    if request.content_type == "multipart/form-data":
        return await _read_multipart(request)
    if request.content_type != "application/json":
        raise one_complaint(
            (),
            "CONTENT_TYPE_INVALID",
            'Expected "Content-Type" header to be one of application/json, multipart/form-data.',
        )
    return _parse(await request.text()), []


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
            body = _parse(data.decode())
        elif matched:
            filename = part.filename or f"file{matched[1]}"
            content_type = part.headers.get("Content-Type")
            uploads.append(Upload(int(matched[1]), filename, content_type, data))
        else:
            log.warning("A multipart field named %r was left aside", name)
    return body, uploads


def _parse(text: str) -> Any:
    try:
        return json.loads(text) if text else {}
    except (ValueError, RecursionError):
        raise ApiError(Code.INVALID_JSON) from None
