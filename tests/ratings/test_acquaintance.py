"""How much a round moves ratings by how often its people have met lately."""

from __future__ import annotations

import pytest

from bot.ratings import NEW, STRANGERS, Acquaintance, ratings_after, weights

from .simulation import round_of


def met(times: int) -> Acquaintance:
    """Return the acquaintance of two who have played so many rounds, with nobody else."""
    pair = STRANGERS
    for rounds in range(times):
        pair = pair.after_meeting(rounds, rounds)
    return pair


def test_strangers_have_full_weight_and_ten_meetings_halve_it() -> None:
    assert weights({(0, 1): 0.0}) == {0: 1.0, 1: 1.0}
    assert weights({(0, 1): 10.0}) == {0: 0.5, 1: 0.5}
    falling = [weights({(0, 1): float(times)})[0] for times in range(100)]
    assert falling == sorted(falling, reverse=True)
    assert falling[-1] > 0


def test_meetings_add_up_and_no_more_than_fifty_are_remembered() -> None:
    assert met(1).recent == 1.0
    assert 9 < met(10).recent < 10
    assert 49 < met(1000).recent <= 50


def test_rounds_against_others_let_meetings_be_forgotten() -> None:
    pair = met(20)
    assert pair.recent_at(20, 20) == pair.recent
    assert pair.recent_at(60, 60) < pair.recent / 2


def test_a_second_account_forgets_nothing_while_the_first_plays_on() -> None:
    pair = met(20)
    assert pair.recent_at(500, 20) == pair.recent


def test_the_weight_of_a_round_is_the_mean_over_the_opponents() -> None:
    """Two who know each other well, with a stranger to both."""
    found = weights({(0, 1): 10.0, (0, 2): 0.0, (1, 2): 0.0})
    assert found == {0: 0.75, 1: 0.75, 2: 1.0}


def test_a_weighed_round_moves_less_and_makes_as_certain() -> None:
    facts, before = round_of([0, 10]), {0: NEW, 1: NEW}
    full, half = ratings_after(facts, before), ratings_after(facts, before, {0: 0.5, 1: 0.5})
    assert half[0].mean - NEW.mean == pytest.approx((full[0].mean - NEW.mean) / 2)
    assert half[0].uncertainty == full[0].uncertainty
