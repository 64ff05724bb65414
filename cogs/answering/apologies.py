"""Answers that say nothing of a table: that something went wrong, or that a click has arrived."""

from __future__ import annotations

import logging
from collections.abc import Generator
from contextlib import contextmanager

import discord
from aiohttp import ClientError

from ..writing.follow_ups import follow_up_in_words

log = logging.getLogger(__name__)

_NOT_ACCEPTED = (discord.HTTPException, ClientError)
"""Discord does not accept the answer, or cannot be reached."""


async def apologize(interaction: discord.Interaction, text: str) -> None:
    """Show the text to the person who asked alone, whether or not they got an answer before."""
    with unless_stopped(interaction):
        if interaction.client.is_closed():
            log.info("nobody is apologized to any more: the bot has stopped")
            return
        try:
            if interaction.response.is_done():
                await follow_up_in_words(interaction, text)
            else:
                await interaction.response.send_message(text, ephemeral=True)
        except _NOT_ACCEPTED:
            log.info("could not even apologize")


async def acknowledge(interaction: discord.Interaction) -> None:
    """Let Discord show that the click has arrived, and do nothing else."""
    with unless_stopped(interaction):
        try:
            await interaction.response.defer()
        except _NOT_ACCEPTED as error:
            log.info("a click was not acknowledged", extra={"why": type(error).__name__})


@contextmanager
def unless_stopped(interaction: discord.Interaction) -> Generator[None]:
    """Ignore the error that a request raises because the bot has stopped meanwhile."""
    try:
        yield
    except RuntimeError as error:  # aiohttp raises it for a closed session
        if not interaction.client.is_closed():
            raise
        log.info("nobody is answered any more: the bot has stopped", extra={"why": str(error)})
