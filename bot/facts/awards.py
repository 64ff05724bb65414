"""What somebody is praised or teased for when a round is over: two or three things of many."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from msgspec import Struct

from .highlights import Highlight, HighlightKind
from .round_facts import RoundFacts
from .told_facts import ToldFacts

MOST_AWARDS = 3
_STRAIGHT, _BLUFF = 6.0, 2.0
_AWARDED = (HighlightKind.DRAW, HighlightKind.BLUFF, HighlightKind.COMEBACK)


class AwardKind(StrEnum):
    """What an award is for; what ``amount`` counts stands beside each."""

    BIG_DRAW = "big-draw"
    """Took the most cards at once: how many."""
    BLUFF = "bluff"
    """The boldest foul that nobody challenged: how many cards it cost ``other``."""
    HOMEWARD = "homeward"
    """Won in spite of a long hand: how long it was."""
    CATCHES = "catches"
    """Caught the most: how often."""
    CAUGHT = "caught"
    """Was caught the most: how often."""
    LIE_DETECTOR = "lie-detector"
    """Saw through bluffs: how many."""
    STRAIGHT = "straight"
    """Won without drawing a card: in how many turns."""
    STACKED = "stacked"
    """Held the most cards at the end: how many."""


class Award(Struct, frozen=True, gc=False):
    """One award of a round: ``seat`` gets it, ``worth`` is how remarkable it is."""

    kind: AwardKind
    seat: int
    amount: int
    worth: float
    other: int | None = None
    highlight: Highlight | None = None


def awards_of(facts: RoundFacts | ToldFacts) -> tuple[Award, ...]:
    """The most remarkable awards of the round, at most three, each of another kind.

    The same facts give the same awards: of equal ones the lower seat has it. Of catching and being
    caught only one is awarded, since both tell of the same catches.
    """
    best = sorted(_worthy(facts), key=lambda award: (-award.worth, award.seat))
    kinds: dict[AwardKind, Award] = {}
    for award in best:
        told_by = AwardKind.CATCHES if award.kind is AwardKind.CAUGHT else award.kind
        kinds.setdefault(told_by, award)
    return tuple(kinds.values())[:MOST_AWARDS]


def worth_at_most(facts: RoundFacts | ToldFacts) -> float:
    """No award of the round is worth more: of many rounds most need no closer look."""
    told = (
        (_BLUFF if each.kind is HighlightKind.BLUFF else 0) + each.amount / 2
        for each in facts.highlights
        if each.kind in _AWARDED
    )
    seats = (
        max(2.0 * seat.catches, 2.0 * seat.caught, 3.0 * seat.challenges_won, seat.left / 5)
        for seat in facts.seats
    )
    return max(_STRAIGHT, *told, *seats)


def _worthy(facts: RoundFacts | ToldFacts) -> Iterator[Award]:
    for highlight in facts.highlights:
        yield from _of_highlight(highlight)
    for number, seat in enumerate(facts.seats):
        if seat.catches >= 2:
            yield Award(AwardKind.CATCHES, number, seat.catches, 2.0 * seat.catches)
        if seat.caught >= 2:
            yield Award(AwardKind.CAUGHT, number, seat.caught, 2.0 * seat.caught)
        if seat.challenges_won:
            won = seat.challenges_won
            yield Award(AwardKind.LIE_DETECTOR, number, won, 3.0 * won)
        if seat.won and not seat.drawn and seat.turns and facts.counted:
            yield Award(AwardKind.STRAIGHT, number, seat.turns, _STRAIGHT)
        if seat.left >= 12:
            yield Award(AwardKind.STACKED, number, seat.left, seat.left / 5)


def _of_highlight(highlight: Highlight) -> Iterator[Award]:
    seat, other, amount = highlight.seat, highlight.other, highlight.amount
    match highlight.kind:
        case HighlightKind.DRAW:
            yield Award(AwardKind.BIG_DRAW, seat, amount, amount / 2, other, highlight)
        case HighlightKind.BLUFF if amount:
            yield Award(AwardKind.BLUFF, seat, amount, _BLUFF + amount / 2, other, highlight)
        case HighlightKind.COMEBACK:
            yield Award(AwardKind.HOMEWARD, seat, amount, amount / 2, None, highlight)
        case _:
            pass
