"""The slash commands: what is said when one of them fails, and how Discord gets to know them.

They are registered for servers and for people who install the bot themselves: a command states all
installations and contexts where it can be used. What Discord does with a command that is for
people, where the application is not, is undocumented. So the application is asked first, and if
Discord refuses the commands nevertheless, they are registered for servers.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord
from discord import app_commands
from discord.app_commands import AppCommandContext, AppInstallationType
from discord.ext import commands
from discord.http import Route

from bot.errors import NoAnswerError
from bot.installation import SWITCH_ON, allows_people
from cogs._services import personal_texts, services_of
from cogs.answering.apologies import apologize
from cogs.answering.interaction_data import person_of
from cogs.gate import turn_away
from cogs.places import place_of

log = logging.getLogger(__name__)

_OUT_OF_DATE = (app_commands.CommandSignatureMismatch, app_commands.CommandNotFound)
"""The errors of a client that does not know the latest commands yet."""


class CommandTree(app_commands.CommandTree[commands.Bot]):
    """The slash commands; their errors are logged, and the user gets a kind answer."""

    async def interaction_check(self, interaction: discord.Interaction) -> bool:
        """Note who is being answered: a bot that stops waits for that, and tables show the name.

        Return False for those who may not use the bot here, who have their answer then.
        """
        services = services_of(self.client)
        services.under_way.note()
        try:
            if await turn_away(interaction):
                return False
        except Exception as error:
            raise app_commands.CheckFailure("the gate has failed") from error
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


_SECONDS_TO_ASK = 3.0
"""Seconds that the start waits for Discord's description of the application."""

Tree = app_commands.CommandTree[Any]
Sync = Callable[[], Awaitable[object]]


async def ask_for_people(bot: discord.Client) -> bool | None:
    """Return whether people can install the application for themselves, None if that is unknown.

    If Discord does not answer, return what it has said at the login.
    """
    try:
        async with asyncio.timeout(_SECONDS_TO_ASK):
            return allows_people(await bot.http.request(Route("GET", "/applications/@me")))
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.info("Discord does not describe the application", extra={"why": repr(error)})
    application = bot.application
    known = application is not None and application.user_integration_config is not None
    return True if known else None


async def register_commands(tree: Tree, sync: Sync, for_people: bool | None) -> bool:
    """Register the commands by `sync`; return whether they are registered for people, too.

    `for_people`: whether people can install the application, None if that is unknown. Where they
    cannot, the log says what the operator can do.
    """
    if for_people:
        try:
            await sync()
            return True
        except app_commands.CommandSyncFailure as error:
            log.warning("Discord refuses commands for people", exc_info=error)
    elif for_people is not None:
        log.info(SWITCH_ON)
    _leave_to_servers(tree)
    try:
        await sync()
    except app_commands.CommandSyncFailure as error:
        # Discord would refuse them again; the commands of before still work.
        log.error("Discord refuses the commands as they are now", exc_info=error)
    return False


def _leave_to_servers(tree: Tree) -> None:
    """Register all commands for servers with the bot, and for the direct messages with it."""
    for command in tree.get_commands():
        contexts = command.allowed_contexts
        if contexts is not None:
            command.allowed_contexts = AppCommandContext(
                guild=contexts.guild, dm_channel=contexts.dm_channel, private_channel=False
            )
        if command.allowed_installs is not None:
            command.allowed_installs = AppInstallationType(guild=True, user=False)
