"""Reactions to messages."""

from __future__ import annotations

from playground.protocol.errors import ApiError, Code
from playground.protocol.json_types import Json
from playground.protocol.permissions import Permission
from playground.rest.call import ApiCall, Routes
from playground.state.guild import Channel
from playground.state.messages import MAX_REACTIONS

routes = Routes()

_OF_MESSAGE = "/channels/{channel_id}/messages/{message_id}/reactions"
_OF_EMOJI = _OF_MESSAGE + "/{emoji_name}"


def _manage(call: ApiCall) -> Channel:
    channel = call.channel(Permission.MANAGE_MESSAGES)
    if channel.is_dm:
        raise ApiError(Code.NOT_IN_DM)
    return channel


@routes.add("PUT", _OF_EMOJI + "/@me")
async def add_own(call: ApiCall) -> None:
    channel = call.changeable_channel(Permission.READ_MESSAGE_HISTORY)
    message, emoji = call.message(channel), call.emoji()
    if message.reaction(emoji) is None:
        call.channel(Permission.ADD_REACTIONS)
        if len(message.reactions) >= MAX_REACTIONS:
            raise ApiError(Code.MAX_REACTIONS)
    call.world.react(message, call.world.bot, emoji)


@routes.add("DELETE", _OF_EMOJI + "/@me")
async def remove_own(call: ApiCall) -> None:
    message = call.message(call.channel())
    call.world.unreact(message, call.world.bot, call.emoji())


@routes.add("DELETE", _OF_EMOJI + "/{user_id}")
async def remove_of_user(call: ApiCall) -> None:
    user = call.user()
    channel = call.channel() if user is call.world.bot else _manage(call)
    call.world.unreact(call.message(channel), user, call.emoji())


@routes.add("DELETE", _OF_EMOJI)
async def remove_emoji(call: ApiCall) -> None:
    message = call.message(_manage(call))
    call.world.clear_reactions(message, call.emoji())


@routes.add("DELETE", _OF_MESSAGE)
async def remove_all(call: ApiCall) -> None:
    call.world.clear_reactions(call.message(_manage(call)))


@routes.add("GET", _OF_EMOJI)
async def list_users(call: ApiCall) -> list[Json]:
    message = call.message(call.channel())
    reaction = message.reaction(call.emoji())
    limit = call.number("limit", 25, 1, 100)
    after = call.moment("after") or 0
    user_ids = sorted((int(u) for u in reaction.user_ids), key=int) if reaction else []
    wanted = [str(user_id) for user_id in user_ids if user_id > after][:limit]
    return [call.payloads.user(call.world.users[user_id]) for user_id in wanted]
