"""Long work is done in transactions that adapt to how long they take."""

from __future__ import annotations

import pytest

from bot.store.database import Database
from bot.store.lots import Lots, LotSize, pause_after
from bot.store.sqlite_driver import _SECONDS_BETWEEN_TRIES


def test_a_lot_grows_until_it_takes_as_long_as_it_should() -> None:
    size = LotSize(10, 500)
    sizes = list[int]()
    for _ in range(12):
        size.measured(size.now, 0.0002 * size.now)
        sizes.append(size.now)
    assert sizes[:4] == [20, 40, 80, 150]
    assert sizes[-1] == 150, "thirty milliseconds"


def test_a_lot_that_is_slow_by_chance_changes_little() -> None:
    size = LotSize(10, 500)
    for _ in range(12):
        size.measured(size.now, 0.0002 * size.now)
    size.measured(size.now, 0.06)
    assert 110 < size.now < 150
    for _ in range(20):
        size.measured(size.now, 0.002 * size.now)
    assert size.now == 15


def test_a_size_has_bounds_and_the_last_lot_says_nothing() -> None:
    size = LotSize(10, 500)
    for _ in range(12):
        size.measured(size.now, 0.0)
    assert size.now == 500
    size.measured(3, 0.001)
    assert size.now == 500
    for _ in range(40):
        size.measured(size.now, 5.0)
    assert size.now == 10


@pytest.mark.parametrize("held", [0.0, 0.001, 0.01, 0.03, 0.5])
def test_whoever_waits_tries_several_times_in_a_pause(held: float) -> None:
    """Whenever they have begun to wait."""
    assert pause_after(held) >= max(held, 4 * _SECONDS_BETWEEN_TRIES)


async def test_each_lot_is_a_transaction_and_is_followed_by_a_pause(database: Database) -> None:
    times, pauses = iter((10.0, 10.02, 20.0, 20.5)), list[float]()

    async def sleep(seconds: float) -> None:
        assert not database._turns.locked(), "others can write now"
        pauses.append(seconds)

    lots = Lots(database.write, database.copy_log, 10, 100, lambda: next(times), sleep)
    for _ in range(2):
        async with lots.next() as lot:
            lot.done = lots.size
    assert pauses == pytest.approx([0.02, 0.5])
    assert lots.size == 10
