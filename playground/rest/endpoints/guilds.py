"""Guilds, their members and channels."""

from __future__ import annotations

from playground.protocol.errors import ApiError, Code
from playground.protocol.json_types import Json
from playground.rest.call import ApiCall, Routes

routes = Routes()


@routes.add("GET", "/guilds/{guild_id}")
async def guild(call: ApiCall) -> Json:
    return call.payloads.guild(call.guild())


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
