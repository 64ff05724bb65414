"""Answers to pending cards: taking them, or challenging the wild draw card (C12)."""

from __future__ import annotations

from ..action import TurnAction
from ..cards import is_wild_draw
from ..draw_amounts import UNFOUNDED_CHALLENGE
from ..events import Challenged, Event
from ..legality import face
from ..observation import Observation
from ..refusal import OUT_OF_PHASE, Refusal
from ..state import Pending, State, Turn
from ..transitions.call_window import close_windows
from ..transitions.known_cards import note_shown
from ..transitions.turns import draw_pending
from .entry import Entry, Outlook, Words, harmless, offer_bare


class Take(TurnAction, frozen=True, tag="take"):
    """Draw the pending cards."""


def _judge_take(s: State, a: Take) -> Refusal | None:
    return None if type(s.phase) is Pending and s.phase.seat == a.seat else OUT_OF_PHASE


def _take(s: State, a: Take, events: list[Event]) -> None:
    """Draw the pending cards and be passed over (C7, C11)."""
    assert isinstance(s.phase, Pending)
    pending = s.phase.draw
    close_windows(s, a.seat)
    draw_pending(s, a.seat, pending, "pending", events)
    s.phase = Turn(s.ring.next(a.seat, s.direction))


def _outlook_of_taking(seen: Observation, _a: Take) -> Outlook:
    assert isinstance(seen.phase, Pending)
    return Outlook(own_cards=seen.phase.draw.amount)


TAKE = Entry(
    action=Take,
    words=Words("take"),
    judge=_judge_take,
    carry_out=_take,
    offer=offer_bare(Take, _judge_take),
    harm=harmless,
    outlook=_outlook_of_taking,
)


class Challenge(TurnAction, frozen=True, tag="challenge"):
    """Challenge the wild draw card instead of taking (C12)."""


def _judge_challenge(s: State, a: Challenge) -> Refusal | None:
    """Return why one may not challenge. Whether it was a foul, :mod:`..throws.foul` has noted."""
    if type(s.phase) is not Pending or s.phase.seat != a.seat:
        return OUT_OF_PHASE
    if s.phase.draw.accusation is not None:
        return None
    barred = s.rules.draws.unchallenged
    if barred is not None and is_wild_draw(face(s, s.top)):
        return Refusal(barred)
    return Refusal(s.rules.game.clause("C12"))


def _challenge(s: State, a: Challenge, events: list[Event]) -> None:
    """Challenge a wild draw card (C12, F5, F6, D5)."""
    assert isinstance(s.phase, Pending)
    pending = s.phase.draw
    accusation = pending.accusation
    assert accusation is not None
    announced = s.announced
    close_windows(s, a.seat)
    events.append(Challenged(a.seat, accusation.accused, accusation.foul, accusation.hand))
    note_shown(s, accusation.accused, a.seat, accusation.hand)
    if accusation.foul:
        draw_pending(s, accusation.accused, pending, "challenge", events)
        s.announced = announced
        s.phase = Turn(a.seat)
    else:
        draw_pending(s, a.seat, pending, "challenge", events, more=UNFOUNDED_CHALLENGE)
        s.phase = Turn(s.ring.next(a.seat, s.direction))


CHALLENGE = Entry(
    action=Challenge,
    words=Words("challenge"),
    judge=_judge_challenge,
    carry_out=_challenge,
    offer=offer_bare(Challenge, _judge_challenge),
)
