"""Whose direct-message channel is whose, and when one is opened."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from cogs.writing.dm_channels import DmChannels

ANNA, BEN = 1, 2


class FakeDiscord:
    """Opens a channel for each person, and notes in which order there was room for it."""

    def __init__(self) -> None:
        self.done: list[tuple[str, float]] = []
        requests = SimpleNamespace(open_dm=self._open)
        budgets = SimpleNamespace(open_channel=self._room)
        self.channels = DmChannels(cast(Any, requests), cast(Any, budgets))

    async def _open(self, user_id: int) -> int:
        self.done.append(("open", user_id))
        return 10 * user_id

    async def _room(self, due: float) -> None:
        self.done.append(("room", due))


async def test_each_persons_channel_is_opened_once_and_is_theirs() -> None:
    fake = FakeDiscord()
    assert fake.channels.known(ANNA) is None
    assert [await fake.channels.to(user, 2.5) for user in (ANNA, BEN, ANNA)] == [10, 20, 10]
    assert (fake.channels.known(ANNA), fake.channels.known(BEN)) == (10, 20)
    assert fake.done == [("room", 2.5), ("open", ANNA), ("room", 2.5), ("open", BEN)]


async def test_what_discord_does_not_know_any_more_is_opened_again() -> None:
    fake = FakeDiscord()
    for user in (ANNA, BEN):
        await fake.channels.to(user, 0.0)
    fake.channels.forget(ANNA)
    fake.channels.forget(3)
    assert (fake.channels.known(ANNA), fake.channels.known(BEN)) == (None, 20)
