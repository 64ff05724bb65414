"""The draft of Uno Duo (D2)."""

from __future__ import annotations

from ..action import TurnAction
from ..events import Drafted, Event
from ..observation import Observation
from ..refusal import OUT_OF_PHASE, Refusal
from ..state import Draft, State
from ..transitions.deal import turn_start_card
from ..transitions.piles import set_hand
from .entry import Entry, Outlook, Words, harmless, offer_bare


class Keep(TurnAction, frozen=True, tag="keep"):
    """Keep the card looked at in the draft (D2)."""


class Discard(TurnAction, frozen=True, tag="discard"):
    """Discard the card looked at in the draft and keep the next one (D2)."""


def _judge(s: State, a: Keep | Discard) -> Refusal | None:
    return None if type(s.phase) is Draft and s.phase.seat == a.seat else OUT_OF_PHASE


def _keep(s: State, a: Keep, events: list[Event]) -> None:
    """Keep the top card; the next one goes to the discard pile."""
    _pick(s, a.seat, s.draw[0:1], s.draw[1:2], events)


def _discard(s: State, a: Discard, events: list[Event]) -> None:
    """Discard the top card and keep the next one, whatever it is."""
    _pick(s, a.seat, s.draw[1:2], s.draw[0:1], events)


def _pick(s: State, seat: int, kept: bytes, discarded: bytes, events: list[Event]) -> None:
    set_hand(s, seat, s.hands[seat] + kept)
    s.discard += discarded
    s.draw = s.draw[2:]
    events.append(Drafted(seat, kept[0] if kept else None, discarded[0] if discarded else None))
    if s.draw and any(len(hand) < s.rules.hand_size for hand in s.hands):
        s.phase = Draft(s.ring.next(seat, 1))
    else:
        _finish(s, events)


def _finish(s: State, events: list[Event]) -> None:
    """Put the discards, turned over and unshuffled, under the draw pile; then D3."""
    s.draw, s.discard = s.draw + s.discard, b""
    turn_start_card(s, events)


def _outlook(_seen: Observation, _a: Keep | Discard) -> Outlook:
    return Outlook(own_cards=1)


KEEP = Entry(
    action=Keep,
    words=Words("keep"),
    judge=_judge,
    carry_out=_keep,
    offer=offer_bare(Keep, _judge),
    outlook=_outlook,
)
DISCARD = Entry(
    action=Discard,
    words=Words("discard"),
    judge=_judge,
    carry_out=_discard,
    offer=offer_bare(Discard, _judge),
    harm=harmless,
    outlook=_outlook,
)
