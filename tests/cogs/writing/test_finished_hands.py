"""One message a game in direct messages: of finished matches only the newest line stays."""

from __future__ import annotations

import discord
import pytest
from simcord.actors import MemberActor

from ..playing import Playing, face


async def play_a_match(play: Playing) -> discord.Message:
    """Let Anna win a match of one round against Ben and Cem; return the result."""
    await play.anna.slash(play.channel, "uno start", rules="target=round")
    lobby = play.newest_lobby
    for person in (play.ben, play.cem):
        await play.click(person, lobby, "join")
    await play.click(play.anna, lobby, "start")
    await play.lay("R5", "R1", "B9 B8", "G9 G8")
    await play.act(play.anna, "card", face("R1"))
    return next(m for m in reversed(play.channel.history()) if play.button(m, "rematch"))


def close_dms(play: Playing, person: MemberActor) -> None:
    """Refuse the next direct message to this person."""
    path = f"/channels/{person.user.dm_channel.id}/messages"
    play.env.inject_error("POST", path, status=403, code=50007, times=1)


def left_in_dms(play: Playing, person: MemberActor) -> str:
    """Return the text of the only direct message that the person still has."""
    (line,) = play.dms(person)
    assert not list(play.buttons(line)), "only a line is left, without buttons"
    return play.text(line)


async def test_each_match_leaves_one_line_and_takes_that_of_the_one_before(play: Playing) -> None:
    people = (play.anna, play.ben, play.cem)
    first = await play_a_match(play)
    for person in people:
        assert str(first.id) in left_in_dms(play, person)
    await play.restart()
    close_dms(play, play.ben)
    second = await play_a_match(play)
    for person in (play.anna, play.cem):
        assert str(second.id) in left_in_dms(play, person)
    assert str(first.id) in left_in_dms(play, play.ben), (
        "this was the last message that could be sent to Ben"
    )
    third = await play_a_match(play)
    for person in people:
        assert str(third.id) in left_in_dms(play, person)


@pytest.mark.parametrize("restarted", [False, True])
async def test_the_line_stays_while_the_next_match_is_played(
    play: Playing, restarted: bool
) -> None:
    first = await play_a_match(play)
    await play.anna.slash(play.channel, "uno start", rules="target=round")
    await play.click(play.ben, play.newest_lobby, "join")
    await play.click(play.anna, play.newest_lobby, "start")
    if restarted:
        await play.restart()
    line, hand = play.dms(play.ben)
    assert str(first.id) in play.text(line)
    assert list(play.buttons(hand))
