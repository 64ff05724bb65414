"""Whose call everybody has heard, for the cards that they hold now."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.engine import Call
from bot.engine.events import (
    Called,
    Dealt,
    DiscardedAll,
    Drew,
    Event,
    HandsPassed,
    HandsSwapped,
    Played,
)

_FOR_FEW_CARDS = Call.UNO | Call.KUNO | Call.BRUNO
_OTHER_HANDS = (Dealt, HandsPassed)
"""After these everybody holds other cards."""


def heard_calls(steps: Sequence[Sequence[Event]]) -> tuple[int, ...]:
    """The seats that have called since they hold what they hold (C13, V14), oldest action first.

    Made of what was called out loud alone: whoever owes a call is not looked at, nor whether one
    is still owed (C14).
    """
    called: set[int] = set()
    ahead: set[int] = set()
    for events in steps:
        changed = set(_with_other_cards(events))
        if any(isinstance(event, _OTHER_HANDS) for event in events):
            called.clear()
        called -= changed
        called |= set(_called_with(events)) | (changed & ahead & set(_throwers(events)))
        ahead = (ahead - changed) | set(_called_ahead(events))
    return tuple(sorted(called))


def _with_other_cards(events: Iterable[Event]) -> Iterator[int]:
    for event in events:
        match event:
            case Played(seat) | Drew(seat) | DiscardedAll(seat):
                yield seat
            case HandsSwapped(seat, other):
                yield from (seat, other)
            case _:
                pass


def _throwers(events: Iterable[Event]) -> Iterator[int]:
    return (event.seat for event in events if isinstance(event, Played))


def _called_with(events: Iterable[Event]) -> Iterator[int]:
    """Who called with the card, which covers all that the action leads to, or after it."""
    for event in events:
        match event:
            case Played(seat, calls=calls) if calls & _FOR_FEW_CARDS:
                yield seat
            case Called(seat, call, False) if call & _FOR_FEW_CARDS:
                yield seat
            case _:
                pass


def _called_ahead(events: Iterable[Event]) -> Iterator[int]:
    for event in events:
        match event:
            case Called(seat, call, True) if call & _FOR_FEW_CARDS:
                yield seat
            case _:
                pass
