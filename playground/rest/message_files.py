"""The files of a message: which stay at an edit, which are new, and which are shown."""

from __future__ import annotations

from dataclasses import replace

from playground.protocol import component_tree as tree
from playground.protocol.json_types import Json
from playground.protocol.snowflakes import SnowflakeFactory
from playground.rest.bodies import Upload
from playground.state.files import new_attachment
from playground.state.messages import Attachment, Message
from playground.validation import BodyPart
from playground.validation.messages import MAX_FILES, MessageForm


def read_files(
    ids: SnowflakeFactory,
    body: BodyPart,
    shown: MessageForm,
    uploads: list[Upload],
    old: Message,
) -> list[Attachment]:
    """The files that a message shall have; a new one replaces an old one of its name.

    body: with `attachments`, which names those that stay and describes those that come.
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


def _is_in_embeds(attachment: Attachment, embeds: list[Json]) -> bool:
    endings = (attachment.path, f"attachment://{attachment.filename}")
    media = [medium for embed in embeds for medium in tree.embed_media(embed)]
    return any(str(medium.get("url")).endswith(endings) for medium in media)


def _described_anew(attachment: Attachment, descriptor: BodyPart | None) -> Attachment:
    if descriptor is None or "description" not in descriptor.fields():
        return attachment
    return replace(attachment, description=descriptor.at("description").text() or None)


def _attachment(
    attachment_id: str, channel_id: str, upload: Upload, descriptor: BodyPart | None
) -> Attachment:
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
