"""Requests are shared by the processes that need them."""

from __future__ import annotations

import pytest

from bot.tables.process_presence import fair_share


@pytest.mark.parametrize(
    ("wants", "shares"),
    [
        ((0,), (48,)),
        ((100,), (48,)),
        ((0, 0), (24, 24)),
        ((100, 0), (48, 0)),
        ((100, 4), (44, 4)),
        ((100, 100), (24, 24)),
        ((100, 100, 8, 0), (20, 20, 8, 0)),
        ((10, 10, 10, 10), (12, 12, 12, 12)),
    ],
)
def test_who_wants_little_gets_it_and_the_rest_is_shared_evenly(
    wants: tuple[int, ...], shares: tuple[int, ...]
) -> None:
    given = [
        fair_share(48, own, [want for other, want in enumerate(wants) if other != number])
        for number, own in enumerate(wants)
    ]
    assert tuple(given) == shares


@pytest.mark.parametrize("seed", range(50))
def test_never_more_than_there_is(seed: int) -> None:
    wants = [seed * 7 % 31, seed * 13 % 97, seed % 5, 3 * seed]
    given = [
        fair_share(48, own, wants[:number] + wants[number + 1 :])
        for number, own in enumerate(wants)
    ]
    assert sum(given) <= 48
