"""Further messages by an interaction's token, for one person or for everybody by their type.

Nothing else in `cogs` sends follow-ups.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import discord

from bot.render import Page, PublicPage

from ..showing.components import (
    ExposedError,
    PageLayout,
    button_below,
    files_of,
    in_some_form,
    require_public,
)
from .discord_refusals import DISCORD_ERRORS
from .interaction_tokens import OwnMessage
from .message_pages import Sentence
from .message_requests import NOBODY, SECONDS_TO_EDIT, SECONDS_TO_POST, calling
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


class HiddenPostError(Exception):
    """A message for everybody that Discord shows to the person of the interaction alone."""


async def follow_up_publicly(interaction: discord.Interaction, page: PublicPage) -> int:
    """Post a page for everybody in the interaction's channel, and return the message's id.

    Raise `ExposedError` for a page for one person, `HiddenPostError` if others do not see it.
    """
    return await _seen_by_all(
        interaction, await _follow_up(interaction, require_public(page), ephemeral=False)
    )


async def follow_up_with_call(interaction: discord.Interaction, sentence: Sentence) -> int:
    """Post a sentence that may mention people, as `follow_up_publicly` does a page."""
    button, mentions = sentence.button, calling(sentence.called)
    more: dict[str, Any] = {} if button is None else {"view": button_below(button)}
    sending = interaction.followup.send(sentence.text, allowed_mentions=mentions, wait=True, **more)
    return await _seen_by_all(interaction, await within(SECONDS_TO_POST, sending))


async def _seen_by_all(interaction: discord.Interaction, posted: discord.WebhookMessage) -> int:
    """Return the id of a message that everybody sees; take back one that does not count."""
    if not posted.flags.ephemeral:
        return posted.id
    with suppress(*DISCORD_ERRORS):
        await within(SECONDS_TO_EDIT, interaction.followup.delete_message(posted.id))
    raise HiddenPostError


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
