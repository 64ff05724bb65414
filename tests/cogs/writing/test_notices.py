"""Notices to one person are retried while Discord fails, but only for a limited time."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest

from bot.render import PrivatePage, Text
from cogs.writing.budget import Budgets
from cogs.writing.direct_messages import DmChannels, NewDms, Notices
from cogs.writing.request_timeouts import TroubleError

from .manual_timers import ManualTimers, settle

ANNA = 7
PAGE = PrivatePage((Text("Your game is over."),))


class Discord:
    """A Discord that refuses a given number of requests and records their times."""

    def __init__(self, timers: ManualTimers, refusals: list[TroubleError]) -> None:
        self._timers = timers
        self._refusals = refusals
        self.asked: list[float] = []
        self.told: list[int] = []
        self.reactions: list[str] = []

    def recover(self) -> None:
        """Accept every request from now on."""
        self._refusals.clear()

    async def open_dm(self, user_id: int) -> int:
        self.asked.append(self._timers.now())
        if self._refusals:
            raise self._refusals.pop(0)
        return user_id * 10

    async def write_to(self, channel_id: int, page: object, once: str) -> int:
        self.told.append(channel_id)
        return 1

    async def react(self, channel_id: int, message_id: int, emoji: str) -> None:
        self.asked.append(self._timers.now())
        if self._refusals:
            raise self._refusals.pop(0)
        self.reactions.append(emoji)


async def nowhere(_user_id: int) -> None:
    """Return None: no direct-message channel is known."""


def notices_of(discord: Discord, timers: ManualTimers) -> Notices:
    requests, budgets = cast(Any, discord), Budgets(timers, 1_000_000)
    channels = DmChannels(requests, budgets, nowhere, NewDms(timers))
    return Notices(requests, budgets, channels, timers)


async def told(refusals: list[TroubleError], seconds: float) -> Discord:
    timers = ManualTimers()
    discord = Discord(timers, refusals)
    task = asyncio.create_task(notices_of(discord, timers).tell(ANNA, PAGE))
    await settle()
    await timers.pass_by(seconds)
    await settle()
    assert task.done()
    return discord


async def test_it_waits_longer_each_time() -> None:
    discord = await told([TroubleError(), TroubleError()], seconds=2)
    assert discord.asked == [0.0, 0.5, 1.5]
    assert discord.told == [70]


async def test_it_waits_as_long_as_discord_wants() -> None:
    discord = await told([TroubleError(retry_after=30.0)], seconds=31)
    assert discord.asked == [0.0, 30.0]


async def test_a_notice_is_given_up_after_two_minutes() -> None:
    discord = await told([TroubleError() for _ in range(500)], seconds=130)
    assert discord.asked[:6] == [0.0, 0.5, 1.5, 3.5, 6.5, 9.5]
    assert 120.0 < discord.asked[-1] < 125.0
    assert discord.told == []


@pytest.mark.parametrize("seconds", [1, 7, 60])
async def test_reactions_are_there_five_seconds_after_an_outage(seconds: float) -> None:
    timers = ManualTimers()
    discord = Discord(timers, [TroubleError() for _ in range(1000)])
    task = asyncio.create_task(notices_of(discord, timers).offer_reactions(1, 2, "a", "b"))
    await settle()
    await timers.pass_by(seconds)
    discord.recover()
    await timers.pass_by(5.0)
    await settle()
    assert task.done()
    assert discord.reactions == ["a", "b"]
