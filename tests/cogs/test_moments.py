"""Memorable moments are announced on the board and the hands, even those of a whole round."""

from __future__ import annotations

import pytest

from .playing import Playing, face


@pytest.mark.parametrize("restarted", [False, True])
async def test_coming_down_from_twelve_cards_to_one_is_announced(
    play: Playing, restarted: bool
) -> None:
    await play.game_of(play.ben)
    await play.lay("R5", "R1 R2 R3 R4 R6 R7 R8 G1 G2 G3 G4 G6", "B9 B8")
    await play.lay("R5", "R1 R2", "B9 B8")
    if restarted:
        await play.restart()
    await play.act(play.anna, "card", face("R1"))
    headline = next(line for line in play.text(play.board).splitlines() if "🧗" in line)
    assert headline.startswith("## ")
    assert "12 cards" in headline
    assert "Anna" in headline
    told = [play.text(play.dm(person)) for person in (play.anna, play.ben)]
    own, others = (next(line for line in text.splitlines() if "🧗" in line) for text in told)
    assert "Anna" not in own
    assert "Anna" in others
