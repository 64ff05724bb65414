"""What a finished round is remembered for: its awards, and what cost its winner most."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from msgspec import Struct

from .highlights import Highlight, HighlightKind
from .round_facts import RecapFacts, RoundFacts

MOST_AWARDS = 3
_STRAIGHT, _BLUFF = 6.0, 2.0
_AWARDED = (HighlightKind.DRAW, HighlightKind.BLUFF, HighlightKind.COMEBACK)


class AwardKind(StrEnum):
    """What an award is for, and what its ``amount`` counts."""

    BIG_DRAW = "big-draw"
    """Drew the most cards at once: their number."""
    BLUFF = "bluff"
    """The boldest foul that nobody challenged: the number of cards that ``other`` drew."""
    HOMEWARD = "homeward"
    """Won in spite of a long hand: its length."""
    CATCHES = "catches"
    """Caught others most often: the number of times."""
    CAUGHT = "caught"
    """Was caught most often: the number of times."""
    LIE_DETECTOR = "lie-detector"
    """Saw through bluffs: their number."""
    STRAIGHT = "straight"
    """Won without drawing a card: the number of turns."""
    STACKED = "stacked"
    """Held the most cards at the end: their number."""


class Award(Struct, frozen=True, gc=False):
    """An award of a round for ``seat``; ``worth`` is how remarkable it is."""

    kind: AwardKind
    seat: int
    amount: int
    worth: float
    other: int | None = None


def awards_of(facts: RoundFacts | RecapFacts) -> tuple[Award, ...]:
    """Return the most remarkable awards of the round: at most three, each of another kind.

    The same facts give the same awards: of equally remarkable ones the lower seat gets it. Of
    catching and being caught only one is awarded, because both report the same catches.
    """
    best = sorted(_worthy(facts), key=lambda award: (-award.worth, award.seat))
    kinds: dict[AwardKind, Award] = {}
    for award in best:
        kind = AwardKind.CATCHES if award.kind is AwardKind.CAUGHT else award.kind
        kinds.setdefault(kind, award)
    return tuple(kinds.values())[:MOST_AWARDS]


def worth_at_most(facts: RoundFacts | RecapFacts) -> float:
    """Return an upper bound of the worth of the round's awards.

    It is cheap, and tells in most of many rounds that their awards are not needed.
    """
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


def _worthy(facts: RoundFacts | RecapFacts) -> Iterator[Award]:
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
            yield Award(AwardKind.BIG_DRAW, seat, amount, amount / 2, other)
        case HighlightKind.BLUFF if amount:
            yield Award(AwardKind.BLUFF, seat, amount, _BLUFF + amount / 2, other)
        case HighlightKind.COMEBACK:
            yield Award(AwardKind.HOMEWARD, seat, amount, amount / 2)
        case _:
            pass


_HURDLES = (HighlightKind.DRAW, HighlightKind.CAUGHT, HighlightKind.FORGOT)


class Hurdle(Struct, frozen=True, gc=False):
    """The greatest setback of the ``winner``: ``cards`` drawn at once, because of ``other``.

    ``kind`` is None if there was none, ``other`` is None if it was the winner's own doing.
    ``longest`` is the longest hand that the winner held.
    """

    winner: int
    longest: int
    kind: HighlightKind | None = None
    cards: int = 0
    other: int | None = None


def hurdle_of(facts: RoundFacts) -> Hurdle | None:
    """Return the greatest setback of the round's winner, None if nobody has won."""
    if facts.winner is None:
        return None
    winner = facts.winner
    longest = facts.seats[winner].longest_hand
    met = [h for h in facts.highlights if h.seat == winner and h.kind in _HURDLES and h.amount]
    if not met:
        return Hurdle(winner, longest)
    worst: Highlight = max(met, key=lambda highlight: highlight.amount)
    return Hurdle(winner, longest, worst.kind, worst.amount, worst.other)
