"""Boards that are old or out of sight are posted anew; their channels are rarely queried."""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from itertools import pairwise

import discord
import pytest
from msgspec import structs

from bot.store.rows import MessageKind, MessageRow
from cogs.writing.budget import Budgets
from cogs.writing.request_timeouts import TroubleError
from cogs.writing.timers import LoopTimers
from cogs.writing.ways import Reposting

from ..playing import Playing
from .manual_timers import ManualTimers

log = logging.getLogger(__name__)


class Clock:
    """The clock of `discord.utils`, set by the test."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = discord.utils.utcnow()
        monkeypatch.setattr(discord.utils, "utcnow", self._utcnow)

    def _utcnow(self) -> datetime:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def reposting_of(play: Playing, budgets: Budgets | None = None) -> Reposting:
    timers = LoopTimers()
    return Reposting(play.bot, budgets or Budgets(timers, 1_000_000), timers)


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

    for number in range(8):
        await play.ben.send(play.channel, f"talk {number}")
    assert not await reposting.is_due(board), "the channel was queried a moment ago"
    clock.now += timedelta(seconds=31)
    assert await reposting.is_due(board)


async def test_a_little_talk_leaves_the_board_where_it_is(play: Playing, clock: Clock) -> None:
    board = await board_of(play)
    reposting = reposting_of(play)
    assert not await reposting.is_due(board)

    for number in range(7):
        await play.ben.send(play.channel, f"talk {number}")
    clock.now += timedelta(seconds=31)
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


async def test_a_message_written_for_the_last_time_is_not_posted_anew(
    play: Playing, clock: Clock
) -> None:
    board = await board_of(play)
    lobby = await play.bot.tables.messages.find(play.lobby.id)
    assert lobby is not None
    clock.now += timedelta(hours=2)
    reposting = reposting_of(play)
    assert not await reposting.is_due(lobby)
    assert not await reposting.is_due(structs.replace(board, wanted_version=9))


async def test_a_query_of_a_channel_counts_like_every_other_request(
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
    clock.now += timedelta(seconds=31)
    before = len(play.env.http_requests)
    assert not await reposting.is_due(board)
    assert len(asked) == 1
    assert len(play.env.http_requests) == before


class Channels:
    """A number of channels with games and much chat, in virtual time."""

    def __init__(self, number: int, monkeypatch: pytest.MonkeyPatch) -> None:
        self.timers = ManualTimers()
        self.looks: list[float] = []
        began = discord.utils.utcnow()
        monkeypatch.setattr(
            discord.utils, "utcnow", lambda: began + timedelta(seconds=self.timers.now())
        )
        self.reposting = Reposting(discord.Client(intents=discord.Intents.none()),
                                        Budgets(self.timers, 1000), self.timers)  # fmt: skip
        self.boards = [
            MessageRow(n, "g", 7, MessageKind.BOARD, None, None, n, 10_000 + n, 1, None, began)
            for n in range(1, number + 1)
        ]
        self.looked_at: dict[int, list[float]] = defaultdict(list)
        monkeypatch.setattr(self.reposting, "_messages_below", self._below)

    async def _below(self, channel_id: int, _message_id: int) -> int:
        self.looked_at[channel_id].append(self.timers.now())
        return 0

    async def play(self, seconds: float, every: float) -> None:
        """Act in each channel every ``every`` seconds, for ``seconds`` in total."""
        for _ in range(int(seconds / every)):
            for board in self.boards:
                await self.reposting.is_due(board)
                await self.timers.pass_by(every / len(self.boards))


async def test_idle_boards_do_not_delay_the_queries_of_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Of 200 active channels each is queried rarely, but one alone every thirty seconds."""
    channels = Channels(200, monkeypatch)
    await channels.play(20.0, 20.0)
    last = channels.boards[-1]
    await channels.timers.pass_by(180.0)
    channels.looked_at.clear()
    for _ in range(20):
        await channels.reposting.is_due(last)
        await channels.timers.pass_by(5.0)
    times = channels.looked_at[200]
    assert [later - earlier for earlier, later in pairwise(times)] == [30.0, 30.0, 30.0]


async def test_active_boards_share_the_queries(monkeypatch: pytest.MonkeyPatch) -> None:
    """At four queries a second, each of 200 channels waits at least 200 / 4 seconds."""
    channels = Channels(200, monkeypatch)
    await channels.play(160.0, 5.0)
    gaps = [b - a for times in channels.looked_at.values() for a, b in pairwise(times)]
    assert gaps
    assert min(gaps) >= 50.0


@pytest.mark.parametrize(
    ("number", "pause", "seconds", "longest"),
    [
        pytest.param(50, 5.0, 300.0, 40.0, id="50"),
        pytest.param(1000, 20.0, 1200.0, 500.0, id="1000", marks=pytest.mark.lengthy),
    ],
)
async def test_the_rate_of_queries_with_many_channels(
    monkeypatch: pytest.MonkeyPatch, number: int, pause: float, seconds: float, longest: float
) -> None:
    """At most four requests a second for any number of channels, and each channel has its turn."""
    channels = Channels(number, monkeypatch)
    await channels.play(seconds, pause)
    looks = sorted(at for times in channels.looked_at.values() for at in times)
    gaps = sorted(b - a for times in channels.looked_at.values() for a, b in pairwise(times))
    log.info(
        "%d channels: %.2f looks a second, each after %.0f s, at most %.0f",
        *(number, len(looks) / seconds, gaps[len(gaps) // 2], gaps[-1]),
    )
    assert len(channels.looked_at) == number
    assert max(len([at for at in looks if began <= at < began + 1.0]) for began in looks) <= 4
    assert gaps[-1] <= longest
