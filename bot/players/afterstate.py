"""The table after a throw, as far as the thrower can know it.

A throw is evaluated by it, without regard to the answers of other players.
"""

from __future__ import annotations

from bot.engine import (
    Double,
    Exchange,
    JumpIn,
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

from .hidden_cards import COLOUR_DRAW, cost_of_taking, draws_for
from .information_state import InformationState, SeenHand


class Afterstate:
    """The state after a play, jump-in or double, seen from the hand that makes it.

    The last card is laid with the call that it needs (V13).
    """

    def __init__(self, info: InformationState, action: Play | JumpIn | Double) -> None:
        self.info = info
        at = info.standpoint
        self.action = with_every_call(at, action) if forgets_uno_uno(at, action) else action
        said = self.consequences = consequences(at, self.action)
        self.faces = said.faces
        self.rest = said.rest
        self.rest_faces = info.backs_of(said.rest) if said.flips else info.faces_of(said.rest)
        """The faces of the remaining cards after the throw."""
        self.affected = said.follows.affected
        self.pending = said.after.pending
        self.hits = self.pending is not None or said.roulette or bool(said.follows.skipped)
        """Whether the next player has to draw or is skipped."""
        self.draws = self._draws() if self.hits else 0.0
        """About how many cards the next player has to draw without an answer."""
        self.empties_hand = not said.rest and said.goes_out
        """Whether these are the last cards, and no other player is out by them (X14)."""
        self.exchanges = said.exchange is not Exchange.NONE
        """Whether the rest of the hand goes to another player (V4)."""
        spared = self.empties_hand or not self.hits or self.affected in info.ours
        self.opponent_hit = None if spared else self.affected
        """The opponent who has to draw or is skipped, if there is one."""
        follower = said.follows.seat
        ours_next = self.empties_hand or follower in info.ours
        self.next_hand = None if ours_next else self.hand_of(follower)
        """The knowledge of the next player's hand, if that is an opponent."""
        self._name(self.action.colour)

    def _name(self, colour: int | None) -> None:
        said = self.consequences
        if colour is None:
            colour = NO_COLOUR if said.flips else COLOUR_OF[self.faces[-1]]
        self.wanted_colour = wanted_colour(colour, said.after.complement)
        """The colour that fits afterwards (C4, V16); after an F that of the unknown new top."""

    def name_instead(self, action: Play) -> bool:
        """Turn this into the same play with another colour, and return whether that was possible.

        It is not where the colour changes the consequences: the number of cards drawn (F6), or what
        the player needs to be out. This is cheaper than computing the afterstate again.
        """
        if not self.rest or (self.pending is not None and self.pending.kind == WILD_DRAW_COLOUR):
            return False
        self.action = action
        self._name(action.colour)
        return True

    def hand_of(self, seat: int) -> SeenHand:
        """Return what the player knows of the hand that another seat holds after any exchange
        (V4)."""
        givers = self.consequences.givers
        giver = givers[seat] if givers else seat
        if giver == self.info.seat:
            return SeenHand(len(self.rest), self.rest_faces, b"")
        return self.info.hands[giver]

    @property
    def points(self) -> int:
        """The points that the laid cards would count at the end of the round (C17)."""
        value_of = self.info.value_of
        return sum([value_of[card] for card in self.action.cards])

    def _draws(self) -> float:
        pending, named = self.pending, self.action.colour
        if pending is None:
            return COLOUR_DRAW if self.consequences.roulette else 0.0
        if pending.kind != WILD_DRAW_COLOUR or named is None:
            return cost_of_taking(pending)
        return pending.amount + draws_for(self.info, named)

    @property
    def affected_answers(self) -> bool:
        """Whether the pending draw hits the player themself, who can answer it (M7)."""
        pending = self.pending
        if pending is None or self.affected != self.info.seat:
            return False
        answers, rank = self.info.rules.draws.answers[pending.kind], RANK_OF[self.faces[-1]]
        lies = (False, rank, self.wanted_colour, self.consequences.after.complement)
        return any(answers.take(face, *lies) for face in self.rest_faces)

    def __repr__(self) -> str:
        return f"Afterstate({' '.join(FACE_TEXT[face] for face in self.faces)})"
