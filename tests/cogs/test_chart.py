"""The picture of a round that is over, for whoever asks."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine import RoundHistory
from cogs import _chart
from tests.cogs.playing import Playing, face


async def _after_a_round(play: Playing) -> Any:
    await play.game_of(play.ben)
    await play.lay("R5", "R1", "B9 B8")
    await play.click(play.anna, play.dm(play.anna), "card", face("R1"))
    return play.channel.history()[-1]


async def test_the_picture_goes_to_who_asked_with_the_same_in_words(
    play: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def history(_game: str) -> RoundHistory:
        return RoundHistory(((1, 0), (2, 2)), ())

    board = await _after_a_round(play)
    drawn: list[object] = []
    monkeypatch.setattr(play.bot.tables, "round_history", history)
    monkeypatch.setattr(_chart, "_drawn", lambda result: drawn.append(result) or b"a picture")
    clicked = await play.click(play.cem, board, "chart")
    shown = clicked.response.message
    assert shown.flags.ephemeral
    assert [file.filename for file in shown.attachments] == ["round.png"]
    (gallery,) = [part for part in play.components(shown) if part["type"] == 12]
    assert gallery["items"][0]["media"]["url"] == shown.attachments[0].url
    assert "1. Anna: 17 points (+17), no card left" in gallery["items"][0]["description"]
    assert "2. Ben: 0 points (+0), 2 cards left" in play.text(shown)
    assert len(drawn) == 1


async def test_where_nobody_knows_how_it_went_that_is_said(play: Playing) -> None:
    # The position was laid by hand: its actions do not lead there.
    board = await _after_a_round(play)
    clicked = await play.click(play.anna, board, "chart")
    assert "Nobody can tell" in play.text(clicked.response.message)
