"""Whose call everybody has heard, for the cards that they hold now."""

from __future__ import annotations

from collections.abc import Sequence

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


def heard_calls(steps: Sequence[Sequence[Event]]) -> tuple[int, ...]:
    """The seats that have called since they hold what they hold (C13, V14), oldest action first.

    Made of what was called out loud alone: whoever owes a call is not looked at, nor whether one
    is still owed (C14).
    """
    called: set[int] = set()
    ahead: set[int] = set()
    for events in steps:
        heard = _Heard(events)
        if heard.all_hands_are_others:
            called.clear()
        called -= heard.changed
        called |= heard.called | (heard.thrown & ahead)
        ahead = (ahead - heard.changed) | heard.called_ahead
    return tuple(sorted(called))


class _Heard:
    """What was heard in one action, by seat.

    ``called``: with the card, which covers all that the action leads to, or after it.
    """

    def __init__(self, events: Sequence[Event]) -> None:
        self.changed: set[int] = set()
        self.thrown: set[int] = set()
        self.called: set[int] = set()
        self.called_ahead: set[int] = set()
        self.all_hands_are_others = False
        for event in events:
            match event:
                case Played(seat, calls=calls):
                    self.changed.add(seat)
                    self.thrown.add(seat)
                    if calls & _FOR_FEW_CARDS:
                        self.called.add(seat)
                case Drew(seat) | DiscardedAll(seat):
                    self.changed.add(seat)
                case HandsSwapped(seat, other):
                    self.changed |= {seat, other}
                case Called(seat, call, is_ahead) if call & _FOR_FEW_CARDS:
                    (self.called_ahead if is_ahead else self.called).add(seat)
                case Dealt() | HandsPassed():
                    self.all_hands_are_others = True
                case _:
                    pass
