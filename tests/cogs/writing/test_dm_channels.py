"""The direct-message channel of each person, and when it is opened."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any, cast

from cogs.writing.direct_messages import DmChannels, NewDms

from .manual_timers import ManualTimers

ANNA, BEN = 1, 2


class FakeDiscord:
    """A Discord that opens a DM channel for each person and records the order of requests."""

    def __init__(self) -> None:
        self.done: list[tuple[str, float]] = []
        self.used_before: dict[int, int] = {}
        requests = SimpleNamespace(open_dm=self._open)
        budgets = SimpleNamespace(open_channel=self._room)
        self.channels = DmChannels(
            cast(Any, requests), cast(Any, budgets), self._used_before, NewDms(ManualTimers())
        )

    async def _used_before(self, user_id: int) -> int | None:
        return self.used_before.get(user_id)

    async def _open(self, user_id: int) -> int:
        self.done.append(("open", user_id))
        return 10 * user_id

    @asynccontextmanager
    async def _room(self, due: float) -> AsyncGenerator[None]:
        await asyncio.sleep(0)
        self.done.append(("room", due))
        yield


async def test_each_persons_channel_is_opened_once_and_is_theirs() -> None:
    fake = FakeDiscord()
    assert await fake.channels.known(ANNA) is None
    assert [await fake.channels.to(user, 2.5) for user in (ANNA, BEN, ANNA)] == [10, 20, 10]
    assert [await fake.channels.known(user) for user in (ANNA, BEN)] == [10, 20]
    assert fake.done == [("room", 2.5), ("open", ANNA), ("room", 2.5), ("open", BEN)]


async def test_a_channel_unknown_to_discord_is_opened_again() -> None:
    fake = FakeDiscord()
    for user in (ANNA, BEN):
        await fake.channels.to(user, 0.0)
    fake.channels.forget(ANNA)
    fake.channels.forget(3)
    assert [await fake.channels.known(user) for user in (ANNA, BEN)] == [None, 20]


async def test_a_stored_channel_is_opened_only_once_discord_does_not_know_it() -> None:
    fake = FakeDiscord()
    fake.used_before = {ANNA: 77}
    assert await fake.channels.to(ANNA, 0.0) == 77
    assert fake.done == []
    fake.channels.forget(ANNA)
    assert await fake.channels.known(ANNA) is None
    assert await fake.channels.to(ANNA, 0.0) == 10
    assert await fake.channels.known(ANNA) == 10


async def test_a_channel_opened_meanwhile_is_not_opened_twice() -> None:
    fake = FakeDiscord()
    both = await asyncio.gather(fake.channels.to(ANNA, 0.0), fake.channels.to(ANNA, 1.0))
    assert both == [10, 10]
    assert fake.done == [("room", 0.0), ("open", ANNA)], (
        "the second one does not wait for room either"
    )
