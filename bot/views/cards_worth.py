"""What the cards of rounds that are over were worth, seat by seat."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct


class SeatWorth(Struct, frozen=True):
    """So many rounds this seat has won, and so many its cards were ``worth``."""

    seat: int
    wins: int
    worth: float


class CardsWorth(Struct, frozen=True):
    """What the cards of so many ``rounds`` were worth; partners win, and are worth, together."""

    rounds: int
    seats: tuple[SeatWorth, ...]


def whole_percents(shares: Mapping[int, float]) -> dict[int, int]:
    """Return the shares as whole percentages that add up to the percentage of their sum.

    Those with the largest remainders are rounded up, of equal ones the lower seat.
    """
    percents = {seat: int(100 * share) for seat, share in shares.items()}
    missing = round(100 * sum(shares.values())) - sum(percents.values())
    by_remainder = sorted(shares, key=lambda seat: (percents[seat] - 100 * shares[seat], seat))
    for seat in by_remainder[:missing]:
        percents[seat] += 1
    return percents
