"""What a computer player knows: its observation, and what follows from it whatever is done."""

from __future__ import annotations

from bot.engine import Observation, card_values, partner_of, standpoint_seen
from bot.engine.cards import COLOUR_OF

from .lazy import lazy


class InformationState:
    """An observation of somebody's own game, with the questions that all features share.

    Raises :class:`ValueError` for the observation of somebody who only watches.
    """

    def __init__(self, observation: Observation) -> None:
        self.observation = observation
        self.standpoint = standpoint_seen(observation)
        self.seat = self.standpoint.seat
        self.rules = self.standpoint.rules

    @lazy
    def partner(self) -> int | None:
        """The seat opposite, if it plays with this one (V9)."""
        seen = self.observation
        return partner_of(seen.options, len(seen.counts), self.seat)

    @lazy
    def fewest_cards(self) -> int:
        """How many cards the opponent holds who is closest to going out."""
        others = [s for s in self.observation.active if s not in (self.seat, self.partner)]
        return min((self.observation.counts[other] for other in others), default=99)

    def known(self, seat: int) -> bytes:
        """The faces that this player has seen in another hand and that must still be there."""
        seen = self.observation.known
        return seen[seat] if seen else b""

    def values(self, cards: bytes) -> bytes:
        """What cards of the own hand count at the end of the round."""
        return card_values(
            self.rules.scoring, self.observation.side, self.faces_of(cards), self.backs_of(cards)
        )

    def faces_of(self, cards: bytes) -> bytes:
        """What cards of the own hand show now."""
        return cards.translate(self.standpoint.shown)

    def backs_of(self, cards: bytes) -> bytes:
        """What cards of the own hand show on their other side, nothing where there is none."""
        backs = self.observation.backs
        return cards.translate(bytes.maketrans(self.observation.hand, backs)) if backs else b""

    def of_colour(self, faces: list[int], colour: int) -> int:
        """How many of ``faces`` have ``colour``."""
        return sum(COLOUR_OF[face] == colour for face in faces)
