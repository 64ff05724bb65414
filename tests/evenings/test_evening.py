"""Evenings as pure values: thousands of random ones, and the cases that a rule names."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import json, structs

from bot.engine import SeedWord, WordSeal
from bot.evenings import (
    Attendance,
    Evening,
    EveningPhase,
    Guest,
    MatchPlayed,
    following_name,
    seating_for,
    standings_of,
)

BEGAN = datetime(2026, 11, 27, 19, tzinfo=UTC)


def begun(people: int, **fields: object) -> Evening:
    evening = Evening("first", "Friday 1", 1, **fields)  # pyright: ignore[reportArgumentType]
    for number in range(1, people + 1):
        evening = evening.join(Guest(number, f"p{number}"))
    return evening


def dealt(evening: Evening, seats: int) -> Evening:
    seating = seating_for(evening, seats)
    guests = tuple(Guest(each.user_id, each.name, each.hidden) for each in seating.playing)
    return evening.begin_match(guests, with_computers=False)


def over(evening: Evening, seats: int, *winners: int, counted: bool = True) -> Evening:
    """Play a match with everybody whose turn it is to sit."""
    played = frozenset(each.user_id for each in seating_for(evening, seats).playing)
    won = frozenset(winners)
    match = MatchPlayed(BEGAN, played, counted, won, shared=len(won) > 1)
    return dealt(evening, seats).end_match(match)


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_sitting_out_is_fair_and_standings_agree_with_a_second_count(data: st.DataObject) -> None:
    people, seats = data.draw(st.integers(2, 9)), data.draw(st.integers(2, 10))
    evening = begun(people)
    steady = data.draw(st.sets(st.integers(1, people), min_size=1))
    visitors = [number for number in range(1, 15) if number not in steady]
    wins, matches = dict[int, int](), dict[int, int]()
    for _ in range(data.draw(st.integers(1, 25))):
        for number in data.draw(st.lists(st.sampled_from(visitors), max_size=4)):
            goes = data.draw(st.booleans())
            guest = Guest(number, f"p{number}")
            evening = evening.leave(number) if goes else evening.join(guest)
        playing = [each.user_id for each in seating_for(evening, seats).playing]
        announced = {each.user_id for each in seating_for(evening, seats).sitting_out}
        before = {each.user_id: each.sat_out for each in evening.people}
        winners = data.draw(st.sets(st.sampled_from(playing), min_size=1)) if playing else set()
        evening = over(evening, seats, *winners)
        assert len(playing) <= seats
        sat_out = {each.user_id for each in evening.people if each.sat_out > before[each.user_id]}
        assert sat_out == announced
        for number in playing:
            matches[number] = matches.get(number, 0) + 1
        for number in winners:
            wins[number] = wins.get(number, 0) + (1 if len(winners) > 1 else 2)
        steady_turns = [each.sat_out for each in evening.people if each.user_id in steady]
        assert max(steady_turns) - min(steady_turns) <= 1
        assert json.decode(json.encode(evening), type=Evening) == evening
    table = standings_of(evening)
    assert {each.user_id: each.matches for each in table} == matches
    assert {each.user_id: each.half_wins for each in table if each.half_wins} == wins
    for one, other in pairwise(table):
        assert (one.place == other.place) == (one.half_wins == other.half_wins)
        assert one.half_wins > other.half_wins or one.matches <= other.matches


def test_who_missed_a_match_does_not_sit_out_earlier_by_leaving_and_coming_back() -> None:
    evening = over(begun(3), 2, 2)  # 1 sits out
    assert [each.user_id for each in seating_for(evening, 2).sitting_out] == [2]
    back = evening.leave(2).join(Guest(2, "p2"))
    assert [each.user_id for each in seating_for(back, 2).sitting_out] == [2]
    missed = over(evening.leave(2), 2, 3).join(Guest(2, "p2"))
    assert [each.user_id for each in seating_for(missed, 2).sitting_out] == [3]


def test_what_does_not_count_is_no_match_and_a_shared_win_is_a_half() -> None:
    evening = over(begun(3), 4, 1, 2)
    evening = over(evening, 4, 3)
    evening = over(evening, 4, 3, counted=False)
    assert evening.matches == 2
    assert [(each.place, each.user_id, each.half_wins) for each in standings_of(evening)] == [
        (1, 3, 2),
        (2, 1, 1),
        (2, 2, 1),
    ]


def test_who_missed_the_last_turn_is_asked_and_seated_again_by_a_press() -> None:
    silent = MatchPlayed(BEGAN, frozenset({1, 2}), True, frozenset({1}), silent=frozenset({2}))
    evening = dealt(begun(2), 4).end_match(silent)
    assert [each.user_id for each in seating_for(evening, 4).playing] == [1]
    evening = evening.join(Guest(2, "p2"))
    assert [each.user_id for each in seating_for(evening, 4).playing] == [1, 2]


def test_a_pause_asks_everybody_and_a_press_goes_on() -> None:
    evening = over(begun(3), 4, 1).pause()
    assert evening.phase is EveningPhase.PAUSED
    assert evening.waits
    assert seating_for(evening, 4).playing == ()
    assert len(evening.with_attendance(Attendance.ASKED)) == 3


def test_who_was_removed_does_not_come_back() -> None:
    evening = begun(3).leave(2, removed=True).join(Guest(2, "p2"))
    assert [each.user_id for each in evening.with_attendance(Attendance.REMOVED)] == [2]


def test_a_host_who_leaves_hands_the_evening_on() -> None:
    evening = begun(3).leave(1)
    assert evening.host_id == 2
    assert evening.leave(2).leave(3).host_id == 3


@pytest.mark.parametrize(
    ("limits", "matches"),
    [({"most_matches": 2}, 2), ({"until": BEGAN}, 1), ({"until": BEGAN + timedelta(1)}, None)],
)
def test_an_evening_ends_with_the_match_that_reaches_its_limit(
    limits: dict[str, object], matches: int | None
) -> None:
    evening = begun(2, **limits)
    for number in range(1, 4):
        evening = over(evening, 4, 1)
        assert (evening.phase is EveningPhase.OVER) == (matches is not None and number >= matches)


def test_a_match_under_way_is_played_to_its_end() -> None:
    evening = dealt(begun(2), 4).end()
    assert evening.phase is EveningPhase.AT_TABLE
    assert over(evening, 4, 1, counted=False).phase is EveningPhase.OVER
    assert over(begun(2), 4, 1).end().phase is EveningPhase.OVER


def test_nothing_changes_an_evening_that_went_on_or_is_over() -> None:
    played = over(begun(2), 4, 1)
    for evening in (played.go_on_elsewhere(), played.end()):
        assert evening.join(Guest(9, "p9")) == evening.leave(1) == evening
        assert evening.begin_match([Guest(9, "p9")], with_computers=True) == evening
        assert evening.end_match(MatchPlayed(BEGAN, frozenset({1}), counted=True)) == evening
        assert evening.give_word(1, SeedWord("late", bytes(16))) == evening
        assert evening.announce(bytes(32), WordSeal((), ())) == evening
        assert evening.begin_dealing() == evening.block() == evening.pause() == evening
        assert evening.go_on_elsewhere() == evening.end() == evening


@pytest.mark.parametrize(
    ("name", "following"),
    [
        *(("Friday 4", "Friday 5"), ("Friday", "Friday 2"), ("9", "10"), ("Spiel09", "Spiel 10")),
        ("y" * 40, "y" * 38 + " 2"),
        ("y" * 37 + " 99", "y" * 36 + " 100"),
    ],
)
def test_the_following_name_has_the_next_number(name: str, following: str) -> None:
    assert following_name(name) == following


@pytest.mark.parametrize("phase", EveningPhase)
def test_nothing_is_left_of_who_is_forgotten(phase: EveningPhase) -> None:
    """Alone as well, where nobody else can be the host."""
    evening = Evening("first", "Friday 1", 77)
    evening = evening.join(Guest(77, "Dora", locale="pt-BR"))
    evening = evening.give_word(77, SeedWord("Kuckuck", bytes(16)))
    left = json.encode(structs.replace(evening, phase=phase).forget(77, -5, "somebody"))
    assert not [each for each in (b"77", b"Dora", b"pt-BR", b"Kuckuck") if each in left]
