"""*End the match* and *Remove somebody* in the middle of a round, as the players see it."""

from __future__ import annotations

from typing import Any

from simcord.actors import MemberActor

from bot.render.clicks.click_id import SURE
from bot.tables.playing import motions
from bot.views.table_values import Status

from .playing import Playing, face
from .test_absence import pass_by
from .test_replays import forged


async def more(play: Playing, person: MemberActor) -> Any:
    """Return the page behind *More* on the board, or on the result."""
    return (await play.click(person, play.channel.history()[-1], "more")).response.message


async def ask_to_stop(play: Playing, person: MemberActor) -> str:
    """Press *End the match*, say that it is meant, and return the question before."""
    question = (await play.click(person, await more(play, person), "stop")).response.message
    asked = play.text(question)
    await play.click(person, question, "stop", SURE)
    return asked


async def is_over(play: Playing) -> bool:
    return await play.bot.tables.games.in_channel(play.channel.id) is None


async def test_the_board_asks_and_a_no_lets_the_round_go_on(play: Playing) -> None:
    await play.game_of(play.ben)
    question = await ask_to_stop(play, play.anna)
    assert "The others are asked for half a minute" in question
    assert "Anna wants to end the match. Yes: 0, no: 0" in play.text(play.board)
    await play.click(play.ben, play.board, "motion", "stop.0.no")
    assert not await is_over(play)
    assert play.button(play.board, "motion") is None
    assert "wants to end the match" not in play.text(play.board)


async def test_a_yes_ends_it(play: Playing) -> None:
    await play.game_of(play.ben)
    await ask_to_stop(play, play.anna)
    await play.act(play.ben, "motion", "stop.0.yes")
    assert await is_over(play)


async def test_silence_ends_it_after_a_restart_too(play: Playing) -> None:
    await play.game_of(play.ben, play.cem)
    await ask_to_stop(play, play.anna)
    await play.restart()
    assert "Anna wants to end the match" in play.text(play.board)
    for _ in range(3):
        await pass_by(play, 31)
    assert await is_over(play)


async def test_who_may_not_vote_is_told_so(play: Playing) -> None:
    await play.game_of(play.ben)
    await ask_to_stop(play, play.anna)
    answered = await play.click(play.cem, play.board, "motion", "stop.0.no")
    assert "You are not in this game" in play.text(answered.response.message)
    assert (await play.view()).motion is not None


async def end_round(play: Playing) -> None:
    """Let Anna play her last card."""
    await play.lay("R5", "R1", "B4 B6", "G1 G2 G3")
    await play.act(play.anna, "card", face("R1"))


async def test_somebody_is_removed_between_rounds(play: Playing) -> None:
    await play.game_of(play.ben, play.cem)
    await end_round(play)
    page = (await play.click(play.anna, await more(play, play.anna), "remove", "")).response.message
    question = (await play.click(play.anna, page, "remove", "1")).response.message
    assert "Really take Ben out of the match?" in play.text(question)
    await play.click(play.anna, question, "remove", f"1.{SURE}")
    assert (await play.view()).seats[1].has_left
    assert (await play.view()).game.status is Status.LIVE


async def test_a_forged_button_on_the_result_is_answered_to_its_presser(play: Playing) -> None:
    await play.game_of(play.ben, play.cem)
    game = (await play.view()).game.id
    await end_round(play)
    board = play.channel.history()[-1]
    removed = await play.press(play.anna, board, forged(play, board, f"u:{game}:1:remove:1.{SURE}"))
    assert removed.response is not None
    assert removed.response.message.flags.ephemeral
    assert "Ben" in play.text(removed.response.message)


async def test_an_old_button_removes_nobody_in_mid_round(play: Playing) -> None:
    await play.game_of(play.ben, play.cem)
    assert play.button(await more(play, play.anna), "remove") is None
    await end_round(play)
    page = (await play.click(play.anna, await more(play, play.anna), "remove", "")).response.message
    await play.click(play.ben, play.channel.history()[-1], "next")
    answered = await play.click(play.anna, page, "remove", "1")
    assert "Nobody is sent away in the middle of a round" in play.text(answered.response.message)
    assert not (await play.view()).seats[1].has_left


async def test_a_manager_is_told_that_the_game_is_over(play: Playing) -> None:
    """It ended while the page with whom to remove was open."""
    await play.game_of(play.ben, play.cem)
    await end_round(play)
    manager = play.manager()
    page = (await play.click(manager, await more(play, manager), "remove", "")).response.message
    question = (await play.click(manager, page, "remove", "1")).response.message
    await play.bot.tables.submit(
        (await play.view()).game.id, manager.id, motions.stop, may_manage=True
    )
    answered = await play.click(manager, question, "remove", f"1.{SURE}")
    assert "This game is over" in play.text(answered.response.message)


async def test_leaving_in_mid_round_says_what_it_costs(play: Playing) -> None:
    await play.game_of(play.ben)
    question = (await play.click(play.ben, await more(play, play.ben), "leave")).response.message
    assert "You then lose it, in your wins and your rating" in play.text(question)
