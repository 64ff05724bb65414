"""What the cards of rounds that are over were worth, seat by seat."""

from __future__ import annotations

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
