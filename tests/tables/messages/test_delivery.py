"""The version that a message shows is known at once, and saved now and then."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.store import message_queries
from bot.store.rows import MessageKind, MessageRow
from bot.tables.messages.shown_versions import ShownVersions
from bot.tables.messages.table_messages import ActingPlayers
from bot.tables.playing import play
from bot.tables.storage.repository import Repository
from bot.tables.table import Stored
from tests.tables.world import ANNA, BEN, CHANNEL, World, accepted, harmless

HAND = MessageKind.HAND


async def shown_match(world: World) -> str:
    """Begin a match of two whose messages are all posted and up to date."""
    game_id = await world.game(ANNA, BEN)
    await world.show_everything()
    return game_id


async def rows(world: World, game_id: str, kind: MessageKind = HAND) -> list[MessageRow]:
    """Return the stored messages of a kind, hands sorted by seat."""
    async with world.database.read() as connection:
        found = await message_queries.messages_of(connection, game_id)
    return sorted([row for row in found if row.kind is kind], key=lambda row: row.seat or 0)


async def board_of(world: World, game_id: str) -> MessageRow:
    (board,) = await rows(world, game_id, MessageKind.BOARD)
    return board


async def edit(world: World, message: MessageRow) -> int:
    """Let the player act, note that the message shows it, and return the version."""
    person, view = await world.to_act(message.game_id)
    done = await world.tables.submit(
        message.game_id, person.user_id, play.act, harmless(view), view.game.version
    )
    version = accepted(done).game.version
    assert message.channel_id is not None
    assert message.message_id is not None
    await world.tables.messages.shown(message, version, message.channel_id, message.message_id)
    return version


async def test_an_edit_is_known_at_once_and_on_disk_once_it_is_written_down(world: World) -> None:
    game_id = await shown_match(world)
    board = await board_of(world, game_id)
    messages = world.tables.messages
    assert messages.not_written == []
    version = await edit(world, board)
    known = await messages.at(game_id, board.id)
    assert known == await messages.find(board.id) == replace(board, shown_version=version)
    assert messages.not_written == [game_id]
    assert board not in await messages.stale(game_id)
    assert await board_of(world, game_id) == board
    await messages.write_down(game_id)
    assert messages.not_written == []
    assert await board_of(world, game_id) == known


async def test_what_is_not_whole_is_out_of_date_on_disk_until_it_is(world: World) -> None:
    game_id = await shown_match(world)
    board, messages = await board_of(world, game_id), world.tables.messages
    version = await edit(world, board)
    ids = board.channel_id or 0, board.message_id or 0
    await messages.shown(board, version, *ids, whole=False)
    assert board not in await messages.stale(game_id)
    await messages.write_down(game_id)
    assert await board_of(world, game_id) == board
    await messages.shown(board, version, *ids)
    await messages.write_down(game_id)
    assert await board_of(world, game_id) == replace(board, shown_version=version)
    assert messages.not_written == []


async def test_writing_down_changes_no_other_message(world: World) -> None:
    game_id = await shown_match(world)
    board, hands = await board_of(world, game_id), await rows(world, game_id)
    messages = world.tables.messages
    await messages.lost(hands[0])
    version = await edit(world, board)
    await messages.write_down("another")
    await messages.write_down(game_id)
    lost, kept = await rows(world, game_id)
    assert (lost.message_id, lost.shown_version) == (None, 0)
    assert (kept.message_id, kept.shown_version) == (hands[1].message_id, hands[1].shown_version)
    assert (await board_of(world, game_id)).shown_version == version


async def test_what_was_shown_since_is_written_down_the_next_time(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = await shown_match(world)
    board, change = await board_of(world, game_id), Repository.change

    async def overtaken(*args: Any) -> Stored | None:
        monkeypatch.undo()
        await edit(world, board)
        return await change(*args)

    await edit(world, board)
    monkeypatch.setattr(Repository, "change", overtaken)
    await world.tables.messages.write_down(game_id)
    assert world.tables.messages.not_written == [game_id]


async def test_a_message_is_found_in_its_own_game_until_it_is_to_be_deleted(world: World) -> None:
    game_id = await shown_match(world)
    board, messages = await board_of(world, game_id), world.tables.messages
    assert await messages.at(game_id, board.id) == board
    assert await messages.at("another", board.id) is None
    assert await messages.at(game_id, 999) is None
    await messages.shown(board, board.shown_version, CHANNEL, 999)
    assert await messages.at(game_id, board.id) is None
    posted = await messages.at(game_id, 999)
    assert posted is not None
    assert posted.id == board.id


async def test_who_loses_a_direct_message_is_written_to_where_nobody_knows_yet(
    world: World,
) -> None:
    game_id = await shown_match(world)
    hands, board = await rows(world, game_id), await board_of(world, game_id)
    world.bell.rung.clear()
    await world.tables.messages.lost(hands[0])
    await world.tables.messages.lost(board)
    assert world.bell.rung == [game_id, game_id]
    hand, kept = await rows(world, game_id)
    assert kept == hands[1]
    nothing = {"message_id": None, "posted_at": None, "shown_version": 0}
    assert hand == replace(hands[0], channel_id=None, **nothing)
    assert await board_of(world, game_id) == replace(board, **nothing)


async def test_a_message_that_was_replaced_meanwhile_is_not_lost(world: World) -> None:
    game_id = await shown_match(world)
    board = await board_of(world, game_id)
    await world.tables.messages.shown(board, board.shown_version, CHANNEL, 999)
    await world.tables.messages.lost(board)
    assert (await world.view(game_id)).board.message_id == 999


async def left_over(world: World, game_id: str) -> list[tuple[int | None, int | None, bool]]:
    """Return the channel and id of each message to be deleted, and whether it is direct."""
    stale = await world.tables.messages.stale(game_id)
    return [(row.channel_id, row.message_id, row.is_direct) for row in stale if row.retired]


async def test_a_public_message_that_no_row_knows_is_deleted(world: World) -> None:
    game_id = await shown_match(world)
    board = await board_of(world, game_id)
    world.bell.rung.clear()
    assert board.message_id is not None
    await world.tables.messages.retire_unknown(game_id, CHANNEL, board.message_id)
    await world.tables.messages.retire_unknown("another", CHANNEL, 999)
    assert (world.bell.rung, await left_over(world, game_id)) == ([], [])
    await world.tables.messages.retire_unknown(game_id, 71, 999)
    await world.tables.messages.retire_unknown(game_id, 71, 999)
    assert world.bell.rung == [game_id]
    assert await left_over(world, game_id) == [(71, 999, False)]


async def test_the_messages_of_a_game_that_is_over_are_left_alone(world: World) -> None:
    game_id = await shown_match(world)
    await world.stop(game_id)
    await world.tables.messages.retire_unknown(game_id, CHANNEL, 999)
    assert await left_over(world, game_id) == []


async def test_whom_a_table_waits_for(world: World) -> None:
    game_id = await world.game(ANNA, computers=1)
    found = await world.tables.messages.of_game(game_id)
    assert found is not None
    assert (found.waits_for, found.acting_user) == (0, ANNA.user_id)
    needed = await world.tables.messages.needed(game_id)
    assert needed == ActingPlayers(frozenset({0}), frozenset({ANNA.user_id}))
    await world.show_everything()
    await edit(world, await board_of(world, game_id))
    found = await world.tables.messages.of_game(game_id)
    assert found is not None
    assert (found.waits_for, found.acting_user) == (1, None)
    await world.stop(game_id)
    found = await world.tables.messages.of_game(game_id)
    assert found is not None
    assert (found.waits_for, found.acting_user) == (None, None)
    for nobody in (game_id, "another"):
        assert await world.tables.messages.needed(nobody) == ActingPlayers()
    assert await world.tables.messages.of_game("another") is None


def test_a_message_that_shows_what_the_database_has_lost_is_written_again() -> None:
    """An asynchronous standby has taken over, so the game is at an older version than shown."""
    shown = ShownVersions()
    row = MessageRow(1, "abcd2345", 7, HAND, 0, 1, CHANNEL, 2, 3, None, None)
    shown.note(row, 12, newest=12)
    assert shown.in_all((row,), 12)[0].shown_version == 12
    assert shown.in_all((row,), 5)[0].is_stale(5)
    shown.note(row, 5, newest=5)
    assert not shown.in_all((row,), 5)[0].is_stale(5)
    assert shown.in_all((row,), 6)[0].is_stale(6)
