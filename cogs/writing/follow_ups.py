"""Further messages by an interaction's token, for one person or for everybody by their type.

Nothing else in `cogs` sends follow-ups.
"""

from __future__ import annotations

from contextlib import suppress

import discord

from bot.render import Page, PublicPage

from ..showing.components import ExposedError, PageLayout, files_of, in_some_form, require_public
from .discord_refusals import DISCORD_ERRORS
from .interaction_tokens import OwnMessage
from .message_requests import NOBODY, SECONDS_TO_EDIT, SECONDS_TO_POST
from .request_timeouts import within


async def follow_up_privately(interaction: discord.Interaction, page: Page) -> OwnMessage:
    """Show a page to the person of the interaction alone, and return its message.

    If Discord does not answer, the message may exist although this was in vain.
    """
    posted = await _follow_up(interaction, page, ephemeral=True)
    try:
        return OwnMessage(interaction, posted)
    except ExposedError:
        with suppress(*DISCORD_ERRORS):
            await within(SECONDS_TO_EDIT, interaction.followup.delete_message(posted.id))
        raise


async def follow_up_publicly(interaction: discord.Interaction, page: PublicPage) -> int:
    """Post a page for everybody in the interaction's channel, and return the message's id.

    Raise `ExposedError` for a page for one person.
    """
    return (await _follow_up(interaction, require_public(page), ephemeral=False)).id


async def _follow_up(
    interaction: discord.Interaction, page: Page, *, ephemeral: bool
) -> discord.WebhookMessage:
    async def send(layout: PageLayout) -> discord.WebhookMessage:
        sending = interaction.followup.send(
            view=layout,
            files=files_of(layout.page),
            ephemeral=ephemeral,
            allowed_mentions=NOBODY,
            wait=True,
        )
        return await within(SECONDS_TO_POST, sending)

    return await in_some_form(interaction.client, page, send)


async def follow_up_in_words(interaction: discord.Interaction, text: str) -> None:
    """Say a sentence to the person of the interaction alone."""
    await interaction.followup.send(text, ephemeral=True)
