"""The clicks during a round: moves, the hand, catching and judging other players."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any

from bot.engine import Observation, Play, SeatAction
from bot.engine.events import WrongCard
from bot.render import (
    CardChoice,
    Click,
    Question,
    Verb,
    can_be_late,
    choice_page,
    clicked_action,
    membership,
    refusal,
    resolve,
)
from bot.tables import Deed, Meaning, Reason, Rejected, TableView
from bot.tables.planning.deadlines import stop_ringing
from bot.tables.playing import motions, play
from bot.views.table_values import VoteKind

from ..answering.click_context import ClickContext, seat_number
from ..answering.replies import PrivateReply, Reply, note, said
from ..showing.pages import context_of, no_hand, revealed_to
from ..writing.message import OPENED_HAND, Address


async def move(taken: ClickContext) -> Reply:
    """Make the move and show the hand after it, or ask what the click leaves open."""
    try:
        outcome = await taken.submit(play.act, wanted_by(taken), version_for(taken))
    except UnclearError as unclear:
        return await _asked_again(taken, unclear.question)
    if isinstance(outcome, Rejected):
        return taken.refused(outcome)
    taken.writer.acted(taken.hand_address(outcome), taken.user_id)
    reveal = revealed_to(taken.client, outcome, taken.t)
    if reveal is None:
        return taken.shown_hand(outcome, _wrong_card(taken, outcome))
    if not taken.in_own:
        return PrivateReply(note(reveal))
    # Others play on at once: the note stays on the hand until its owner acts or the round is over.
    taken.writer.note_on_hand(outcome, reveal, lasts=True)
    return taken.shown_hand(outcome, reveal)


def _wrong_card(taken: ClickContext, outcome: TableView) -> str | None:
    """Return the note for a wrong card that cost a penalty (P1), or None if there was none."""
    clauses = (e.clause for e in outcome.newest_events if isinstance(e, WrongCard))
    clause = next(clauses, None)
    if clause is None:
        return None
    why = refusal(clause, context_of(taken.client, outcome), taken.t)
    return taken.t.format("note-wrong-card", why=why)


async def _asked_again(taken: ClickContext, question: Question | None) -> Reply:
    view, t = await taken.own_view(), taken.t
    if view is None:
        return taken.no_such_game
    if question is None:
        return taken.shown_hand(view, t.format("note-not-there"))
    return taken.placed(view, choice_page(context_of(taken.client, view), question, t))


_SEAT = 0
"""The tables replace it with the seat of the clicking player."""


class UnclearError(Exception):
    """A click that is no action yet: ``question`` has to be asked first, None if it is nonsense."""

    def __init__(self, question: Question | None = None) -> None:
        super().__init__("what was clicked is no action")
        self.question = question


def wanted_by(click: Click) -> SeatAction | Meaning:
    """Return the action of a click, or a function that finds it from what may be done.

    That function raises `UnclearError` if the click is no action.
    """
    if click.verb is Verb.CARD:
        return partial(_card, click.arg)
    return clicked_action(click) or _nonsense


def _nonsense(_seen: Observation, _allowed: Sequence[SeatAction]) -> SeatAction:
    raise UnclearError


def version_for(click: Click) -> int | None:
    """Return the version of the table that the click was made for, or None for the present one."""
    return click.version if can_be_late(click) else None


def _card(text: str, seen: Observation, allowed: Sequence[SeatAction]) -> SeatAction:
    choice = CardChoice.parse(text)
    if choice is None:
        raise UnclearError
    # The rules refuse what is no longer allowed: they know the clause.
    tried = Play(_SEAT, choice.card, colour=choice.colour)
    meant = resolve(choice, allowed, seen) or tried
    if isinstance(meant, Question):
        raise UnclearError(meant)
    return meant


async def show_hand(taken: ClickContext) -> Reply:
    """Show the hand; a new message with it is kept fresh from now on."""
    return await _hand(taken, OPENED_HAND.at(taken.game, taken.user_id))


async def turn_page(taken: ClickContext) -> Reply:
    """Show another page of the hand, or return to it from a looked-up page."""
    return await _hand(taken, None)


async def _hand(taken: ClickContext, fresh: Address | None) -> Reply:
    view = await taken.own_view()
    if view is None:
        return taken.no_such_game
    if view.seat is None and not taken.in_own:
        return PrivateReply(no_hand(context_of(taken.client, view), taken.t))
    address = taken.hand_address(view)
    if taken.arg.isdecimal():
        taken.writer.turn_hand(address, int(taken.arg))
    page = taken.writer.hand_page(address, view, taken.t)
    is_kept = fresh if view.seat is not None else None
    return taken.placed(view, page, is_kept, partial(_hand, taken, fresh))


async def ring_no_more(taken: ClickContext) -> Reply:
    """Stop reminding this player in this game."""
    seat = seat_number(taken.arg) if taken.arg else None
    outcome = await taken.submit(stop_ringing, seat)
    if isinstance(outcome, Rejected):
        return taken.refused(outcome)
    text = taken.t.format("note-quiet", member=membership(taken.place))
    # Buttons of reminders name the seat. A reminder is no hand, even in direct messages.
    return said(text) if taken.arg else taken.shown_hand(outcome, text)


def doing(deed: Deed[[]]) -> Callable[[ClickContext], Coroutine[Any, Any, Reply]]:
    """Return the handler of a click that is a deed at the table, and nothing else."""

    async def handler(taken: ClickContext) -> Reply:
        return await taken.done(await taken.submit(deed))

    return handler


async def answer_vote(taken: ClickContext) -> Reply:
    """Say yes or no to what the table is asked."""
    what, _, rest = taken.arg.partition(".")
    seat, _, said_yes = rest.partition(".")
    if what not in tuple(VoteKind):
        return taken.refused(Rejected(Reason.NO_VOTE, await taken.own_view()))
    outcome = await taken.submit(
        motions.answer, VoteKind(what), seat_number(seat), agrees=said_yes == "yes"
    )
    return await taken.done(outcome, taken.t.format("answer-voted"))


async def hand_over(taken: ClickContext) -> Reply:
    """Ask the table to let the computer play on for a player who is away."""
    return await taken.done(await taken.submit(motions.hand_over, seat_number(taken.arg)))
