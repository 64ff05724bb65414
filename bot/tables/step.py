"""One action at a table, as its last ones are kept in memory."""

from __future__ import annotations

from datetime import datetime
from functools import cached_property

from msgspec import Struct

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
        """The action as this seat may see it; None: as everybody may."""
        if seat is None or self._is_open:
            return self._open_view
        if seat not in self._views:
            view = self._view_of(seat)
            same = view.events == self._open_view.events
            self._views[seat] = self._open_view if same else view
        return self._views[seat]

    @cached_property
    def heard(self) -> HeardCalls:
        """What everybody has heard in it."""
        return HeardCalls.of(self.events)

    @cached_property
    def _is_open(self) -> bool:
        """Whether nobody may see more of it than everybody."""
        return all(engine.visible(event, None) is event for event in self.events)

    @cached_property
    def _open_view(self) -> StepView:
        return self._told(self.events) if self._is_open else self._view_of(None)

    @cached_property
    def _views(self) -> dict[int, StepView]:
        """By seat, where seats may see different things."""
        return {}

    def _view_of(self, seat: int | None) -> StepView:
        return self._told(tuple([engine.visible(event, seat) for event in self.events]))

    def _told(self, events: tuple[Event, ...]) -> StepView:
        return StepView(self.version, self.at, events, self.acted_for, self.seat)
