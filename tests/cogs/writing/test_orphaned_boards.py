"""After a start, a board that no row knows loses its buttons and points to the one that goes on."""

from __future__ import annotations

import discord
import pytest

from bot.store.rows import MessageKind

from ..conftest import Workshop
from ..playing import Playing
from ..test_replays import keep_round
from .test_orphans import ids, orphan


def pointed_to(play: Playing, message: discord.Message) -> list[str]:
    """Return the links on a message whose buttons are gone, none if it still has buttons."""
    if list(play.buttons(message)):
        return []
    return [part["url"] for part in play.components(message) if part.get("url")]


def link_to(play: Playing, message: discord.Message) -> str:
    return f"https://discord.com/channels/{play.guild.id}/{play.channel.id}/{message.id}"


async def test_each_board_that_nobody_knows_of_points_to_the_board(play: Playing) -> None:
    await play.game_of(play.ben)
    board = play.board
    lost = [await orphan(play, MessageKind.BOARD) for _ in range(2)]
    await play.restart()
    assert [pointed_to(play, each) for each in lost] == [[link_to(play, board)]] * 2
    assert play.board.id == board.id
    await play.lay("R5", "R1 R2 R3", "B1 B2 B3")
    assert "Red 5" in play.text(board)


async def test_so_does_a_lobby(play: Playing) -> None:
    await play.anna.slash(play.channel, "uno start")
    lost = await orphan(play, MessageKind.LOBBY)
    await play.restart()
    assert not list(play.buttons(lost))
    await play.click(play.ben, play.lobby, "join")
    assert "Ben" in play.text(play.lobby)


async def test_what_the_rows_know_and_what_was_posted_of_a_replay_stay(
    play: Playing, workshop: Workshop
) -> None:
    await play.game_of(play.ben)
    await keep_round(play, workshop)
    shown = await play.command(play.ben, "uno replay")
    await play.click(play.ben, shown, "replay", "1.0.film")
    await play.cem.send(play.channel, "hello")
    before = [(each.id, play.components(each)) for each in play.channel.history()]
    await play.restart()
    assert [(each.id, play.components(each)) for each in play.channel.history()] == before


async def test_the_search_does_not_depend_on_what_is_stale(play: Playing) -> None:
    """The process after the killed one may be killed, too, once it has edited the older board."""
    await play.game_of(play.ben)
    board, lost = play.board, await orphan(play, MessageKind.BOARD)
    with play.env._bot_scope():
        await play.bot.tables.messages.write_down((await play.view()).game.id)
    assert await play.bot.tables.messages.stale_games() == []
    await play.restart()
    assert pointed_to(play, lost) == [link_to(play, board)]


async def test_one_that_may_not_be_edited_any_more_is_deleted(play: Playing) -> None:
    await play.game_of(play.ben)
    board, lost = play.board, await orphan(play, MessageKind.BOARD)
    path = f"/channels/{play.channel.id}/messages/{lost.id}"
    play.env.inject_error("PATCH", path, status=429, code=30046)
    await play.restart()
    assert lost.id not in ids(play)
    assert play.board.id == board.id


@pytest.mark.parametrize("method", ["GET", "PATCH"])
async def test_a_bot_that_may_not_do_so_leaves_it_and_goes_on_elsewhere(
    play: Playing, method: str
) -> None:
    await play.game_of(play.ben)
    first, lost = play.channel, [await orphan(play, MessageKind.BOARD)]
    play.channel = play.guild.create_text_channel("two")
    await play.game_of(play.ben)
    board = play.board
    lost.append(await orphan(play, MessageKind.BOARD))
    path = f"/channels/{first.id}/messages{'' if method == 'GET' else f'/{lost[0].id}'}"
    play.env.inject_error(method, path, status=403, code=50001, times=None)
    await play.restart()
    assert [bool(list(play.buttons(each))) for each in lost] == [True, False]
    assert pointed_to(play, lost[1]) == [link_to(play, board)]


async def test_it_is_looked_for_again_where_discord_did_not_let_the_bot_look(play: Playing) -> None:
    await play.game_of(play.ben)
    board, lost = play.board, await orphan(play, MessageKind.BOARD)
    play.env.inject_error("GET", f"/channels/{play.channel.id}/messages", status=403)
    await play.restart()
    assert pointed_to(play, lost) == []
    await play.env.advance_time(30.0)
    await play.env.settle()
    assert pointed_to(play, lost) == [link_to(play, board)]


async def test_it_is_looked_for_after_a_silence_of_the_database(play: Playing) -> None:
    """Then a board may have been posted whose id could not be saved."""
    await play.game_of(play.ben)
    board, lost = play.board, await orphan(play, MessageKind.BOARD)
    with play.env._bot_scope():
        play.bot.look_again()
    await play.env.settle()
    assert pointed_to(play, lost) == [link_to(play, board)]
