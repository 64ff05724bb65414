"""What an entry of an action holds: everything that the engine and the players know about it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Generic, TypeVar

from msgspec import Struct

from ..action import Action, SeatAction
from ..cards import COLOUR_OF
from ..events import Event
from ..observation import Observation
from ..refusal import Refusal
from ..state import Phase, State
from ..throws.standpoint import Standpoint

A = TypeVar("A", bound=Action)
S = TypeVar("S", bound=SeatAction)

Harm = tuple[int, ...]
"""The harm an action does to an absent player; the one with the least is done for them."""


class Part(Enum):
    """How one field of an action is written in a record (docs/notation.md)."""

    NAME = "name"
    """A seat, by its player's name."""
    COLOUR = "colour"
    CALL = "call"
    OFFENCE = "offence"
    SEED = "seed"
    CARD = "card"
    """A card of the player's hand, which is not thrown."""
    CARDS = "cards"
    """The cards of a throw, and those of the fields colour, swap and calls that its type has."""


class Speaker(Enum):
    """Who an action's line in a record begins with."""

    PLAYER = "player"
    NEWCOMER = "newcomer"
    """A player who may not have a seat yet."""
    TABLE = "table"


class Words(Struct, frozen=True):
    """How an action is written: its ``verb``, then these fields as these parts, in order."""

    verb: str
    parts: Mapping[str, Part] = {}
    speaker: Speaker = Speaker.PLAYER


class Outlook(Struct, frozen=True):
    """What an action leads to, as far as its player can tell: for players who know nothing better.

    ``own_cards`` is by how many cards the player's hand grows, ``others_draw`` how many cards the
    opponents draw, ``keeps_turn`` whether the player acts again next.
    """

    own_cards: float = 0.0
    others_draw: float = 0.0
    keeps_turn: bool = False

    @property
    def worth(self) -> float:
        """How good that is for the player, in cards; another turn is worth about one."""
        return self.others_draw - self.own_cards + (1.0 if self.keeps_turn else 0.0)


Offer = Callable[[State, int], Iterable[SeatAction]]
"""Lists the actions of one type that a seat may take in a state, whatever the state is."""


def offer_nothing(_s: State, _seat: int) -> Iterable[SeatAction]:
    """Return the offer of an action that is never listed."""
    return ()


def needs_a_decision(_at: Standpoint, _action: Action) -> Harm:
    """Return the harm of an action that nobody takes for somebody else while there is another
    one."""
    return (3,)


def unforeseen(_seen: Observation, _action: Action) -> Outlook:
    """Return the outlook of an action that changes no number of cards, and ends the turn."""
    return Outlook()


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry(Generic[A]):
    """All that is known about one type of action.

    ``judge`` returns why an action is refused, None if it is allowed. ``carry_out`` changes a copy
    of the state by an action that is allowed, and adds what happened to the events. ``punish`` is
    asked about an action that was refused: it carries out the penalty and returns True, or returns
    False where a refusal costs nothing.

    ``offer`` lists those that a seat may take now. In the list of all actions, ``offer_last`` comes
    after the ``offer`` of every entry. ``harm`` and ``outlook`` say what the
    action means to a player: see :data:`Harm` and :class:`Outlook`. ``ends`` is the phase, one that
    waits for several seats, which this action of the table ends once its time is up.
    """

    action: type[A]
    words: Words
    judge: Callable[[State, A], Refusal | None]
    carry_out: Callable[[State, A, list[Event]], None]
    punish: Callable[[State, A, Refusal, list[Event]], bool] | None = None
    offer: Offer = offer_nothing
    offer_last: Offer = offer_nothing
    harm: Callable[[Standpoint, A], Harm] = needs_a_decision
    outlook: Callable[[Observation, A], Outlook] = unforeseen
    ends: type[Phase] | None = None


def offer_bare(
    make: Callable[[int], S], judge: Callable[[State, S], Refusal | None]
) -> Callable[[State, int], list[S]]:
    """Return the `offer` of an action that says nothing but its seat: it is listed if allowed."""

    def offer(s: State, seat: int) -> list[S]:
        action = make(seat)
        return [action] if judge(s, action) is None else []

    return offer


def harmless(_at: Standpoint, _action: Action) -> Harm:
    """Return the harm of an action that decides nothing: drawing, taking, keeping what was
    drawn."""
    return (0,)


def held_of_colour(at: Standpoint, colour: int) -> int:
    """Return how many cards of ``colour`` the player holds."""
    return sum(COLOUR_OF[face] == colour for face in at.hand.translate(at.shown))
