"""Leaving and stopping ask first, once there is a match to be lost."""

from __future__ import annotations

import discord

from bot.i18n import Translator
from bot.render import PrivatePage, Verb, sure_page
from bot.tables import Tables
from bot.views.table_values import Status

from ..showing.page_contexts import context_of
from .interaction_data import may_manage


async def question_before(
    tables: Tables, interaction: discord.Interaction, game_id: str, verb: Verb, t: Translator
) -> PrivatePage | None:
    """What to ask before this is done; None where nothing is lost by it, or it is refused."""
    user = interaction.user
    view = await tables.games.view(game_id, user.id)
    if view is None or view.status is not Status.LIVE:
        return None
    leaves = verb is Verb.LEAVE and view.seat is not None
    stops = verb is Verb.STOP and (user.id == view.host_id or may_manage(interaction))
    if not (leaves or stops):
        return None
    return sure_page(context_of(interaction.client, view), verb, t)
