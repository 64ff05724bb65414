"""What a person, or the bot, may do in a channel: asked here alone, by the kind of channel."""

from __future__ import annotations

from typing import Any

import discord

from bot.place import GuestChannel, has_own_route, server_of, settings_of

from .places import place_of


def can_write(may: discord.Permissions, channel: object) -> bool:
    """Return whether these permissions allow writing in the channel: a thread has its own right."""
    in_thread = isinstance(channel, discord.Thread)
    may_send = may.send_messages_in_threads if in_thread else may.send_messages
    return may.view_channel and may_send


def person_can_write(interaction: discord.Interaction) -> bool:
    """Return whether the person who asks may write in the channel where they ask.

    Only servers have such rights: in direct messages everybody may write who sees them.
    """
    has_rights = server_of(place_of(interaction)) is not None
    return not has_rights or can_write(interaction.permissions, interaction.channel)


def bot_can_write(interaction: discord.Interaction) -> bool:
    """Return whether the bot may write in the channel of the interaction.

    Where it is no member it answers people, and Discord names no right to view or send for it.
    """
    if not has_own_route(place_of(interaction)):
        return True
    return can_write(interaction.app_permissions, interaction.channel)


def can_post_publicly(interaction: discord.Interaction) -> bool:
    """Return whether answers to this person can be seen by everybody.

    In a server without the bot that is a right; elsewhere without the bot it goes without saying.
    """
    is_guest = isinstance(place_of(interaction), GuestChannel)
    return not is_guest or interaction.permissions.use_external_apps


def person_can_manage(interaction: discord.Interaction) -> bool:
    """Return whether the person who asks may manage the server, and so its settings here."""
    return managed_server(interaction) is not None


def managed_server(interaction: discord.Interaction) -> int | None:
    """Return the server whose settings the person who asks may change, or None if there is none."""
    return settings_of(place_of(interaction)) if interaction.permissions.manage_guild else None


def person_can_end_game(interaction: discord.Interaction) -> bool:
    """Return whether the person who asks may end games of others here.

    Who may delete the messages of a game may end it. Without a server nobody has such rights.
    """
    may, has_roles = interaction.permissions, server_of(place_of(interaction)) is not None
    return has_roles and (may.manage_messages or may.manage_guild)


def role_can_be_called(interaction: discord.Interaction, role: discord.Role | None) -> bool:
    """Return whether a mention of the role by the bot notifies its members."""
    mentionable = role is not None and role.mentionable
    return mentionable or interaction.app_permissions.mention_everyone


def may_be_excluded(interaction: discord.Interaction, user_id: int) -> bool:
    """Return whether this is neither oneself, nor the bot, nor somebody who manages the server."""
    data: Any = interaction.data or {}
    resolved = data.get("resolved", {})
    member = resolved.get("members", {}).get(str(user_id), {})
    user = resolved.get("users", {}).get(str(user_id), {})
    permissions = discord.Permissions(int(member.get("permissions", 0)))
    is_bot = user.get("bot", False) or user_id == interaction.client.application_id
    manages = permissions.manage_guild or permissions.administrator
    return not (is_bot or manages or user_id in (interaction.user.id, 0))


def known_permissions(client: discord.Client, channel_id: int) -> discord.Permissions | None:
    """Return the bot's permissions in a channel, or None if the gateway has not told them."""
    channel = client.get_channel(channel_id)
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return None
    me = channel.guild.me
    unknown = isinstance(channel, discord.Thread) and channel.parent is None
    if unknown or me is None:  # pyright: ignore[reportUnnecessaryComparison]
        return None
    return channel.permissions_for(me)


def is_forbidden(client: discord.Client, channel_id: int, *, posting: bool) -> bool:
    """Return whether the bot is known to lack the right to edit, or post, in this channel."""
    may = known_permissions(client, channel_id)
    if may is None:
        return False
    if not posting:
        return not may.view_channel
    return not can_write(may, client.get_channel(channel_id))


def no_files_are_taken(client: discord.Client, channel_id: int) -> bool:
    """Return whether the bot is known to lack the right to send files to this channel."""
    may = known_permissions(client, channel_id)
    return may is not None and not may.attach_files
