"""A bot that stops does not wait for long work: first it tells those who do."""

from __future__ import annotations

import pytest

from bot.worker import NotDoneError, Why

from .playing import Playing


async def test_long_work_is_dropped_before_answers_are_waited_for(
    play: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker, finish = play.bot.tables.worker, play.bot.under_way.finish
    found: list[Why] = []

    async def look_at_worker(seconds: float) -> None:
        with pytest.raises(NotDoneError) as refused:
            worker.require_room(play.anna.id)
        found.append(refused.value.why)
        await finish(seconds)

    monkeypatch.setattr(play.bot.under_way, "finish", look_at_worker)
    await play.bot.close()
    assert found == [Why.STOPPED]
