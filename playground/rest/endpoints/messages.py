"""Messages in channels and direct messages."""

from __future__ import annotations

from playground.protocol.constants import MessageFlag
from playground.protocol.errors import ApiError, Code
from playground.protocol.json_types import Json
from playground.protocol.permissions import Permission
from playground.rest.call import ApiCall, Routes
from playground.rest.message_composer import MessageDraft
from playground.rest.rate_limits import OLD_MESSAGE_AGE
from playground.state import threads
from playground.state.guest_places import why_unreachable
from playground.state.guild import Channel
from playground.state.messages import Message
from playground.validation import BodyPart

routes = Routes()

_BULK_AGE = 14 * 24 * 3600.0


def may_send(call: ApiCall, channel: Channel) -> None:
    """Raise an ApiError if the bot cannot write in the channel.

    It is 50007 (or the code that the person chose) for closed DMs, 50083 or 160005 for threads.
    """
    refused = threads.obstacle_to_writing(call.world, call.world.bot, channel)
    if refused is not None:
        raise ApiError(refused)
    if channel.recipient_id is not None:
        refused = why_unreachable(call.world, call.world.users[channel.recipient_id])
        if refused is not None:
            raise ApiError(refused)


def _sent_before(call: ApiCall, channel: Channel, draft: MessageDraft) -> Message | None:
    if draft.nonce is None or not draft.enforce_nonce:
        return None
    for message in call.world.history(channel.id):
        if message.nonce == draft.nonce and message.author_id == call.world.bot.id:
            return message
    return None


@routes.add("POST", "/channels/{channel_id}/messages")
async def create_message(call: ApiCall) -> Json:
    files = [Permission.ATTACH_FILES] if call.uploads else []
    channel = call.channel(Permission.SEND_MESSAGES, *files)
    may_send(call, channel)
    composer = call.services.composer
    draft = call.read(lambda body: composer.read(body, call.uploads, channel))
    if draft.reference_id is not None:
        call.channel(Permission.READ_MESSAGE_HISTORY)
    known = _sent_before(call, channel, draft)
    if known is not None:
        return call.show(known)
    threads.enter(call.world, call.world.bot, channel)
    message = call.world.add_message(composer.compose(channel, call.world.bot, draft))
    return call.show(message)


@routes.add("GET", "/channels/{channel_id}/messages")
async def list_messages(call: ApiCall) -> list[Json]:
    channel = call.channel()
    limit = call.number("limit", 50, 1, 100)
    if not channel.is_dm:
        granted = call.world.permissions(call.world.bot, channel)
        if not granted & Permission.READ_MESSAGE_HISTORY:
            return []
    found = [message for message in call.world.history(channel.id) if not message.ephemeral]
    return [call.show(message) for message in reversed(_window(call, found, limit))]


def _window(call: ApiCall, messages: list[Message], limit: int) -> list[Message]:
    around, after, before = (call.moment(name) for name in ("around", "after", "before"))
    if around is not None:
        older = [m for m in messages if int(m.id) < around]
        rest = [m for m in messages if int(m.id) >= around]
        half = limit // 2
        return (older[-half:] if half else []) + rest[: limit - half]
    if after is not None:
        return [m for m in messages if int(m.id) > after][:limit]
    if before is not None:
        messages = [m for m in messages if int(m.id) < before]
    return messages[-limit:]


@routes.add("GET", "/channels/{channel_id}/messages/{message_id}")
async def get_message(call: ApiCall) -> Json:
    channel = call.channel(Permission.READ_MESSAGE_HISTORY)
    return call.show(call.message(channel))


@routes.add("PATCH", "/channels/{channel_id}/messages/{message_id}")
async def edit_message(call: ApiCall) -> Json:
    channel = call.changeable_channel()
    message = call.message(channel)
    if message.author_id != call.world.bot.id:
        _suppress_embeds(call, message)
        return call.show(message)
    if call.world.clock.now() - message.created_at > OLD_MESSAGE_AGE:
        call.services.rate_limits.spend_old_edit(message.channel_id)
    composer = call.services.composer
    composer.edit(
        message, call.read(lambda body: composer.read(body, call.uploads, channel, message))
    )
    return call.show(message)


def _suppress_embeds(call: ApiCall, message: Message) -> None:
    """Hide or show a message's embeds, all that may be changed in another author's message."""
    named, flags = call.read(lambda body: (set(body.fields()), body.at("flags").integer()))
    if named - {"flags"}:
        raise ApiError(Code.NOT_THE_AUTHOR)
    call.channel(Permission.MANAGE_MESSAGES)
    wanted = flags & MessageFlag.SUPPRESS_EMBEDS
    message.flags = (message.flags & ~MessageFlag.SUPPRESS_EMBEDS) | wanted
    call.world.message_changed(message)


@routes.add("DELETE", "/channels/{channel_id}/messages/{message_id}")
async def delete_message(call: ApiCall) -> None:
    channel = call.channel()
    message = call.message(channel)
    if message.author_id != call.world.bot.id:
        if channel.is_dm:
            raise ApiError(Code.NOT_IN_DM)
        call.channel(Permission.MANAGE_MESSAGES)
    call.world.delete_messages([message])


def _read_ids(body: BodyPart) -> list[str]:
    ids = [part.required().snowflake() for part in body.at("messages").required().parts()]
    return list(dict.fromkeys(ids))


@routes.add("POST", "/channels/{channel_id}/messages/bulk-delete")
async def bulk_delete(call: ApiCall) -> None:
    channel = call.channel(Permission.MANAGE_MESSAGES)
    if channel.is_dm:
        raise ApiError(Code.NOT_IN_DM)
    wanted = call.read(_read_ids)
    if not 2 <= len(wanted) <= 100:
        raise ApiError(Code.BULK_DELETE_COUNT)
    oldest = call.world.clock.now() - _BULK_AGE
    found = [
        message
        for message in map(call.world.messages.get, wanted)
        if message is not None and message.channel_id == channel.id and not message.ephemeral
    ]
    if any(message.created_at < oldest for message in found):
        raise ApiError(
            Code.GENERAL,
            status=400,
            message="You can only bulk delete messages that are under 14 days old.",
        )
    call.world.delete_messages(found, bulk=True)
