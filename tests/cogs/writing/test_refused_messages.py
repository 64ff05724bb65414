"""The writer's reactions to refusals by Discord, each of which means something different."""

from __future__ import annotations

import logging
from typing import Any

import discord
import pytest

from bot.store.rows import MessageKind, MessageRow
from cogs.writing.message_requests import MessageRequests
from cogs.writing.request_timeouts import TroubleError
from cogs.writing.ways import Reposting

from ..playing import Playing, face

FORBIDDEN_WORD = "may not show the board"
LOCKED_WORD = "is locked"


def board_path(play: Playing) -> str:
    return f"/channels/{play.channel.id}/messages/{play.board.id}"


def asked(play: Playing, path: str) -> int:
    """Return the number of requests with this method and path."""
    return [request.path for request in play.env.http_requests].count(path)


@pytest.mark.usefixtures("longer_pauses")
@pytest.mark.parametrize(
    ("status", "code", "word"),
    [
        pytest.param(403, 50001, FORBIDDEN_WORD, id="no access", marks=pytest.mark.lengthy),
        pytest.param(403, 50013, FORBIDDEN_WORD, id="no permission"),
        pytest.param(400, 160005, LOCKED_WORD, id="locked thread", marks=pytest.mark.lengthy),
    ],
)
async def test_where_the_board_cannot_be_written_the_hands_say_so_until_it_can(
    play: Playing, status: int, code: int, word: str
) -> None:
    await play.game_of(play.ben)
    play.use_own_route()
    play.env.inject_error("PATCH", board_path(play), status=status, code=code, times=None)
    await play.lay("R5", "R1 R2 R3", "B1 B2 B3")
    for person in (play.anna, play.ben):
        assert word in play.text(play.dm(person))
    result = await play.click(play.anna, play.board, "hand")
    assert word in play.text(result.response.message)

    play.env.backend.faults.clear()
    await play.env.advance_time(15)
    assert "Red 5" in play.text(play.board)
    for person in (play.anna, play.ben):
        assert word not in play.text(play.dm(person))


async def test_a_request_without_the_known_permission_is_not_sent(
    play: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play.game_of(play.ben)
    play.use_own_route()
    path = board_path(play)
    before = asked(play, path)

    def nothing(channel: discord.TextChannel, member: discord.Member) -> discord.Permissions:
        return discord.Permissions.none()

    with monkeypatch.context() as taken:
        taken.setattr(discord.TextChannel, "permissions_for", nothing)
        await play.lay("R5", "R1 R2 R3", "B1 B2 B3")
        await play.env.advance_time(60)
        assert asked(play, path) == before
        assert FORBIDDEN_WORD in play.text(play.dm(play.anna))
    await play.env.advance_time(5)
    assert asked(play, path) == before + 1
    assert "Red 5" in play.text(play.board)


async def test_an_archived_thread_is_taken_out_of_the_archive(
    play: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play.game_of(play.ben)
    play.use_own_route()
    path, unarchived = board_path(play), list[int]()

    async def unarchive(requests: MessageRequests, thread_id: int) -> None:
        unarchived.append(thread_id)

    monkeypatch.setattr(MessageRequests, "unarchive", unarchive)
    play.env.inject_error("PATCH", path, status=400, code=50083)
    await play.lay("R5", "R1 R2 R3", "B1 B2 B3")
    assert unarchived == [play.channel.id]
    assert "Red 5" in play.text(play.board)


@pytest.mark.parametrize(
    "status", [503, *(pytest.param(each, marks=pytest.mark.lengthy) for each in (500, 502))]
)
async def test_a_board_is_right_five_seconds_after_trouble_of_discord(
    play: Playing, status: int
) -> None:
    await play.game_of(play.ben)
    play.use_own_route()
    play.env.inject_error("PATCH", "/channels/*", status=status, times=None)
    await play.lay("R5", "R1 R2 R3", "B1 B2 B3")
    await play.env.advance_time(120)
    assert "Red 5" not in play.text(play.board)
    play.env.backend.faults.clear()
    await play.env.advance_time(5)
    assert "Red 5" in play.text(play.board)
    for person in (play.anna, play.ben):
        assert "Red 5" in play.text(play.dm(person))


@pytest.mark.usefixtures("longer_pauses")
@pytest.mark.parametrize(("times", "lines"), [(2, 0), (None, 1)])
async def test_an_outage_that_lasts_is_logged_once(
    play: Playing, caplog: pytest.LogCaptureFixture, times: int | None, lines: int
) -> None:
    await play.game_of(play.ben)
    play.use_own_route()
    play.env.inject_error("PATCH", board_path(play), status=500, code=0, times=times)
    await play.lay("R5", "R1 R2 R3", "B1 B2 B3")
    await play.env.advance_time(45)
    warned = [each.message for each in caplog.records if each.levelno >= logging.WARNING]
    assert len(warned) == lines
    assert all("its status page may tell more" in each for each in warned)


async def test_a_hand_that_may_not_be_edited_any_more_is_posted_anew(play: Playing) -> None:
    await play.game_of(play.ben)
    old = play.dm(play.ben)
    path = f"/channels/{old.channel.id}/messages/{old.id}"
    play.env.inject_error("PATCH", path, status=429, code=30046)
    await play.lay("R5", "R1 R2 R3", "B1 B2 B3")
    (hand,) = play.dms(play.ben)
    assert hand.id != old.id
    assert play.button(hand, "card", face("B1")) is not None


@pytest.mark.lengthy
async def test_an_old_message_that_cannot_be_deleted_now_is_deleted_later(play: Playing) -> None:
    """Otherwise its buttons would stay permanently."""
    await play.game_of(play.ben)
    play.use_own_route()
    old = play.board
    path = board_path(play)
    play.env.inject_error("PATCH", path, status=429, code=30046)
    play.env.inject_error("DELETE", path, status=500, times=None)
    await play.lay("R5", "R1 R2 R3", "B1 B2 B3")
    boards = [m.id for m in play.channel.history() if play.button(m, "hand") is not None]
    assert len(boards) == 2
    await play.restart()
    play.env.backend.faults.clear()
    await play.env.advance_time(5)
    assert old.id not in [message.id for message in play.channel.history()]
    assert "Red 5" in play.text(play.board)


async def test_removed_from_a_server_the_bot_ends_its_games_and_tells_the_players(
    play: Playing,
) -> None:
    await play.game_of(play.ben)
    messages: Any = play.bot.get_cog("Messages")
    guild: Any = play.bot.get_guild(play.guild.id)
    with play.env._bot_scope():
        await messages.on_guild_remove(guild)
    await play.env.settle()
    assert await play.bot.tables.games.in_channel(play.channel.id) is None
    for person in (play.anna, play.ben):
        assert "removed from its server" in play.text(play.dm(person))


async def test_a_channel_that_is_deleted_ends_its_game(play: Playing) -> None:
    await play.anna.slash(play.channel, "uno start")
    messages: Any = play.bot.get_cog("Messages")
    channel: Any = play.bot.get_channel(play.channel.id)
    with play.env._bot_scope():
        await messages.on_guild_channel_delete(channel)
    await play.env.settle()
    assert await play.bot.tables.games.in_channel(play.channel.id) is None
    assert "is gone" in play.text(play.dm(play.anna))


async def test_a_game_ends_even_if_nobody_can_be_notified(play: Playing) -> None:
    await play.anna.slash(play.channel, "uno start")
    messages: Any = play.bot.get_cog("Messages")
    play.env.inject_error("POST", "/users/@me/channels", status=403, code=50007)
    with play.env._bot_scope():
        await messages.channels.channel_is_gone(play.channel.id)
        await messages.channels.channel_is_gone(play.channel.id)
    await play.env.settle()
    assert await play.bot.tables.games.in_channel(play.channel.id) is None


@pytest.mark.parametrize("times", [1, 2, 3])
async def test_where_a_part_of_a_page_is_refused_a_plainer_one_follows_at_once(
    play: Playing, times: int
) -> None:
    await play.game_of(play.ben)
    play.use_own_route()
    board = play.board
    play.env.inject_error("PATCH", board_path(play), status=400, code=50035, times=times)
    await play.lay("R5", "R1 R2 R3", "B1 B2 B3")
    assert "Red 5" in play.text(board)


async def test_where_a_part_of_an_answer_is_refused_a_plainer_one_follows_at_once(
    play: Playing,
) -> None:
    await play.game_of(play.ben)
    play.env.inject_error("POST", "/interactions/*", status=400, code=50035)
    result = await play.click(play.anna, play.board, "hand")
    assert play.button(result.response.message, "card") is not None


async def test_a_board_whose_new_post_is_not_answered_does_not_stand_there_twice(
    play: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Posting again with the same nonce returns the first post: no second board is left behind."""
    await play.game_of(play.ben)
    old, posts = play.board, list[str | None]()
    post = MessageRequests.post

    async def unanswered_at_first(requests: MessageRequests, *asked: Any) -> int:
        posts.append(asked[-1])
        posted = await post(requests, *asked)
        if len(posts) == 1:
            raise TroubleError(unknown=True)
        return posted

    async def is_due_once(_reposting: Reposting, row: MessageRow) -> bool:
        return row.kind is MessageKind.BOARD and not posts

    monkeypatch.setattr(MessageRequests, "post", unanswered_at_first)
    monkeypatch.setattr(Reposting, "is_due", is_due_once)
    await play.lay("R5", "R1 R2 R3", "B1 B2 B3")
    await play.env.advance_time(10)
    assert len(posts) == 2
    assert len(set(posts)) == 1, "all attempts have the same nonce"
    assert play.board.id != old.id
    assert "Red 5" in play.text(play.board)
