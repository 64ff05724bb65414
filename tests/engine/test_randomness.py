"""A shuffle can be checked by hand: what the module says of it, done step by step (I3)."""

from __future__ import annotations

from hashlib import shake_128

import pytest

from bot.engine.randomness import MOST_CARDS, shuffled

SEED = bytes.fromhex("c0ffee")


@pytest.mark.parametrize("count", [0, 1, 2, 3, 31, 64, 108, 112, 216, MOST_CARDS])
def test_each_number_takes_its_card(count: int) -> None:
    cards = bytes(range(count))

    for number in (0, 1, 300):
        assert shuffled(SEED, number, cards) == step_by_step(SEED, number, cards)


@pytest.mark.parametrize(("count", "number"), [(108, 952), (168, 3039)])
def test_the_last_bit_of_a_number_decides(count: int, number: int) -> None:
    """In these shuffles a card would be another one if the lowest bit of its number were lost."""
    cards = bytes(range(count))

    assert shuffled(SEED, number, cards) == step_by_step(SEED, number, cards)


def step_by_step(seed: bytes, number: int, cards: bytes) -> bytes:
    digest = shake_128(seed + bytes([0, 0, number // 256, number % 256])).digest(4 * len(cards))
    left, order = list(cards), []
    for start in range(0, len(digest), 4):
        n = int(digest[start + 1 : start + 4].hex(), 16)
        order.append(left.pop(n * len(left) // 2**24))
    return bytes(order)


def test_equal_cards_stay_as_many() -> None:
    cards = bytes([7, 7, 7, 1, 1, 0])

    assert sorted(shuffled(SEED, 0, cards)) == sorted(cards)


def test_every_order_of_three_cards_comes_about_as_often() -> None:
    orders = [shuffled(SEED, number, b"abc") for number in range(6_000)]

    assert {900 < orders.count(order) < 1_100 for order in set(orders)} == {True}
    assert len(set(orders)) == 6
