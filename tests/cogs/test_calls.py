"""UNO, Contra Uno and challenges, by button and by reaction."""

from __future__ import annotations

from .playing import Playing, face


async def _one_card_left_without_a_call(play: Playing) -> None:
    await play.game_of(play.ben)
    await play.lay("R5", "R1 R2", "B1 B2 B3")
    await play.act(play.anna, "card", face("R1"))


async def test_contra_by_reaction(play: Playing) -> None:
    await _one_card_left_without_a_call(play)
    await play.ben.react(play.board, "🚨")
    assert await play.hand_of(0) == 3


async def test_contra_by_taking_the_reaction_away_again(play: Playing) -> None:
    await play.game_of(play.ben)
    await play.ben.react(play.board, "🚨")
    await play.lay("R5", "R1 R2", "B1 B2 B3")
    await play.act(play.anna, "card", face("R1"))
    await play.ben.unreact(play.board, "🚨")
    assert await play.hand_of(0) == 3


async def test_a_wrong_contra_is_refused_privately(play: Playing) -> None:
    await play.game_of(play.ben)
    result = await play.click(play.ben, play.board, "contra")
    assert result.ephemeral


async def test_uno_ahead_and_after(play: Playing) -> None:
    await play.game_of(play.ben)
    await play.lay("R5", "R1 R2", "B1 B2 B3")
    await play.act(play.anna, "say", "1")
    await play.act(play.anna, "card", face("R1"))
    await play.click(play.ben, play.board, "contra")
    assert await play.hand_of(0) == 1
    await play.lay("R5", "R1 R2", "B1 B2 B3")
    await play.act(play.anna, "card", face("R1"))
    await play.act(play.anna, "say", "1")
    await play.click(play.ben, play.board, "contra")
    assert await play.hand_of(0) == 1


async def _bluff(play: Playing) -> None:
    await play.game_of(play.ben)
    await play.lay("R5", "R1 W+4 B5", "B1 B2 B3")
    await play.act(play.anna, "card", face("W+4"))
    await play.act(play.anna, "card", f"{face('W+4')}.c2")


async def test_a_challenge_shows_the_hand_to_the_challenger_alone(play: Playing) -> None:
    await _bluff(play)
    result = await play.act(play.ben, "challenge")
    assert await play.hand_of(0) == 6
    assert not list(result.followups), "no further message is sent"
    assert "Red 1" in play.text(play.dm(play.ben))
    assert "Blue 5" not in play.text(play.board)
    await play.act(play.ben, "draw")
    assert "Red 1" not in play.text(play.dm(play.ben)), "the next action hides the hand again"


async def test_the_hand_shown_stays_while_others_play_on(play: Playing) -> None:
    await play.game_of(play.ben, play.cem)
    await play.lay("R5", "B1 W+4 B5", "G1 G2 G3", "G4 G5 G6")
    await play.act(play.anna, "card", face("W+4"))
    await play.act(play.anna, "card", f"{face('W+4')}.c2")
    await play.act(play.ben, "challenge")
    shown = "**Anna** held: 🟦 Blue 1, 🟦 Blue 5"
    assert shown in play.text(play.dm(play.ben))
    await play.act(play.cem, "card", face("G4"))
    assert shown in play.text(play.dm(play.ben))


async def test_a_challenge_by_reaction_shows_the_hand_by_direct_message(play: Playing) -> None:
    await _bluff(play)
    await play.ben.react(play.board, "⚖️")
    assert await play.hand_of(0) == 6
    assert any("Red 1" in play.text(message) for message in play.dms(play.ben))


async def test_take(play: Playing) -> None:
    await _bluff(play)
    await play.act(play.ben, "take")
    assert await play.hand_of(1) == 7


async def test_a_gesture_is_made_on_the_board_and_the_last_one_draws(play: Playing) -> None:
    await play.game_of(play.ben, play.cem, rules="action_uno")
    await play.lay("R5", "R3 B1 B2", "B4 B5 B6", "Y1 Y2 Y3")
    await play.act(play.anna, "card", face("R3"))
    await play.click(play.cem, play.board, "gesture")
    await play.act(play.ben, "gesture")
    await play.click(play.anna, play.board, "gesture")
    assert [await play.hand_of(seat) for seat in range(3)] == [3, 3, 3]
    assert play.text(play.board).count("gesture") > 0
