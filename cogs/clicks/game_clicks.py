"""The clicks during a round: moves, the hand, catching and judging other players."""

from __future__ import annotations

from functools import partial

from bot.engine import (
    Call,
    Challenge,
    Discard,
    Draw,
    Keep,
    MakeGesture,
    NameColour,
    Pass,
    Play,
    Say,
    Take,
)
from bot.engine.events import WrongCard
from bot.render import CardChoice, Click, Question, Verb, choice_page, refusal, resolve
from bot.tables import Accepted, Meaning, Rejected, SeatAction, TableView
from bot.views.table_values import VoteKind

from ..answering.replies import Private, Reply, note, said
from ..answering.taken_click import TakenClick, seat_number
from ..showing.pages import context_of, revealed_to


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


_SEAT = 0
"""The tables put the seat of whoever clicked in its place."""

_PLAIN: dict[Verb, SeatAction] = {
    Verb.DRAW: Draw(_SEAT),
    Verb.PASS: Pass(_SEAT),
    Verb.TAKE: Take(_SEAT),
    Verb.CHALLENGE: Challenge(_SEAT),
    Verb.KEEP: Keep(_SEAT),
    Verb.DISCARD: Discard(_SEAT),
    Verb.GESTURE: MakeGesture(_SEAT),
}
_AS_THINGS_ARE = (Verb.GESTURE, Verb.SAY)
"""The rules refuse these the second time by themselves: no click on them is too old."""

_CALLS = frozenset(str(call.value) for call in Call)


class UnclearError(Exception):
    """What was clicked is no action: ``question`` is still to be asked, None for nonsense.

    ``view`` is the table as it was when this was found.
    """

    def __init__(self, view: TableView, question: Question | None = None) -> None:
        super().__init__("what was clicked is no action")
        self.view = view
        self.question = question


def wanted_by(click: Click) -> SeatAction | Meaning:
    """The action that the click asks for, as far as it is known before the table is looked at.

    The meaning raises `UnclearError` where it is none.
    """
    if click.verb is Verb.CARD:
        return partial(_card, click.arg)
    return _plain(click) or _nonsense


def _plain(click: Click) -> SeatAction | None:
    match click.verb:
        case Verb.COLOUR:
            return NameColour(_SEAT, int(click.arg)) if click.arg in tuple("01234567") else None
        case Verb.SAY:
            return Say(_SEAT, Call(int(click.arg))) if click.arg in _CALLS else None
        case _:
            return _PLAIN.get(click.verb)


def _nonsense(view: TableView) -> SeatAction:
    raise UnclearError(view)


def version_for(click: Click) -> int | None:
    """The version that the action is judged by, None: as things are when it arrives."""
    return None if click.verb in _AS_THINGS_ARE else click.version


def _card(text: str, view: TableView) -> SeatAction:
    choice, seen = CardChoice.parse(text), view.observation
    if choice is None or seen is None:
        raise UnclearError(view)
    # What is not open any more is for the rules to refuse: they know by which clause.
    tried = Play(_SEAT, choice.card, colour=choice.colour)
    meant = resolve(choice, (*view.legal, *view.side), seen) or tried
    if isinstance(meant, Question):
        raise UnclearError(view, meant)
    return meant


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


async def contra(taken: TakenClick) -> Reply:
    """Catch whoever owes a call (C14)."""
    return await taken.done(await taken.tables.moves.contra(taken.click.game, taken.user_id))


async def agree(taken: TakenClick) -> Reply:
    """Somebody has asked or advised indeed (P2, P3)."""
    what, _, seat = taken.click.arg.partition(".")
    kind = VoteKind(what) if what in tuple(VoteKind) else VoteKind.QUESTION
    return await taken.done(
        await taken.tables.penalties.agree(taken.click.game, taken.user_id, seat_number(seat), kind)
    )


async def wake(taken: TakenClick) -> Reply:
    """Whoever everybody waits for is asleep (P3)."""
    return await taken.done(await taken.tables.penalties.wake(taken.click.game, taken.user_id))


async def hand_over(taken: TakenClick) -> Reply:
    """The computer is to play on for somebody who is away."""
    seat = seat_number(taken.click.arg)
    return await taken.done(
        await taken.tables.moves.hand_over(taken.click.game, taken.user_id, seat)
    )


async def come_back(taken: TakenClick) -> Reply:
    """Whoever was away plays again."""
    return await taken.done(await taken.tables.moves.come_back(taken.click.game, taken.user_id))
