"""A board that is old or out of sight is posted anew, and its channel is looked at only seldom."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from datetime import datetime, timedelta

import discord
import pytest
from msgspec import structs

from bot.store.rows import MessageRow
from cogs.writing.board_reposting import BoardReposting
from cogs.writing.limits.budget import Budgets
from cogs.writing.limits.request_timeouts import TroubleError
from cogs.writing.timers import LoopTimers

from ..playing import Playing


class Clock:
    """The time as `discord.utils` tells it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = discord.utils.utcnow()
        monkeypatch.setattr(discord.utils, "utcnow", self._utcnow)

    def _utcnow(self) -> datetime:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def reposting_of(play: Playing, budgets: Budgets | None = None) -> BoardReposting:
    timers = LoopTimers()
    return BoardReposting(play.bot, budgets or Budgets(timers, 1_000_000), timers)


async def board_of(play: Playing) -> MessageRow:
    await play.game_of(play.ben)
    row = await play.bot.tables.messages.find(play.board.id)
    assert row is not None
    return row


async def test_a_board_is_posted_anew_before_it_is_an_hour_old(play: Playing, clock: Clock) -> None:
    board = await board_of(play)
    reposting = reposting_of(play)

    clock.now += timedelta(minutes=49)
    assert not await reposting.is_due(board)
    clock.now += timedelta(minutes=2)
    assert await reposting.is_due(board)


async def test_a_board_is_posted_anew_when_talk_has_pushed_it_up(
    play: Playing, clock: Clock
) -> None:
    board = await board_of(play)
    reposting = reposting_of(play)
    assert not await reposting.is_due(board)

    for number in range(12):
        await play.ben.send(play.channel, f"talk {number}")
    assert not await reposting.is_due(board), "looked at a moment ago"
    clock.now += timedelta(minutes=3)
    assert await reposting.is_due(board)


async def test_a_little_talk_leaves_the_board_where_it_is(play: Playing, clock: Clock) -> None:
    board = await board_of(play)
    reposting = reposting_of(play)
    assert not await reposting.is_due(board)

    for number in range(11):
        await play.ben.send(play.channel, f"talk {number}")
    clock.now += timedelta(minutes=3)
    assert not await reposting.is_due(board)


async def test_a_hand_is_posted_anew_before_it_is_an_hour_old(play: Playing, clock: Clock) -> None:
    await play.game_of(play.ben)
    hand = await play.bot.tables.messages.find(play.dm(play.ben).id)
    assert hand is not None
    reposting = reposting_of(play)
    clock.now += timedelta(minutes=49)
    assert not await reposting.is_due(hand)
    clock.now += timedelta(minutes=2)
    assert await reposting.is_due(hand)


async def test_what_is_written_for_the_last_time_stays_where_it_is(
    play: Playing, clock: Clock
) -> None:
    board = await board_of(play)
    lobby = await play.bot.tables.messages.find(play.lobby.id)
    assert lobby is not None
    clock.now += timedelta(hours=2)
    reposting = reposting_of(play)
    assert not await reposting.is_due(lobby)
    assert not await reposting.is_due(structs.replace(board, wanted_version=9))


async def test_a_look_at_a_channel_counts_like_every_other_request(
    play: Playing, clock: Clock
) -> None:
    board = await board_of(play)
    asked: list[float] = []

    class Full(Budgets):
        @asynccontextmanager
        async def anything(self, due: float) -> AsyncGenerator[None]:
            asked.append(due)
            raise TroubleError(1.0)
            yield

    reposting = reposting_of(play, Full(LoopTimers()))
    assert not await reposting.is_due(board)
    clock.now += timedelta(minutes=3)
    before = len(play.env.http_requests)
    assert not await reposting.is_due(board)
    assert len(asked) == 1
    assert len(play.env.http_requests) == before
