"""The number of direct-message channels opened, which Discord limits for each bot."""

from __future__ import annotations

import pytest

from bot.store.rows import MessageKind

from ..playing import Playing

_OPENING = "/users/@me/channels"


def openings(play: Playing) -> int:
    return len([asked for asked in play.env.http_requests if asked.path == _OPENING])


async def next_game(play: Playing) -> None:
    await play.anna.slash(play.channel, "uno start")
    lobby = play.channel.history()[-1]
    await play.click(play.ben, lobby, "join")
    await play.click(play.anna, lobby, "start")


async def test_the_next_game_uses_the_same_direct_messages(play: Playing) -> None:
    await play.game_of(play.ben)
    opened = openings(play)
    assert opened == 2
    await play.stop(play.anna, play.ben)
    await next_game(play)
    assert openings(play) == opened
    for person in (play.anna, play.ben):
        assert play.button(play.dm(person), "card") is not None
        assert len(play.dms(person)) == 2


async def test_after_a_restart_it_is_known_where_the_last_hand_was(play: Playing) -> None:
    await play.game_of(play.ben)
    await play.stop(play.anna, play.ben)
    await play.restart()
    opened = openings(play)
    await next_game(play)
    assert openings(play) == opened
    for person in (play.anna, play.ben):
        assert play.button(play.dm(person), "card") is not None


async def test_a_channel_that_discord_knows_no_more_is_opened_again(play: Playing) -> None:
    await play.game_of(play.ben)
    await play.stop(play.anna, play.ben)
    opened = openings(play)
    path = f"/channels/{play.dm(play.ben).channel.id}/messages"
    play.env.inject_error("POST", path, status=404, code=10003, times=1)
    await next_game(play)
    assert openings(play) == opened + 1
    assert play.button(play.dm(play.ben), "card") is not None


@pytest.mark.lengthy
async def test_a_hand_that_nobody_got_is_not_posted_once_the_game_is_over(play: Playing) -> None:
    play.env.inject_error("POST", _OPENING, status=429, code=40003, times=None)
    await play.game_of(play.ben)
    game_id = (await play.view()).game.id
    unposted = [row.kind for row in await play.bot.tables.messages.stale(game_id)]
    assert unposted == [MessageKind.HAND, MessageKind.HAND]
    await play.stop(play.anna, play.ben)
    assert await play.bot.tables.messages.stale(game_id) == []
