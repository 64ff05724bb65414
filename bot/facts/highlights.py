"""The highlights of a round, found move by move."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import Never

from msgspec import Struct, structs

from bot.engine import Accusation, Challenge, Event, Leave, Pending, Phase, Take, Throw, held_up
from bot.engine.events import (
    Called,
    CameBack,
    Caught,
    Challenged,
    DiscardedAll,
    Drew,
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

from .recorded_rounds import Move

BIG_DRAW = 4
"""Cards drawn at once from which on the draw is a highlight."""

COMEBACK = 12
"""Cards in hand from which on the victory of their holder is a comeback."""


class HighlightKind(StrEnum):
    """What happened, and what ``other`` and ``amount`` of the highlight mean."""

    DRAW = "draw"
    """Drew ``amount`` cards at once, for a card of ``other`` or, with None, of their own."""
    CAUGHT = "caught"
    """Was caught by ``other`` without a call, and drew ``amount``."""
    FORGOT = "forgot"
    """Laid the last card without its call (V13), and drew ``amount``."""
    CHALLENGE_WON = "challenge-won"
    """Challenged ``other``, who had played a wild draw card as a foul and drew ``amount``."""
    CHALLENGE_LOST = "challenge-lost"
    """Challenged ``other``, who had nothing else to play, and drew ``amount``."""
    BLUFF = "bluff"
    """Played a foul wild draw card that ``other`` did not challenge, but drew or answered (0)."""
    FLIP = "flip"
    """Turned all cards over; ``amount`` is the side that is active since then, 0 or 1."""
    JUMP_IN = "jump-in"
    SERIES = "series"
    """Laid ``amount`` cards in one action."""
    SWAP = "swap"
    """Swapped hands with ``other`` and has ``amount`` cards fewer; below 0: more."""
    HANDED_ON = "handed-on"
    """Made all players pass their hands on."""
    KNOCKED_OUT = "knocked-out"
    """Held ``amount`` cards, and was out of the round (X5)."""
    OUT = "out"
    """Went out in place ``amount``."""
    COMEBACK = "comeback"
    """Won the round after having held ``amount`` cards."""


class Highlight(Struct, frozen=True, gc=False):
    """A remarkable thing that ``seat`` did or suffered with move ``step`` (from 1).

    ``face`` is the card that caused it, on ``side``, with the named ``colour``; None: no card did.
    """

    kind: HighlightKind
    step: int
    seat: int
    other: int | None = None
    amount: int = 0
    face: int | None = None
    side: int = 0
    colour: int | None = None


class DrawCard(Struct, frozen=True, gc=False):
    """The last draw card: who laid it, its face, the side that it was laid on, its colour."""

    seat: int
    face: int
    side: int
    colour: int | None


class Highlights:
    """The highlights found so far in a round; ``draw_card`` is the last one laid."""

    def __init__(self) -> None:
        self.found: list[Highlight] = []
        self.draw_card: DrawCard | None = None

    def note(self, move: Move) -> list[Highlight]:
        """Add the highlights of this move to ``found``, and return them."""
        bluff = self._unpunished(move)
        played = next((event for event in move.events if isinstance(event, Played)), None)
        if played is not None and move.before.rules.faces.effects[played.faces[-1]].draw_card:
            self.draw_card = DrawCard(
                played.seat, played.faces[-1], move.before.side, played.colour
            )
        found = [] if bluff is None else [bluff]
        for event in move.events:
            found.extend(self._of_event(move, event, played))
        self.found.extend(found)
        return found

    def note_comeback(self, step: int, seat: int, longest: int) -> None:
        """Add a comeback if the winner has held enough cards; ``longest`` is the longest hand."""
        if longest >= COMEBACK:
            self.found.append(Highlight(HighlightKind.COMEBACK, step, seat, amount=longest))

    def _of_event(self, move: Move, event: Event, played: Played | None) -> Iterator[Highlight]:
        match event:
            case Drew(seat, count, "pending" | "challenge") if count >= BIG_DRAW:
                if self.draw_card is not None:
                    by, *shown = structs.astuple(self.draw_card)
                    other = None if by == seat else by
                    yield Highlight(HighlightKind.DRAW, move.number, seat, other, count, *shown)
            case Caught() | Forgot() | Challenged():
                yield _found_out(move, event)
            case Flipped() | Played() | HandsPassed() if played is not None:
                yield from _thrown(move, event, played)
            case HandsSwapped(seat, other):
                rid = len(move.after.hands[other]) - len(move.after.hands[seat])
                yield Highlight(HighlightKind.SWAP, move.number, seat, other, rid)
            case KnockedOut(seat, count):
                yield Highlight(HighlightKind.KNOCKED_OUT, move.number, seat, amount=count)
            case WentOut(seat, place):
                face = played.faces[-1] if played is not None and played.seat == seat else None
                kind, side = HighlightKind.OUT, move.before.side
                yield Highlight(kind, move.number, seat, None, place, face, side)
            case QuietEvent() | SeatEvent() | Called() | CameBack() | DiscardedAll() | Drew():
                pass
            case FalseContra() | Flipped() | HandsPassed() | Played():
                pass
            case _:
                _unnamed: Never = event

    def _unpunished(self, move: Move) -> Highlight | None:
        """Return the foul that this move let pass by drawing or answering (C12), if any."""
        accused = accusation_in(move.before.phase)
        action = move.step.action
        if accused is None or not accused.foul or isinstance(action, Challenge | Leave):
            return None
        if accusation_in(move.after.phase) is accused or not isinstance(action, Take | Throw):
            return None
        drawn = _drawn(move.events, action.seat, "pending")
        card = self.draw_card
        shown = (None, 0, None) if card is None else (card.face, card.side, card.colour)
        kind = HighlightKind.BLUFF
        return Highlight(kind, move.number, accused.accused, action.seat, drawn, *shown)


def _found_out(move: Move, event: Caught | Forgot | Challenged) -> Highlight:
    kind = HighlightKind
    match event:
        case Caught(seat, by):
            drawn = _drawn(move.events, seat, "contra")
            return Highlight(kind.CAUGHT, move.number, seat, by, drawn)
        case Forgot(seat):
            return Highlight(
                kind.FORGOT, move.number, seat, amount=_drawn(move.events, seat, "unouno")
            )
        case Challenged(seat, accused, foul):
            found = kind.CHALLENGE_WON if foul else kind.CHALLENGE_LOST
            drawn = _drawn(move.events, accused if foul else seat, "challenge")
            return Highlight(found, move.number, seat, accused, drawn)


def _thrown(
    move: Move, event: Flipped | Played | HandsPassed, played: Played
) -> Iterator[Highlight]:
    kind, seat, face = HighlightKind, played.seat, played.faces[-1]
    match event:
        case Flipped(side):
            yield Highlight(kind.FLIP, move.number, seat, None, side, face, 1 - side)
        case HandsPassed():
            yield Highlight(kind.HANDED_ON, move.number, seat, face=face)
        case Played(how="jump"):
            yield Highlight(kind.JUMP_IN, move.number, seat, face=face, side=move.before.side)
        case Played(faces=faces) if len(faces) > 1:
            yield Highlight(kind.SERIES, move.number, seat, amount=len(faces), face=face)
        case Played():
            pass


def accusation_in(phase: Phase) -> Accusation | None:
    """Return what a challenge would show in this phase, None if there can be no challenge."""
    waits = held_up(phase)
    return waits.draw.accusation if isinstance(waits, Pending) else None


def _drawn(events: Iterable[Event], seat: int, why: str) -> int:
    return sum(e.count for e in events if isinstance(e, Drew) and (e.seat, e.why) == (seat, why))
