"""What the gateway has told of permissions: where it says no, Discord need not be asked."""

from __future__ import annotations

import discord


def is_forbidden(client: discord.Client, channel_id: int, *, posting: bool) -> bool:
    """Whether it is known that the bot may not edit, or else post, in this channel now."""
    channel = client.get_channel(channel_id)
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return False
    me = channel.guild.me
    unknown = isinstance(channel, discord.Thread) and channel.parent is None
    if unknown or me is None:  # pyright: ignore[reportUnnecessaryComparison]
        return False
    may = channel.permissions_for(me)
    if not posting:
        return not may.view_channel
    in_thread = isinstance(channel, discord.Thread)
    may_send = may.send_messages_in_threads if in_thread else may.send_messages
    return not (may.view_channel and may_send)
