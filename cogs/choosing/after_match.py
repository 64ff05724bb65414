"""The clicks on the result of a match: playing again."""

from __future__ import annotations

from bot.render.private.choosing import Place
from bot.tables import Rejected, TableView

from ..answering.interaction_data import person_of
from ..answering.replies import Private, Reply, said
from ..answering.taken_click import TakenClick
from ..showing.refusal_text import refusal_text
from .choosing_pages import ChoosingPages


async def rematch(taken: TakenClick) -> Reply:
    """Play again by the same rules: open a lobby, or sit down in the one there is."""
    opened = await _opened(taken)
    return said(taken.t.format("answer-rematch")) if isinstance(opened, TableView) else opened


async def rematch_by_new_rules(taken: TakenClick) -> Reply:
    """Play again, and choose the rules."""
    opened = await _opened(taken)
    if not isinstance(opened, TableView):
        return opened
    pages = ChoosingPages(taken.client, taken.tables, taken.user_id, taken.t)
    return Private(await pages.at(opened, Place.GAME))


async def _opened(taken: TakenClick) -> TableView | Reply:
    """The lobby of whoever clicked first; who comes later is told what became of it."""
    t = taken.t
    outcome = await taken.tables.lobbies.rematch(taken.click.game, person_of(taken.interaction))
    if isinstance(outcome, Rejected):
        return said(refusal_text(taken.client, outcome, t))
    view = await taken.tables.games.view(outcome.view.game_id)
    if view is None:
        return taken.no_such_game
    return view if taken.user_id == view.host_id else said(t.format("answer-rematch-joined"))
