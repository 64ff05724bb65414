"""The place of an interaction: asked here alone, by what Discord says of it."""

from __future__ import annotations

import discord

from bot.place import BotDm, DmOfTwo, GroupDm, GuestChannel, Place, ServerChannel


def place_of(interaction: discord.Interaction) -> Place:
    """Return where the interaction took place.

    A server has the bot if the interaction says so, or if the gateway has told of the server.
    Somebody's messages are those with the bot only if Discord says so.
    """
    channel_id, server_id = interaction.channel_id or 0, interaction.guild_id
    if server_id is not None:
        is_known = interaction.client.get_guild(server_id) is not None
        has_bot = is_known or interaction.is_guild_integration()
        return (ServerChannel if has_bot else GuestChannel)(server_id, channel_id)
    if interaction.context.dm_channel:
        return BotDm(channel_id)
    if isinstance(interaction.channel, discord.GroupChannel):
        return GroupDm(channel_id)
    return DmOfTwo(channel_id)
