"""The host calls people to the lobby, once, as far as the server allows."""

from __future__ import annotations

import discord

from bot.i18n import Translator
from bot.render import Click
from bot.render.names import escaped
from bot.tables import Called, Rejected, TableView

from .._services import Services
from ..answering.replies import Reply, said
from ..showing.page_contexts import table_texts
from ..showing.refusal_text import refusal_text
from ..writing.writer import Writer


async def call_people(
    services: Services,
    writer: Writer,
    interaction: discord.Interaction,
    click: Click,
    t: Translator,
) -> Reply:
    """Do what such a click asks for; where there is nobody to be called, it can be done later."""
    tables, client = services.tables, interaction.client
    view = await tables.view(click.game)
    if view is None:
        return said(t.format("reason-no-such-game"))
    called = await tables.whom_to_call(view)
    if called.is_nobody:
        return said(t.format("answer-nobody-to-call"))
    outcome = await tables.call(click.game, interaction.user.id)
    if isinstance(outcome, Rejected):
        return said(refusal_text(client, outcome, t))
    words = _words(view, called, table_texts(client, services.texts, view))
    writer.call(view.channel_id, words, called)
    return said(t.format("answer-called"))


def _words(view: TableView, called: Called, t: Translator) -> str:
    people = [f"<@{user_id}>" for user_id in called.user_ids]
    if called.role_id is not None:
        people.append(f"<@&{called.role_id}>")
    host = next((seat.name for seat in view.seats if seat.user_id == view.host_id), "")
    mode = t.format(f"mode-{view.options.mode}")
    return t.format("lobby-call", people=" ".join(people), player=escaped(host), mode=mode)
