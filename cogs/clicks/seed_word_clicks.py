"""The clicks with which somebody in a lobby adds a word of their own to the seed of the match."""

from __future__ import annotations

from bot.render import seed_word_form
from bot.render.names import plain_name
from bot.tables import Reason, Rejected
from bot.tables.seating.lobby import LONGEST_WORD
from bot.views.table_values import Status

from ..answering.interaction_data import sent_values
from ..answering.replies import Reply, Window, note
from ..answering.taken_click import TakenClick
from ..showing.page_contexts import context_of


async def open_form(taken: TakenClick) -> Reply:
    """A window for the word, in which the last one stands."""
    view = await taken.own_view()
    if view is None:
        return taken.no_such_game
    if view.status is not Status.LOBBY:
        over = view.status is Status.OVER
        return taken.refused(Rejected(Reason.GAME_OVER if over else Reason.ALREADY_STARTED, view))
    if view.me is None:
        return taken.refused(Rejected(Reason.NOT_AT_TABLE, view))
    form = seed_word_form(context_of(taken.client, view), LONGEST_WORD, taken.t)
    return Window(form, note(taken.t.format("note-again")))


async def read_form(taken: TakenClick) -> Reply:
    """The word that was typed counts from now on; where nothing was, there is none."""
    typed = "".join(sent_values(taken.interaction)[:1])
    word = plain_name(typed) if typed.strip() else ""
    outcome = await taken.tables.lobbies.give_word(taken.click.game, taken.user_id, word)
    return await taken.done(outcome)
