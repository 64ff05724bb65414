"""One action at a table, as its last ones are kept in memory, and what was heard in it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from operator import is_

from msgspec import Struct, structs

from bot import engine
from bot.engine import Action, Call, Event, Punish
from bot.engine.events import Called, HandsEvent, Played, seats_named
from bot.kept_property import kept_property
from bot.views.table_parts import StepView
from bot.views.table_values import ActedFor

_FOR_FEW_CARDS = Call.UNO | Call.KUNO | Call.BRUNO


class Step(Struct, frozen=True, dict=True):
    """One action and what it led to; it made ``version``.

    ``action`` is None for the first deal, ``seat`` None for what no seat did. ``acted_for``: why
    the bot did it for a person. What is told of it is made once, for as long as it is told.
    """

    version: int
    seat: int | None
    action: Action | None
    events: tuple[Event, ...]
    at: datetime
    acted_for: ActedFor | None = None

    def is_sign_of(self, seat: int) -> bool:
        """Whether whoever plays this seat has done it: a penalty is not one's own doing."""
        return self.seat == seat and not isinstance(self.action, Punish)

    def seen_by(self, seat: int | None) -> StepView:
        """Return the action as this seat may see it; None: as everybody may."""
        if self.open_view is not None:
            return self.open_view
        if seat not in self.views:
            view = self._view_of(seat)
            same = seat is not None and view.events == self.seen_by(None).events
            self.views[seat] = self.views[None] if same else view
        return self.views[seat]

    @kept_property
    def heard(self) -> HeardCalls:
        """What everybody has heard in it."""
        return HeardCalls.of(self.events)

    @kept_property
    def open_view(self) -> StepView | None:
        """The action as everybody sees it, None where somebody may see more than others."""
        view = self._view_of(None)
        is_open = all(map(is_, view.events, self.events))
        return structs.replace(view, events=self.events) if is_open else None

    @kept_property
    def views(self) -> dict[int | None, StepView]:
        """What `seen_by` has made, where seats may see different things."""
        return {}

    def _view_of(self, seat: int | None) -> StepView:
        events = tuple([engine.visible(event, seat) for event in self.events])
        return StepView(self.version, self.at, events, self.acted_for, self.seat)


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
            if isinstance(event, HandsEvent):
                others = seats_named(event)
                changed.update(others)
                all_hands_are_others |= not others
            match event:
                case Played(seat, calls=calls):
                    thrown.add(seat)
                    if calls & _FOR_FEW_CARDS:
                        called.add(seat)
                case Called(seat, call, is_ahead) if call & _FOR_FEW_CARDS:
                    (called_ahead if is_ahead else called).add(seat)
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
