"""Floods of clicks: fast players can go on playing, and no script can block others."""

from __future__ import annotations

import asyncio

import pytest

from bot.setting_values import Choices, PersonSettings
from cogs.connecting.flood_limits import A_SECOND, AT_ONCE, Allowance
from cogs.connecting.processes import UnderWay

from ..playing import Playing, face


class HandTurnedClock:
    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


def test_an_allowance_has_a_burst_and_a_rate() -> None:
    clock = HandTurnedClock()
    allowance = Allowance(clock)
    assert [allowance.spend(1) for _ in range(AT_ONCE + 2)] == [True] * AT_ONCE + [False] * 2
    assert allowance.spend(2)
    clock.seconds += 1
    assert [allowance.spend(1) for _ in range(A_SECOND + 1)] == [True] * A_SECOND + [False]
    clock.seconds += 3600
    assert [allowance.spend(1) for _ in range(AT_ONCE + 1)] == [True] * AT_ONCE + [False]


@pytest.fixture
def time_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.connecting.flood_limits.A_SECOND", 0)


@pytest.mark.usefixtures("time_stands_still")
async def test_a_flood_is_acknowledged_without_work_and_drops_no_play(play: Playing) -> None:
    await play.game_of(play.ben)
    await play.lay("R5", "R1 R2 R3", "R4 B2 B3")
    board = play.board
    results = [await play.click(play.cem, board, "more") for _ in range(AT_ONCE + 4)]
    assert all(result.acknowledged for result in results)
    assert results[-1].deferred
    assert not results[-1].followups
    await play.act(play.anna, "card", face("R1"))
    assert "Red 1" in play.text(play.board)


@pytest.mark.usefixtures("time_stands_still")
async def test_all_buttons_of_ours_share_one_allowance(play: Playing) -> None:
    await play.game_of(play.ben)
    page = await play.command(play.cem, "uno me")
    for _ in range(AT_ONCE - 1):
        await play.click(play.cem, play.board, "more")
    await play.press(play.cem, page, "u:0:0:mine:ring.none")
    flooded = await play.choose(play.cem, page, "language.set", "de", verb="mine")
    assert flooded.deferred
    chosen = await play.bot.tables.settings.person(play.cem.id)
    assert chosen == PersonSettings(play.cem.id, Choices(ring_after=None))


async def test_a_click_that_fails_is_apologized_for_on_every_page(
    play: Playing, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await play.game_of(play.ben)
    page = await play.command(play.cem, "uno me")

    async def broken(*_: object) -> None:
        raise RuntimeError("the database is on fire")

    monkeypatch.setattr(play.bot.tables.choices, "keep", broken)
    monkeypatch.setattr(play.bot.tables.games, "view", broken)
    for pressed in (
        await play.choose(play.cem, page, "language.set", "de", verb="mine"),
        await play.click(play.anna, play.board, "hand"),
    ):
        assert pressed.ephemeral
        assert pressed.response is not None
        assert "Something went wrong on my side" in pressed.response.content
    failed = [record for record in caplog.records if record.levelname == "ERROR"]
    assert [record.getMessage() for record in failed] == ["click failed"] * 2


async def test_stopping_waits_for_answers_under_way() -> None:
    under_way, goes_on = UnderWay(), asyncio.Event()

    async def answering() -> None:
        under_way.note()
        await goes_on.wait()

    task = asyncio.create_task(answering())
    await asyncio.sleep(0)
    finishing = asyncio.create_task(under_way.finish(60))
    await asyncio.sleep(0)
    assert not finishing.done()
    goes_on.set()
    await finishing
    assert task.done()
    await under_way.finish(60)


async def test_stopping_does_not_wait_forever() -> None:
    under_way = UnderWay()

    async def stuck() -> None:
        under_way.note()
        await asyncio.Event().wait()

    task = asyncio.create_task(stuck())
    await asyncio.sleep(0)
    await under_way.finish(0)
    assert task.cancelled()
