"""Guilds, their channels, members and roles."""

from __future__ import annotations

from playground.protocol.errors import ApiError, Code
from playground.protocol.json_types import Json
from playground.rest.call import ApiCall, Routes

routes = Routes()


@routes.add("GET", "/guilds/{guild_id}")
async def guild(call: ApiCall) -> Json:
    payload = call.payloads.guild(call.guild())
    if call.flag("with_counts"):
        payload["approximate_member_count"] = len(call.world.users)
        payload["approximate_presence_count"] = len(call.world.users)
    return payload


@routes.add("GET", "/guilds/{guild_id}/channels")
async def guild_channels(call: ApiCall) -> list[Json]:
    channels = call.world.guild_channels(call.guild())
    return [call.payloads.channel(channel) for channel in channels]


@routes.add("GET", "/guilds/{guild_id}/roles")
async def roles(call: ApiCall) -> list[Json]:
    return [call.payloads.role(role) for role in call.guild().roles.values()]


@routes.add("GET", "/guilds/{guild_id}/roles/{role_id}")
async def role(call: ApiCall) -> Json:
    found = call.guild().roles.get(call.path["role_id"])
    if found is None:
        raise ApiError(Code.UNKNOWN_ROLE)
    return call.payloads.role(found)


@routes.add("GET", "/guilds/{guild_id}/emojis")
async def guild_emojis(call: ApiCall) -> list[Json]:
    call.guild()
    return []


@routes.add("GET", "/guilds/{guild_id}/members/search")
async def search_members(call: ApiCall) -> list[Json]:
    guild = call.guild()
    query = call.query.get("query", "").lower()
    limit = call.number("limit", 1, 1, 1000)
    found = [
        user
        for user in call.world.users.values()
        if query in user.username or query in (user.global_name or "").lower()
    ]
    return [call.payloads.member(user, guild) for user in found[:limit]]


@routes.add("GET", "/guilds/{guild_id}/members/{user_id}")
async def member(call: ApiCall) -> Json:
    guild = call.guild()
    found = call.world.users.get(call.path["user_id"])
    if found is None:
        raise ApiError(Code.UNKNOWN_MEMBER)
    return call.payloads.member(found, guild)


@routes.add("GET", "/channels/{channel_id}")
async def channel(call: ApiCall) -> Json:
    return call.payloads.channel(call.channel())


@routes.add("POST", "/channels/{channel_id}/typing")
async def typing(call: ApiCall) -> None:
    call.world.start_typing(call.channel(), call.world.bot)
