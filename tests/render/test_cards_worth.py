"""Shares as whole percentages."""

from __future__ import annotations

from bot.views.cards_worth import whole_percents


def test_they_add_up_to_a_hundred_by_the_largest_remainders() -> None:
    assert whole_percents({0: 1 / 3, 1: 1 / 3, 2: 1 / 3}) == {0: 34, 1: 33, 2: 33}
    assert whole_percents({0: 0.146, 1: 0.146, 2: 0.708}) == {0: 15, 1: 14, 2: 71}
    assert whole_percents({0: 0.29, 1: 0.57, 2: 0.14}) == {0: 29, 1: 57, 2: 14}


def test_partners_have_theirs_together() -> None:
    assert whole_percents({0: 0.6, 1: 0.4, 2: 0.6, 3: 0.4}) == {0: 60, 1: 40, 2: 60, 3: 40}
