"""Which seats a round rates, by which places, and what is shown of a rating."""

from __future__ import annotations

import math

import pytest
from msgspec import structs

from bot.engine import Mode, build_options
from bot.facts import RoundFacts
from bot.ratings import (
    NEW,
    Rating,
    chances,
    is_provisional,
    places_of,
    rated_seats,
    ratings_after,
    shown,
    trend,
)

from .simulation import round_of

PARTNERS = build_options(Mode.CLASSIC, [("partner", None)])


def changed(facts: RoundFacts, seat: int, **more: object) -> RoundFacts:
    """The same round with another seat."""
    seats = list(facts.seats)
    seats[seat] = structs.replace(seats[seat], **more)
    return structs.replace(facts, seats=tuple(seats))


def test_everybody_begins_in_the_middle() -> None:
    assert Rating() == NEW
    assert (shown(NEW), NEW.rounds) == (1000, 0)
    assert is_provisional(NEW)


@pytest.mark.parametrize(("mean", "number"), [(26.0, 1040), (24.5, 980), (0.0, 0), (60.0, 2400)])
def test_a_unit_is_forty_points_without_floor_and_ceiling(mean: float, number: int) -> None:
    assert shown(Rating(mean)) == number


def test_a_rating_is_provisional_until_it_is_certain_to_about_170_points() -> None:
    """Forty points a unit: 25 / 6 units."""
    assert is_provisional(Rating(uncertainty=25 / 6 + 0.001))
    assert not is_provisional(Rating(uncertainty=25 / 6))


def test_one_round_is_not_much() -> None:
    """A win against an equal is worth 8.3 units squared, over twice 8.3 units, times a half."""
    after = ratings_after(round_of([0, 10]), {0: NEW, 1: NEW})
    assert (shown(after[0]), shown(after[1])) == (1083, 917)
    assert after[0].uncertainty == after[1].uncertainty < NEW.uncertainty
    assert (after[0].rounds, after[1].rounds) == (1, 1)
    again = ratings_after(round_of([0, 10]), after)
    assert 0 < shown(again[0]) - shown(after[0]) < shown(after[0]) - shown(NEW)


def test_who_has_played_for_long_moves_still() -> None:
    """Some uncertainty comes back with each round."""
    sure = Rating(25.0, 0.01, 5000)
    after = ratings_after(round_of([0, 10]), {0: sure, 1: sure})
    assert after[0].uncertainty > sure.uncertainty
    assert after[0].uncertainty == pytest.approx(math.hypot(0.01, 25 / 200), rel=0.001)


def test_the_trend_covers_the_last_rounds_that_are_asked_for() -> None:
    history = [Rating(25.0 + rounds) for rounds in range(20)]
    assert trend(history, 1) == 40
    assert trend(history, 19) == 19 * 40
    assert trend(history, 20) == shown(history[-1]) - shown(NEW)


def test_places_follow_winners_then_those_out_then_points() -> None:
    facts = structs.replace(round_of([0, 40, 0, 5, 0]), winners=(0,), places=(0, 4, 2))
    assert places_of(facts) == {0: 1, 4: 2, 2: 3, 3: 4, 1: 5}


def test_who_wins_holding_cards_is_first_and_who_went_out_comes_before_who_holds_one() -> None:
    facts = structs.replace(round_of([0, 1, 0, 40]), winners=(3,), places=(0, 2))
    assert places_of(facts) == {3: 1, 0: 2, 2: 3, 1: 4}


def test_who_has_not_played_has_no_place() -> None:
    facts = changed(round_of([0, 10, 20]), 1, played=False)
    assert places_of(facts) == {0: 1, 2: 2}


def test_a_team_has_the_place_of_its_better_half() -> None:
    facts = round_of([30, 20, 40, 0], PARTNERS)
    assert places_of(facts) == {3: 1, 1: 1, 0: 3, 2: 3}


def test_two_people_are_enough_and_their_computer_players_are_rated() -> None:
    facts = round_of([0, 10, 20, 30])
    assert rated_seats(facts, {1, 3}) == (0, 1, 2, 3)
    assert rated_seats(facts, {3}) == ()
    assert rated_seats(facts, ()) == ()


def test_who_is_not_rated_is_no_person_who_was_there() -> None:
    facts = round_of([0, 10, 20])
    assert rated_seats(facts, {0, 1, 2}, {2}) == (0, 1)
    assert rated_seats(facts, {0, 2}, {2}) == ()
    gone = changed(round_of([0, 10, 20]), 1, played=False)
    assert rated_seats(gone, {0, 2}) == (0, 2)
    assert rated_seats(gone, {0, 1}) == ()


def test_a_team_is_rated_as_a_whole_or_not() -> None:
    facts = round_of([0, 10, 20, 30], PARTNERS)
    assert rated_seats(facts, {0, 1, 2, 3}) == (0, 1, 2, 3)
    assert rated_seats(facts, {0, 1, 3}, {2}) == (), "one team is left"


def test_who_is_not_rated_changes_nothing_of_the_others() -> None:
    facts = round_of([0, 10, 20])
    of_two = ratings_after(facts, {0: NEW, 1: NEW})
    assert set(of_two) == {0, 1}
    assert of_two == ratings_after(round_of([0, 10]), {0: NEW, 1: NEW})


def test_a_surprise_moves_more_than_what_was_to_be_expected() -> None:
    strong, weak = Rating(30.0, 4.0), Rating(20.0, 4.0)
    expected = ratings_after(round_of([0, 10]), {0: strong, 1: weak})
    surprising = ratings_after(round_of([10, 0]), {0: strong, 1: weak})
    assert strong.mean < expected[0].mean
    assert surprising[1].mean - weak.mean > 2 * (expected[0].mean - strong.mean)


def test_chances_of_equals_are_equal_and_add_up() -> None:
    assert chances([[NEW]] * 4) == [0.25] * 4
    assert sum(chances([[Rating(20.0)], [Rating(27.0)], [Rating(33.0)]])) == pytest.approx(1.0)


def test_the_better_of_two_330_points_apart_wins_about_two_rounds_in_three() -> None:
    """docs/statistics.md; Plackett and Luce's odds are e to 1 for 2.1 times 25 / 3 units."""
    better, _ = chances([[Rating(25.0 + 330 / 40)], [Rating(25.0)]])
    assert better == pytest.approx(2 / 3, abs=0.06)
    odds, _ = chances([[Rating(25.0 + 2.1 * 25 / 3)], [Rating(25.0)]])
    assert odds / (1 - odds) == pytest.approx(math.e)


def test_a_team_is_as_strong_as_its_members_on_average() -> None:
    mixed = [Rating(20.0), Rating(30.0)]
    assert chances([mixed, [NEW, NEW]]) == pytest.approx([0.5, 0.5])
    strong = Rating(30.0)
    assert chances([[strong, strong], [NEW, NEW]]) == pytest.approx(chances([[strong], [NEW]]))


def test_extreme_ratings_have_chances_too() -> None:
    assert chances([[Rating(1e6)], [Rating(-1e6)]]) == [1.0, 0.0]
