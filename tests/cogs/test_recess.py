"""*Break* behind *More*, and *Go on*, as people of a server and somebody alone see them."""

from __future__ import annotations

from typing import Any

from bot.engine import to_act

from .alone import Alone
from .conftest import Workshop
from .playing import Playing, face
from .test_absence import pass_by
from .test_motions import end_round, more

HOUR = 3600


async def rests(play: Playing) -> bool:
    return (await play.view()).game.recess is not None


async def have_a_break(play: Playing) -> None:
    """Let Anna ask for it on the board, and Ben agree in his hand."""
    await play.click(play.anna, await more(play, play.anna), "recess")
    await play.act(play.ben, "vote", "recess.0.yes")


def verbs(play: Playing, message: Any) -> list[str]:
    return [each["custom_id"].split(":")[3] for each in play.buttons(message) if "url" not in each]


async def test_the_table_votes_and_board_and_hands_show_the_break(play: Playing) -> None:
    await play.game_of(play.ben, play.cem)
    await play.click(play.anna, await more(play, play.anna), "recess")
    for shown in (play.board, play.dm(play.cem)):
        assert "Anna asks: a break?" in play.text(shown)
    await play.act(play.ben, "vote", "recess.0.yes")
    for shown in (play.board, play.dm(play.anna), play.dm(play.cem)):
        assert "**Break**: Anna asked for it" in play.text(shown)
        assert not {"card", "draw", "contra", "vote"}.intersection(verbs(play, shown))
        assert play.button(shown, "goon")
    offered = {*verbs(play, await more(play, play.cem))} - {"subscribe", "evening"}
    assert offered == {"scores", "rules", "legend", "details", "leave", "stop", "page"}


async def test_a_no_of_the_others_is_told_in_its_own_words(play: Playing) -> None:
    await play.game_of(play.ben)
    await play.click(play.anna, await more(play, play.anna), "recess")
    await play.act(play.ben, "vote", "recess.0.no")
    assert not await rests(play)
    assert "No break: Anna wanted one, and had 1 of the 2 yeses" in play.text(play.board)
    again = await play.click(play.anna, await more(play, play.anna), "recess")
    assert "The others want to play on" in play.text(again.response.message)


async def test_other_presses_say_break_and_the_way_back_also_on_old_pages(play: Playing) -> None:
    await play.game_of(play.ben)
    await play.lay("R5", "R1 R2 R3", "R4 B2 B3")
    game = (await play.view()).game
    await have_a_break(play)
    state = await play.state()
    for verb, arg in (("card", face("R1")), ("draw", ""), ("contra", "")):
        custom_id = f"u:{game.id}:{game.version}:{verb}:{arg}"
        forged = {"type": 2, "style": 2, "label": "as before", "custom_id": custom_id}
        play.put_back(play.dm(play.anna), forged)
        await play.press(play.anna, play.dm(play.anna), custom_id)
        assert "The table has a break. “Go on”" in play.text(play.dm(play.anna))
        assert play.button(play.dm(play.anna), "goon")
    assert await play.state() == state


async def test_one_press_ends_it_and_one_message_calls_everybody(play: Playing) -> None:
    await play.game_of(play.ben, play.cem)
    await have_a_break(play)
    await pass_by(play, HOUR // 2)
    before = len(play.channel.history())
    await play.act(play.cem, "goon")
    assert not await rests(play)
    assert len(play.channel.history()) == before + 1
    called = play.channel.history()[-1]
    assert "The break is over" in called.content
    for person in (play.anna, play.ben, play.cem):
        assert f"<@{person.id}>" in called.content
    assert play.button(play.board, "contra")
    assert play.text(play.board).count("Break") == 0


async def test_a_restart_in_it_changes_nothing_and_an_hour_ends_it(play: Playing) -> None:
    await play.game_of(play.ben)
    await have_a_break(play)
    state = await play.state()
    await play.restart()
    await pass_by(play, HOUR - 60)
    assert await play.state() == state
    assert await rests(play)
    await pass_by(play, 61)
    assert not await rests(play)
    assert await play.state() == state


async def test_between_two_rounds_the_next_one_waits_for_it(play: Playing) -> None:
    await play.game_of(play.ben, play.cem)
    await end_round(play)
    await have_a_break(play)
    result = play.channel.history()[-1]
    assert "**Break**: Anna asked for it" in play.text(result)
    assert play.button(result, "next") is None
    await pass_by(play, 600)
    assert (await play.view()).round_number == 1
    await play.click(play.ben, result, "goon")
    await pass_by(play, 31)
    assert (await play.view()).round_number == 2


async def test_the_table_can_be_left_and_ended_in_it(play: Playing) -> None:
    await play.game_of(play.ben, play.cem)
    await have_a_break(play)
    question = (await play.click(play.cem, await more(play, play.cem), "leave")).response.message
    await play.click(play.cem, question, "leave", "sure")
    assert (await play.view()).seats[2].has_left
    question = (await play.click(play.anna, await more(play, play.anna), "stop")).response.message
    await play.click(play.anna, question, "stop", "sure")
    assert await rests(play)
    await play.act(play.ben, "vote", "stop.0.yes")
    assert await play.bot.tables.games.in_channel(play.channel.id) is None


async def test_who_plays_alone_has_it_at_once_and_no_computer_player_acts(
    play: Playing, workshop: Workshop
) -> None:
    alone = Alone(play.env, workshop.bot)
    await alone.begin(2)
    await alone.lay("R5", "R1 R2 B9", "B1 B2 B3", "G1 G2 G3")
    await alone.act(alone.anna, "card", face("R1"))
    assert to_act((await alone.state()).phase) == 1
    await alone.act(alone.anna, "more")
    await alone.act(alone.anna, "recess")
    assert "**Break**: Anna asked for it" in alone.shown()
    state, messages = await alone.state(), len(alone.dms(alone.anna))
    await pass_by(alone, HOUR // 2)
    assert await alone.state() == state
    await alone.act(alone.anna, "goon")
    assert len(alone.dms(alone.anna)) == messages, "nobody calls who is there alone"
    await pass_by(alone, 10)
    assert await alone.state() != state
