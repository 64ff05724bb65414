"""The state of a match: one value that nobody changes once :func:`bot.engine.apply` gave it out.

Inside the engine, ``apply`` works on its own copy; every part that is shared between states
(phases, draws, tables) is frozen.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import TYPE_CHECKING

from msgspec import Struct

from .field_marks import (
    Calls,
    CardForSeat,
    CardsForSeat,
    Colour,
    Count,
    Direction,
    HiddenCards,
    OpenCard,
    Rank,
    Seat,
)
from .rules.card_table import SINGLE, CardTable
from .rules.rule_tables import Rules
from .turn_order import Ring


class Accusation(Struct, frozen=True, gc=False):
    """What a challenge would show (C11, C12): the hand left when the wild draw card was played."""

    accused: Seat
    foul: bool
    hand: HiddenCards


class PendingDraw(Struct, frozen=True, gc=False):
    """Cards that somebody must take, answer or challenge.

    ``kind`` is the rank of the last draw card; ``amount`` the number of cards, for W+C what comes
    on top of the draw for its colour. ``accusation`` is None where no challenge is possible,
    ``answered`` says that an R or S has answered it (V17, V18), ``returned`` that an R did so last.
    """

    kind: Rank
    amount: Count
    accusation: Accusation | None = None
    answered: bool = False
    returned: bool = False


class _Phase(Struct, frozen=True, gc=False, tag_field="ph"):
    pass


class Turn(_Phase, frozen=True, tag="play"):
    """``seat`` plays or draws; ``granted``: may play all cards of this colour (D3, D6)."""

    seat: Seat
    granted: Colour | None = None


class Drawn(_Phase, frozen=True, tag="drawn"):
    """``seat`` has drawn ``card``, which may be played, and plays it or passes (C5)."""

    seat: Seat
    card: CardForSeat


class Pending(_Phase, frozen=True, tag="pending"):
    """``seat`` takes, answers or challenges the pending ``draw``."""

    seat: Seat
    draw: PendingDraw


class ColourChoice(_Phase, frozen=True, tag="colour", omit_defaults=True):
    """``seat`` names a colour, then ``then`` plays (C3e, D3, F3); a W+X's also ``draws`` (M9)."""

    seat: Seat
    then: Seat
    draws: bool = False


class GestureDuty(_Phase, frozen=True, tag="gesture"):
    """The seats in ``waiting`` have yet to make the gesture; ``then`` the game goes on (V11).

    ``waiting`` is in seat order from the one who played.
    """

    waiting: tuple[Seat, ...]
    then: Turn | Drawn | Pending | ColourChoice


class Draft(_Phase, frozen=True, tag="draft"):
    """``seat`` looks at the top card of the draw pile (D2)."""

    seat: Seat


class RoundOver(_Phase, frozen=True, tag="round-over"):
    """The round is over, the match goes on; ``winner`` is its winner."""

    winner: Seat | None


class MatchOver(_Phase, frozen=True, tag="match-over"):
    """The match is over: ``winners`` share the first place, none if it was stopped (L3)."""

    winner: Seat | None
    winners: tuple[Seat, ...]


PlayPhase = Turn | Drawn | Pending | ColourChoice
Phase = PlayPhase | GestureDuty | Draft | RoundOver | MatchOver


class Course(Struct, frozen=True, gc=False):
    """The course of play: what a jump-in goes back to (V5) and a double adds to (V2)."""

    direction: Direction
    complement: bool
    passes: Count
    pending: PendingDraw | None


class Window(Struct, frozen=True, gc=False):
    """The open window of a play (section 1).

    ``seat`` played ``face`` last; ``before`` is the course without that card, ``passes`` the
    pass-overs with it; ``closed_to_double`` once the one double is used up or the one who played
    has acted again (V2).
    """

    seat: Seat
    face: OpenCard
    before: Course
    passes: Count
    closed_to_double: bool = False


class Debt(Struct, frozen=True, gc=False):
    """The calls (a sum of :class:`Call` values) that ``seat`` owes (C13, V11, V14)."""

    seat: Seat
    calls: Calls


def owed_by(debts: tuple[Debt, ...], seat: int) -> int:
    """Return the calls that ``seat`` owes, as a sum of :class:`Call` values."""
    for debt in debts:
        if debt.seat == seat:
            return debt.calls
    return 0


class FinishedPlace(Struct, frozen=True, gc=False, omit_defaults=True):
    """A finished player (V12) and the points that the first place is worth to them.

    ``shared``: it is the same place as the one before (X9a).
    """

    seat: int
    points: int
    shared: bool = False


def place_of(places: tuple[FinishedPlace, ...], seat: int) -> int | None:
    """Return the place of ``seat``, counted from 1, None if it has none."""
    shared = 1
    for number, place in enumerate(places, start=1):
        shared = shared if place.shared else number
        if place.seat == seat:
            return shared
    return None


class KnockedOutSeat(Struct, frozen=True, gc=False):
    """A player knocked out of the round by too many cards, and what those counted (X5)."""

    seat: int
    value: int


class Leaver(Struct, frozen=True, gc=False):
    """A player who left in this round, and what the ``cards`` held then counted (L1a).

    ``cards`` is 0 where an older version has noted the leaver.
    """

    seat: int
    value: int
    cards: int = 0


KnownRow = tuple[CardsForSeat, ...]
"""The faces that a player knows to be in each hand; empty if none are known at all."""

LaidFace = tuple[Seat, OpenCard]
"""The seat that has laid a card, and the card's face."""


def known_after(row: KnownRow, laid: Iterable[LaidFace]) -> KnownRow:
    """Return what is left of a row once the faces ``laid`` have left the hands."""
    if not row:
        return row
    left = [*row]
    for seat, face in laid:
        if left[seat]:
            left[seat] = left[seat].replace(SINGLE[face], b"", 1)
    return tuple(left) if any(left) else ()


class Presence(IntEnum):
    """Whether a seat is taken."""

    HERE = 0
    AWAY = 1
    STAND_IN = 2
    """The player has left and a computer player plays for them (L1 under V9)."""
    ELIMINATED = 3
    """Out of the match by X10, but still present at the table."""

    @property
    def plays(self) -> bool:
        """Whether somebody plays on the seat in this match."""
        return self in (Presence.HERE, Presence.STAND_IN)


class State(Struct, gc=False):
    """A match at one moment.

    ``cards`` says what each card number shows, ``side`` is 0 (light) or 1 (dark). ``draw`` has the
    next card first, ``discard`` the cards below ``top``, uppermost last. ``colour`` is the current
    colour as it lies (V17), NO_COLOUR until a start wild is named. ``ring`` are the active seats,
    ``direction`` is 1 (left) or -1. ``announced`` is a call made before a play (C13).
    ``shuffles`` counts the shuffles of ``seed`` so far. ``lacked`` says by seat and colour (then
    for wilds) how many cards came to the hand since its player drew for want of any, 255 where
    that is not known; it is empty before the first such draw (:mod:`.transitions.lacked_faces`).
    ``knocked`` are those out of the round by X5, in order; their cards are set ``aside``.
    ``known`` says what each seat had seen of all hands, and at last what everybody had, before the
    faces in ``laid_since`` were laid; both are empty while there is nothing
    (:mod:`.transitions.known_cards`).
    ``leavers`` are those who left in this round while they held cards; ``missed_nothing`` are the
    seats that have left since the deal while out of the round, or after it (L2).
    ``rounds_ended_by_leaving`` counts the rounds of the match that leaving ended,
    ``rounds_without_play`` the others in which no card was played; ``card_played`` says whether one
    was in this round, and is True for a position, whose round is under way (L3).
    """

    rules: Rules
    cards: CardTable
    phase: Phase
    hands: tuple[bytes, ...]
    draw: bytes
    discard: bytes
    top: int
    colour: int
    ring: Ring
    side: int
    direction: int
    complement: bool
    window: Window | None
    debts: tuple[Debt, ...]
    announced: Debt | None
    seed: bytes
    shuffles: int
    dealer: int
    number: int
    scores: tuple[int, ...]
    places: tuple[FinishedPlace, ...]
    presence: tuple[Presence, ...]
    lacked: tuple[bytes, ...] = ()
    aside: bytes = b""
    knocked: tuple[KnockedOutSeat, ...] = ()
    known: tuple[KnownRow, ...] = ()
    leavers: tuple[Leaver, ...] = ()
    rounds_ended_by_leaving: int = 0
    laid_since: tuple[LaidFace, ...] = ()
    missed_nothing: tuple[int, ...] = ()
    card_played: bool = True
    rounds_without_play: int = 0

    @property
    def present(self) -> tuple[int, ...]:
        """The seats that play in the match, for a person or a stand-in."""
        return tuple(s for s, here in enumerate(self.presence) if here.plays)

    if TYPE_CHECKING:

        def __copy__(self) -> State: ...


def is_at_table(s: State, seat: int) -> bool:
    """Return whether somebody plays on ``seat`` in this match."""
    return 0 <= seat < len(s.presence) and s.presence[seat].plays
