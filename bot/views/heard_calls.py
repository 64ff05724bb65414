"""Whose call everybody has heard, for the cards that they hold now."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

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


class HeardCalls(Struct, frozen=True):
    """What was heard in one action, by seat.

    ``changed`` are those that hold other cards since, ``thrown`` those that have laid some.
    ``called``: with the card, which covers all that the action leads to, or after it. Tuples, since
    they are kept with the action and sets would take four times the room.
    """

    changed: tuple[int, ...]
    thrown: tuple[int, ...]
    called: tuple[int, ...]
    called_ahead: tuple[int, ...]
    all_hands_are_others: bool

    @classmethod
    def of(cls, events: Sequence[Event]) -> HeardCalls:
        """What was heard in the action that led to these events."""
        changed, thrown = set[int](), set[int]()
        called, called_ahead = set[int](), set[int]()
        all_hands_are_others = False
        for event in events:
            match event:
                case Played(seat, calls=calls):
                    changed.add(seat)
                    thrown.add(seat)
                    if calls & _FOR_FEW_CARDS:
                        called.add(seat)
                case Drew(seat) | DiscardedAll(seat):
                    changed.add(seat)
                case HandsSwapped(seat, other):
                    changed |= {seat, other}
                case Called(seat, call, is_ahead) if call & _FOR_FEW_CARDS:
                    (called_ahead if is_ahead else called).add(seat)
                case Dealt() | HandsPassed():
                    all_hands_are_others = True
                case _:
                    pass
        return cls(
            tuple(changed),
            tuple(thrown),
            tuple(called),
            tuple(called_ahead),
            all_hands_are_others,
        )


def heard_calls(actions: Iterable[HeardCalls]) -> tuple[int, ...]:
    """The seats that have called since they hold what they hold (C13, V14), oldest action first.

    Made of what was called out loud alone: whoever owes a call is not looked at, nor whether one
    is still owed (C14).
    """
    called: set[int] = set()
    ahead: set[int] = set()
    for heard in actions:
        if heard.all_hands_are_others:
            called.clear()
        called.difference_update(heard.changed)
        called.update(heard.called, ahead.intersection(heard.thrown))
        ahead.difference_update(heard.changed)
        ahead.update(heard.called_ahead)
    return tuple(sorted(called))
