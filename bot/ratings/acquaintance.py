"""How often two people have met lately, and how much a round between them still moves ratings.

The same two again and again say little that is new about how strong either of them is. So a round
moves a rating less, the more of the last rounds of both were played against the same opponents.
The numbers are the result of `python -m tests.ratings.simulation`: ratings of people who only ever
play each other are predicted at least as well as without it.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

_REMEMBERED = 50
"""About so many of the last rounds of a person count as recent."""

_KEPT = 1 - 1 / _REMEMBERED
"""What remains of the memory of a meeting with each later round."""

_HALF = 10
"""After so many recent meetings, a round between the same two moves about half as much."""


class Acquaintance(Struct, frozen=True, gc=False):
    """Two people in one game: ``recent`` meetings, older ones counting less and less.

    ``low_rounds`` and ``high_rounds`` are the numbers of rated rounds that the two had played at
    their last meeting: first of the one with the lower id.
    """

    recent: float = 0.0
    low_rounds: int = 0
    high_rounds: int = 0

    def recent_at(self, low_rounds: int, high_rounds: int) -> float:
        """Return the recent meetings of two who have played so many rated rounds by now.

        Rounds against others let meetings be forgotten; the one who has played fewer of them
        counts. So a second account that plays nobody else forgets nothing.
        """
        others = min(low_rounds - self.low_rounds, high_rounds - self.high_rounds)
        return self.recent * _KEPT ** max(0, others)

    def after_meeting(self, low_rounds: int, high_rounds: int) -> Acquaintance:
        """Return the acquaintance after a round; the numbers are those before the round."""
        recent = self.recent_at(low_rounds, high_rounds) * _KEPT + 1
        return Acquaintance(recent, low_rounds + 1, high_rounds + 1)


STRANGERS = Acquaintance()
"""Two people who have not met yet."""


def novelty(recent: float) -> float:
    """Return the part of a full change that a round between two people brings, from 1 down."""
    return 1 / (1 + (recent / _HALF) ** 2)


def weights(meetings: Mapping[tuple[int, int], float]) -> dict[int, float]:
    """Return the weight of a round for each seat: the mean novelty of the seat's opponents.

    ``meetings`` are the recent meetings of each two seats.
    """
    of_seat: dict[int, list[float]] = {}
    for pair, recent in meetings.items():
        for seat in pair:
            of_seat.setdefault(seat, []).append(novelty(recent))
    return {seat: sum(each) / len(each) for seat, each in of_seat.items()}
