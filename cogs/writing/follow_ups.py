"""Further messages by an interaction's token, for one person or for everybody by their type.

Nothing else in `cogs` sends follow-ups.
"""

from __future__ import annotations

from contextlib import suppress

import discord

from bot.render import Page, PublicPage

from .._services import services_of
from ..showing.components import ExposedError, PageLayout, files_of, in_some_form, require_public
from ..tokens.interaction_tokens import InteractionToken, TokenMessage, token_of
from ..tokens.token_requests import FollowUp
from .discord_refusals import DISCORD_ERRORS
from .message_requests import SECONDS_TO_EDIT, SECONDS_TO_POST
from .own_messages import OwnMessage, own_follow_up
from .request_timeouts import within


async def follow_up_privately(interaction: discord.Interaction, page: Page) -> OwnMessage:
    """Show a page to the person of the interaction alone, and return its message.

    If Discord does not answer, the message may exist although this was in vain.
    """
    client, token = interaction.client, token_of(interaction)
    posted = await _follow_up(client, token, page, ephemeral=True)
    try:
        return own_follow_up(interaction, posted)
    except ExposedError:
        deletion = services_of(client).token_requests.delete(TokenMessage(token, posted.id))
        with suppress(*DISCORD_ERRORS):
            await within(SECONDS_TO_EDIT, deletion)
        raise


async def follow_up_publicly(
    client: discord.Client, token: InteractionToken, page: PublicPage
) -> FollowUp:
    """Post a page for everybody in the token's channel, and return its message.

    Where people may not use apps, Discord shows the message to the person of the token alone. Raise
    `ExposedError` for a page for one person.
    """
    return await _follow_up(client, token, require_public(page), ephemeral=False)


async def _follow_up(
    client: discord.Client, token: InteractionToken, page: Page, *, ephemeral: bool
) -> FollowUp:
    async def send(layout: PageLayout) -> FollowUp:
        token.limit.count()
        token.limit.follow_ups += 1
        sending = services_of(client).token_requests.post(
            token, layout, files_of(layout.page), ephemeral=ephemeral
        )
        try:
            return await within(SECONDS_TO_POST, sending)
        except discord.HTTPException:
            token.limit.follow_ups -= 1
            raise

    return await in_some_form(client, page, send)


async def follow_up_in_words(interaction: discord.Interaction, text: str) -> None:
    """Say a sentence to the person of the interaction alone."""
    await interaction.followup.send(text, ephemeral=True)
