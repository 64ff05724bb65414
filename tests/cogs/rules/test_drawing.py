"""Rules about drawing cards from the pile."""

from __future__ import annotations

from tests.cogs.playing import Playing, face

from .lobbies import OFF, ON, table_with


async def test_endless_drawing(play: Playing) -> None:
    await table_with(play, play.ben, endless_draw=ON)
    await play.lay("R5", "B1 B2", "G1 G2 G3", draw="Y1 G2 R7 Y3")
    await play.act(play.anna, "draw")
    assert await play.hands() == [5, 3]
    await play.act(play.anna, "card", face("R7"))
    assert "Red 7" in play.text(play.board)


async def test_drawing_by_choice_switched_off(play: Playing) -> None:
    await table_with(play, play.ben, voluntary_draw=OFF)
    await play.lay("R5", "R1 B2", "G1 G2 G3")
    assert play.button(play.dm(play.anna), "draw") is None
    await play.lay("R5", "B1 B2", "G1 G2 G3")
    await play.act(play.anna, "draw")
    assert await play.hands() == [3, 3]


async def test_forced_play(play: Playing) -> None:
    await table_with(play, play.ben, forced_play=ON)
    await play.lay("R5", "B1 B2", "G1 G2 G3", draw="R7 Y3")
    await play.act(play.anna, "draw")
    assert play.button(play.dm(play.anna), "pass") is None
    await play.act(play.anna, "card", face("R7"))
    assert await play.hands() == [2, 3]
