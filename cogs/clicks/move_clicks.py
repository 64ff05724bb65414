"""The clicks that are actions of the game: a card, a draw, a challenge, a call."""

from __future__ import annotations

from bot.engine.events import WrongCard
from bot.render import choice_page, refusal
from bot.tables import Accepted, Rejected

from ..answering.replies import Private, Reply, note
from ..answering.taken_click import TakenClick
from ..showing.page_contexts import context_of
from ..showing.pages import revealed_to
from .click_actions import UnclearError, version_for, wanted_by


async def move(taken: TakenClick) -> Reply:
    """Do it at the table, and show the hand as it is then; or ask on what is not said yet."""
    click = taken.click
    try:
        outcome = await taken.tables.moves.submit(
            click.game, taken.user_id, wanted_by(click), version_for(click)
        )
    except UnclearError as unclear:
        return _asked_again(taken, unclear)
    if isinstance(outcome, Rejected):
        return taken.refused(outcome)
    # What can be played now comes first.
    taken.writer.turn_page(taken.shown_at(outcome.view), 0)
    taken.writer.drop_kept(click.game, taken.user_id)
    reveal = revealed_to(taken.client, outcome.view, outcome.events, taken.t)
    if reveal is None:
        return taken.shown_hand(outcome.view, _wrong_card(taken, outcome))
    if not taken.in_own:
        return Private(note(reveal))
    # Others play on at once: it stays on the hand until its owner acts.
    taken.writer.keep_on_hand(click.game, taken.user_id, reveal)
    return taken.shown_hand(outcome.view, reveal)


def _wrong_card(taken: TakenClick, outcome: Accepted) -> str | None:
    """What to say to a card that was tried and cost one (P1)."""
    clauses = (e.clause for e in outcome.events if isinstance(e, WrongCard))
    clause = next(clauses, None)
    if clause is None:
        return None
    why = refusal(clause, context_of(taken.client, outcome.view), taken.t)
    return taken.t.format("note-wrong-card", why=why)


def _asked_again(taken: TakenClick, unclear: UnclearError) -> Reply:
    view, question, t = unclear.view, unclear.question, taken.t
    if question is None:
        return taken.shown_hand(view, t.format("note-not-there"))
    return taken.placed(view, choice_page(context_of(taken.client, view), question, t))
