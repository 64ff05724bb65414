"""Two of a kind, and playing out of turn."""

from __future__ import annotations

from tests.cogs.playing import Playing, face

from .lobbies import ON, table_with


async def test_doubles(play: Playing) -> None:
    await table_with(play, play.ben, doubles=ON)
    await play.lay("R5", "R1 R1 R2 R3", "B1 B2 B3")
    await play.act(play.anna, "card", face("R1"))
    await play.act(play.anna, "card", face("R1"))
    assert await play.hands() == [2, 3]


async def test_fast_doubles_with_their_call(play: Playing) -> None:
    await table_with(play, play.ben, fast_doubles=ON)
    await play.lay("R5", "R1 R1 R2", "B1 B2 B3")
    await play.act(play.anna, "card", face("R1"))
    await play.act(play.anna, "card", f"{face('R1')}.n2")
    await play.act(play.anna, "card", f"{face('R1')}.n2.k1")
    assert await play.hands() == [1, 3]
    assert (await play.state()).debts == ()


async def test_jump_in(play: Playing) -> None:
    await table_with(play, play.ben, play.cem, jump_in=ON)
    await play.lay("R5", "R1 R2 R3", "B1 B2 B3", "R1 B8 B9")
    await play.act(play.anna, "card", face("R1"))
    await play.act(play.cem, "card", face("R1"))
    assert await play.is_on(play.anna)
    assert "jumps in" in play.text(play.board)


async def test_jump_in_with_wilds(play: Playing) -> None:
    await table_with(play, play.ben, play.cem, jump_in_wild=ON)
    await play.lay("R5", "W R2 R3", "B1 B2 B3", "W B8 B9")
    await play.act(play.anna, "card", face("W"))
    await play.act(play.anna, "card", f"{face('W')}.c2")
    await play.act(play.cem, "card", face("W"))
    await play.act(play.cem, "card", f"{face('W')}.c0")
    assert await play.hands() == [2, 3, 2]
    assert await play.is_on(play.anna)
    assert play.is_bright(play.dm(play.anna), face("R2"))


async def test_jump_in_where_effects_add_up(play: Playing) -> None:
    await table_with(play, play.ben, play.cem, jump_in_action=ON)
    await play.lay("R5", "R+2 R1 R2", "B1 B2 B3", "R+2 B8 B9")
    await play.act(play.anna, "card", face("R+2"))
    await play.act(play.cem, "card", face("R+2"))
    await play.act(play.anna, "take")
    assert await play.hands() == [6, 3, 2]


async def test_several_of_one_number(play: Playing) -> None:
    await table_with(play, play.ben, several=ON)
    await play.lay("R5", "R1 G1 B1 R2 R3", "B3 B4 B8")
    await play.act(play.anna, "card", face("R1"))
    await play.act(play.anna, "card", f"{face('R1')}.n3")
    await play.act(play.anna, "card", f"{face('R1')}.n3.l{face('G1')}")
    assert await play.hands() == [2, 3]
    assert "Green 1" in play.text(play.board)
