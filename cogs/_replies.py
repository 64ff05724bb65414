"""Answering a click or command once, in time, and in one request."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import dataclass
from enum import Enum
from typing import Any

import discord

from bot.render import Page, Text

from ._layout import layout

log = logging.getLogger(__name__)

PATIENCE = 2.0
"""Seconds before an answer is announced instead of given; Discord waits for three."""

_GONE = (10008, 10015, 10062, 40060)
"""The message, the webhook or the interaction is no more, or was answered by somebody else."""

NOBODY = discord.AllowedMentions.none()


class Place(Enum):
    """Where an answer appears."""

    HERE = "here"
    """In the clicked message itself."""
    PRIVATE = "private"
    """In a new message that only the person who clicked can see."""
    PUBLIC = "public"
    """In a new message for the channel."""


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer, and ``also`` what is shown after it, privately.

    ``late`` is said in place of a public answer that took long: what was announced is private.
    """

    page: Page
    place: Place = Place.PRIVATE
    also: Page | None = None
    late: Page | None = None


def said(text: str) -> Reply:
    """A sentence for whoever asked."""
    return Reply(Page((Text(text),)))


@dataclass(frozen=True, slots=True)
class Given:
    """A reply that was given, and the id of the message that shows it, if it is new and in time."""

    reply: Reply
    message_id: int | None


async def answer(
    interaction: discord.Interaction, work: Coroutine[Any, Any, Reply], *, from_message: bool
) -> Given | None:
    """Do the work and give its reply; None if it could not be given any more.

    Where the work takes long, Discord is told in time that the answer will come. An exception of
    the work goes through.
    """
    task = asyncio.ensure_future(work)
    try:
        if not await _done_in_time(task):
            await _announce(interaction, from_message=from_message)
        reply = await task
        given = Given(reply, await _deliver(interaction, reply))
    except discord.HTTPException as error:
        if error.code not in _GONE:
            raise
        log.info("answer came too late", extra={"code": error.code})
        return None
    return given


async def _done_in_time(task: asyncio.Task[Reply]) -> bool:
    done, _ = await asyncio.wait([task], timeout=PATIENCE)
    return bool(done)


async def _announce(interaction: discord.Interaction, *, from_message: bool) -> None:
    if from_message:
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)


async def _deliver(interaction: discord.Interaction, reply: Reply) -> int | None:
    message_id = await _send(interaction, reply)
    if reply.also is not None:
        await interaction.followup.send(
            view=layout(reply.also), ephemeral=True, allowed_mentions=NOBODY
        )
    return message_id


async def _send(interaction: discord.Interaction, reply: Reply) -> int | None:
    response = interaction.response
    if response.type is discord.InteractionResponseType.deferred_channel_message:
        await _send_announced(interaction, reply)
        return None
    view = layout(reply.page)
    if reply.place is Place.HERE and response.is_done():
        await interaction.edit_original_response(view=view, allowed_mentions=NOBODY)
        return None
    if reply.place is Place.HERE:
        await response.edit_message(view=view, allowed_mentions=NOBODY)
        return None
    private = reply.place is Place.PRIVATE
    if not response.is_done():
        sent = await response.send_message(view=view, ephemeral=private, allowed_mentions=NOBODY)
        return sent.message_id
    await interaction.followup.send(view=view, ephemeral=private, allowed_mentions=NOBODY)
    return None


async def _send_announced(interaction: discord.Interaction, reply: Reply) -> None:
    """Put the answer where Discord shows that the bot is thinking."""
    page = reply.late or reply.page
    await interaction.edit_original_response(view=layout(page), allowed_mentions=NOBODY)
