"""Places where the operator lets nobody play, and what people read there."""

from __future__ import annotations

import discord

from bot.offer import Closure
from bot.render.private.privacy_page import contact_lines
from bot.rule_gate import offer
from bot.tables import Reason, Rejected
from bot.views.table_values import Status

from ._services import personal_texts, services_of
from .places import place_of
from .showing.pages import refusal_text


async def why_closed(interaction: discord.Interaction) -> str | None:
    """Return why the bot does nothing in this place, or None if it does.

    A match that runs there is played to its end, with everything that belongs to it. The direct
    messages with the bot show hands, so they are never closed: only no table is opened there.
    """
    closure = offer().closure(place_of(interaction))
    if closure is None or closure is Closure.NOT_ALONE or await _is_played_there(interaction):
        return None
    services = services_of(interaction.client)
    t = personal_texts(services, interaction)
    why = refusal_text(interaction.client, Rejected(Reason(closure)), t)
    return "\n".join([why, *contact_lines(services.contact, t)])


async def _is_played_there(interaction: discord.Interaction) -> bool:
    games = services_of(interaction.client).tables.games
    found = await games.in_channel(interaction.channel_id or 0)
    view = None if found is None else await games.view(found)
    return view is not None and view.game.status is Status.LIVE
