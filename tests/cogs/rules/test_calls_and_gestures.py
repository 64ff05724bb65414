"""Calls and gestures that go with a card, and how long a player can be caught without them."""

from __future__ import annotations

from bot.engine import GestureDuty, RoundOver
from tests.cogs.playing import Playing, face

from .lobbies import OFF, ON, table_with

BRUNO, UNO_UNO = "4", "8"


async def test_uno_uno(play: Playing) -> None:
    await table_with(play, play.ben, uno_uno=ON)
    await play.lay("R5", "R1", "B9 B8")
    await play.act(play.anna, "card", face("R1"))
    assert await play.hands() == [2, 2], "anna forgot her call and draws two"
    await play.lay("R5", "R1", "B9 B8")
    await play.act(play.anna, "say", UNO_UNO)
    await play.act(play.anna, "card", face("R1"))
    assert isinstance((await play.state()).phase, RoundOver)


async def test_bruno_kuno_uno(play: Playing) -> None:
    await table_with(play, play.ben, bruno_kuno=ON)
    await play.lay("R5", "R1 R2 R3 R4", "B1 B2 B3")
    await play.act(play.anna, "card", face("R1"))
    await play.act(play.ben, "contra")
    assert await play.hands() == [5, 3]
    await play.lay("R5", "R1 R2 R3 R4", "B1 B2 B3")
    await play.act(play.anna, "say", BRUNO)
    await play.act(play.anna, "card", face("R1"))
    await play.act(play.ben, "contra")
    assert await play.hands() == [3, 3]


async def test_a_gesture_of_everybody(play: Playing) -> None:
    await table_with(play, play.ben, action_uno="3:all")
    await play.lay("R5", "R3 R1 R2", "B1 B2 B3")
    await play.act(play.anna, "card", face("R3"))
    assert isinstance((await play.state()).phase, GestureDuty)
    await play.act(play.anna, "gesture")
    await play.act(play.ben, "gesture")
    assert await play.hands() == [2, 4]


async def test_a_gesture_of_the_player_of_the_card(play: Playing) -> None:
    await table_with(play, play.ben, action_uno="5:self")
    await play.lay("R9", "R5 R1 R2 R3", "B1 B2 B3")
    await play.act(play.anna, "card", face("R5"))
    await play.act(play.ben, "contra")
    assert await play.hands() == [4, 3]


async def test_caught_until_the_last_card(play: Playing) -> None:
    await table_with(play, play.ben, catch_window="last_card")
    await play.lay("R5", "R1 R2", "R4 B2 B3")
    await play.act(play.anna, "card", face("R1"))
    await play.act(play.ben, "card", face("R4"))
    await play.act(play.ben, "contra")
    assert await play.hands() == [3, 2]


async def test_another_uno_penalty(play: Playing) -> None:
    await table_with(play, play.ben, uno_penalty="4")
    await play.lay("R5", "R1 R2", "B1 B2 B3")
    await play.act(play.anna, "card", face("R1"))
    await play.act(play.ben, "contra")
    assert await play.hands() == [5, 3]


async def test_a_false_contra(play: Playing) -> None:
    await table_with(play, play.ben, false_contra="3")
    await play.lay("R5", "R1 R2 R3", "B1 B2 B3")
    await play.act(play.ben, "contra")
    assert await play.hands() == [3, 6]


async def test_challenges_switched_off(play: Playing) -> None:
    await table_with(play, play.ben, challenge=OFF)
    await play.lay("R5", "W+4 R1 R2", "B1 B2 B3")
    await play.act(play.anna, "card", face("W+4"))
    await play.act(play.anna, "card", f"{face('W+4')}.c2")
    assert await play.hands() == [2, 7]
