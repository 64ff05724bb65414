"""A result offers a rematch for a while; then those buttons go and the rest stays."""

from __future__ import annotations

import discord

from bot.tables.seating.rematch import OFFER

from ..playing import Playing
from ..test_absence import pass_by
from .test_rematch import finished_match

UNTIL_THE_END = OFFER.total_seconds()


def offers_rematch(play: Playing, result: discord.Message) -> bool:
    """Return whether the result offers a rematch; check that *More* still shows the match."""
    assert play.button(result, "more") is not None
    assert (play.button(result, "rematch") is None) is (play.button(result, "newrules") is None)
    return play.button(result, "rematch") is not None


def requests_about(play: Playing, message: discord.Message) -> list[str]:
    """Return the requests about this message or about new messages in its channel."""
    channel = f"/channels/{message.channel.id}/messages"
    about = (channel, f"{channel}/{message.id}")
    return [request.method for request in play.env.http_requests if request.path in about]


async def test_it_is_edited_once_when_the_offer_expires(play: Playing) -> None:
    result = await finished_match(play)
    await pass_by(play, UNTIL_THE_END - 1)
    assert offers_rematch(play, result)
    assert "The offer ends <t:" in play.text(result)
    before = requests_about(play, result)
    for _ in range(3):
        await pass_by(play, 1)
    assert not offers_rematch(play, result)
    assert "offer" not in play.text(result)
    assert requests_about(play, result) == [*before, "PATCH"]


async def test_it_leads_to_the_lobby_until_that_begins(play: Playing) -> None:
    result = await finished_match(play)
    await play.click(play.ben, result, "rematch")
    assert offers_rematch(play, result)
    await play.click(play.anna, result, "rematch")
    await play.click(play.ben, play.newest_lobby, "start")
    assert not offers_rematch(play, result)


async def test_another_match_in_the_channel_ends_it_too(play: Playing) -> None:
    result = await finished_match(play)
    await play.anna.slash(play.channel, "uno start")
    await play.click(play.cem, play.newest_lobby, "join")
    assert offers_rematch(play, result), "the other match has not begun yet"
    await play.click(play.anna, play.newest_lobby, "start")
    assert not offers_rematch(play, result)
    before = requests_about(play, result)
    await pass_by(play, UNTIL_THE_END)
    assert requests_about(play, result) == before


async def test_a_result_that_was_deleted_does_not_come_back(play: Playing) -> None:
    result = await finished_match(play)
    play.env.backend.delete_message(play.channel.id, result.id)
    before = requests_about(play, result)
    for _ in range(2):
        await pass_by(play, UNTIL_THE_END)
    assert requests_about(play, result) == [*before, "PATCH"]


async def test_an_archived_thread_is_left_alone(play: Playing) -> None:
    result = await finished_match(play)
    path = f"/channels/{play.channel.id}/messages/{result.id}"
    play.env.inject_error("PATCH", path, status=400, code=50083, times=1)
    before = len(play.env.http_requests)
    await pass_by(play, UNTIL_THE_END)
    asked = [(request.method, request.path) for request in play.env.http_requests[before:]]
    assert asked == [("PATCH", path)], "the thread stays archived"
