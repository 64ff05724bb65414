"""Garbage in cycles is looked for in small parts, and everywhere only while nobody plays."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from bot.client.garbage import collect_in_quiet_minutes, collect_seldom


@pytest.fixture
def as_before() -> Iterator[None]:
    """Keep the collector's settings for the other tests."""
    threshold = gc.get_threshold()
    yield
    gc.set_threshold(*threshold)
    gc.unfreeze()


class _OverError(Exception):
    """There are no more minutes."""


async def _collections(*clicks: int) -> list[int]:
    """Return the clicks so far at each look through all objects; ``clicks``: after each minute."""
    minutes, now, looks = iter(clicks), 0, list[int]()

    async def minute() -> None:
        nonlocal now
        now = next(minutes, -1)
        if now < 0:
            raise _OverError

    with pytest.raises(_OverError):
        await collect_in_quiet_minutes(lambda: now, minute, lambda: looks.append(now))
    return looks


async def test_all_is_looked_through_in_the_first_quiet_minute() -> None:
    assert await _collections(5, 9, 9, 9, 12, 12) == [9, 12]


async def test_nothing_is_looked_through_while_people_click() -> None:
    assert await _collections(1, 2, 3, 4) == []


async def test_nothing_is_looked_through_where_nobody_has_clicked() -> None:
    assert await _collections(0, 0, 0) == []


@pytest.mark.usefixtures("as_before")
def test_what_exists_at_the_start_is_not_looked_through_again() -> None:
    collect_seldom()
    assert gc.get_freeze_count() > 1000
    assert len(gc.get_objects()) < 1000
