"""Each message is written at its due time, once for all changes until then."""

from __future__ import annotations

import asyncio

import pytest

from bot.tables import NullObserver
from cogs.writing import message as kinds
from cogs.writing.discord_refusals import DiscordRefusal, RefusedRequest
from cogs.writing.message import Address, PendingMessage
from cogs.writing.schedule import WriteDone, WriteOutcome, WriteSchedule

from .manual_timers import ManualTimers, settle

BOARD = kinds.BOARD.at("abcd2345")
HAND = kinds.HAND.at("abcd2345", 0)


class Writing:
    """A record of writes and their times; a test can set their outcomes or make one hang."""

    def __init__(self) -> None:
        self.timers = ManualTimers()
        self.written: list[tuple[float, Address]] = []
        self.looked: list[str] = []
        self.outcomes: list[WriteOutcome] = []
        self.gate: asyncio.Event | None = None
        self.unsure = False
        self.room = WriteSchedule(self.timers, NullObserver())
        self.room.serve(self._look, self._bring)

    async def _look(self, game_id: str) -> None:
        self.looked.append(game_id)

    async def _bring(self, message: PendingMessage) -> WriteOutcome:
        self.written.append((self.timers.now(), message.address))
        async with message.one_request:
            if self.gate is not None:
                await self.gate.wait()
        message.unsure, self.unsure = self.unsure, False
        return self.outcomes.pop(0) if self.outcomes else WriteDone()

    async def want(self, address: Address, pause: float = 0.0) -> None:
        self.room.want(address, pause)
        await settle()

    @property
    def times(self) -> list[float]:
        return [time for time, _ in self.written]


async def test_what_is_wanted_twice_before_its_time_is_written_once() -> None:
    writing = Writing()
    await writing.want(BOARD, pause=2.0)
    await writing.timers.pass_by(1.5)
    await writing.want(BOARD, pause=2.0)
    assert writing.written == []
    await writing.timers.pass_by(10.0)
    assert writing.written == [(2.0, BOARD)], "two seconds after the first change"


async def test_what_becomes_urgent_is_written_at_once() -> None:
    writing = Writing()
    await writing.want(HAND, pause=8.0)
    await writing.timers.pass_by(1.0)
    await writing.want(HAND)
    await writing.timers.pass_by(10.0)
    assert writing.times == [1.0]


async def test_while_a_message_is_written_others_are_and_it_is_looked_at_afterwards() -> None:
    writing = Writing()
    writing.gate = asyncio.Event()
    await writing.want(BOARD)
    for _ in range(3):
        await writing.want(BOARD)
    await writing.want(HAND)
    assert [address for _, address in writing.written] == [BOARD, HAND]
    assert writing.looked == []
    writing.gate.set()
    await settle()
    assert writing.looked == [BOARD.game]


async def test_what_fails_in_trouble_is_tried_again_at_least_every_three_seconds() -> None:
    writing = Writing()
    writing.outcomes = [RefusedRequest(DiscordRefusal.TROUBLE)] * 6
    await writing.want(BOARD)
    await writing.timers.pass_by(60.0)
    assert writing.times == [0.0, 0.5, 1.5, 3.5, 6.5, 9.5, 12.5]


async def test_what_changes_all_the_time_is_not_tried_more_often() -> None:
    """Otherwise a minute of trouble would count as ten, and retries would slow to one a minute."""
    writing = Writing()
    writing.outcomes = [RefusedRequest(DiscordRefusal.TROUBLE)] * 22
    for _ in range(600):
        await writing.want(BOARD)
        await writing.timers.pass_by(0.1)
    assert len(writing.times) <= 4 + 60 / 3
    writing.outcomes = []
    await writing.timers.pass_by(3.0)
    assert writing.outcomes == []
    assert writing.times[-1] >= 57.5


@pytest.mark.parametrize(
    "refusal", [DiscordRefusal.FORBIDDEN, DiscordRefusal.UNKNOWN], ids=lambda each: each.name
)
async def test_what_discord_refuses_is_tried_ever_more_seldom_also_while_it_changes(
    refusal: DiscordRefusal,
) -> None:
    writing = Writing()
    writing.outcomes = [RefusedRequest(refusal)] * 100
    for _ in range(60):
        await writing.want(BOARD)
        await writing.timers.pass_by(1.0)
    assert writing.times[:3] == [0.0, 3.0, 15.0]
    assert len(writing.times) <= 4


async def test_what_was_refused_is_tried_at_once_when_its_permissions_change() -> None:
    writing = Writing()
    writing.outcomes = [RefusedRequest(DiscordRefusal.FORBIDDEN)] * 3
    await writing.want(BOARD)
    await writing.timers.pass_by(20.0)
    writing.room.write_refused("another game")
    writing.room.write_refused(BOARD.game)
    await settle()
    assert writing.times == [0.0, 3.0, 15.0, 20.0]
    await writing.timers.pass_by(600.0)
    assert writing.times == [0.0, 3.0, 15.0, 20.0], "it is up to date"


async def test_no_request_is_sent_during_a_pause_that_discord_wants() -> None:
    writing = Writing()
    writing.outcomes = [RefusedRequest(DiscordRefusal.TROUBLE, retry_after=7.0)]
    await writing.want(BOARD)
    await writing.timers.pass_by(60.0)
    assert writing.times == [0.0, 7.0]


async def test_an_edit_that_may_still_arrive_is_written_over_once_more() -> None:
    writing = Writing()
    writing.unsure = True
    await writing.want(BOARD)
    await writing.timers.pass_by(60.0)
    assert writing.times == [0.0, 5.0]


async def test_a_late_edit_may_also_arrive_after_an_answer() -> None:
    writing = Writing()
    writing.unsure = True
    await writing.want(HAND)
    await writing.timers.pass_by(4.0)
    message = writing.room.at(HAND)
    message.expect_answer()
    await writing.timers.pass_by(4.0)
    assert writing.times == [0.0]
    message.answers -= 1
    writing.room.answered(HAND)
    await writing.timers.pass_by(60.0)
    assert writing.times == [0.0, 13.0]


async def test_a_fault_of_ours_is_tried_again_seldom_after_half_a_minute() -> None:
    writing = Writing()
    writing.outcomes = [RefusedRequest(DiscordRefusal.OWN_FAULT)] * 12
    await writing.want(BOARD)
    await writing.timers.pass_by(150.0)
    assert writing.times[:4] == [0.0, 0.5, 1.5, 3.5]
    assert writing.times[-3:] == [24.5, 84.5, 144.5]


async def test_a_fault_of_ours_after_long_trouble_of_discord_is_tried_again_soon() -> None:
    writing = Writing()
    writing.outcomes = [
        *[RefusedRequest(DiscordRefusal.TROUBLE)] * 12,
        RefusedRequest(DiscordRefusal.OWN_FAULT),
    ]
    await writing.want(BOARD)
    await writing.timers.pass_by(150.0)
    assert writing.times[-2:] == [30.5, 31.0]


async def test_an_answer_to_a_click_is_the_next_write() -> None:
    writing = Writing()
    message = writing.room.at(HAND)
    await writing.want(HAND, pause=1.0)
    message.expect_answer()
    await writing.want(HAND)
    await writing.timers.pass_by(10.0)
    assert writing.written == []
    message.answers -= 1
    writing.room.answered(HAND)
    assert writing.room.at(HAND) is not message, "the message is dropped"
    await writing.want(HAND)
    assert writing.times == [10.0]


async def test_closing_begins_no_write_and_waits_only_briefly() -> None:
    writing = Writing()
    writing.gate = asyncio.Event()
    await writing.want(BOARD)
    await writing.want(HAND, pause=1.0)
    message = writing.room.at(BOARD)
    assert message.writer is not None
    await writing.room.close(0.0)
    assert message.writer is None
    await writing.want(HAND)
    await writing.timers.pass_by(10.0)
    assert [address for _, address in writing.written] == [BOARD]
