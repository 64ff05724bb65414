"""Creating and editing messages with files from the body of a request."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from playground.protocol import component_tree as tree
from playground.protocol.constants import MessageFlag
from playground.protocol.errors import ApiError, Code, not_built, plain
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
        stay = [a for a in stay if a.id in described]
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
    for missing in sorted(tree.attachment_names(shown.components) - names):
        body.at("components").complain(
            "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
            f"The referenced attachment was not found: {missing}",
        )


_MENTION = re.compile(r"<@!?(\d+)>")
_NOT_BUILT = ("embeds", "message_reference", "poll", "sticker_ids", "tts", "shared_client_theme")


@dataclass(frozen=True)
class MessageDraft:
    """A message of a request that has been validated but not created yet."""

    shown: MessageForm
    attachments: list[MessageAttachment]
    mention_ids: list[str]
    ephemeral: bool
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
            ephemeral=is_ephemeral(body),
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
            nonce=draft.nonce,
        )
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


def is_ephemeral(body: BodyPart) -> bool:
    """Return whether the flags of a message ask that only one person sees it."""
    return bool(body.at("flags").integer() & MessageFlag.EPHEMERAL)


def _apply(message: Message, draft: MessageDraft) -> None:
    shown = draft.shown
    if not (shown.content.strip() or shown.components or draft.attachments):
        raise ApiError(Code.EMPTY_MESSAGE)
    message.content = shown.content
    message.components = tree.with_ids(shown.components)
    message.attachments = draft.attachments
    message.flags = (message.flags & ~SETTABLE_FLAGS) | shown.flags
    message.mention_ids = draft.mention_ids
