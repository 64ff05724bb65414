"""What the table looks like after a throw, as far as the one who throws can tell.

It is what a throw is evaluated by: what the others may answer is not looked at.
"""

from __future__ import annotations

from bot.engine import (
    Consequences,
    Double,
    Exchange,
    JumpIn,
    PendingDraw,
    Play,
    consequences,
    forgets_uno_uno,
    with_every_call,
)
from bot.engine.cards import (
    COLOUR_OF,
    FACE_TEXT,
    NO_COLOUR,
    RANK_OF,
    WILD_DRAW_COLOUR,
    wanted_colour,
)

from .information_state import InformationState
from .lazy import lazy
from .unseen_cards import draws_for

_COLOUR_DRAW = 4.0
"""About how many cards a draw for a colour costs, of which it is not known which (F6, M9)."""


class Afterstate:
    """A play, jump-in or double with its consequences, seen from the hand that it leaves.

    A last card comes with the call that it needs (V13).
    """

    def __init__(self, info: InformationState, action: Play | JumpIn | Double) -> None:
        self.info = info
        at = info.standpoint
        self.action = with_every_call(at, action) if forgets_uno_uno(at, action) else action
        self.consequences: Consequences = consequences(at, self.action)
        self.faces = self.consequences.faces
        self.rest = self.consequences.rest
        self.affected = self.consequences.follows.affected
        self.pending = self.consequences.after.pending
        self.empties_hand = not self.rest and self.consequences.goes_out
        """Whether these are the last cards, and nobody else is out with them (X14)."""
        self.exchanges = self.consequences.exchange is not Exchange.NONE
        """Whether the rest of the hand goes to somebody else (V4)."""

    def naming(self, action: Play | JumpIn | Double) -> Afterstate | None:
        """What the same throw leads to if it names another colour, None if more than that differs.

        Cheaper than to work everything out again.
        """
        if not self.rest or (self.pending is not None and self.pending.kind == WILD_DRAW_COLOUR):
            return None
        other = object.__new__(Afterstate)
        other.__dict__.update(self.__dict__)
        other.action = action
        other.__dict__.pop("wanted_colour", None)
        return other

    @property
    def hits(self) -> bool:
        """Whether the next player has to draw or is passed over."""
        said = self.consequences
        return self.pending is not None or said.roulette or bool(said.follows.skipped)

    def held_by(self, seat: int) -> int:
        """How many cards another seat holds once hands are exchanged (V4)."""
        giver = self._giver(seat)
        return len(self.rest) if giver == self.info.seat else self.info.observation.counts[giver]

    def known(self, seat: int) -> bytes:
        """The faces that one knows another seat to hold once hands are exchanged."""
        giver = self._giver(seat)
        return self.rest_faces if giver == self.info.seat else self.info.known(giver)

    def lacked(self, seat: int) -> bytes:
        """What draws have shown of the hand that another seat holds then; empty for nothing."""
        lacked = self.info.observation.lacked
        return lacked[self._giver(seat)] if lacked else b""

    def tells_of(self, seat: int) -> bool:
        """Whether anything is known of the hand that another seat holds then."""
        return bool(self.info.observation.lacked or self.known(seat))

    def _giver(self, seat: int) -> int:
        givers = self.consequences.givers
        return givers[seat] if givers else seat

    @lazy
    def draws(self) -> float:
        """About how many cards the next player has to draw, if nobody answers."""
        pending, named = self.pending, self.action.colour
        if pending is None:
            return _COLOUR_DRAW if self.consequences.roulette else 0.0
        if pending.kind != WILD_DRAW_COLOUR or named is None:
            return cost_of_taking(pending)
        return pending.amount + draws_for(self.info, named)

    @property
    def affected_answers(self) -> bool:
        """Whether the pending draw comes back to oneself, who can answer it (M7)."""
        pending = self.pending
        if pending is None or self.affected != self.info.seat:
            return False
        answers, rank = self.info.rules.draws.answers[pending.kind], RANK_OF[self.faces[-1]]
        lies = (False, rank, self.wanted_colour, self.consequences.after.complement)
        return any(answers.take(face, *lies) for face in self.rest_faces)

    @lazy
    def rest_faces(self) -> bytes:
        """What the cards that are left show afterwards."""
        info = self.info
        return info.backs_of(self.rest) if self.consequences.flips else info.faces_of(self.rest)

    @lazy
    def wanted_colour(self) -> int:
        """The colour that fits afterwards (C4, V16); after an F that of the unknown new top."""
        colour = self.action.colour
        if colour is None:
            colour = NO_COLOUR if self.consequences.flips else COLOUR_OF[self.faces[-1]]
        return wanted_colour(colour, self.consequences.after.complement)

    def __repr__(self) -> str:
        return f"Afterstate({' '.join(FACE_TEXT[face] for face in self.faces)})"


def cost_of_taking(draw: PendingDraw) -> float:
    """About how many cards have to be drawn."""
    return draw.amount + (_COLOUR_DRAW if draw.kind == WILD_DRAW_COLOUR else 0.0)
