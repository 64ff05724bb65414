"""Who clicked or typed, as the tables know people."""

from __future__ import annotations

import discord

from bot.tables import Person


def person_of(interaction: discord.Interaction) -> Person:
    """Whoever asks, by the name that this server shows."""
    user = interaction.user
    return Person(user.id, user.display_name, str(interaction.locale))


def may_manage(interaction: discord.Interaction) -> bool:
    """Whether whoever asks may manage the server."""
    return interaction.guild_id is not None and interaction.permissions.manage_guild
