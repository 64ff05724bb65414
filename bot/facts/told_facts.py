"""What is told of a round afterwards: the part of its facts that awards and recaps read.

Of hundreds of rounds at once each field takes its time to read.
"""

from __future__ import annotations

from msgspec import Struct

from .highlights import Highlight


class SeatDeeds(Struct, frozen=True, gc=False):
    """What awards and recaps read of `SeatFacts`; each field means what it does there."""

    won: bool
    left: int
    turns: int = 0
    catches: int = 0
    caught: int = 0
    challenges_won: int = 0
    drawn: int = 0


class ToldFacts(Struct, frozen=True):
    """What awards and recaps read of `RoundFacts`; each field means what it does there."""

    counted: bool
    seats: tuple[SeatDeeds, ...]
    highlights: tuple[Highlight, ...]
