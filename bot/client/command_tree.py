"""The slash commands, and what is said when one of them fails."""

from __future__ import annotations

import logging

import discord
from discord import app_commands
from discord.ext import commands

from bot.errors import NoAnswerError
from cogs._services import personal_texts, services_of
from cogs.answering.apologies import apologize
from cogs.answering.interaction_data import person_of
from cogs.places import place_of

log = logging.getLogger(__name__)

_OUT_OF_DATE = (app_commands.CommandSignatureMismatch, app_commands.CommandNotFound)
"""The errors of a client that does not know the latest commands yet."""


class CommandTree(app_commands.CommandTree[commands.Bot]):
    """The slash commands; their errors are logged, and the user gets a kind answer."""

    async def interaction_check(self, interaction: discord.Interaction) -> bool:
        """Note who is being answered: a bot that stops waits for that, and tables show the name."""
        services = services_of(self.client)
        services.under_way.note()
        services.tables.people_seen.note(person_of(interaction), place_of(interaction))
        return True

    async def on_error(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError
    ) -> None:
        """Say that something went wrong; the log has the details."""
        command = interaction.command
        name = None if command is None else command.qualified_name
        if isinstance(error, _OUT_OF_DATE):
            log.info("a command as it was once; each start registers them", extra={"command": name})
            key = "answer-old-command"
        elif isinstance(error.__cause__, NoAnswerError):
            key = error.__cause__.text_key
        else:
            log.error("command failed", exc_info=error, extra={"command": name})
            key = "answer-error"
        text = personal_texts(services_of(self.client), interaction).format(key)
        await apologize(interaction, text)
