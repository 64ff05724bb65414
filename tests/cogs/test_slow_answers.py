"""Where the work takes longer than Discord waits, the answer is announced and comes later."""

from __future__ import annotations

import pytest

from .playing import Playing, face


@pytest.fixture(autouse=True)
def no_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    async def never_in_time(_task: object) -> bool:
        return False

    monkeypatch.setattr("cogs._replies._done_in_time", never_in_time)


async def test_a_slow_click_changes_the_hand_all_the_same(play: Playing) -> None:
    await play.game_of(play.ben)
    await play.lay("R5", "R1 R2 R3", "B1 B2 B3")
    result = await play.click(play.anna, play.dm(play.anna), "card", face("R1"))
    assert result.deferred
    assert await play.hand_of(0) == 2
    assert "2 cards" in play.text(play.dm(play.anna))


async def test_a_slow_private_answer_stays_private(play: Playing) -> None:
    await play.game_of(play.ben)
    result = await play.click(play.cem, play.board, "hand")
    (late,) = result.followups
    assert late.ephemeral
    hand = await play.command(play.ben, "uno hand")
    assert play.button(hand, "card") is not None
    assert hand.flags.ephemeral


async def test_a_slow_start_still_opens_the_lobby_for_everybody(play: Playing) -> None:
    result = await play.anna.slash(play.channel, "uno start")
    assert result.ephemeral
    (lobby,) = play.channel.history(viewer=play.cem)
    await play.click(play.cem, lobby, "join")
    assert "Cem" in play.text(lobby)
