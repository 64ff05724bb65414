"""The clicks by which somebody sees the own hand, and is left alone by it."""

from __future__ import annotations

from bot.tables import Rejected

from ..answering.replies import Reply, said
from ..answering.taken_click import TakenClick, seat_number
from ..showing.page_contexts import context_of


async def show_hand(taken: TakenClick) -> Reply:
    """The hand, which is kept fresh from now on where it is a new message."""
    return await _hand(taken, keep_fresh=True)


async def turn_page(taken: TakenClick) -> Reply:
    """Another page of the hand, or the way back to it."""
    return await _hand(taken, keep_fresh=False)


async def _hand(taken: TakenClick, *, keep_fresh: bool) -> Reply:
    view = await taken.own_view()
    if view is None:
        return taken.no_such_game
    context = context_of(taken.client, view)
    if context.seat is None and not taken.in_own:
        return said(taken.t.format("note-no-hand"))
    if keep_fresh and view.seat is not None:
        taken.opened_version = view.version
    if taken.click.arg.isdecimal():
        taken.writer.turn_page(taken.shown_at(view), int(taken.click.arg))
    return taken.placed(view, taken.drawn_hand(view))


async def ring_no_more(taken: TakenClick) -> Reply:
    """Nobody is rung in this game any more who does not want it."""
    click = taken.click
    seat = seat_number(click.arg) if click.arg else None
    outcome = await taken.tables.moves.quiet(click.game, taken.user_id, seat)
    if isinstance(outcome, Rejected):
        return taken.refused(outcome)
    return taken.shown_hand(outcome.view, taken.t.format("note-quiet"))
