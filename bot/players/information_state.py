"""What a computer player knows: its observation, and what follows from it whatever is done."""

from __future__ import annotations

from bot.engine import Observation
from bot.engine.cards import COLOUR_OF, COMPLEMENT
from bot.engine.ring import ring_of
from bot.engine.rules import compile_rules

from .lazy import lazy


class InformationState:
    """An observation of somebody's own game, with the questions that all features share.

    Raises :class:`ValueError` for the observation of somebody who only watches.
    """

    def __init__(self, observation: Observation) -> None:
        if observation.seat is None:
            raise ValueError("an onlooker has nothing to decide")
        self.observation = observation
        self.seat = observation.seat
        self.options = observation.options
        self.rules = compile_rules(observation.options)
        self.ring = ring_of(observation.active, len(observation.counts))

    def next_seat(self, seat: int, direction: int) -> int:
        """The next active player after ``seat`` in ``direction``."""
        return self.ring.next(seat, direction)

    @lazy
    def partner(self) -> int | None:
        """The seat opposite, if it plays with this one (V9)."""
        total = len(self.observation.counts)
        return (self.seat + total // 2) % total if self.options.partner else None

    @lazy
    def fewest_cards(self) -> int:
        """How many cards the opponent holds who is closest to going out."""
        others = [s for s in self.observation.active if s not in (self.seat, self.partner)]
        return min((self.observation.counts[other] for other in others), default=99)

    @lazy
    def face_of(self) -> dict[int, int]:
        """What each card number of the own hand shows now."""
        return dict(zip(self.observation.hand, self.observation.faces, strict=True))

    @lazy
    def back_of(self) -> dict[int, int]:
        """What each card number of the own hand shows on its other side (flip)."""
        return dict(zip(self.observation.hand, self.observation.backs, strict=False))

    def value(self, card: int) -> int:
        """What a card of the own hand counts at the end of the round (C17, F9, D8)."""
        light_side_up = self.observation.side == 0 or not self.back_of
        by_face = self.rules.value_by_active_face or light_side_up
        return self.rules.values[(self.face_of if by_face else self.back_of)[card]]

    @lazy
    def wanted_colour(self) -> int:
        """The colour that fits now (C4, V16)."""
        return (
            COMPLEMENT[self.observation.colour]
            if self.observation.complement
            else self.observation.colour
        )

    def owed_by(self, seat: int) -> int:
        """The calls that ``seat`` owes."""
        return next((debt.calls for debt in self.observation.debts if debt.seat == seat), 0)

    def of_colour(self, faces: list[int], colour: int) -> int:
        """How many of ``faces`` have ``colour``."""
        return sum(COLOUR_OF[face] == colour for face in faces)
