"""From the body of a request to a message: checks, files, mentions; for creating and editing."""

from __future__ import annotations

import mimetypes
import re
import struct
from dataclasses import dataclass

from playground.protocol import component_tree as tree
from playground.protocol.constants import MessageFlag, MessageType
from playground.protocol.errors import ApiError, Code
from playground.protocol.json_types import Json, Path
from playground.rest.bodies import Upload
from playground.state.guild import Channel, User
from playground.state.messages import Attachment, Message
from playground.state.world import World
from playground.validation import limits
from playground.validation.form_errors import FormErrors

_MENTION = re.compile(r"<@!?(\d+)>")
_SETTABLE_FLAGS = (
    MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.IS_COMPONENTS_V2
)
_UNSAFE_IN_NAMES = re.compile(r"[^\w.\-]+")


@dataclass(frozen=True)
class _Draft:
    content: str
    embeds: list[Json]
    components: list[Json]
    attachments: list[Attachment]
    flags: int


class Composer:
    """Makes and edits messages in a world; raises ApiError when Discord would refuse."""

    def __init__(self, world: World) -> None:
        self._world = world

    def compose(
        self,
        channel: Channel,
        author: User,
        body: Json,
        uploads: list[Upload],
        *,
        prefix: Path = (),
    ) -> Message:
        """A new message, not yet in the world. `prefix`: where the body stands, for errors."""
        blank = Message("0", channel.id, author.id, 0.0)
        draft = self._draft(blank, body, uploads, prefix)
        message = Message(
            id=self._world.ids.next(),
            channel_id=channel.id,
            author_id=author.id,
            created_at=self._world.clock.now(),
            tts=bool(body.get("tts")),
            nonce=body.get("nonce"),
        )
        self._apply(message, draft, body)
        return message

    def edit(
        self, message: Message, body: Json, uploads: list[Upload], *, prefix: Path = ()
    ) -> None:
        """Change a message; fields that the body does not name stay as they are."""
        draft = self._draft(message, body, uploads, prefix)
        self._apply(message, draft, body)
        message.edited_at = self._world.clock.now()
        self._world.message_changed(message)

    def fill(
        self, message: Message, body: Json, uploads: list[Upload], *, prefix: Path = ()
    ) -> None:
        """Put the real content into a message that was only `thinking` until now."""
        draft = self._draft(message, body, uploads, prefix)
        message.flags &= ~MessageFlag.LOADING
        self._apply(message, draft, body)
        self._world.message_changed(message)

    def _apply(self, message: Message, draft: _Draft, body: Json) -> None:
        message.content = draft.content
        message.embeds = draft.embeds
        message.components = draft.components
        message.attachments = draft.attachments
        message.flags = (message.flags & ~_SETTABLE_FLAGS) | draft.flags
        message.mention_ids = self._mentions(draft, body)

    def _draft(self, old: Message, body: Json, uploads: list[Upload], prefix: Path) -> _Draft:
        errors = FormErrors(prefix)
        content = (body["content"] or "") if "content" in body else old.content
        embeds = (body["embeds"] or []) if "embeds" in body else old.embeds
        if body.get("embed"):
            embeds = [body["embed"]]
        components = (body["components"] or []) if "components" in body else old.components
        flags = int(body["flags"] or 0) & _SETTABLE_FLAGS if "flags" in body else old.flags
        # A message never goes back from Components V2.
        flags = (flags & _SETTABLE_FLAGS) | (old.flags & MessageFlag.IS_COMPONENTS_V2)
        v2 = bool(flags & MessageFlag.IS_COMPONENTS_V2)
        limits.check_content(errors, content)
        limits.check_embeds(errors, embeds)
        limits.check_components(errors, components, v2=v2, emojis=self._world.emojis)
        attachments = self._attachments(old, body, embeds, uploads)
        limits.check_files(errors, len(attachments))
        names = {attachment.filename for attachment in attachments}
        self._check_references(errors, components, embeds, names)
        if v2:
            self._check_v2_only(errors, content, embeds, body)
        errors.raise_if_any()
        if not (content.strip() or embeds or components or attachments):
            raise ApiError(Code.EMPTY_MESSAGE)
        if "components" in body:
            components = tree.with_ids(components)
        return _Draft(content, embeds, components, attachments, flags)

    def _check_v2_only(
        self, errors: FormErrors, content: str, embeds: list[Json], body: Json
    ) -> None:
        for name, value in (
            ("content", content),
            ("embeds", embeds),
            ("poll", body.get("poll")),
            ("sticker_ids", body.get("sticker_ids")),
        ):
            if value:
                errors.add(
                    (name,),
                    "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                    f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
                )

    def _check_references(
        self, errors: FormErrors, components: list[Json], embeds: list[Json], names: set[str]
    ) -> None:
        for missing in sorted(tree.attachment_names(components, []) - names):
            errors.add(
                ("components",),
                "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                f"The referenced attachment was not found: {missing}",
            )
        for missing in sorted(tree.attachment_names([], embeds) - names):
            errors.add(("embeds",), "URL_TYPE_INVALID_URL", f"There is no attachment {missing}.")

    def _attachments(
        self, old: Message, body: Json, embeds: list[Json], uploads: list[Upload]
    ) -> list[Attachment]:
        descriptors = body.get("attachments")
        wanted = {str(d.get("id")): d for d in descriptors or []}
        if descriptors is None:
            kept = list(old.attachments)
        else:
            shown = [str(m.get("url")) for embed in embeds for m in tree.embed_media(embed)]
            kept = [
                a
                for a in old.attachments
                if a.id in wanted
                or any(url.endswith((a.path, f"attachment://{a.filename}")) for url in shown)
            ]
        for attachment in kept:
            if "description" in wanted.get(attachment.id, {}):
                attachment.description = wanted[attachment.id]["description"]
        fresh = [
            self._attachment(old.channel_id, upload, wanted.get(str(upload.index), {}))
            for upload in uploads
        ]
        replaced = {attachment.filename for attachment in fresh}
        return [a for a in kept if a.filename not in replaced] + fresh

    def _attachment(self, channel_id: str, upload: Upload, descriptor: Json) -> Attachment:
        filename = _UNSAFE_IN_NAMES.sub("_", descriptor.get("filename") or upload.filename)
        content_type = mimetypes.guess_type(filename)[0] or "application/octet-stream"
        width, height = picture_size(upload.data) or (None, None)
        return Attachment(
            id=self._world.ids.next(),
            channel_id=channel_id,
            filename=filename or "file",
            content_type=content_type,
            data=upload.data,
            description=descriptor.get("description"),
            width=width,
            height=height,
        )

    def _mentions(self, draft: _Draft, body: Json) -> list[str]:
        texts = [draft.content]
        texts += [
            c["content"]
            for _, c in tree.walk(draft.components)
            if isinstance(c.get("content"), str)
        ]
        found = dict.fromkeys(_MENTION.findall("\n".join(texts)))
        allowed = body.get("allowed_mentions")
        return [
            user_id
            for user_id in found
            if user_id in self._world.users and _may_mention(allowed, user_id)
        ]

    def reply_to(self, message: Message, reference: Json | None) -> None:
        """Make a new message a reply. ApiError 50035 if the original is gone and must exist."""
        if not reference or not reference.get("message_id"):
            return
        original = self._world.messages.get(str(reference["message_id"]))
        if original is None or original.channel_id != message.channel_id:
            if reference.get("fail_if_not_exists", True):
                errors = FormErrors()
                errors.add(
                    ("message_reference",),
                    "REPLIES_UNKNOWN_MESSAGE",
                    "Unknown message",
                )
                errors.raise_if_any()
            return
        message.type = MessageType.REPLY
        message.reference_id = original.id


def _may_mention(allowed: Json | None, user_id: str) -> bool:
    if allowed is None:
        return True
    users = [str(user) for user in allowed.get("users") or []]
    return "users" in (allowed.get("parse") or []) or user_id in users


def picture_size(data: bytes) -> tuple[int, int] | None:
    """Width and height of a PNG or GIF, None for anything else."""
    if data[:8] == b"\x89PNG\r\n\x1a\n" and len(data) >= 24:
        width, height = struct.unpack(">II", data[16:24])
        return width, height
    if data[:6] in (b"GIF87a", b"GIF89a") and len(data) >= 10:
        width, height = struct.unpack("<HH", data[6:10])
        return width, height
    return None
