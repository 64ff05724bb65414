"""Further messages by an interaction's token, for one person or for everybody by their type.

Nothing else in `cogs` sends follow-ups.
"""

from __future__ import annotations

from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import discord

from bot.render import Page, PublicPage

from .._services import services_of
from ..showing.components import (
    ExposedError,
    PageLayout,
    button_below,
    files_of,
    in_some_form,
    require_public,
)
from ..tokens.interaction_tokens import InteractionToken, TokenMessage, token_of
from ..tokens.token_requests import FollowUp
from .discord_refusals import DISCORD_ERRORS
from .message_requests import SECONDS_TO_EDIT, SECONDS_TO_POST, Sentence, calling
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
        await _take_back(client, token, posted)
        raise


class HiddenPostError(Exception):
    """A message for everybody that Discord shows to the person of the token alone."""


async def follow_up_publicly(
    client: discord.Client, token: InteractionToken, page: PublicPage
) -> FollowUp:
    """Post a page for everybody in the token's channel, and return its message.

    Raise `ExposedError` for a page for one person. Where people may not use apps, raise
    `HiddenPostError`: Discord would show the message to the person of the token alone.
    """
    posted = await _follow_up(client, token, require_public(page), ephemeral=False)
    return await _seen_by_all(client, token, posted)


async def follow_up_with_call(
    client: discord.Client, token: InteractionToken, sentence: Sentence
) -> FollowUp:
    """Post a sentence that may mention people, as `follow_up_publicly` does a page."""
    view = None if sentence.button is None else button_below(sentence.button)
    sending = services_of(client).token_requests.call(
        token, sentence.text, calling(sentence.called), view
    )
    posted = await _counted(token, sending)
    return await _seen_by_all(client, token, posted)


async def _seen_by_all(
    client: discord.Client, token: InteractionToken, posted: FollowUp
) -> FollowUp:
    """Return a message that everybody sees; take back one that does not count."""
    if posted.is_private:
        await _take_back(client, token, posted)
        raise HiddenPostError
    return posted


async def _take_back(client: discord.Client, token: InteractionToken, posted: FollowUp) -> None:
    deletion = services_of(client).token_requests.delete(TokenMessage(token, posted.id))
    with suppress(*DISCORD_ERRORS):
        await within(SECONDS_TO_EDIT, deletion)


async def _follow_up(
    client: discord.Client, token: InteractionToken, page: Page, *, ephemeral: bool
) -> FollowUp:
    async def send(layout: PageLayout) -> FollowUp:
        sending = services_of(client).token_requests.post(
            token, layout, files_of(layout.page), ephemeral=ephemeral
        )
        return await _counted(token, sending)

    return await in_some_form(client, page, send)


async def _counted(token: InteractionToken, sending: Coroutine[Any, Any, FollowUp]) -> FollowUp:
    """Send a follow-up, which counts for its token unless Discord has refused it."""
    token.limit.count()
    token.limit.follow_ups += 1
    try:
        return await within(SECONDS_TO_POST, sending)
    except discord.HTTPException:
        token.limit.follow_ups -= 1
        raise


async def follow_up_in_words(interaction: discord.Interaction, text: str) -> None:
    """Say a sentence to the person of the interaction alone."""
    await interaction.followup.send(text, ephemeral=True)
