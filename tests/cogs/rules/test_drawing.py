"""Rules about drawing cards, and about answering and challenging draw cards."""

from __future__ import annotations

from bot.engine import RoundOver
from tests.cogs.playing import Playing, face

from .lobbies import OFF, ON, table_with


async def test_stacking(play: Playing) -> None:
    await table_with(play, play.ben, stacking=ON)
    await play.lay("R5", "R+2 R1 R2", "B+2 B2 B3")
    await play.act(play.anna, "card", face("R+2"))
    await play.act(play.ben, "card", face("B+2"))
    await play.act(play.anna, "take")
    assert await play.hands() == [6, 2]


async def test_return_to_sender(play: Playing) -> None:
    await table_with(play, play.ben, play.cem, retour_kutsche=ON)
    await play.lay("R5", "R+2 R1 R2", "RR B2 B3", "G1 G2 G3")
    await play.act(play.anna, "card", face("R+2"))
    await play.act(play.ben, "card", face("RR"))
    await play.act(play.anna, "take")
    assert await play.hands() == [4, 2, 3]


async def test_leave_me_out(play: Playing) -> None:
    await table_with(play, play.ben, play.cem, lass_mich=ON)
    await play.lay("R5", "R+2 R1 R2", "RS B2 B3", "G1 G2 G3")
    await play.act(play.anna, "card", face("R+2"))
    await play.act(play.ben, "card", face("RS"))
    await play.act(play.cem, "take")
    assert await play.hands() == [2, 2, 5]


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


async def test_bluffing_switched_off(play: Playing) -> None:
    await table_with(play, play.ben, bluff=OFF)
    await play.lay("R5", "R1 W+4 B2", "G1 G2 G3")
    assert not play.is_bright(play.dm(play.anna), face("W+4"))
    await play.lay("R5", "B1 W+4 B2", "G1 G2 G3")
    await play.act(play.anna, "card", face("W+4"))
    await play.act(play.anna, "card", f"{face('W+4')}.c2")
    assert await play.hands() == [2, 7], "Ben draws at once and has nothing to challenge"


async def test_what_makes_a_wild_draw_card_a_bluff(play: Playing) -> None:
    await table_with(play, play.ben, draw_four_guilt="any")
    await play.lay("R5", "B5 W+4 G1", "G2 G3 G4")
    await play.act(play.anna, "card", face("W+4"))
    await play.act(play.anna, "card", f"{face('W+4')}.c2")
    await play.act(play.ben, "challenge")
    assert await play.hands() == [6, 3]


async def test_the_last_card_takes_no_effect(play: Playing) -> None:
    await table_with(play, play.ben, last_card_draws=OFF)
    await play.lay("R5", "R+2", "B9 B8")
    await play.act(play.anna, "card", face("R+2"))
    assert isinstance((await play.state()).phase, RoundOver)
    assert await play.hands() == [0, 2]


async def test_cross_stacking(play: Playing) -> None:
    await table_with(play, play.ben, cross_stacking="up")
    await play.lay("R5", "R+2 R1 R2", "W+4 B2 B3")
    await play.act(play.anna, "card", face("R+2"))
    await play.act(play.ben, "card", face("W+4"))
    await play.act(play.ben, "card", f"{face('W+4')}.c2")
    await play.act(play.anna, "take")
    assert await play.hands() == [8, 2]


async def test_forced_play(play: Playing) -> None:
    await table_with(play, play.ben, forced_play=ON)
    await play.lay("R5", "B1 B2", "G1 G2 G3", draw="R7 Y3")
    await play.act(play.anna, "draw")
    assert play.button(play.dm(play.anna), "pass") is None
    await play.act(play.anna, "card", face("R7"))
    assert await play.hands() == [2, 3]
