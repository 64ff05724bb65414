"""A bot that stops leaves nothing unfinished that its next start does not complete."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from cogs.writing import writer

from ..playing import Playing, face
from ..writing.test_crossing_writes import Edits


@pytest.fixture
def edits(play: Playing, monkeypatch: pytest.MonkeyPatch) -> Edits:
    monkeypatch.setattr(writer, "SECONDS_TO_FINISH", 0.0)
    return Edits(play, monkeypatch)


async def stop(play: Playing) -> None:
    with play.env._bot_scope():
        await play.bot.unload_extension("cogs.messages")


def edited(play: Playing, since: int) -> list[str]:
    return [r.path for r in play.env.http_requests[since:] if r.method == "PATCH"]


async def test_a_hanging_edit_is_left_to_the_next_start(
    play: Playing, edits: Edits, caplog: pytest.LogCaptureFixture
) -> None:
    await play.game_of(play.ben)
    edits.hang(play.board.id)
    await play.lay("R5", "R1 R2 R3", "B1 B2 B3")
    await stop(play)
    assert "Red 5" not in play.text(play.board)
    await play.restart()
    assert "Red 5" in play.text(play.board)
    assert [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR] == []


async def test_shown_versions_are_saved_and_not_edited_again(play: Playing, edits: Edits) -> None:
    await play.game_of(play.ben)
    await play.lay("R5", "R1 R2 R3", "B1 B2 B3")
    await play.act(play.anna, "card", face("R1"))
    await stop(play)
    before = len(play.env.http_requests)
    await play.restart()
    assert edited(play, before) == []


async def test_a_killed_bot_edits_each_message_at_most_once_more(play: Playing) -> None:
    await play.game_of(play.ben)
    await play.lay("R5", "R1 R2 R3", "B1 B2 B3")
    before = len(play.env.http_requests)
    await play.restart()
    # The extension is not told to stop: the simulator drops the bot as it is.
    again = edited(play, before)
    assert len(set(again)) == len(again)
    assert "Red 5" in play.text(play.board)


async def test_after_its_end_the_writer_begins_nothing(play: Playing) -> None:
    await play.game_of(play.ben)
    messages: Any = play.bot.get_cog("Messages")
    await stop(play)
    before = len(play.env.http_requests)
    await play.lay("R5", "R1 R2 R3", "B1 B2 B3")
    view = await play.view()
    with play.env._bot_scope():
        messages.writer.wake(view.game.id)
    await play.env.settle()
    assert edited(play, before) == []
