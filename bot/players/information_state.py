"""What a computer player knows: its observation, and values that follow from it for any action."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

from msgspec import Struct

from bot.engine import Observation, card_values, partner_of, standpoint_seen
from bot.engine.cards import COLOUR_OF

Answer = TypeVar("Answer")


class lazy(Generic[Answer]):
    """A method whose result becomes an attribute of its object when it is first requested.

    On Python 3.11 :func:`functools.cached_property` takes a lock each time, which costs more than
    most of these results.
    """

    def __init__(self, work_out: Callable[[Any], Answer]) -> None:
        self._work_out = work_out
        self._name = work_out.__name__
        self.__doc__ = work_out.__doc__

    def __get__(self, asked: object, _owner: type) -> Answer:
        answer = self._work_out(asked)
        # Not into __dict__: access to it takes an object's attributes out of the fast layout.
        setattr(asked, self._name, answer)
        return answer


class SeenHand(Struct, frozen=True, gc=False):
    """What a player knows of another hand.

    The number of cards, the faces that were seen and must still be in it, and what its draws have
    shown (``Observation.lacked``; empty if nothing).
    """

    size: int
    known: bytes
    lacked: bytes


class InformationState:
    """An observation by a player, with the values that several features share.

    Raise :class:`ValueError` for the observation of a spectator.
    """

    def __init__(self, observation: Observation) -> None:
        self.observation = observation
        self.standpoint = standpoint_seen(observation)
        self.seat = self.standpoint.seat
        self.rules = self.standpoint.rules

    @lazy
    def partner(self) -> int | None:
        """The opposite seat, if it is a partner (V9)."""
        seen = self.observation
        return partner_of(seen.options, len(seen.counts), self.seat)

    @lazy
    def fewest_cards(self) -> int:
        """The number of cards of the opponent who holds the fewest."""
        counts, ours = self.observation.counts, self.ours
        others = [counts[seat] for seat in self.observation.active if seat not in ours]
        return min(others, default=99)

    @lazy
    def ours(self) -> tuple[int | None, ...]:
        """This seat and its partner's."""
        return self.seat, self.partner

    @lazy
    def hands(self) -> list[SeenHand]:
        """By seat, what this player knows of the hand; the player's own is in the observation."""
        seen = self.observation
        nothing = (b"",) * len(seen.counts)
        return [*map(SeenHand, seen.counts, seen.known or nothing, seen.lacked or nothing)]

    @lazy
    def value_of(self) -> bytes:
        """By number, the points that each card of the own hand counts at the end of the round."""
        hand = self.observation.hand
        faces, backs = self.faces_of(hand), self.backs_of(hand)
        values = card_values(self.rules.scoring, self.observation.side, faces, backs)
        return bytes.maketrans(hand, values)

    def faces_of(self, cards: bytes) -> bytes:
        """Return the upper faces of cards of the own hand."""
        return cards.translate(self.standpoint.shown)

    def backs_of(self, cards: bytes) -> bytes:
        """Return the other side of cards of the own hand, empty in a one-sided game."""
        backs = self.observation.backs
        return cards.translate(bytes.maketrans(self.observation.hand, backs)) if backs else b""

    def of_colour(self, faces: Iterable[int], colour: int) -> int:
        """Return how many of ``faces`` have ``colour``."""
        return sum(COLOUR_OF[face] == colour for face in faces)
