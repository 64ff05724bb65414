"""Slash commands: whose faults are logged and said kindly."""

from __future__ import annotations

import logging

import discord
from discord import app_commands
from discord.ext import commands

from cogs._services import personal_texts, services_of
from cogs.answering.replies import apologize

log = logging.getLogger(__name__)

_OUT_OF_DATE = (app_commands.CommandSignatureMismatch, app_commands.CommandNotFound)
"""What a client sends that has not heard yet how the commands are now."""


class CommandTree(app_commands.CommandTree[commands.Bot]):
    """Slash commands whose faults are logged and said kindly."""

    async def interaction_check(self, interaction: discord.Interaction) -> bool:
        """Everybody may ask; a bot that stops answers first."""
        services_of(self.client).under_way.note()
        return True

    async def on_error(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError
    ) -> None:
        """Say that something went wrong; the log holds what."""
        command = interaction.command
        name = None if command is None else command.qualified_name
        if isinstance(error, _OUT_OF_DATE):
            log.info("a command as it was once; each start registers them", extra={"command": name})
            key = "answer-old-command"
        else:
            log.error("command failed", exc_info=error, extra={"command": name})
            key = "answer-error"
        text = personal_texts(services_of(self.client), interaction).format(key)
        await apologize(interaction, text)
