"""Entries of Apps menus, which make sense only in servers that have the bot."""

from __future__ import annotations

from discord import app_commands


def leave_to_servers(menu: app_commands.ContextMenu) -> None:
    """Offer the entry in servers with the bot alone.

    Without these, Discord offers it in every way in which the application can be installed.
    """
    menu.guild_only = True
    menu.allowed_contexts = app_commands.AppCommandContext(guild=True)
    menu.allowed_installs = app_commands.AppInstallationType(guild=True)
