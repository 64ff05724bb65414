"""Servers that have removed the bot while it had no session.

Each new session (READY) names all servers of its shard, also those that are unavailable. discord.py
adds them, but keeps those that are no longer among them.
"""

from __future__ import annotations

from typing import Any

import discord


def notice_removals(client: discord.AutoShardedClient) -> None:
    """Let a server that a new session does not name count as one that has just removed the bot."""
    # Private, but the list of servers is passed to nobody else.
    state = client._connection  # pyright: ignore[reportPrivateUsage]
    parse = state.parsers["READY"]

    def parse_ready(data: Any) -> None:
        parse(data)
        shard_id: int = data["shard"][0]
        named = {int(server["id"]) for server in data["guilds"]}
        for guild in list(state.guilds):
            if guild.shard_id == shard_id and guild.id not in named:
                state._remove_guild(guild)  # pyright: ignore[reportPrivateUsage]
                client.dispatch("guild_remove", guild)

    state.parsers["READY"] = parse_ready
