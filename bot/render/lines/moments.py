"""Moments: what of an action people will still talk about, ranked, and told large.

The board and the hands say the same one; whoever it befell reads it in the second person.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from typing import assert_never

from msgspec import Struct

from bot.engine import Call, Pending
from bot.engine.cards import NO_COLOUR
from bot.engine.events import (
    Called,
    CameBack,
    Caught,
    Challenged,
    ColourNamed,
    ComplementSwitched,
    Dealt,
    DiscardedAll,
    Drafted,
    Drew,
    Eliminated,
    Event,
    FalseContra,
    Flipped,
    Forgot,
    GestureDue,
    GestureMade,
    HandsPassed,
    HandsSwapped,
    Joined,
    KnockedOut,
    LeftTable,
    MatchBegan,
    MatchEnded,
    Passed,
    Played,
    Punished,
    Reshuffled,
    RoundEnded,
    Skipped,
    Started,
    TimeUp,
    Turned,
    WentOut,
    WrongCard,
)
from bot.facts import COMEBACK
from bot.i18n import Translator
from bot.views.tile_emoji import TileEmoji

from ..cards.card_look import face_text
from .variants import variant_of

BIG_DRAW = 6
"""So many cards taken at once are a moment, or about to be."""


class MomentKind(StrEnum):
    """What kind of moment, the greatest first."""

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


class Moment(Struct, frozen=True):
    """One moment: ``seat`` did it, or it befell them; ``other`` is who it was with.

    ``amount`` is a number of cards or a side of play; ``face`` the card, with the colour named.
    """

    kind: MomentKind
    seat: int
    other: int | None = None
    amount: int = 0
    face: int | None = None
    colour: int | None = None


class Held(Struct, frozen=True):
    """What a seat holds: so many ``cards``, and ``longest`` at the most in this round.

    ``has_called``: everybody has heard the call for as many.
    """

    cards: int
    longest: int
    has_called: bool = False


def greatest(
    actions: Iterable[Sequence[Event]],
    pending: Pending | None = None,
    hands: Sequence[Held] = (),
) -> Moment | None:
    """The greatest moment of these actions, each the events it led to; of equal ones the last.

    ``pending``: somebody has to take, answer or challenge what the last of them laid. ``hands``:
    what is held after these actions, by seat.
    """
    actions = tuple(actions)
    moments = [moment for events in actions for moment in _moments(events)]
    if pending is not None:
        moments += _of_what_is_pending(actions, pending)
    moments += _of_what_is_held(actions, hands)
    return min(reversed(moments), key=lambda moment: _RANKS[moment.kind], default=None)


def moment_text(
    moment: Moment,
    names: Sequence[str],
    t: Translator,
    *,
    viewer: int | None,
    salt: str,
    tiles: TileEmoji | None = None,
) -> str:
    """The moment in one short sentence, to ``viewer`` in the second person where it concerns them.

    ``names`` are by seat, ready to stand in a text. ``salt`` chooses the words: the same salt, the
    same words.
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


def _moments(events: Sequence[Event]) -> Iterator[Moment]:
    thrown = next((event for event in events if isinstance(event, Played)), None)
    for event in events:
        moment = _moment(event, events, thrown)
        if moment is not None:
            yield moment


def _of_what_is_pending(actions: Sequence[Sequence[Event]], pending: Pending) -> Iterator[Moment]:
    """It went back to who had laid it (V17), or many cards hang over somebody."""
    played = [event for events in actions for event in events if isinstance(event, Played)]
    if not played:
        return
    sender, victim, draw = played[-1].seat, pending.seat, pending.draw
    if draw.returned:
        yield Moment(MomentKind.RETURNED, sender, victim, draw.amount)
    elif draw.amount >= BIG_DRAW:
        yield Moment(MomentKind.STACK, sender, victim, draw.amount)


def _of_what_is_held(actions: Sequence[Sequence[Event]], hands: Sequence[Held]) -> Iterator[Moment]:
    """Who has laid the last card but one, or the last: having called before, or of a long hand.

    The replay of a round tells of comebacks from as many cards on.
    """
    laid = {event.seat for events in actions for event in events if isinstance(event, Played)}
    for seat, held in enumerate(hands):
        if seat in laid and held.cards <= 1 and held.longest >= COMEBACK:
            yield Moment(MomentKind.LONG_WAY_BACK, seat, None, held.longest)
        if seat in laid and held.cards == 1 and held.has_called:
            yield Moment(MomentKind.UNO, seat)


def _moment(  # noqa: C901 - a case an event
    event: Event, events: Sequence[Event], thrown: Played | None
) -> Moment | None:
    match event:
        case Challenged(seat, accused, foul):
            kind = MomentKind.CHALLENGE_WON if foul else MomentKind.CHALLENGE_LOST
            # It befalls who has to draw.
            loser, winner = (accused, seat) if foul else (seat, accused)
            return Moment(kind, loser, winner, _drawn(events, loser))
        case Caught(seat, by):
            return Moment(MomentKind.CAUGHT, seat, by, _drawn(events, seat))
        case Drew(seat, count, "roulette"):
            return Moment(MomentKind.ROULETTE, seat, None, count)
        case Drew(seat, count, "pending") if count >= BIG_DRAW:
            return Moment(MomentKind.BIG_DRAW, seat, None, count)
        case Forgot(seat):
            return Moment(MomentKind.FORGOT, seat, None, _drawn(events, seat))
        case KnockedOut(seat, count):
            return Moment(MomentKind.KNOCKED_OUT, seat, None, count)
        case Eliminated(seat):
            return Moment(MomentKind.ELIMINATED, seat)
        case FalseContra(seat, target):
            return Moment(MomentKind.FALSE_CONTRA, seat, target, _drawn(events, seat))
        case WentOut(seat, place):
            return Moment(MomentKind.OUT, seat, None, place)
        case Flipped(side) if thrown is not None:
            return Moment(MomentKind.FLIP, thrown.seat, None, side)
        case CameBack(seat):
            return Moment(MomentKind.COMEBACK, seat)
        case HandsSwapped(seat, other):
            return Moment(MomentKind.SWAPPED, seat, other)
        case HandsPassed() if thrown is not None:
            return Moment(MomentKind.HANDED_ON, thrown.seat)
        case Called(seat, Call.UNO, False):
            return Moment(MomentKind.UNO, seat)
        case DiscardedAll(seat, faces) if faces and thrown is not None:
            return _swept(seat, 1 + len(faces), thrown)
        case Played():
            return _throw(event)
        case (
            Called()
            | ColourNamed()
            | ComplementSwitched()
            | Dealt()
            | DiscardedAll()
            | Drafted()
            | Drew()
            | Flipped()
            | GestureDue()
            | GestureMade()
            | HandsPassed()
            | Joined()
            | LeftTable()
            | MatchBegan()
            | MatchEnded()
            | Passed()
            | Punished()
            | Reshuffled()
            | RoundEnded()
            | Skipped()
            | Started()
            | TimeUp()
            | Turned()
            | WrongCard()
        ):
            return None
        case _:
            assert_never(event)


def _throw(played: Played) -> Moment | None:
    seat, face, colour = played.seat, played.faces[-1], played.colour
    if played.how == "jump":
        return Moment(MomentKind.JUMP_IN, seat, None, 0, face, colour)
    if played.calls & Call.UNO:
        return Moment(MomentKind.UNO, seat)
    if len(played.faces) > 1:
        return _swept(seat, len(played.faces), played)
    if played.how == "double":
        return Moment(MomentKind.DOUBLE, seat, None, 2, face, colour)
    return None


def _swept(seat: int, cards: int, played: Played) -> Moment:
    return Moment(MomentKind.SERIES, seat, None, cards, played.faces[-1], played.colour)


def _drawn(events: Iterable[Event], seat: int) -> int:
    return sum(event.count for event in events if isinstance(event, Drew) and event.seat == seat)
