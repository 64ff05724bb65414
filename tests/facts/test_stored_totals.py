"""The totals of a person: what is summed, what is a maximum, and what was stored before."""

from __future__ import annotations

import msgspec

from bot.facts import PersonTotals, SeatFacts, merged
from bot.statistics.person_statistics import added_up


def seat(biggest_draw: int, longest_hand: int, turns: int, *, won: bool) -> SeatFacts:
    return SeatFacts(
        played=True,
        won=won,
        match_won=won,
        points=10,
        left=0,
        value=0,
        biggest_draw=biggest_draw,
        longest_hand=longest_hand,
        last_face=None,
        sizes=(7,),
        turns=turns,
    )


def test_rounds_are_summed_but_the_largest_draw_and_hand_are_maxima() -> None:
    first = merged(PersonTotals(), seat(4, 12, 9, won=True))
    both = merged(first, seat(6, 8, 5, won=False))
    assert both == PersonTotals(
        rounds=2, wins=1, matches=1, points=20, turns=14, biggest_draw=6, longest_hand=12
    )


def test_games_are_added_up_in_the_same_way() -> None:
    classic = PersonTotals(rounds=3, turns=20, biggest_draw=4, longest_hand=12)
    flip = PersonTotals(rounds=2, turns=11, biggest_draw=6, longest_hand=9)
    assert added_up([classic, flip]) == PersonTotals(
        rounds=5, turns=31, biggest_draw=6, longest_hand=12
    )
    assert added_up([]) == PersonTotals()


def test_totals_that_were_stored_before_can_be_read() -> None:
    stored = b'{"rounds":3,"longest_hand":12,"longest_hand_won":9}'
    assert msgspec.json.decode(stored, type=PersonTotals) == PersonTotals(rounds=3, longest_hand=12)
