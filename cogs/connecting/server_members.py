"""Whether somebody is still on a server. The bot receives no list of members, and asks."""

from __future__ import annotations

import asyncio

import aiohttp
import discord

_UNKNOWN_MEMBER, _UNKNOWN_USER = 10007, 10013
"""Discord's codes for somebody who is not on a server, and for a deleted account."""

_PATIENCE = 4.0


async def is_gone(client: discord.Client, guild_id: int, user_id: int) -> bool:
    """Return whether Discord says that a person is not on a server, or does not exist."""
    try:
        async with asyncio.timeout(_PATIENCE):
            await client.http.get_member(guild_id, user_id)
    except discord.NotFound as error:
        return error.code in (_UNKNOWN_MEMBER, _UNKNOWN_USER)
    except (discord.HTTPException, aiohttp.ClientError, OSError):
        return False
    return False
