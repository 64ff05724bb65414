"""A mapping of limited size that drops the entry set longest ago."""

from __future__ import annotations

from bot.bounded import Bounded


def full() -> Bounded[str, int]:
    bounded: Bounded[str, int] = Bounded(3)
    bounded["a"], bounded["b"], bounded["c"] = 1, 2, 3
    return bounded


def test_the_entry_set_longest_ago_is_dropped() -> None:
    bounded = full()
    bounded["d"] = 4
    assert list(bounded) == ["b", "c", "d"]


def test_an_entry_set_again_stays() -> None:
    bounded = full()
    bounded["a"] = 5
    bounded["d"] = 4
    assert list(bounded.items()) == [("c", 3), ("a", 5), ("d", 4)]


def test_a_default_entry_counts() -> None:
    bounded = full()
    assert bounded.setdefault("b", 9) == 2
    assert bounded.setdefault("d", 4) == 4
    assert list(bounded) == ["b", "c", "d"]
