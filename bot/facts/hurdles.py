"""What stood in the way of whoever won a round."""

from __future__ import annotations

from msgspec import Struct

from .highlights import Highlight, HighlightKind
from .round_facts import RoundFacts

_HURDLES = (HighlightKind.DRAW, HighlightKind.CAUGHT, HighlightKind.FORGOT)


class Hurdle(Struct, frozen=True, gc=False):
    """What cost the ``winner`` most: so many ``cards`` at once, because of ``other``.

    ``kind`` None: nothing did. ``other`` None: it was the winner's own doing. ``longest`` is the
    longest hand that the winner held.
    """

    winner: int
    longest: int
    kind: HighlightKind | None = None
    cards: int = 0
    other: int | None = None


def hurdle_of(facts: RoundFacts) -> Hurdle | None:
    """What cost the winner of the round most, None where nobody has won it."""
    if facts.winner is None:
        return None
    winner = facts.winner
    longest = facts.seats[winner].longest_hand
    met = [h for h in facts.highlights if h.seat == winner and h.kind in _HURDLES and h.amount]
    if not met:
        return Hurdle(winner, longest)
    worst: Highlight = max(met, key=lambda highlight: highlight.amount)
    return Hurdle(winner, longest, worst.kind, worst.amount, worst.other)
