"""Registering the commands at Discord, for servers and for people who install the bot themselves.

A command states all installations and contexts where it can be used. What Discord does with a
command that is for people, where the application is not, is undocumented. So the application is
asked first, and if Discord refuses the commands nevertheless, they are registered for servers.
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
from discord.http import Route

from bot.installation import SWITCH_ON, allows_people

log = logging.getLogger(__name__)

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
