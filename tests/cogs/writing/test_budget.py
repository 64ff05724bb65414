"""Requests are sent as Discord's limits allow, those with the earliest due time first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from cogs.writing.budget import Budget, ChannelBudgets, Rate
from cogs.writing.request_timeouts import TroubleError

from .manual_timers import Call, ManualTimers, settle


class Queue:
    """Requests that wait for room in a budget, and those that were sent, by name."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self.gone: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self._unanswered: dict[str, asyncio.Event] = {}

    async def come(self, name: str, due: float = 0.0, *, answered: bool = True) -> None:
        if not answered:
            self._unanswered[name] = asyncio.Event()
        self.tasks[name] = asyncio.create_task(self._ask(name, due))
        await settle()

    async def answer(self, name: str) -> None:
        self._unanswered.pop(name).set()
        await settle()

    async def _ask(self, name: str, due: float) -> None:
        async with self._budget.room(due):
            self.gone.append(name)
            if (answered := self._unanswered.get(name)) is not None:
                await answered.wait()


async def test_no_more_go_than_the_rate_allows_in_any_stretch_of_time() -> None:
    timers = ManualTimers()
    queue = Queue(Budget(Rate(2, 1.0), timers))
    for name in "abcde":
        await queue.come(name)
    assert queue.gone == ["a", "b"]
    await timers.pass_by(0.99)
    assert queue.gone == ["a", "b"]
    await timers.pass_by(0.01)
    assert queue.gone == ["a", "b", "c", "d"]
    await timers.pass_by(1.0)
    assert queue.gone == ["a", "b", "c", "d", "e"]


async def test_a_request_counts_until_a_while_after_its_answer() -> None:
    """A slow request may reach Discord together with those sent after it."""
    timers = ManualTimers()
    queue = Queue(Budget(Rate(2, 1.0), timers))
    await queue.come("slow", answered=False)
    await queue.come("slower", answered=False)
    await queue.come("next")
    await queue.come("last")
    await timers.pass_by(60.0)
    assert queue.gone == ["slow", "slower"]
    await queue.answer("slow")
    await timers.pass_by(0.99)
    assert queue.gone == ["slow", "slower"]
    await timers.pass_by(0.01)
    assert queue.gone == ["slow", "slower", "next"]
    await timers.pass_by(1.0)
    assert queue.gone == ["slow", "slower", "next", "last"]


async def test_the_earliest_due_time_goes_first() -> None:
    timers = ManualTimers()
    queue = Queue(Budget(Rate(1, 1.0), timers))
    await queue.come("first")
    await queue.come("another hand", due=2.0)
    await queue.come("the board", due=0.5)
    await queue.come("who is to act", due=0.0)
    await timers.pass_by(3.0)
    assert queue.gone == ["first", "who is to act", "the board", "another hand"]


async def test_a_cancelled_wait_takes_no_room() -> None:
    timers = ManualTimers()
    queue = Queue(Budget(Rate(1, 1.0), timers))
    for name in "abc":
        await queue.come(name)
    queue.tasks["b"].cancel()
    await settle()
    await timers.pass_by(1.0)
    assert queue.gone == ["a", "c"]


async def test_a_wait_admitted_and_cancelled_at_once_keeps_no_room() -> None:
    class CutShort(ManualTimers):
        """Timers that never call back."""

        def call_later(self, seconds: float, call: Callable[[], object]) -> Call:
            return super().call_later(seconds, lambda: (call(), queue.tasks["b"].cancel()))

    timers = CutShort()
    budget = Budget(Rate(1, 1.0), timers)
    queue = Queue(budget)
    for name in "ab":
        await queue.come(name)
    await timers.pass_by(1.0)
    await timers.pass_by(1.0)
    assert queue.gone == ["a"]
    assert budget.wanted == 0


async def test_during_a_pause_that_discord_wants_requests_are_refused_at_once() -> None:
    timers = ManualTimers()
    budget = Budget(Rate(5, 1.0), timers)
    budget.close(3.0)
    with pytest.raises(TroubleError) as pause:
        async with budget.room(0.0):
            pass
    assert pause.value.retry_after == 3.0
    await timers.pass_by(3.0)
    async with budget.room(0.0):
        pass


async def test_a_refused_request_counts_until_it_is_sent_again() -> None:
    """Otherwise more requests are sent besides those that discord.py retries, and are refused."""
    timers = ManualTimers()
    budget = Budget(Rate(3, 1.0), timers)
    queue = Queue(budget)
    await queue.come("a")
    for refused in "bc":
        await queue.come(refused, answered=False)
    for _refused in "bc":
        budget.hold(1.5)
    for name in "defg":
        await queue.come(name)
    await timers.pass_by(1.49)
    assert queue.gone == ["a", "b", "c"]
    await timers.pass_by(0.01)
    assert queue.gone == ["a", "b", "c", "d"]
    for sent_again in "bc":
        await queue.answer(sent_again)
    await timers.pass_by(1.0)
    assert queue.gone == ["a", "b", "c", "d", "e", "f", "g"]


async def test_a_request_counts_until_its_period_has_passed_since_the_answer() -> None:
    timers = ManualTimers()
    budget = Budget(Rate(1, 1.0), timers)
    used = [budget.used]
    async with budget.room(0.0):
        await timers.pass_by(5.0)
        used.append(budget.used)
    used.append(budget.used)
    await timers.pass_by(1.0)
    assert [*used, budget.used] == [0, 1, 1, 0]


async def test_each_channel_keeps_its_budget_and_one_that_is_forgotten_begins_anew() -> None:
    channels = ChannelBudgets(Rate(1, 1.0), ManualTimers())
    async with channels.of(1).room(0.0):
        assert [channels.of(number).used for number in (1, 2)] == [1, 0]
    channels.forget(1)
    assert channels.of(1).used == 0


async def test_the_rate_may_change_while_requests_wait() -> None:
    timers = ManualTimers()
    budget = Budget(Rate(0, 1.0), timers)
    queue = Queue(budget)
    for name in "abcde":
        await queue.come(name)
    assert (queue.gone, budget.wanted, budget.used) == ([], 5, 0)
    budget.allow(3)
    await settle()
    assert (queue.gone, budget.wanted, budget.used) == (["a", "b", "c"], 5, 3)
    budget.allow(1)
    await timers.pass_by(1.0)
    assert queue.gone == ["a", "b", "c", "d"]
    budget.allow(2)
    await settle()
    assert queue.gone == ["a", "b", "c", "d", "e"]
