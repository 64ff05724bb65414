"""Messages in channels and direct messages, and the bot's reactions to them."""

from __future__ import annotations

from playground.protocol.errors import ApiError, Code
from playground.protocol.json_types import Json
from playground.protocol.permissions import Permission
from playground.rest.call import ApiCall, Routes
from playground.rest.message_composer import MessageDraft
from playground.rest.rate_limits import OLD_MESSAGE_AGE
from playground.state import threads
from playground.state.guest_places import why_unreachable
from playground.state.guild import Channel
from playground.state.messages import MAX_REACTIONS, Message

routes = Routes()


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
    after = call.moment("after")
    if after is None:
        wanted = found[-limit:]
    else:
        wanted = [message for message in found if int(message.id) > after][:limit]
    return [call.show(message) for message in reversed(wanted)]


@routes.add("PATCH", "/channels/{channel_id}/messages/{message_id}")
async def edit_message(call: ApiCall) -> Json:
    channel = call.changeable_channel()
    message = call.message(channel)
    if message.author_id != call.world.bot.id:
        raise ApiError(Code.NOT_THE_AUTHOR)
    if call.world.clock.now() - message.created_at > OLD_MESSAGE_AGE:
        call.services.rate_limits.spend_old_edit(message.channel_id)
    composer = call.services.composer
    composer.edit(
        message, call.read(lambda body: composer.read(body, call.uploads, channel, message))
    )
    return call.show(message)


@routes.add("DELETE", "/channels/{channel_id}/messages/{message_id}")
async def delete_message(call: ApiCall) -> None:
    channel = call.channel()
    message = call.message(channel)
    if message.author_id != call.world.bot.id:
        if channel.is_dm:
            raise ApiError(Code.NOT_IN_DM)
        call.channel(Permission.MANAGE_MESSAGES)
    call.world.delete_messages([message])


@routes.add("PUT", "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/@me")
async def react(call: ApiCall) -> None:
    channel = call.changeable_channel(Permission.READ_MESSAGE_HISTORY)
    message, emoji = call.message(channel), call.emoji()
    if message.reaction(emoji) is None:
        call.channel(Permission.ADD_REACTIONS)
        if len(message.reactions) >= MAX_REACTIONS:
            raise ApiError(Code.MAX_REACTIONS)
    call.world.react(message, call.world.bot, emoji)
