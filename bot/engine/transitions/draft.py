"""The draft of Uno Duo (D2)."""

from __future__ import annotations

from ..actions import Discard, Keep
from ..events import Drafted, Event
from ..state import Draft, State
from .piles import set_hand
from .start_card import turn_start_card


def keep(s: State, a: Keep, events: list[Event]) -> None:
    """Keep the top card; the next one goes to the discard pile."""
    _pick(s, a.seat, s.draw[0:1], s.draw[1:2], events)


def discard(s: State, a: Discard, events: list[Event]) -> None:
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
    """The discards are turned over and go, unshuffled, under the draw pile; then D3."""
    s.draw, s.discard = s.draw + s.discard, b""
    turn_start_card(s, events)
