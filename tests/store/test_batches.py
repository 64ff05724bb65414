"""A condition takes so many values; none is left out, and none stands in two batches."""

from __future__ import annotations

from bot.store import database as store
from bot.store.database import batches


def test_all_of_them_in_order_and_never_too_many() -> None:
    most = store._MOST_VALUES
    found = list(batches(iter(range(2 * most + 1))))
    assert [len(batch) for batch in found] == [most, most, 1]
    assert [item for batch in found for item in batch] == [*range(2 * most + 1)]
    assert list(batches(())) == []
