"""Everything that can be done at a table, as one closed union.

Seats are indices into the seat order, cards are card numbers of the game's card table, colours
are indices into :data:`bot.engine.cards.COLOURS`.
"""

from __future__ import annotations

from enum import IntEnum
from typing import ClassVar

from msgspec import Struct


class Call(IntEnum):
    """What can be called out; a set of calls is the sum of their values (``calls & Call.UNO``)."""

    UNO = 1
    KUNO = 2
    BRUNO = 4
    UNO_UNO = 8
    GESTURE = 16


class _Action(Struct, frozen=True, gc=False, omit_defaults=True, tag_field="do"):
    seat: int
    turn_action: ClassVar[bool] = False
    """Whether the table waited for it: a turn action of section 1, a start colour, a pick."""


class Play(_Action, frozen=True, tag="play"):
    """Play ``card``, and ``more`` with it: the second of a pair (V3) or a D6 series in order.

    ``colour`` is named for a wild, or for an F that turns up one (F7); ``swap`` is the seat to
    swap hands with (V4); ``calls`` are made with the play (C13, V11, V13, V14).
    """

    card: int
    more: tuple[int, ...] = ()
    colour: int | None = None
    swap: int | None = None
    calls: int = 0
    turn_action: ClassVar[bool] = True
    how: ClassVar[str] = "play"

    @property
    def cards(self) -> tuple[int, ...]:
        """All cards, in the order in which they are laid."""
        return (self.card, *self.more)


class JumpIn(_Action, frozen=True, tag="jump"):
    """Throw an identical card out of turn (V5-V7)."""

    card: int
    colour: int | None = None
    swap: int | None = None
    calls: int = 0
    turn_action: ClassVar[bool] = True
    how: ClassVar[str] = "jump"

    @property
    def cards(self) -> tuple[int, ...]:
        """The one card."""
        return (self.card,)


class Double(_Action, frozen=True, tag="double"):
    """Add an identical card to one's own while the window is open (V2)."""

    card: int
    swap: int | None = None
    calls: int = 0
    colour: ClassVar[None] = None
    how: ClassVar[str] = "double"

    @property
    def cards(self) -> tuple[int, ...]:
        """The one card."""
        return (self.card,)


Throw = Play | JumpIn | Double
"""Cards laid, in whichever way: ``cards`` are laid in order, ``how`` is play, jump or double."""


class Draw(_Action, frozen=True, tag="draw"):
    """Draw one card instead of playing, or until one may be played (C5, V10)."""

    turn_action: ClassVar[bool] = True


class Pass(_Action, frozen=True, tag="pass"):
    """Keep the drawn card (C5)."""

    turn_action: ClassVar[bool] = True


class Take(_Action, frozen=True, tag="take"):
    """Draw the pending cards."""

    turn_action: ClassVar[bool] = True


class Challenge(_Action, frozen=True, tag="challenge"):
    """Challenge the wild draw card instead of taking (C12)."""

    turn_action: ClassVar[bool] = True


class NameColour(_Action, frozen=True, tag="colour"):
    """Name the colour of a start card (C3e, D3, F3), or of a W+X (M9)."""

    colour: int
    turn_action: ClassVar[bool] = True


class Keep(_Action, frozen=True, tag="keep"):
    """Keep the card looked at in the draft (D2)."""

    turn_action: ClassVar[bool] = True


class Discard(_Action, frozen=True, tag="discard"):
    """Discard the card looked at in the draft and keep the next one (D2)."""

    turn_action: ClassVar[bool] = True


class Say(_Action, frozen=True, tag="say"):
    """Call before or after a play (C13, V13, V14)."""

    call: Call


class Contra(_Action, frozen=True, tag="contra"):
    """Catch ``target``, who owes a call (C14)."""

    target: int


class MakeGesture(_Action, frozen=True, tag="gesture"):
    """Make the gesture that is due or owed (V11)."""


class Leave(_Action, frozen=True, tag="leave"):
    """Leave the match (L1)."""


class Join(_Action, frozen=True, tag="join"):
    """Sit down between rounds: at one's old seat, or at a new last one (L2)."""


class Punish(_Action, frozen=True, tag="punish"):
    """Carry out a penalty decided at the table: one of `OFFENCES` (P2-P4)."""

    offence: str


class GestureTimeout(Struct, frozen=True, gc=False, tag_field="do", tag="timeout"):
    """The time for a gesture is up (V11)."""

    turn_action: ClassVar[bool] = False


class TimeIsUp(Struct, frozen=True, gc=False, tag_field="do", tag="time-up"):
    """The time for the match is up (X9)."""

    turn_action: ClassVar[bool] = False


class NextRound(Struct, frozen=True, gc=False, tag_field="do", tag="next"):
    """Deal the next round from ``seed``."""

    seed: bytes
    turn_action: ClassVar[bool] = False


class StopMatch(Struct, frozen=True, gc=False, tag_field="do", tag="stop"):
    """End the match without a winner (L3)."""

    turn_action: ClassVar[bool] = False


Action = (
    Play
    | JumpIn
    | Double
    | Draw
    | Pass
    | Take
    | Challenge
    | NameColour
    | Keep
    | Discard
    | Say
    | Contra
    | MakeGesture
    | Leave
    | Join
    | Punish
    | GestureTimeout
    | NextRound
    | StopMatch
    | TimeIsUp
)
