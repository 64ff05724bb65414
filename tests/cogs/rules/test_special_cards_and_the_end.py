"""Cards with another meaning, teams, and how a round ends."""

from __future__ import annotations

from bot.engine import Presence, RoundOver
from bot.engine.cards import COLOURS
from tests.cogs.playing import Playing, face

from .lobbies import OFF, ON, lobby_with, table_with


async def test_complementary_colours(play: Playing) -> None:
    await table_with(play, play.ben, complement="R5")
    await play.lay("R9", "R5 R1 R2", "R3 G1 B3")
    await play.act(play.anna, "card", face("R5"))
    hand = play.dm(play.ben)
    assert [play.is_bright(hand, face(card)) for card in ("R3", "G1")] == [False, True]
    await play.click(play.ben, hand, "card", face("G1"))
    assert await play.hands() == [2, 2]


async def test_partners(play: Playing) -> None:
    await lobby_with(play, partner=ON)
    for person in (play.ben, play.cem):
        await play.click(person, play.lobby, "join")
    await play.click(play.anna, play.lobby, "bot")
    await play.click(play.anna, play.lobby, "start")
    await play.lay("R5", "R1", "B9 B8", "G9 G8", "Y9 Y8")
    await play.act(play.anna, "card", face("R1"))
    # The hands of the other team count, for both.
    assert (await play.state()).scores == (34, 0, 34, 0)


async def test_play_on(play: Playing) -> None:
    await table_with(play, play.ben, play.cem, play_on=ON)
    await play.lay("R5", "R1", "R9", "G9 G8")
    await play.act(play.anna, "card", face("R1"))
    assert await play.is_on(play.ben)
    assert "🏁" in play.text(play.board)
    await play.act(play.ben, "card", face("R9"))
    assert isinstance((await play.state()).phase, RoundOver)


async def test_backs_that_are_not_open(play: Playing) -> None:
    await table_with(play, play.ben, mode="flip", show_backs=OFF)
    for message in (play.board, play.dm(play.anna)):
        assert play.button(message, "backs") is None


async def test_a_last_wild_is_played_at_once_in_the_current_colour(play: Playing) -> None:
    await play.game_of(play.ben)
    await play.lay("B5", "W", "B1 G2 B3")
    await play.act(play.anna, "card", face("W"))
    state = await play.state()
    assert isinstance(state.phase, RoundOver)
    assert COLOURS[state.colour] == "B"


async def test_last_exchange(play: Playing) -> None:
    await table_with(play, play.ben, play.cem, seven_o=ON, last_exchange=ON, target="round")
    await play.lay("R5", "R7", "B1 B2 B3", "G1 G2 G3")
    await play.act(play.anna, "card", face("R7"))
    await play.act(play.anna, "card", f"{face('R7')}.s1")
    assert "Ben wins the match" in play.text(play.dm(play.anna))


async def test_hand_limit(play: Playing) -> None:
    await table_with(play, play.ben, hand_limit="15")
    fourteen = "B1 B2 B3 B4 B6 B7 B8 G1 G2 G3 G4 G6 G7 G8"
    await play.lay("R5", fourteen, "B1 B2 B3")
    await play.act(play.anna, "draw")
    assert isinstance((await play.state()).phase, RoundOver)


async def test_elimination(play: Playing) -> None:
    await table_with(play, play.ben, play.cem, elimination=ON)
    await play.lay("R5", "R1", "B1 B2", "G1 G2 G3")
    await play.act(play.anna, "card", face("R1"))
    assert (await play.state()).presence[2] is Presence.ELIMINATED


async def test_blitz(play: Playing) -> None:
    await table_with(play, play.ben, blitz="600")
    assert "⏱️" in play.text(play.board)


async def test_another_number_of_cards(shuffled: Playing) -> None:
    """X16"""
    play = shuffled
    await table_with(play, play.ben, hand_size="3")
    assert await play.hands() == [3, 3]
    rules = await play.look_up(play.ben, play.board, "rules")
    assert "3 cards each" in play.text(rules.response.message)
