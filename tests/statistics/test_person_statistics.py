"""What is shown of a person: the games, their ratings, and the sums over all games."""

from __future__ import annotations

import pytest

from bot.facts import PersonTotals, sum_totals
from bot.ratings import Rating, shown
from bot.statistics import GameStatistics, PersonStatistics, strongest_below

SURE, UNSURE = 2.0, 8.0
"""Uncertainties of a rating that can be compared with others, and of a provisional one."""

MARKS = {"easy": 800, "medium": 950, "hard": 1100}


def game(mode: str = "classic", **more: object) -> GameStatistics:
    return GameStatistics(mode, 30, 12, **more)  # type: ignore[arg-type]


def person(*games: GameStatistics) -> PersonStatistics:
    return PersonStatistics(7, "Anna", 30, 12, 3, PersonTotals(), games)


def test_the_game_played_most_is_shown_where_none_is_named() -> None:
    flip, classic = game("flip"), game("classic")
    anna = person(flip, classic)
    assert anna.game(None) is flip
    assert anna.game("classic") is classic
    assert anna.game("duo") is None
    assert person().game(None) is None


def test_what_nobody_knows_is_left_out() -> None:
    anna = person(game())
    assert (anna.nemesis, anna.victim, anna.luck, anna.achievements) == (None, None, None, ())
    assert (game().course, game().marks) == ((), {})


def test_a_game_without_a_rating_has_no_number() -> None:
    unrated = game(marks=MARKS)
    assert unrated.shown is None
    assert not unrated.is_provisional
    assert unrated.stronger_than is None
    assert (unrated.trend, unrated.rounds_of_trend) == (0, 0)


def test_a_rating_is_shown_and_compared_once_it_is_certain() -> None:
    rated = game(rating=Rating(26.0, SURE, 30), marks=MARKS)
    assert rated.shown == 1040
    assert not rated.is_provisional
    assert rated.stronger_than == "medium"


def test_a_provisional_rating_has_no_number_and_is_compared_with_nobody() -> None:
    rated = game(rating=Rating(26.0, UNSURE, 3), marks=MARKS)
    assert rated.shown is None
    assert rated.is_provisional
    assert rated.stronger_than is None


def test_the_trend_covers_ten_rounds_at_most() -> None:
    course = tuple(Rating(25.0 + rounds, SURE, rounds) for rounds in range(12))
    assert (game(course=course).trend, game(course=course).rounds_of_trend) == (400, 10)
    short = game(course=course[1:4])
    assert (short.trend, short.rounds_of_trend) == (shown(course[3]) - 1000, 3)


@pytest.mark.parametrize(
    ("number", "level"), [(800, None), (801, "easy"), (1100, "medium"), (1101, "hard")]
)
def test_a_level_is_beaten_by_a_higher_number_alone(number: int, level: str | None) -> None:
    assert strongest_below(number, MARKS) == level


def test_the_strongest_level_is_named_in_whatever_order_they_come() -> None:
    assert strongest_below(2000, {"hard": 1100, "easy": 800, "medium": 950}) == "hard"


GREATEST = ("biggest_draw", "longest_hand")


@pytest.mark.parametrize(
    "name", [n for n in PersonTotals.__struct_fields__ if not n.startswith(GREATEST)]
)
def test_counts_of_all_games_are_added_up(name: str) -> None:
    totals = sum_totals([PersonTotals(**{name: 3}), PersonTotals(**{name: 5}), PersonTotals()])
    assert totals == PersonTotals(**{name: 8})


@pytest.mark.parametrize(
    "name", [n for n in PersonTotals.__struct_fields__ if n.startswith(GREATEST)]
)
def test_records_of_all_games_are_the_greatest_of_them(name: str) -> None:
    totals = sum_totals([PersonTotals(**{name: 3}), PersonTotals(**{name: 5}), PersonTotals()])
    assert totals == PersonTotals(**{name: 5})


def test_of_no_game_there_are_no_totals() -> None:
    assert sum_totals([]) == PersonTotals()
