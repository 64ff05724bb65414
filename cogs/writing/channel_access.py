"""What the gateway has told of permissions: where it says no, Discord need not be asked."""

from __future__ import annotations

import discord


def is_forbidden(client: discord.Client, channel_id: int, *, posting: bool) -> bool:
    """Whether it is known that the bot may not edit, or else post, in this channel now."""
    may = _permissions(client, channel_id)
    if may is None:
        return False
    if not posting:
        return not may.view_channel
    in_thread = isinstance(client.get_channel(channel_id), discord.Thread)
    may_send = may.send_messages_in_threads if in_thread else may.send_messages
    return not (may.view_channel and may_send)


def no_files_are_taken(client: discord.Client, channel_id: int) -> bool:
    """Whether it is known that the bot may send no files to this channel now."""
    may = _permissions(client, channel_id)
    return may is not None and not may.attach_files


def _permissions(client: discord.Client, channel_id: int) -> discord.Permissions | None:
    """What the bot may do there, None where the gateway has not told."""
    channel = client.get_channel(channel_id)
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return None
    me = channel.guild.me
    unknown = isinstance(channel, discord.Thread) and channel.parent is None
    if unknown or me is None:  # pyright: ignore[reportUnnecessaryComparison]
        return None
    return channel.permissions_for(me)
