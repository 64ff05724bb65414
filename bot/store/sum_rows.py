"""Rows of sums that only the tally writes: rounds against computers, rivalries, acquaintances."""

from __future__ import annotations

from msgspec import Struct


class SoloTotalsRow(Struct):
    """The encoded `bot.facts.PersonTotals` of a person's rounds against computers alone.

    ``name`` is the latest one: who has only such rounds has no standing with a name.
    """

    user_id: int
    mode: str
    name: str
    totals: bytes


class AcquaintanceRow(Struct):
    """How often two people have met lately in a game: see `bot.ratings.Acquaintance`.

    ``user_id`` is the lower one of the two ids.
    """

    user_id: int
    rival_id: int
    mode: str
    recent: float
    own_rounds: int
    rival_rounds: int


class RivalryRow(Struct):
    """The number of rounds in which two people have met, and how often one was ahead or behind."""

    user_id: int
    rival_id: int
    rounds: int = 0
    ahead: int = 0
    behind: int = 0
