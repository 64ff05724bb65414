"""The host calls people to the lobby, once, as far as the server allows."""

from __future__ import annotations

import discord

from bot.i18n import Translator
from bot.render import Click
from bot.tables import Rejected

from .._services import Services
from ..answering.replies import Reply, said
from ..showing.refusal_text import refusal_text


async def call_people(
    services: Services,
    interaction: discord.Interaction,
    click: Click,
    t: Translator,
) -> Reply:
    """Do what such a click asks for; where there is nobody to be called, it can be done later."""
    tables = services.tables
    view = await tables.view(click.game)
    if view is None:
        return said(t.format("reason-no-such-game"))
    if (await tables.whom_to_call(view)).is_nobody:
        return said(t.format("answer-nobody-to-call"))
    outcome = await tables.call(click.game, interaction.user.id)
    if isinstance(outcome, Rejected):
        return said(refusal_text(interaction.client, outcome, t))
    return said(t.format("answer-called"))
