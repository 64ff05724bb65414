"""The totals of a person: what is summed, what is a maximum, and what was stored before."""

from __future__ import annotations

import msgspec
import pytest
from msgspec import NODEFAULT, structs

from bot.facts import PersonTotals, SeatFacts, add_round, sum_totals
from bot.facts.round_facts import MAXIMA

COUNTED = (
    *("points", "turns", "autopilot_turns", "tenths", "calls", "missed", "catches", "caught"),
    *("challenges_won", "challenges_lost", "bluffs", "bluffs_caught", "wild_draws_thrown"),
    *("wild_draws_taken", "drawn", "jump_ins"),
)


def round_of(**more: object) -> SeatFacts:
    """A round that somebody lost, and in which nothing happened but this."""
    plain = SeatFacts(
        played=True, won=False, match_won=False, left=3, value=9, last_face=None, sizes=(7, 3)
    )
    return structs.replace(plain, **more)


@pytest.mark.parametrize("name", COUNTED)
def test_what_is_counted_adds_up(name: str) -> None:
    totals = add_round(add_round(PersonTotals(), round_of(**{name: 3})), round_of(**{name: 4}))
    assert totals == PersonTotals(rounds=2, **{name: 7})


@pytest.mark.parametrize("name", ["biggest_draw", "longest_hand"])
def test_of_records_the_greatest_stays(name: str) -> None:
    totals = PersonTotals()
    for size in (5, 8, 6):
        totals = add_round(totals, round_of(**{name: size}))
    assert totals == PersonTotals(rounds=3, **{name: 8})


def test_wins_of_rounds_and_of_matches_are_counted() -> None:
    totals = add_round(PersonTotals(), round_of(won=True))
    totals = add_round(totals, round_of(won=True, match_won=True))
    totals = add_round(totals, round_of())
    assert (totals.rounds, totals.wins, totals.matches) == (3, 2, 1)


def test_nothing_is_counted_of_who_has_not_played() -> None:
    assert set(structs.astuple(PersonTotals())) == {0}


def test_every_count_of_a_seat_is_summed() -> None:
    fields = structs.fields(SeatFacts)
    counts = {each.name for each in fields if each.type is int and each.default is not NODEFAULT}
    assert counts - {"own_turns"} == {*COUNTED, *MAXIMA}
    kept = {"rounds", "wins", "matches", *COUNTED, *MAXIMA}
    assert {*PersonTotals.__struct_fields__} == kept


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
    first = add_round(PersonTotals(), seat(4, 12, 9, won=True))
    both = add_round(first, seat(6, 8, 5, won=False))
    assert both == PersonTotals(
        rounds=2, wins=1, matches=1, points=20, turns=14, biggest_draw=6, longest_hand=12
    )


def test_games_are_added_up_in_the_same_way() -> None:
    classic = PersonTotals(rounds=3, turns=20, biggest_draw=4, longest_hand=12)
    flip = PersonTotals(rounds=2, turns=11, biggest_draw=6, longest_hand=9)
    assert sum_totals([classic, flip]) == PersonTotals(
        rounds=5, turns=31, biggest_draw=6, longest_hand=12
    )
    assert sum_totals([]) == PersonTotals()


def test_totals_that_were_stored_before_can_be_read() -> None:
    stored = b'{"rounds":3,"longest_hand":12,"longest_hand_won":9}'
    assert msgspec.json.decode(stored, type=PersonTotals) == PersonTotals(rounds=3, longest_hand=12)
