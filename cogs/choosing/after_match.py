"""The clicks on the result of a match: playing again, and the server's best."""

from __future__ import annotations

import discord

from bot.i18n import Translator
from bot.render import Click, Verb
from bot.render.private.choosing import Place
from bot.store.leaderboard_queries import Order
from bot.tables import Rejected

from .._services import Services
from ..answering.interaction_data import person_of
from ..answering.replies import Private, Reply, said
from ..leaderboard import best_of
from ..showing.refusal_text import refusal_text
from .choosing_pages import ChoosingPages

AFTER_MATCH_VERBS = frozenset({Verb.REMATCH, Verb.NEW_RULES, Verb.LEADERBOARD})


async def after_match(
    client: discord.Client,
    services: Services,
    interaction: discord.Interaction,
    click: Click,
    t: Translator,
) -> Reply:
    """Do what such a click asks for."""
    tables, user_id = services.tables, interaction.user.id
    if click.verb is Verb.LEADERBOARD:
        view = await tables.view(click.game)
        if view is None:
            return said(t.format("reason-no-such-game"))
        return await best_of(tables, view.guild_id, user_id, Order.WINS, t)
    outcome = await tables.rematch(click.game, person_of(interaction))
    if isinstance(outcome, Rejected):
        return said(refusal_text(client, outcome, t))
    view = await tables.view(outcome.view.game_id)
    if view is None:
        return said(t.format("reason-no-such-game"))
    if user_id != view.host_id:
        return said(t.format("answer-rematch-joined"))
    if click.verb is Verb.NEW_RULES:
        return Private(await ChoosingPages(client, tables, user_id, t).at(view, Place.GAME))
    return said(t.format("answer-rematch"))
