"""Messages with their files and reactions."""

from __future__ import annotations

import mimetypes
import re
import struct
from dataclasses import dataclass, field

from playground.protocol.constants import MessageFlag, MessageType
from playground.protocol.emoji import EmojiRef
from playground.protocol.json_types import Json


def picture_size(data: bytes) -> tuple[int, int] | None:
    """Return width and height of a PNG or GIF, None for anything else."""
    if data[:8] == b"\x89PNG\r\n\x1a\n" and len(data) >= 24:
        width, height = struct.unpack(">II", data[16:24])
        return width, height
    if data[:6] in (b"GIF87a", b"GIF89a") and len(data) >= 10:
        width, height = struct.unpack("<HH", data[6:10])
        return width, height
    return None


NOBODY = "0"
"""The reader of an ephemeral message that its reader's client has forgotten."""


@dataclass
class MessageAttachment:
    id: str
    channel_id: str
    filename: str
    content_type: str
    data: bytes
    description: str | None = None
    width: int | None = None
    height: int | None = None

    @property
    def path(self) -> str:
        """The path at which the playground serves the file."""
        return f"/cdn/attachments/{self.channel_id}/{self.id}/{self.filename}"


MAX_REACTIONS = 20
"""The most different emoji in a message's reactions."""


@dataclass
class Reaction:
    emoji: EmojiRef
    user_ids: list[str] = field(default_factory=list)


@dataclass
class Message:
    """A message.

    `visible_to` is the one person who sees an ephemeral message, `thread_id` the thread that began
    here.
    """

    id: str
    channel_id: str
    author_id: str
    created_at: float
    content: str = ""
    type: MessageType = MessageType.DEFAULT
    flags: int = 0
    components: list[Json] = field(default_factory=list)
    attachments: list[MessageAttachment] = field(default_factory=list)
    reactions: list[Reaction] = field(default_factory=list)
    mention_ids: list[str] = field(default_factory=list)
    edited_at: float | None = None
    nonce: str | int | None = None
    reference_id: str | None = None
    thread_id: str | None = None
    interaction_metadata: Json | None = None
    by_interaction: bool = False
    visible_to: str | None = None
    deleted: bool = False

    @property
    def ephemeral(self) -> bool:
        return self.visible_to is not None

    @property
    def is_v2(self) -> bool:
        return bool(self.flags & MessageFlag.IS_COMPONENTS_V2)

    @property
    def is_loading(self) -> bool:
        return bool(self.flags & MessageFlag.LOADING)

    def reaction(self, emoji: EmojiRef) -> Reaction | None:
        return next((r for r in self.reactions if r.emoji.key == emoji.key), None)


_UNSAFE_IN_NAMES = re.compile(r"[^\w.\-]+")


def safe_name(name: str) -> str:
    """Return a file's name as Discord changes it."""
    return _UNSAFE_IN_NAMES.sub("_", name) or "file"


def new_attachment(
    attachment_id: str, channel_id: str, name: str, data: bytes, description: str | None = None
) -> MessageAttachment:
    """Return a file's attachment, with a safe name, its media type by the name, and a picture's
    size."""
    filename = safe_name(name)
    width, height = picture_size(data) or (None, None)
    return MessageAttachment(
        id=attachment_id,
        channel_id=channel_id,
        filename=filename,
        content_type=mimetypes.guess_type(filename)[0] or "application/octet-stream",
        data=data,
        description=description,
        width=width,
        height=height,
    )
