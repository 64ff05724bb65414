"""The gate before everything that people type and press: who may not play here reads why.

Every command, menu, autocomplete, button, select and form passes it. The pages of `/uno privacy`
are open to everybody. What gets to a table in another way, such as a reaction, is refused there.
"""

from __future__ import annotations

import logging
from typing import Any

import discord

from bot.offer import Closure
from bot.render import Click, PrivatePage, Verb
from bot.render.private.blocked_page import blocked_page
from bot.render.private.privacy_page import contact_lines
from bot.rule_gate import offer
from bot.tables import Reason, Rejected
from bot.views.table_values import Status

from ._services import personal_texts, services_of
from .answering.replies import PrivateReply, Reply, answer, note, said
from .places import place_of
from .showing.pages import refusal_text

log = logging.getLogger(__name__)

_OPEN_COMMAND = "privacy"


async def turn_away(interaction: discord.Interaction) -> bool:
    """Return whether this person may not use the bot here now, and tell them why."""
    if await _refusal(interaction) is None or _is_about_privacy(interaction):
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
    closure = offer().closure(place_of(interaction))
    # The direct messages with the bot show hands, and a match that runs is played to its end.
    if closure in (None, Closure.NOT_ALONE) or await _is_played_at(interaction):
        return None
    t = personal_texts(services, interaction)
    why = refusal_text(interaction.client, Rejected(Reason(closure)), t)
    return note("\n".join([why, *contact_lines(services.contact, t)]))


async def _is_played_at(interaction: discord.Interaction) -> bool:
    games = services_of(interaction.client).tables.games
    found = await games.in_channel(interaction.channel_id or 0)
    view = None if found is None else await games.view(found)
    return view is not None and view.game.status is Status.LIVE


async def _say_why(interaction: discord.Interaction) -> Reply:
    # Not before: the person's language may be loaded only now, and a block may just have ended.
    page = await _refusal(interaction)
    if page is None:
        t = personal_texts(services_of(interaction.client), interaction)
        return said(t.format("note-again"))
    return PrivateReply(page)
