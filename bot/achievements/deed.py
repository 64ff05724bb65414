"""A round as one of its players lived it."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from bot.facts import Highlight, HighlightKind, PersonTotals, RoundFacts, SeatFacts


class Deed(Struct, frozen=True):
    """``seat`` in the round of ``facts``; ``totals`` are the person's with this round in them."""

    facts: RoundFacts
    seat: int
    totals: PersonTotals

    @property
    def own(self) -> SeatFacts:
        """What the person did and suffered in the round."""
        return self.facts.seats[self.seat]

    @property
    def won(self) -> bool:
        """Whether the person won the round, which was played to its end."""
        return self.own.won and self.facts.counted

    def highlights(self, kind: HighlightKind) -> list[Highlight]:
        """The person's highlights of one kind, in their order."""
        return [h for h in self.facts.highlights if h.seat == self.seat and h.kind is kind]


Earning = Callable[[Deed], bool]
"""Whether this round earns it; asked after every round until it does."""
