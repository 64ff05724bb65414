"""What throwing cards would lead to, as far as the one who throws can tell."""

from __future__ import annotations

from bot.engine import Double, JumpIn, Play
from bot.engine.cards import COLOUR_OF, COMPLEMENT, FACE_TEXT, NO_COLOUR
from bot.engine.rules import Effect, Exchange

from .information_state import InformationState
from .lazy import lazy


class Throw:
    """A play, jump-in or double seen from the hand that it leaves.

    ``faces`` are laid in this order, ``rest`` are the card numbers left.
    """

    def __init__(self, info: InformationState, action: Play | JumpIn | Double) -> None:
        self.info = info
        self.action = action
        self.cards = (action.card, *(action.more if isinstance(action, Play) else ()))
        self.faces = [info.face_of[card] for card in self.cards]
        self.rest = list(info.observation.hand)
        for card in self.cards:
            self.rest.remove(card)

    @property
    def empties_hand(self) -> bool:
        """Whether these are the last cards."""
        return not self.rest

    @lazy
    def effects(self) -> list[Effect]:
        """What the cards do; of a series only the last one does it (D6)."""
        effects = [self.info.rules.effects[face] for face in self.faces]
        return effects[-1:] if self.info.rules.has_series else effects

    @property
    def last_effect(self) -> Effect:
        """What the last card does."""
        return self.effects[-1]

    @lazy
    def direction(self) -> int:
        """The direction of play afterwards."""
        turns = sum(effect.turns for effect in self.effects) if len(self.info.ring) > 2 else 0
        return self.info.observation.direction * (-1) ** turns

    @lazy
    def affected(self) -> int:
        """The next player, whom a draw card hits."""
        return self.info.next_seat(self.info.seat, self.direction)

    @lazy
    def passes(self) -> int:
        """How many players are passed over, the one who draws included."""
        two = len(self.info.ring) == 2
        passes = sum(e.passes + e.draw_card + (two and e.turns) for e in self.effects)
        return min(passes, self.info.ring.others(self.info.seat))

    @lazy
    def follower(self) -> int:
        """Who acts next, if nobody answers."""
        seat = self.affected
        for _ in range(self.passes):
            seat = self.info.next_seat(seat, self.direction)
        return seat

    @lazy
    def draws(self) -> int:
        """How many cards the next player draws, about four for a W+C."""
        return sum((e.draws or 4) for e in self.effects if e.draw_card)

    @lazy
    def hand_size(self) -> int:
        """How many cards the one who throws holds afterwards, after exchanges (V4)."""
        info, counts = self.info, self.info.observation.counts
        if self.empties_hand:
            return 0
        if self.action.swap is not None:
            return counts[self.action.swap]
        giver = info.seat
        for effect in self.effects:
            if effect.exchange is Exchange.ROTATE:
                giver = info.next_seat(giver, -info.observation.direction)
        return len(self.rest) if giver == info.seat else counts[giver]

    @lazy
    def exchanges(self) -> bool:
        """Whether the rest of the hand goes to somebody else (V4)."""
        if not self.info.options.seven_o:
            return False
        rotates = any(effect.exchange is Exchange.ROTATE for effect in self.effects)
        return not self.empties_hand and (self.action.swap is not None or rotates)

    @lazy
    def colour(self) -> int:
        """The current colour afterwards; after an F that of the unknown new top card."""
        named = None if isinstance(self.action, Double) else self.action.colour
        if named is not None:
            return named
        return NO_COLOUR if self.last_effect.flips else COLOUR_OF[self.faces[-1]]

    @lazy
    def rest_faces(self) -> list[int]:
        """What the cards that are left show afterwards."""
        shown = self.info.back_of if self.last_effect.flips else self.info.face_of
        return [shown[card] for card in self.rest]

    @lazy
    def wanted_colour(self) -> int:
        """The colour that fits afterwards (C4, V16)."""
        switches = sum(effect.switches_complement for effect in self.effects) % 2
        return (
            COMPLEMENT[self.colour] if self.info.observation.complement != switches else self.colour
        )

    def __repr__(self) -> str:
        return f"Throw({' '.join(FACE_TEXT[face] for face in self.faces)})"
