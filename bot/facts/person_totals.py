"""The totals of a person: the facts of all their rounds added up."""

from __future__ import annotations

from msgspec import Struct, structs

from .round_facts import SeatFacts


class PersonTotals(Struct, frozen=True):
    """Sums of :class:`.round_facts.SeatFacts` over the rounds that a person has played.

    ``biggest_draw`` and ``longest_hand`` are maxima instead. ``tenths`` is the duration of all
    turns in tenths of a second. Totals that were stored before may have ``longest_hand_won``, too.
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


MAXIMA = ("biggest_draw", "longest_hand")
"""What is not summed: of these the greatest counts."""

_ADDED = tuple(
    name
    for name in PersonTotals.__struct_fields__
    if name in SeatFacts.__struct_fields__ and name not in MAXIMA
)


def merged(totals: PersonTotals, facts: SeatFacts) -> PersonTotals:
    """Return the totals with one more round of the same person."""
    sums = {name: getattr(totals, name) + getattr(facts, name) for name in _ADDED}
    maxima = {name: max(getattr(totals, name), getattr(facts, name)) for name in MAXIMA}
    return structs.replace(
        totals,
        rounds=totals.rounds + 1,
        wins=totals.wins + facts.won,
        matches=totals.matches + facts.match_won,
        **sums,
        **maxima,
    )
