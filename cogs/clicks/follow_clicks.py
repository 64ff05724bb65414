"""The clicks by which people come and go: who follows a match, and who offers their own place."""

from __future__ import annotations

from bot.render import following_page, own_seat_page
from bot.tables import Outcome, Rejected

from ..answering.interaction_data import person_of
from ..answering.replies import OwnEdit, Private, Reply, said
from ..answering.taken_click import TakenClick
from ..showing.page_contexts import context_of
from ..showing.refusal_text import refusal_text


async def follow(taken: TakenClick) -> Reply:
    """Offer the next free seat to whoever clicks, and tell them the result."""
    outcome = await taken.tables.seats.follow(taken.click.game, person_of(taken.interaction))
    return _following(taken, outcome, follows=True)


async def unfollow(taken: TakenClick) -> Reply:
    """Ask and tell them nothing any more."""
    outcome = await taken.tables.seats.unfollow(taken.click.game, taken.user_id)
    return _following(taken, outcome, follows=False)


async def decline(taken: TakenClick) -> Reply:
    """The seat that was offered is for somebody else."""
    outcome = await taken.tables.seats.decline(taken.click.game, taken.user_id)
    if isinstance(outcome, Rejected):
        return _refused(taken, outcome)
    return said(taken.t.format("offer-declined"))


async def offer_seat(taken: TakenClick) -> Reply:
    """Somebody else may have the place of whoever clicks."""
    return _own_seat(taken, await taken.tables.seats.offer_seat(taken.click.game, taken.user_id))


async def keep_seat(taken: TakenClick) -> Reply:
    """They stay after all."""
    return _own_seat(taken, await taken.tables.seats.keep_seat(taken.click.game, taken.user_id))


def _following(taken: TakenClick, outcome: Outcome, *, follows: bool) -> Reply:
    if isinstance(outcome, Rejected):
        return _refused(taken, outcome)
    page = following_page(context_of(taken.client, outcome.view), taken.t, follows=follows)
    return OwnEdit(page) if taken.in_own else Private(page)


def _own_seat(taken: TakenClick, outcome: Outcome) -> Reply:
    if isinstance(outcome, Rejected):
        return _refused(taken, outcome)
    return Private(own_seat_page(context_of(taken.client, outcome.view), taken.t))


def _refused(taken: TakenClick, rejected: Rejected) -> Reply:
    return said(refusal_text(taken.client, rejected, taken.t))
