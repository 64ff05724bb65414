"""One action at a table, as its last ones are kept in memory."""

from __future__ import annotations

from datetime import datetime
from functools import cached_property
from operator import is_

from msgspec import Struct, structs

from bot import engine
from bot.engine import Action, Event, Punish
from bot.views.heard_calls import HeardCalls
from bot.views.table_values import ActedFor
from bot.views.table_view import StepView


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

    @cached_property
    def heard(self) -> HeardCalls:
        """What everybody has heard in it."""
        return HeardCalls.of(self.events)

    @cached_property
    def open_view(self) -> StepView | None:
        """The action as everybody sees it, None where somebody may see more than others."""
        view = self._view_of(None)
        is_open = all(map(is_, view.events, self.events))
        return structs.replace(view, events=self.events) if is_open else None

    @cached_property
    def views(self) -> dict[int | None, StepView]:
        """What `seen_by` has made, where seats may see different things."""
        return {}

    def _view_of(self, seat: int | None) -> StepView:
        events = tuple([engine.visible(event, seat) for event in self.events])
        return StepView(self.version, self.at, events, self.acted_for, self.seat)
