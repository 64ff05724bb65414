"""What somebody has done in all their rounds together: the facts added up."""

from __future__ import annotations

from msgspec import Struct, structs

from .round_facts import SeatFacts

VERSION = 1
"""Of what is added up; a newer one makes old totals be added up anew from the records."""


class PersonTotals(Struct, frozen=True):
    """Sums of :class:`.round_facts.SeatFacts` over the rounds that somebody played.

    ``biggest_draw`` and ``longest_hand`` are the greatest of them, ``longest_hand_won`` that of a
    round that was won, ``tenths`` of a second all turns together.
    """

    rounds: int = 0
    wins: int = 0
    matches: int = 0
    points: int = 0
    turns: int = 0
    autopilot_turns: int = 0
    tenths: int = 0
    calls: int = 0
    missed: int = 0
    catches: int = 0
    caught: int = 0
    challenges_won: int = 0
    challenges_lost: int = 0
    bluffs: int = 0
    bluffs_caught: int = 0
    wild_draws_thrown: int = 0
    wild_draws_taken: int = 0
    drawn: int = 0
    jump_ins: int = 0
    biggest_draw: int = 0
    longest_hand: int = 0
    longest_hand_won: int = 0


_GREATEST = ("biggest_draw", "longest_hand")
_ADDED = tuple(
    name
    for name in PersonTotals.__struct_fields__
    if name in SeatFacts.__struct_fields__ and name not in _GREATEST
)


def merged(totals: PersonTotals, facts: SeatFacts) -> PersonTotals:
    """The totals with one more round of their person in them."""
    sums = {name: getattr(totals, name) + getattr(facts, name) for name in _ADDED}
    greatest = {name: max(getattr(totals, name), getattr(facts, name)) for name in _GREATEST}
    won = facts.longest_hand if facts.won else 0
    return structs.replace(
        totals,
        rounds=totals.rounds + 1,
        wins=totals.wins + facts.won,
        matches=totals.matches + facts.match_won,
        longest_hand_won=max(totals.longest_hand_won, won),
        **sums,
        **greatest,
    )
