"""The actions that lay cards: plays, jump-ins, doubles. Their entries: `actions/throws.py`."""

from __future__ import annotations

from typing import ClassVar

from ..action import SideAction, TurnAction
from ..field_marks import Calls, CardForSeat, Colour, Seat


class Play(TurnAction, frozen=True, tag="play"):
    """Play ``card``, and ``more`` with it: the second of a pair (V3) or a D6 series in order.

    ``colour`` is named for a wild, or for an F that turns up one (F7); ``swap`` is the seat to
    swap hands with (V4); ``calls`` are made with the play (C13, V11, V13, V14).
    """

    card: CardForSeat
    more: tuple[CardForSeat, ...] = ()
    colour: Colour | None = None
    swap: Seat | None = None
    calls: Calls = 0
    how: ClassVar[str] = "play"

    @property
    def cards(self) -> tuple[int, ...]:
        """All cards, in the order in which they are laid."""
        return (self.card, *self.more)


class JumpIn(TurnAction, frozen=True, tag="jump"):
    """Throw an identical card out of turn (V5-V7)."""

    card: CardForSeat
    colour: Colour | None = None
    swap: Seat | None = None
    calls: Calls = 0
    how: ClassVar[str] = "jump"

    @property
    def cards(self) -> tuple[int, ...]:
        """The one card."""
        return (self.card,)


class Double(SideAction, frozen=True, tag="double"):
    """Add an identical card to one's own while the window is open (V2)."""

    card: CardForSeat
    swap: Seat | None = None
    calls: Calls = 0
    colour: ClassVar[None] = None
    how: ClassVar[str] = "double"

    @property
    def cards(self) -> tuple[int, ...]:
        """The one card."""
        return (self.card,)


Throw = Play | JumpIn | Double
"""Cards laid, by any action: ``cards`` are laid in order, ``how`` is play, jump or double."""
