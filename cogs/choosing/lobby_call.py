"""The host calls people to the lobby, once, as far as the server allows."""

from __future__ import annotations

from bot.tables import Rejected

from ..answering.replies import Reply, said
from ..answering.taken_click import TakenClick
from ..showing.refusal_text import refusal_text


async def call_people(taken: TakenClick) -> Reply:
    """Do what such a click asks for; where there is nobody to be called, it can be done later."""
    tables, game, t = taken.tables, taken.click.game, taken.t
    view = await tables.games.view(game)
    if view is None:
        return taken.no_such_game
    if (await tables.people_called.by_host(view)).is_nobody:
        return said(t.format("answer-nobody-to-call"))
    outcome = await tables.people_called.note(game, taken.user_id)
    if isinstance(outcome, Rejected):
        return said(refusal_text(taken.client, outcome, t))
    return said(t.format("answer-called"))
