"""What somebody has done in all rounds together."""

from __future__ import annotations

import pytest
from msgspec import structs

from bot.facts import PersonTotals, SeatFacts, merged

COUNTED = (
    *("points", "turns", "autopilot_turns", "tenths", "calls", "missed", "catches", "caught"),
    *("challenges_won", "challenges_lost", "bluffs", "bluffs_caught", "wild_draws_thrown"),
    *("wild_draws_taken", "drawn", "jump_ins"),
)


def round_of(**more: object) -> SeatFacts:
    """A round that somebody lost, and in which nothing happened but this."""
    plain = SeatFacts(True, False, False, 0, 3, 9, 0, 0, None, (7, 3))
    return structs.replace(plain, **more)


@pytest.mark.parametrize("name", COUNTED)
def test_what_is_counted_adds_up(name: str) -> None:
    totals = merged(merged(PersonTotals(), round_of(**{name: 3})), round_of(**{name: 4}))
    assert totals == PersonTotals(rounds=2, **{name: 7})


@pytest.mark.parametrize("name", ["biggest_draw", "longest_hand"])
def test_of_records_the_greatest_stays(name: str) -> None:
    totals = PersonTotals()
    for size in (5, 8, 6):
        totals = merged(totals, round_of(**{name: size}))
    assert totals == PersonTotals(rounds=3, **{name: 8})


def test_wins_of_rounds_and_of_matches_are_counted() -> None:
    totals = merged(PersonTotals(), round_of(won=True))
    totals = merged(totals, round_of(won=True, match_won=True))
    totals = merged(totals, round_of())
    assert (totals.rounds, totals.wins, totals.matches) == (3, 2, 1)


def test_nothing_is_counted_of_who_has_not_played() -> None:
    assert set(structs.astuple(PersonTotals())) == {0}
