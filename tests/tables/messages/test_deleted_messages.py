"""A deleted lobby or board waits in its row until somebody asks for it or its game goes on."""

from __future__ import annotations

from datetime import timedelta

from bot.store.rows import MessageKind, MessageRow
from bot.tables.planning.reposting import BETWEEN_REPOSTS
from tests.tables.world import ANNA, BEN, CHANNEL, World

from .test_delivery import board_of, edit, rows, shown_match

A_SECOND = timedelta(seconds=1)


async def repost(world: World, board: MessageRow, message_id: int) -> None:
    """Delete the board, and post it anew because somebody asks for it."""
    await world.tables.deleted_messages.note(board)
    await world.tables.deleted_messages.ask_for(board.game_id)
    (stale,) = await world.tables.messages.stale(board.game_id)
    version = (await world.view(board.game_id)).game.version
    await world.tables.messages.shown(stale, version, CHANNEL, message_id)


async def test_a_deleted_board_is_not_posted_before_somebody_asks(world: World) -> None:
    game_id = await shown_match(world)
    await edit(world, await board_of(world, game_id))
    await world.show_everything()
    world.bell.rung.clear()
    await world.tables.deleted_messages.note(await board_of(world, game_id))
    assert await world.stale_everywhere() == []
    assert (await world.view(game_id)).board.message_id is None
    await world.tables.deleted_messages.ask_for(game_id)
    (stale,) = await world.stale_everywhere()
    assert (stale.kind, stale.message_id) == (MessageKind.BOARD, None)
    assert world.bell.rung == [game_id, game_id]


async def test_a_deleted_board_is_posted_once_its_game_goes_on(world: World) -> None:
    game_id = await shown_match(world)
    board = await board_of(world, game_id)
    await world.tables.deleted_messages.note(board)
    (anna, _) = await rows(world, game_id)
    await edit(world, anna)
    kinds = {row.kind for row in await world.tables.messages.stale(game_id)}
    assert MessageKind.BOARD in kinds


async def test_what_was_asked_for_is_written_by_another_process(world: World) -> None:
    game_id = await shown_match(world)
    await world.tables.deleted_messages.ask_for(game_id)
    world.restart()
    (asked,) = await world.stale_everywhere()
    assert asked == await board_of(world, game_id)
    assert asked.message_id is not None
    await world.tables.messages.shown(asked, asked.shown_version, CHANNEL, asked.message_id)
    assert await world.stale_everywhere() == []
    world.restart()
    assert await world.stale_everywhere() == []


async def test_who_asks_while_the_board_is_written_is_not_forgotten(world: World) -> None:
    game_id = await shown_match(world)
    before = await board_of(world, game_id)
    await world.tables.deleted_messages.ask_for(game_id)
    assert before.message_id is not None
    await world.tables.messages.shown(before, before.shown_version, CHANNEL, before.message_id)
    assert len(await world.stale_everywhere()) == 1


async def test_two_processes_count_one_deletion_once(world: World) -> None:
    game_id = await shown_match(world)
    board = await board_of(world, game_id)
    await world.tables.deleted_messages.note(board)
    world.restart()
    await world.tables.deleted_messages.note(board)
    assert (await board_of(world, game_id)).deletions == 1
    await repost(world, board, 999)
    await world.tables.deleted_messages.note(board)
    assert (await world.view(game_id)).board.message_id == 999


async def test_the_minute_between_two_posts_outlives_a_restart(world: World) -> None:
    game_id = await shown_match(world)
    await repost(world, await board_of(world, game_id), 999)
    assert not (await world.view(game_id)).board.deleted_often
    await world.tables.deleted_messages.note(await board_of(world, game_id))
    await world.tables.deleted_messages.ask_for(game_id)
    world.restart()
    assert (await world.view(game_id)).board.posted_again_at == world.clock.now() + BETWEEN_REPOSTS
    world.clock.pass_by(BETWEEN_REPOSTS - A_SECOND)
    assert await world.stale_everywhere() == []
    world.clock.pass_by(A_SECOND)
    (stale,) = await world.stale_everywhere()
    assert (stale.deletions, stale.message_id) == (2, None)
    assert (await world.view(game_id)).board.deleted_often


async def test_the_first_deletions_of_lobby_and_board_make_two(world: World) -> None:
    game_id = await world.lobby(ANNA, BEN)
    await world.show_everything()
    (lobby,) = await rows(world, game_id, MessageKind.LOBBY)
    await repost(world, lobby, 998)
    assert not (await world.view(game_id)).board.deleted_often
    await world.tables.lobbies.start(game_id, ANNA.user_id)
    await world.show_everything()
    assert not (await world.view(game_id)).board.deleted_often
    world.clock.pass_by(BETWEEN_REPOSTS)
    await repost(world, await board_of(world, game_id), 999)
    assert (await world.view(game_id)).board.deleted_often
