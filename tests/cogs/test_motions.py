"""*End the match* and *Remove somebody*, and the votes on them, as the players see it."""

from __future__ import annotations

from typing import Any

from simcord.actors import MemberActor

from bot.render.clicks.click_id import SURE

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


async def test_the_question_is_on_the_board_and_in_hands_and_a_no_is_told(play: Playing) -> None:
    await play.game_of(play.ben)
    question = await ask_to_stop(play, play.ben)
    assert "More than half have to say yes" in question
    for shown in (play.board, play.dm(play.anna), play.dm(play.ben)):
        assert "Ben asks: end the match now?" in play.text(shown)
        assert "Yes: Ben (1 of 2 needed)" in play.text(shown)
    assert "A question for you" in play.text(play.dm(play.anna))
    assert play.button(play.dm(play.ben), "vote") is None
    await play.click(play.anna, play.dm(play.anna), "vote", "stop.1.no")
    assert not await is_over(play)
    for shown in (play.board, play.dm(play.ben)):
        assert play.button(shown, "vote") is None
        assert "The match goes on: Ben wanted to end it" in play.text(shown)


async def test_a_yes_ends_it_and_everybody_reads_who_agreed(play: Playing) -> None:
    await play.game_of(play.ben)
    await ask_to_stop(play, play.anna)
    await play.act(play.ben, "vote", "stop.0.yes")
    assert await is_over(play)
    for shown in (play.channel.history()[-1], play.dm(play.anna), play.dm(play.ben)):
        assert "Anna asked to end the match. For it: Anna and Ben." in play.text(shown)


async def test_silence_is_no_after_a_restart_too(play: Playing) -> None:
    await play.game_of(play.ben, play.cem)
    await ask_to_stop(play, play.anna)
    await play.restart()
    assert "Anna asks: end the match now?" in play.text(play.board)
    for _ in range(3):
        await pass_by(play, 31)
    assert not await is_over(play)


async def test_who_may_not_vote_is_told_so(play: Playing) -> None:
    await play.game_of(play.ben)
    await ask_to_stop(play, play.anna)
    answered = await play.click(play.cem, play.board, "vote", "stop.0.no")
    assert "You are not in this game" in play.text(answered.response.message)
    (vote,) = (await play.view()).votes
    assert vote.noes == ()


async def end_round(play: Playing) -> None:
    """Let Anna play her last card."""
    await play.lay("R5", "R1", "B4 B6", "G1 G2 G3")
    await play.act(play.anna, "card", face("R1"))


async def ask_to_remove_ben(play: Playing) -> None:
    page = (await play.click(play.anna, await more(play, play.anna), "remove", "")).response.message
    question = (await play.click(play.anna, page, "remove", "1")).response.message
    assert "Really ask the others to remove Ben?" in play.text(question)
    await play.click(play.anna, question, "remove", f"1.{SURE}")


async def test_who_is_to_be_removed_reads_it_and_is_told_by_whom_they_were(play: Playing) -> None:
    await play.game_of(play.ben, play.cem)
    await end_round(play)
    await ask_to_remove_ben(play)
    assert "Anna asks: is Ben to leave the match?" in play.text(play.channel.history()[-1])
    assert "are you to leave the match?" in play.text(play.dm(play.ben))
    await play.click(play.ben, play.dm(play.ben), "vote", "remove.1.no")
    assert "Ben says no, which does not count" in play.text(play.dm(play.cem))
    await play.click(play.cem, play.dm(play.cem), "vote", "remove.1.yes")
    assert (await play.view()).seats[1].has_left
    told = play.text(play.dm(play.ben))
    assert "You were removed from the match: Anna asked for it." in told
    assert "For it: Anna and Cem (2 were needed)." in told
    result = play.channel.history()[-1]
    assert "Ben was removed from the match" in play.text(result)
    assert "leaves the table" not in play.text(result)
    assert play.button(result, "next")
    assert play.button(result, "join") is None, "nobody is there who could"


async def test_a_manager_without_a_seat_ends_it_at_once_and_removes_nobody(play: Playing) -> None:
    await play.game_of(play.ben, play.cem)
    manager = play.manager()
    question = (await play.click(manager, await more(play, manager), "stop")).response.message
    assert "asked for half a minute" not in play.text(question)
    assert play.button(await more(play, manager), "remove") is None


async def test_a_forged_button_on_the_result_is_answered_to_its_presser(play: Playing) -> None:
    await play.game_of(play.ben, play.cem)
    game = (await play.view()).game.id
    await end_round(play)
    board = play.channel.history()[-1]
    removed = await play.press(play.anna, board, forged(play, board, f"u:{game}:1:remove:1.{SURE}"))
    assert removed.response is not None
    assert removed.response.message.flags.ephemeral
    assert play.text(removed.response.message).startswith("The table is being asked.")


async def test_an_old_button_removes_nobody_in_mid_round(play: Playing) -> None:
    await play.game_of(play.ben, play.cem)
    assert play.button(await more(play, play.anna), "remove") is None
    await end_round(play)
    page = (await play.click(play.anna, await more(play, play.anna), "remove", "")).response.message
    await play.click(play.ben, play.channel.history()[-1], "next")
    answered = await play.click(play.anna, page, "remove", "1")
    assert "Nobody is sent away in the middle of a round" in play.text(answered.response.message)
    assert not (await play.view()).seats[1].has_left


async def test_leaving_in_mid_round_says_what_it_costs(play: Playing) -> None:
    await play.game_of(play.ben)
    question = (await play.click(play.ben, await more(play, play.ben), "leave")).response.message
    assert "You then lose it, in your wins and your rating" in play.text(question)
