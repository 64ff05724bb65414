"""Creating and editing messages with files from the body of a request."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from playground.protocol import component_tree as tree
from playground.protocol.constants import MessageFlag, MessageType
from playground.protocol.errors import ApiError, Code, not_built, plain
from playground.protocol.json_types import Json
from playground.protocol.snowflakes import SnowflakeFactory
from playground.rest.bodies import Upload
from playground.state.guild import Channel, User
from playground.state.messages import Message, MessageAttachment, new_attachment
from playground.state.world import World
from playground.validation import BodyPart
from playground.validation.messages import MAX_FILES, SETTABLE_FLAGS, MessageForm, read_message


def read_files(
    ids: SnowflakeFactory,
    body: BodyPart,
    shown: MessageForm,
    uploads: list[Upload],
    old: Message,
) -> list[MessageAttachment]:
    """Return the files of a message; a new file replaces an old one of the same name.

    body: with `attachments`, which names the files that stay and describes those that are new.
    """
    listed = body.at("attachments")
    described = {
        descriptor.at("id").required().snowflake(): descriptor for descriptor in listed.parts()
    }
    for descriptor in described.values():
        descriptor.at("filename").text(1, 1024)
        descriptor.at("description").text(0, 1024)
    stay = old.attachments
    if listed.given:
        stay = [a for a in stay if a.id in described or _is_in_embeds(a, shown.embeds)]
    stay = [_described_anew(a, described.get(a.id)) for a in stay]
    new = [
        _attachment(ids.next(), old.channel_id, upload, described.get(str(upload.index)))
        for upload in uploads
    ]
    replaced = {attachment.filename for attachment in new}
    files = [a for a in stay if a.filename not in replaced] + new
    if len(files) > MAX_FILES:
        listed.complain("BASE_TYPE_MAX_LENGTH", f"Must be {MAX_FILES} or fewer in length.")
    _check_references(body, shown, {attachment.filename for attachment in files})
    return files


def _is_in_embeds(attachment: MessageAttachment, embeds: list[Json]) -> bool:
    endings = (attachment.path, f"attachment://{attachment.filename}")
    media = [medium for embed in embeds for medium in tree.embed_media(embed)]
    return any(str(medium.get("url")).endswith(endings) for medium in media)


def _described_anew(
    attachment: MessageAttachment, descriptor: BodyPart | None
) -> MessageAttachment:
    if descriptor is None or "description" not in descriptor.fields():
        return attachment
    return replace(attachment, description=descriptor.at("description").text() or None)


def _attachment(
    attachment_id: str, channel_id: str, upload: Upload, descriptor: BodyPart | None
) -> MessageAttachment:
    named = descriptor.at("filename").text() if descriptor is not None else ""
    description = descriptor.at("description").text() or None if descriptor is not None else None
    return new_attachment(
        attachment_id, channel_id, named or upload.filename, upload.data, description
    )


def _check_references(body: BodyPart, shown: MessageForm, names: set[str]) -> None:
    for missing in sorted(tree.attachment_names(shown.components, []) - names):
        body.at("components").complain(
            "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
            f"The referenced attachment was not found: {missing}",
        )
    for missing in sorted(tree.attachment_names([], shown.embeds) - names):
        body.at("embeds").complain("URL_TYPE_INVALID_URL", f"There is no attachment {missing}.")


_MENTION = re.compile(r"<@!?(\d+)>")
_NOT_BUILT = ("poll", "sticker_ids", "shared_client_theme")
_REPLY = 0


@dataclass(frozen=True)
class MessageDraft:
    """A message of a request that has been validated but not created yet."""

    shown: MessageForm
    attachments: list[MessageAttachment]
    mention_ids: list[str]
    reference_id: str | None
    ephemeral: bool
    tts: bool
    nonce: str | int | None
    enforce_nonce: bool


_MOST_BYTES = 10_000
"""The limit of all texts of Components V2 together, in UTF-8."""


def _bytes_shown(shown: MessageForm) -> int:
    texts = (component.get("content") for _, component in tree.walk(shown.components))
    return sum(len(text.encode()) for text in texts if isinstance(text, str))


class MessageComposer:
    """Reads, creates and edits messages in a world. Raises ApiError where Discord would refuse."""

    def __init__(self, world: World) -> None:
        self._world = world

    def read(
        self, body: BodyPart, uploads: list[Upload], channel: Channel, old: Message | None = None
    ) -> MessageDraft:
        """Return a form that reads the fields of a message. Raise ApiError 501 for what is not
        built here.

        old: the message that is edited; fields that the body does not name stay as they are.
        """
        for name in _NOT_BUILT:
            if body.at(name).value:
                raise not_built(name)
        old = old or Message("0", channel.id, self._world.bot.id, 0.0)
        whole = body.over(
            {
                "content": old.content,
                "embeds": old.embeds,
                "components": old.components,
                "flags": old.flags,
            }
        )
        shown = read_message(whole, was_v2=old.is_v2, emoji_ids=self._world.emojis.keys())
        if _bytes_shown(shown) > _MOST_BYTES:
            # Discord does not refuse such a message but fails with a 500.
            raise plain(500, "Internal Server Error")
        nonce = body.at("nonce").value
        return MessageDraft(
            shown=shown,
            attachments=read_files(self._world.ids, body, shown, uploads, old),
            mention_ids=self._mentions(shown, body.at("allowed_mentions")),
            reference_id=self._reference(body.at("message_reference"), channel),
            ephemeral=is_ephemeral(body),
            tts=bool(body.at("tts").value),
            nonce=nonce if isinstance(nonce, str | int) else None,
            enforce_nonce=bool(body.at("enforce_nonce").value),
        )

    def compose(self, channel: Channel, author: User, draft: MessageDraft) -> Message:
        """Return a new message, not yet in the world."""
        message = Message(
            id=self._world.ids.next(),
            channel_id=channel.id,
            author_id=author.id,
            created_at=self._world.clock.now(),
            tts=draft.tts,
            nonce=draft.nonce,
        )
        if draft.reference_id is not None:
            message.type = MessageType.REPLY
            message.reference_id = draft.reference_id
        _apply(message, draft)
        return message

    def edit(self, message: Message, draft: MessageDraft) -> None:
        """Change a message of the world."""
        _apply(message, draft)
        message.edited_at = self._world.clock.now()
        self._world.message_changed(message)

    def fill(self, message: Message, draft: MessageDraft) -> None:
        """Put the real content into a message that was a `thinking` placeholder."""
        _apply(message, draft)
        message.flags &= ~MessageFlag.LOADING
        self._world.message_changed(message)

    def _mentions(self, shown: MessageForm, allowed: BodyPart) -> list[str]:
        """Return the mentioned users that `allowed` permits; without `allowed`, all of them."""
        texts = [shown.content]
        for _, component in tree.walk(shown.components):
            if isinstance(component.get("content"), str):
                texts.append(component["content"])
        named = {user.snowflake() for user in allowed.at("users").parts()}
        kinds = [kind.text() for kind in allowed.at("parse").parts()]
        everybody = not allowed.given or "users" in kinds
        return [
            user_id
            for user_id in dict.fromkeys(_MENTION.findall("\n".join(texts)))
            if user_id in self._world.users and (everybody or user_id in named)
        ]

    def _reference(self, reference: BodyPart, channel: Channel) -> str | None:
        """Return the message that is replied to.

        A complaint is noted if it is deleted but has to exist.
        """
        if reference.at("type").integer() != _REPLY:
            raise not_built("forwarding")
        message_id = reference.at("message_id").snowflake()
        if not message_id:
            return None
        original = self._world.messages.get(message_id)
        if original is not None and original.channel_id == channel.id:
            return original.id
        if reference.at("fail_if_not_exists").value is not False:
            reference.complain("REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        return None


def is_ephemeral(body: BodyPart) -> bool:
    """Return whether the flags of a message ask that only one person sees it."""
    return bool(body.at("flags").integer() & MessageFlag.EPHEMERAL)


def _apply(message: Message, draft: MessageDraft) -> None:
    shown = draft.shown
    if not (shown.content.strip() or shown.embeds or shown.components or draft.attachments):
        raise ApiError(Code.EMPTY_MESSAGE)
    message.content = shown.content
    message.embeds = shown.embeds
    message.components = tree.with_ids(shown.components)
    message.attachments = draft.attachments
    message.flags = (message.flags & ~SETTABLE_FLAGS) | shown.flags
    message.mention_ids = draft.mention_ids
