"""To make the phone of the player to act ring, the hand is posted anew."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from cogs.writing.message_requests import MessageRequests
from cogs.writing.request_timeouts import TroubleError

from ..playing import Playing, face
from ..test_absence import pass_by


async def annas_turn(play: Playing) -> None:
    await play.game_of(play.ben)
    await play.lay("R5", "R1 R2 R3", "B1 B2 B3")


async def no_hand_by_direct_message(play: Playing) -> None:
    page = await play.command(play.anna, "uno me")
    await play.press(play.anna, page, "u:0:0:mine:hand.channel")


def mentions(play: Playing) -> list[discord.Message]:
    """Return the messages in the channel that mention Anna."""
    return [m for m in play.channel.history() if play.anna.mention in m.content]


def requests(play: Playing) -> list[Any]:
    return [request for request in play.env.http_requests if "interactions" not in str(request)]


async def test_the_hand_comes_anew_and_its_first_line_says_what_it_is_about(play: Playing) -> None:
    await annas_turn(play)
    before, asked = play.dm(play.anna), len(requests(play))
    await pass_by(play, 21)
    (rung,) = play.dms(play.anna)
    assert rung.id != before.id
    assert play.text(rung).startswith("🔔 **Your turn** at Anna’s: 🔴 Red 5 lies on top.")
    assert len(requests(play)) == asked + 2
    assert mentions(play) == []
    await pass_by(play, 60)
    assert len(play.dms(play.anna)) == 1
    assert len(requests(play)) == asked + 2


async def test_the_line_leaves_the_hand_at_the_next_edit(play: Playing) -> None:
    await annas_turn(play)
    await pass_by(play, 21)
    await play.act(play.anna, "card", face("R1"))
    assert "🔔" not in play.text(play.dm(play.anna))
    assert play.button(play.dm(play.anna), "quiet") is None


async def test_one_click_stops_the_ringing_for_this_game(play: Playing) -> None:
    await annas_turn(play)
    await pass_by(play, 21)
    rung = play.dm(play.anna)
    await play.click(play.anna, rung, "quiet")
    assert "this game won't ring you any more" in play.text(rung)
    await play.click(play.anna, rung, "card", face("R1"))
    await play.act(play.ben, "draw")
    await pass_by(play, 60)
    assert play.dm(play.anna).id == rung.id


async def test_where_direct_messages_are_closed_the_channel_says_it_and_takes_it_back(
    play: Playing,
) -> None:
    await no_hand_by_direct_message(play)
    await annas_turn(play)
    await pass_by(play, 21)
    assert play.dms(play.anna) == []
    assert len(mentions(play)) == 1
    result = await play.click(play.anna, play.board, "hand")
    assert result.response is not None
    await play.click(play.anna, result.response.message, "card", face("R1"))
    assert mentions(play) == []


async def test_one_click_on_the_mention_stops_further_ones(play: Playing) -> None:
    await no_hand_by_direct_message(play)
    await annas_turn(play)
    await pass_by(play, 21)
    (mention,) = mentions(play)
    answer = await play.click(play.anna, mention, "quiet")
    assert answer.ephemeral
    assert "this game won't ring you any more" in play.text(answer.response.message)
    assert mentions(play) == [], "Anna has not played yet"
    opened = (await play.click(play.anna, play.board, "hand")).response.message
    await play.click(play.anna, opened, "card", face("R1"))
    await play.act(play.ben, "draw")
    await pass_by(play, 60)
    assert mentions(play) == []


async def test_only_the_mentioned_player_can_stop_the_ringing(play: Playing) -> None:
    await no_hand_by_direct_message(play)
    await annas_turn(play)
    await pass_by(play, 21)
    (mention,) = mentions(play)
    for person, told in (
        (play.ben, "That one is for somebody else"),
        (play.cem, "not in this game"),
    ):
        answer = await play.click(person, mention, "quiet")
        assert answer.ephemeral
        assert told in play.text(answer.response.message)
    assert len(mentions(play)) == 1
    opened = (await play.click(play.anna, play.board, "hand")).response.message
    await play.click(play.anna, opened, "card", face("R1"))
    before = play.dm(play.ben).id
    await pass_by(play, 21)
    assert play.dm(play.ben).id != before


async def test_the_mention_is_a_plain_message_that_a_phone_previews(play: Playing) -> None:
    await no_hand_by_direct_message(play)
    await annas_turn(play)
    await pass_by(play, 21)
    (mention,) = mentions(play)
    assert mention.content.startswith(f"{play.anna.mention}, ")
    assert [button["label"] for button in play.buttons(mention)] == ["Don't ring in this game"]


async def test_a_mention_whose_posting_is_not_answered_is_named_as_before(
    play: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord then returns the existing message: nobody is notified twice."""
    names: list[str | None] = []
    send = play.bot.http.send_message

    async def noted(channel_id: int, *, params: Any) -> Any:
        names.append((params.payload or {}).get("nonce"))
        return await send(channel_id, params=params)

    await no_hand_by_direct_message(play)
    await annas_turn(play)
    monkeypatch.setattr(play.bot.http, "send_message", noted)
    path = f"/channels/{play.channel.id}/messages"
    play.env.inject_error("POST", path, status=500, times=1)
    await pass_by(play, 25)
    assert len(mentions(play)) == 1
    first, second = names
    assert first is not None
    assert first == second


async def test_a_mention_that_was_posted_at_the_second_try_is_not_edited_into_a_page(
    play: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A mention is plain text: Discord accepts no edit of it into a page."""
    await no_hand_by_direct_message(play)
    await annas_turn(play)
    names, say = list[str](), MessageRequests.say

    async def not_answered_at_first(asked: MessageRequests, *how: Any) -> int:
        names.append(how[-1])
        if len(names) == 1:
            raise TroubleError(unknown=True)
        return await say(asked, *how)

    monkeypatch.setattr(MessageRequests, "say", not_answered_at_first)
    await pass_by(play, 21)
    await pass_by(play, 10)
    (mention,) = mentions(play)
    assert len(names) == 2
    assert len(set(names)) == 1, "all attempts have the same nonce"
    edits = [r.path for r in play.env.http_requests if r.method == "PATCH"]
    assert f"/channels/{play.channel.id}/messages/{mention.id}" not in edits
