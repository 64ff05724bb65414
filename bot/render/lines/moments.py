"""Moments: the events of an action that people will still talk about, ranked and told large.

The board and the hands show the same moment; the player it happened to reads it in the second
person.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from hashlib import sha256
from typing import assert_never

from msgspec import Struct

from bot.engine import Call, Pending
from bot.engine.cards import NO_COLOUR
from bot.engine.events import (
    Called,
    CameBack,
    Caught,
    Challenged,
    DiscardedAll,
    Drew,
    Eliminated,
    Event,
    FalseContra,
    Flipped,
    Forgot,
    HandsPassed,
    HandsSwapped,
    KnockedOut,
    Played,
    QuietEvent,
    SeatEvent,
    WentOut,
)
from bot.facts import COMEBACK
from bot.i18n import Translator
from bot.views.tile_emoji import TileEmoji

from ..cards.card_look import face_text

BIG_DRAW = 6
"""From this number of cards on, drawing them is a moment, and so is being about to."""


class MomentKind(StrEnum):
    """The kinds of moments, the greatest first."""

    KNOCKED_OUT = "knocked-out"
    ELIMINATED = "eliminated"
    CHALLENGE_WON = "challenge-won"
    CAUGHT = "caught"
    CHALLENGE_LOST = "challenge-lost"
    FALSE_CONTRA = "false-contra"
    ROULETTE = "roulette"
    BIG_DRAW = "big-draw"
    RETURNED = "returned"
    STACK = "stack"
    FORGOT = "forgot"
    LONG_WAY_BACK = "long-way-back"
    OUT = "out"
    COMEBACK = "comeback"
    FLIP = "flip"
    SWAPPED = "swapped"
    HANDED_ON = "handed-on"
    JUMP_IN = "jump-in"
    UNO = "uno"
    SERIES = "series"
    DOUBLE = "double"


_RANKS = {kind: rank for rank, kind in enumerate(MomentKind)}


class RankedMoment(Struct, frozen=True):
    """A moment of seat ``seat``, who did it or to whom it happened, and the ``other`` seat in it.

    ``amount`` is a number of cards or a side of play; ``face`` is the card, with its named
    ``colour``.
    """

    kind: MomentKind
    seat: int
    other: int | None = None
    amount: int = 0
    face: int | None = None
    colour: int | None = None


class SeatHand(Struct, frozen=True):
    """A seat's number of ``cards`` now, and its ``longest`` hand in this round.

    ``has_called``: everybody has heard the call that this number of cards requires.
    """

    cards: int
    longest: int
    has_called: bool = False


def greatest(
    actions: Iterable[Sequence[Event]],
    pending: Pending | None = None,
    hands: Sequence[SeatHand] = (),
) -> RankedMoment | None:
    """Return the greatest moment of these actions, the last of equal ones; None if there is none.

    Each action is given by its events. ``pending`` is the draw that the last of them left open;
    ``hands`` are the hands after these actions, by seat.
    """
    actions = tuple(actions)
    moments = [moment for events in actions for moment in _moments(events)]
    if pending is not None:
        moments += _of_what_is_pending(actions, pending)
    moments += _of_what_is_held(actions, hands)
    return min(reversed(moments), key=lambda moment: _RANKS[moment.kind], default=None)


def moment_text(
    moment: RankedMoment,
    names: Sequence[str],
    t: Translator,
    *,
    viewer: int | None,
    salt: str,
    tiles: TileEmoji | None = None,
) -> str:
    """Return the moment in one short sentence, in the second person if it concerns ``viewer``.

    ``names`` are by seat, escaped. ``salt`` chooses the words: the same salt gives the same words.
    """
    who = "-you" if viewer == moment.seat else "-by-you" if viewer == moment.other else ""
    if viewer is None:
        who = ""
    card = ""
    if moment.face is not None:
        named = None if moment.colour in (None, NO_COLOUR) else moment.colour
        card = face_text(moment.face, t, named, tiles)
    return t.format(
        f"moment-{moment.kind}{who}",
        player=names[moment.seat],
        other="" if moment.other is None else names[moment.other],
        amount=moment.amount,
        card=card,
        variant=variant_of(f"{salt}:{moment.kind}:{moment.seat}:{moment.amount}"),
    )


def _moments(events: Sequence[Event]) -> Iterator[RankedMoment]:
    thrown = next((event for event in events if isinstance(event, Played)), None)
    for event in events:
        moment = _moment(event, events, thrown)
        if moment is not None:
            yield moment


def _of_what_is_pending(
    actions: Sequence[Sequence[Event]], pending: Pending
) -> Iterator[RankedMoment]:
    """Yield the moment of a draw that returned to its sender (V17) or has grown large."""
    played = [event for events in actions for event in events if isinstance(event, Played)]
    if not played:
        return
    sender, victim, draw = played[-1].seat, pending.seat, pending.draw
    if sender == victim:
        return  # who was to draw is out of the round
    if draw.returned:
        yield RankedMoment(MomentKind.RETURNED, sender, victim, draw.amount)
    elif draw.amount >= BIG_DRAW:
        yield RankedMoment(MomentKind.STACK, sender, victim, draw.amount)


def _of_what_is_held(
    actions: Sequence[Sequence[Event]], hands: Sequence[SeatHand]
) -> Iterator[RankedMoment]:
    """Yield moments of players who have just laid their last card but one, or their last.

    They have called it before, or come back from a long hand; the replay of a round counts
    comebacks from the same number of cards on.
    """
    laid = {event.seat for events in actions for event in events if isinstance(event, Played)}
    for seat, held in enumerate(hands):
        if seat in laid and held.cards <= 1 and held.longest >= COMEBACK:
            yield RankedMoment(MomentKind.LONG_WAY_BACK, seat, None, held.longest)
        if seat in laid and held.cards == 1 and held.has_called:
            yield RankedMoment(MomentKind.UNO, seat)


def _moment(  # noqa: C901 - a case an event
    event: Event, events: Sequence[Event], thrown: Played | None
) -> RankedMoment | None:
    match event:
        case Challenged(seat, accused, foul):
            kind = MomentKind.CHALLENGE_WON if foul else MomentKind.CHALLENGE_LOST
            # The moment is told of the player who has to draw.
            loser, winner = (accused, seat) if foul else (seat, accused)
            return RankedMoment(kind, loser, winner, _drawn(events, loser))
        case Caught(seat, by):
            return RankedMoment(MomentKind.CAUGHT, seat, by, _drawn(events, seat))
        case Drew(seat, count, "roulette"):
            return RankedMoment(MomentKind.ROULETTE, seat, None, count)
        case Drew(seat, count, "pending") if count >= BIG_DRAW:
            return RankedMoment(MomentKind.BIG_DRAW, seat, None, count)
        case Forgot(seat):
            return RankedMoment(MomentKind.FORGOT, seat, None, _drawn(events, seat))
        case KnockedOut(seat, count):
            return RankedMoment(MomentKind.KNOCKED_OUT, seat, None, count)
        case Eliminated(seat):
            return RankedMoment(MomentKind.ELIMINATED, seat)
        case FalseContra(seat, target):
            return RankedMoment(MomentKind.FALSE_CONTRA, seat, target, _drawn(events, seat))
        case WentOut(seat, place):
            return RankedMoment(MomentKind.OUT, seat, None, place)
        case Flipped(side) if thrown is not None:
            return RankedMoment(MomentKind.FLIP, thrown.seat, None, side)
        case CameBack(seat):
            return RankedMoment(MomentKind.COMEBACK, seat)
        case HandsSwapped(seat, other):
            return RankedMoment(MomentKind.SWAPPED, seat, other)
        case HandsPassed() if thrown is not None:
            return RankedMoment(MomentKind.HANDED_ON, thrown.seat)
        case Called(seat, Call.UNO, False):
            return RankedMoment(MomentKind.UNO, seat)
        case DiscardedAll(seat, faces) if faces and thrown is not None:
            return _swept(seat, 1 + len(faces), thrown)
        case Played():
            return _throw(event)
        case QuietEvent() | SeatEvent() | Called() | DiscardedAll() | Drew():
            return None
        case Flipped() | HandsPassed():
            return None
        case _:
            assert_never(event)


def _throw(played: Played) -> RankedMoment | None:
    seat, face, colour = played.seat, played.faces[-1], played.colour
    if played.how == "jump":
        return RankedMoment(MomentKind.JUMP_IN, seat, None, 0, face, colour)
    if played.calls & Call.UNO:
        return RankedMoment(MomentKind.UNO, seat)
    if len(played.faces) > 1:
        return _swept(seat, len(played.faces), played)
    if played.how == "double":
        return RankedMoment(MomentKind.DOUBLE, seat, None, 2, face, colour)
    return None


def _swept(seat: int, cards: int, played: Played) -> RankedMoment:
    return RankedMoment(MomentKind.SERIES, seat, None, cards, played.faces[-1], played.colour)


def _drawn(events: Iterable[Event], seat: int) -> int:
    return sum(event.count for event in events if isinstance(event, Drew) and event.seat == seat)


VARIANTS = 3
"""The number of wordings that each varied text has."""


def variant_of(salt: str) -> int:
    """Return the number of the wording, from 0; it is the same for everybody and every time."""
    return sha256(salt.encode()).digest()[0] % VARIANTS
