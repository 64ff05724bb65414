"""The clicks by which people come and go: who follows a match, and who offers their own place."""

from __future__ import annotations

import discord

from bot.i18n import Translator
from bot.render import Click, Verb, following_page, own_seat_page
from bot.tables import Outcome, Rejected, Tables

from ..showing.page_contexts import context_of
from ..showing.refusal_text import refusal_text
from ..writing.opened_hands import clicked_own
from .interaction_data import person_of
from .replies import OwnEdit, Private, Reply, said

FOLLOWING_VERBS = frozenset(
    {Verb.FOLLOW, Verb.UNFOLLOW, Verb.DECLINE, Verb.OFFER_SEAT, Verb.KEEP_SEAT}
)


async def following(
    tables: Tables, interaction: discord.Interaction, click: Click, t: Translator
) -> Reply:
    """Do what such a click asks for."""
    outcome = await _do(tables, interaction, click)
    if isinstance(outcome, Rejected):
        return said(refusal_text(interaction.client, outcome, t))
    if click.verb is Verb.DECLINE:
        return said(t.format("offer-declined"))
    context = context_of(interaction.client, outcome.view)
    if click.verb in (Verb.OFFER_SEAT, Verb.KEEP_SEAT):
        return Private(own_seat_page(context, t))
    page = following_page(context, t, follows=click.verb is Verb.FOLLOW)
    return OwnEdit(page) if clicked_own(interaction) else Private(page)


async def _do(tables: Tables, interaction: discord.Interaction, click: Click) -> Outcome:
    match click.verb:
        case Verb.FOLLOW:
            return await tables.follow(click.game, person_of(interaction))
        case Verb.UNFOLLOW:
            return await tables.unfollow(click.game, interaction.user.id)
        case Verb.OFFER_SEAT:
            return await tables.offer_seat(click.game, interaction.user.id)
        case Verb.KEEP_SEAT:
            return await tables.keep_seat(click.game, interaction.user.id)
        case _:
            return await tables.decline(click.game, interaction.user.id)
