"""Actions and their kinds, and the calls that are made with them.

Seats are indices into the seat order, cards are card numbers of the game's card table, colours
are indices into :data:`bot.engine.cards.COLOURS`. Each action has its entry in
:mod:`bot.engine.actions`.
"""

from __future__ import annotations

from enum import IntEnum

from msgspec import Struct

from .field_marks import Seat


class Action(Struct, frozen=True, gc=False, omit_defaults=True, tag_field="do"):
    """Something that can be done at a table."""


class SeatAction(Action, frozen=True):
    """Something that a player can do in a round."""

    seat: Seat

    @property
    def cards(self) -> tuple[int, ...]:
        """The numbers of the cards that it is done with, in order; most actions need none."""
        return ()


class TurnAction(SeatAction, frozen=True):
    """What the table waits for: a turn action of section 1, a start colour, a draft pick."""


class SideAction(SeatAction, frozen=True):
    """What may be done beside the turns: a call, a catch, a gesture, a double."""


class TableAction(Action, frozen=True):
    """What is no move in a round: leaving, joining, a penalty, the clock, the next round."""


def seat_of(action: Action) -> int | None:
    """Return the seat that an action concerns, None if it concerns all."""
    return getattr(action, "seat", None)


class Call(IntEnum):
    """What can be called out; a set of calls is the sum of their values (``calls & Call.UNO``)."""

    UNO = 1
    KUNO = 2
    BRUNO = 4
    UNO_UNO = 8
    GESTURE = 16
