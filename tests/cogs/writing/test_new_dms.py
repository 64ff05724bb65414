"""While Discord holds new direct messages, one attempt an hour is made, and nothing else."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from cogs.writing.direct_messages import SECONDS_BETWEEN_ATTEMPTS, NewDms
from cogs.writing.discord_refusals import DiscordRefusal, refused_by
from cogs.writing.request_timeouts import TroubleError

from .manual_timers import ManualTimers


def refusal(code: int, status: int = 403) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="Forbidden")
    return discord.HTTPException(response, {"code": code, "message": "no"})


class Sending:
    """New direct messages on a Discord that answers each with the present outcome."""

    def __init__(self) -> None:
        self.timers = ManualTimers()
        self.new_dms = NewDms(self.timers)
        self.outcome: Exception | None = None
        self.tried: list[float] = []

    async def send(self, *, is_first: bool = True) -> None:
        async with self.new_dms.attempt(is_first=is_first):
            self.tried.append(self.timers.now())
            await asyncio.sleep(0)
            if self.outcome is not None:
                raise self.outcome

    async def send_many(self, *, is_first: bool = True) -> list[DiscordRefusal | None]:
        """Send ten at once and return what each was refused by."""
        sent = await asyncio.gather(
            *(self.send(is_first=is_first) for _ in range(10)), return_exceptions=True
        )
        return [None if each is None else refused_by(cast(Any, each)).refusal for each in sent]


@pytest.fixture
def sending() -> Sending:
    return Sending()


async def test_after_a_start_one_attempt_shows_that_new_messages_are_held(sending: Sending) -> None:
    sending.outcome = refusal(20026)
    assert await sending.send_many() == [DiscordRefusal.DMS_ARE_HELD] * 10
    assert sending.tried == [0.0]
    assert sending.new_dms.hold(is_first=True)


async def test_while_they_are_held_one_attempt_an_hour_is_made(sending: Sending) -> None:
    sending.outcome = refusal(20026)
    for _ in range(5 * 60):
        await sending.send_many()
        await sending.timers.pass_by(60.0)
    assert sending.tried == [hour * SECONDS_BETWEEN_ATTEMPTS for hour in range(5)]


async def test_the_first_message_that_arrives_again_ends_it(sending: Sending) -> None:
    sending.outcome = refusal(20026)
    await sending.send_many()
    await sending.timers.pass_by(SECONDS_BETWEEN_ATTEMPTS)
    sending.outcome = None
    assert await sending.send_many() == [None] * 10
    assert len(sending.tried) == 11


async def test_a_refusal_for_another_reason_shows_that_they_are_not_held(sending: Sending) -> None:
    sending.outcome = refusal(50007)
    assert await sending.send_many() == [DiscordRefusal.DMS_ARE_CLOSED] * 10
    assert len(sending.tried) == 10


@pytest.mark.parametrize("trouble", [TroubleError(), refusal(0, 503), refusal(40003, 400)], ids=str)
async def test_trouble_shows_nothing(sending: Sending, trouble: Exception) -> None:
    sending.outcome = trouble
    await sending.send_many()
    assert len(sending.tried) == 10
    sending.outcome = refusal(20026)
    await sending.send_many()
    assert len(sending.tried) == 11


async def test_messages_to_people_who_have_had_one_go_on(sending: Sending) -> None:
    sending.outcome = refusal(20026)
    await sending.send_many()
    sending.outcome = None
    assert await sending.send_many(is_first=False) == [None] * 10
    assert not sending.new_dms.hold(is_first=False)
    assert sending.new_dms.hold(is_first=True)


async def test_if_those_are_held_as_well_nothing_is_sent(sending: Sending) -> None:
    await sending.send()
    sending.outcome = refusal(20026)
    with pytest.raises(discord.HTTPException):
        await sending.send(is_first=False)
    tried = len(sending.tried)
    for is_first in (True, False):
        assert await sending.send_many(is_first=is_first) == [DiscordRefusal.DMS_ARE_HELD] * 10
    assert len(sending.tried) == tried
    sending.outcome = None
    await sending.timers.pass_by(SECONDS_BETWEEN_ATTEMPTS)
    assert await sending.send_many(is_first=False) == [None] * 10


async def test_a_block_that_is_cancelled_shows_nothing(sending: Sending) -> None:
    first = asyncio.create_task(sending.send())
    await asyncio.sleep(0)
    first.cancel()
    with pytest.raises(asyncio.CancelledError):
        await first
    sending.outcome = refusal(20026)
    await sending.send_many()
    assert len(sending.tried) == 2
