"""One action at a table, as its last ones are kept in memory."""

from __future__ import annotations

from datetime import datetime

from msgspec import Struct

from bot.engine import Action, Event, Punish
from bot.views.table_values import ActedFor


class Step(Struct, frozen=True):
    """One action and what it led to; it made ``version``.

    ``action`` is None for the first deal, ``seat`` None for what no seat did. ``acted_for``: why
    the bot did it for a person.
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
