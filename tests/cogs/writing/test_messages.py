"""Messages stay up to date despite refusals by Discord, deletions by people, and age."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from ..playing import Playing, face


async def _a_turn(play: Playing) -> None:
    await play.lay("R5", "R1 R2 R3", "B1 B2 B3")
    await play.act(play.anna, "card", face("R1"))


async def test_a_board_that_may_not_be_edited_any_more_is_posted_anew(play: Playing) -> None:
    await play.game_of(play.ben)
    play.use_own_route()
    old = play.board
    path = f"/channels/{play.channel.id}/messages/{old.id}"
    play.env.inject_error("PATCH", path, status=429, code=30046)
    await _a_turn(play)
    assert play.board.id != old.id
    assert "Red 1" in play.text(play.board)
    assert old.id not in [message.id for message in play.channel.history()]
    assert len(play.board.reactions) == 2


async def test_a_board_is_posted_anew_before_it_is_an_hour_old(play: Playing) -> None:
    await play.game_of(play.ben)
    old = play.board
    await play.env.advance_time(51 * 60)
    await _a_turn(play)
    assert play.board.id != old.id


async def test_a_board_out_of_sight_is_posted_anew(play: Playing) -> None:
    await play.game_of(play.ben)
    await _a_turn(play)
    old = play.board
    for number in range(12):
        await play.cem.send(play.channel, f"chatter {number}")
    await play.env.advance_time(180)
    await _a_turn(play)
    assert play.board.id != old.id


async def test_a_board_in_sight_stays(play: Playing) -> None:
    await play.game_of(play.ben)
    old = play.board
    await play.cem.send(play.channel, "hello")
    await play.env.advance_time(180)
    await _a_turn(play)
    assert play.board.id == old.id


async def test_deleted_messages_come_back(play: Playing) -> None:
    await play.game_of(play.ben)
    await play.guild.add_member(play.guild.owner).delete(play.board)
    await _a_turn(play)
    assert "Red 1" in play.text(play.board)


async def test_a_failed_edit_is_made_later(play: Playing) -> None:
    await play.game_of(play.ben)
    play.use_own_route()
    path = f"/channels/{play.channel.id}/messages/*"
    play.env.inject_error("PATCH", path, status=500)
    await play.lay("R5", "R1 R2 R3", "B1 B2 B3")
    await play.env.advance_time(3)
    assert "Red 5" in play.text(play.board)


async def test_many_changes_are_shown_at_once(play: Playing) -> None:
    await play.game_of(play.ben)
    before = len(play.env.http_requests)
    play.bot.notifier.listen(None)
    for top in ("R5", "R6", "R7"):
        await play.lay(top, "R1 R2 R3", "B1 B2 B3")
    view = await play.view()
    messages = play.bot.get_cog("Messages")
    with play.env._bot_scope():
        messages.writer.wake(view.game.id)  # type: ignore[union-attr]
    await play.env.settle()
    assert len(play.env.http_requests) == before + 3  # the board and two hands
    assert "Red 7" in play.text(play.board)


async def test_people_join_between_rounds_and_the_table_ends_the_match(play: Playing) -> None:
    await play.game_of(play.ben)
    await play.lay("R5", "R1", "B9 B8")
    await play.act(play.anna, "card", face("R1"))
    board = play.channel.history()[-1]
    await play.look_up(play.cem, board, "join")
    assert "Cem" in play.text(board)
    question = await play.look_up(play.anna, board, "stop")
    await play.click(play.anna, question.response.message, "stop")
    assert await play.bot.tables.games.in_channel(play.channel.id) is not None
    await play.click(play.ben, board, "vote", "stop.0.yes")
    assert await play.bot.tables.games.in_channel(play.channel.id) is None


@pytest.mark.usefixtures("longer_pauses")
@pytest.mark.parametrize("event", ["on_guild_channel_update", "on_guild_role_update", None])
async def test_a_board_is_right_again_once_the_permission_is_back(
    play: Playing, event: str | None
) -> None:
    """Nobody acts meanwhile. If no event tells the bot that it may edit, it tries each minute."""
    await play.game_of(play.ben)
    play.use_own_route()
    path = f"/channels/{play.channel.id}/messages/{play.board.id}"
    play.env.inject_error("PATCH", path, status=403, code=50013, times=None)
    await play.lay("R5", "R1 R2 R3", "B1 B2 B3")
    await play.env.advance_time(60)
    assert "Red 5" not in play.text(play.board)
    play.env.backend.faults.clear()
    if event is not None:
        messages: Any = play.bot.get_cog("Messages")
        guild = play.bot.get_guild(play.guild.id)
        changes = {"overwrites": 1, "permissions": 1}, {"overwrites": 2, "permissions": 2}
        with play.env._bot_scope():
            await getattr(messages, event)(
                *(SimpleNamespace(guild=guild, **each) for each in changes)
            )
    await play.env.advance_time(60 if event is None else 5)
    assert "Red 5" in play.text(play.board)


async def test_the_game_of_a_channel_that_is_gone_is_over_and_the_hands_say_so(
    play: Playing,
) -> None:
    await play.game_of(play.ben)
    play.use_own_route()
    path = f"/channels/{play.channel.id}/messages/{play.board.id}"
    play.env.inject_error("PATCH", path, status=404, code=10003)
    await play.lay("R5", "R1 R2 R3", "B1 B2 B3")
    assert await play.bot.tables.games.in_channel(play.channel.id) is None
    for person in (play.anna, play.ben):
        hand, told = play.dms(person)
        assert "match is over" in play.text(hand)
        assert list(play.buttons(hand)) == []
        assert "is gone" in play.text(told)


async def test_a_channel_that_was_deleted_while_nobody_listened_is_missed_at_the_next_session(
    play: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play.game_of(play.ben)
    monkeypatch.setattr(discord.Guild, "get_channel_or_thread", lambda *_: None)
    await play.restart()
    assert await play.bot.tables.games.in_channel(play.channel.id) is not None, (
        "Discord still has the channel"
    )
    path = f"/channels/{play.channel.id}"
    play.env.inject_error("GET", path, status=403, code=50001)
    await play.restart()
    assert await play.bot.tables.games.in_channel(play.channel.id) is not None, (
        "the channel may still exist"
    )
    play.env.inject_error("GET", path, status=404, code=10003)
    await play.restart()
    assert await play.bot.tables.games.in_channel(play.channel.id) is None
    for person in (play.anna, play.ben):
        assert "is gone" in play.text(play.dms(person)[-1])


async def test_a_direct_message_that_is_gone_with_its_channel_is_opened_anew(
    play: Playing,
) -> None:
    await play.game_of(play.ben)
    old = play.dm(play.ben)
    path = f"/channels/{old.channel.id}/messages/{old.id}"
    play.env.inject_error("PATCH", path, status=404, code=10003)
    await play.lay("R5", "R1 R2 R3", "B1 B2 B3")
    assert play.dm(play.ben).id != old.id
    assert play.button(play.dm(play.ben), "card", face("B1")) is not None
