"""The gate before everything that people type and press: who may not play here reads why.

Every command, menu, autocomplete, button, select and form passes it. The pages of `/uno privacy`
are open to everybody. What gets to a table in another way, such as a reaction, is refused there.
"""

from __future__ import annotations

import logging
from typing import Any

import discord

from bot.render import Click, PrivatePage, Verb
from bot.render.private.blocked_page import blocked_page

from ._services import personal_texts, services_of
from .answering.replies import PrivateReply, Reply, answer, note, said
from .closed_places import why_closed
from .places import place_of

log = logging.getLogger(__name__)

_OPEN_COMMAND = "privacy"


async def turn_away(interaction: discord.Interaction) -> bool:
    """Return whether this person may not use the bot here now, and tell them why."""
    if _is_about_privacy(interaction) or await _refusal(interaction) is None:
        return False
    if interaction.type is not discord.InteractionType.autocomplete:
        await answer(interaction, _say_why(interaction))
        return True
    try:
        await interaction.response.autocomplete([])
    except discord.HTTPException as error:
        log.info("suggestions were not refused in time", extra={"why": error.text})
    return True


def _is_about_privacy(interaction: discord.Interaction) -> bool:
    data: Any = interaction.data or {}
    click = Click.parse(str(data.get("custom_id", "")))
    if click is not None:
        return click.verb is Verb.PRIVACY
    return any(option.get("name") == _OPEN_COMMAND for option in data.get("options", ()))


async def _refusal(interaction: discord.Interaction) -> PrivatePage | None:
    """Return what this person reads instead of an answer, or None if they may go on."""
    services = services_of(interaction.client)
    block = services.tables.blocks.find(interaction.user.id, place_of(interaction))
    if block is not None:
        return blocked_page(block, services.contact, personal_texts(services, interaction))
    closed = await why_closed(interaction)
    return None if closed is None else note(closed)


async def _say_why(interaction: discord.Interaction) -> Reply:
    # Not before: the person's language may be loaded only now, and a block may just have ended.
    page = await _refusal(interaction)
    if page is None:
        t = personal_texts(services_of(interaction.client), interaction)
        return said(t.format("note-again"))
    return PrivateReply(page)
