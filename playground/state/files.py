"""Files that the bot or a person sends, made into attachments as Discord makes them."""

from __future__ import annotations

import mimetypes
import re

from playground.protocol.pictures import picture_size
from playground.state.messages import Attachment

_UNSAFE_IN_NAMES = re.compile(r"[^\w.\-]+")


def safe_name(name: str) -> str:
    """What Discord makes of a file's name."""
    return _UNSAFE_IN_NAMES.sub("_", name) or "file"


def new_attachment(
    attachment_id: str, channel_id: str, name: str, data: bytes, description: str | None = None
) -> Attachment:
    """A file's attachment: its name made safe, its kind told by the name, its size if a picture."""
    filename = safe_name(name)
    width, height = picture_size(data) or (None, None)
    return Attachment(
        id=attachment_id,
        channel_id=channel_id,
        filename=filename,
        content_type=mimetypes.guess_type(filename)[0] or "application/octet-stream",
        data=data,
        description=description,
        width=width,
        height=height,
    )
