"""The checks find what they look for: each violation is made here on purpose."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any, cast

import pytest
from sqlalchemy import delete, update

from bot.i18n import Texts
from bot.render.clicks.click_id import Click, Verb
from bot.store import game_queries, schema, token_queries
from bot.store.rows import MessageKind
from bot.store.token_queries import TokenRow
from bot.tables.playing import play
from playground import Message, Playground
from tests.faults import table_checks
from tests.faults.ledger import Ledger, states
from tests.faults.memory import LEAST_LOOKS, Memory
from tests.faults.onlooker import Onlooker, Shown
from tests.sqlite_in_place import sqlite_in_place
from tests.tables.world import ANNA, BEN, World, accepted, harmless


@pytest.fixture
async def world(migrated_sqlite: str) -> AsyncIterator[World]:
    with sqlite_in_place():
        world = World(migrated_sqlite)
        yield world
        await world.close()


async def one_action(world: World) -> tuple[Ledger, Click, int, int]:
    """Let a player draw; return a ledger, the click, the user id and the version after it."""
    game_id = await world.dealt_game(ANNA, BEN)
    person, view = await world.to_act(game_id)
    done = await world.tables.submit(
        game_id, person.user_id, play.act, harmless(view), view.game.version
    )
    click = Click(game_id, view.game.version, Verb.DRAW)
    return Ledger(world.database), click, person.user_id, accepted(done).game.version


async def test_an_action_that_is_stored_is_no_complaint(world: World) -> None:
    ledger, click, user, version = await one_action(world)
    assert await ledger.note(click, user, click.version, version)
    assert await ledger.check() == []
    assert await table_checks.secrets(_nobody_looks(), world.database, [click.game]) == []


async def test_an_action_that_was_acknowledged_and_is_gone(world: World) -> None:
    ledger, click, user, version = await one_action(world)
    await ledger.note(click, user, click.version, version)
    async with world.database.write() as connection:
        await connection.execute(delete(schema.actions).where(schema.actions.c.version == version))
    assert "is gone" in (await ledger.check())[0]


async def test_an_answer_before_the_commit(world: World) -> None:
    ledger, click, user, version = await one_action(world)
    assert not await ledger.note(click, user, click.version, version + 1)
    assert "stored is" in (await ledger.check())[0]


async def test_a_version_that_has_gone_back(world: World) -> None:
    ledger, click, user, version = await one_action(world)
    await ledger.note(click, user, click.version, version)
    async with world.database.write() as connection:
        await connection.execute(update(schema.games).values(version=version - 1))
    assert "was at version" in (await ledger.check())[0]


async def done_again(world: World, click: Click, version: int) -> None:
    """Store the same action again at the next version."""
    async with world.database.write() as connection:
        (row,) = await game_queries.last_actions(connection, click.game, 1)
        again = {name: getattr(row, name) for name in row.__struct_fields__}
        again["version"] = version + 1
        await connection.execute(game_queries.ADD_ACTION, again)
        await connection.execute(update(schema.games).values(version=version + 1))


async def test_a_click_that_was_done_twice(world: World) -> None:
    ledger, click, user, version = await one_action(world)
    await done_again(world, click, version)
    await ledger.note(click, user, click.version, version + 1)
    assert "2 times" in (await ledger.check())[0]


async def test_actions_before_a_click_on_an_old_message_do_not_count(
    world: World,
) -> None:
    ledger, click, user, version = await one_action(world)
    await done_again(world, click, version)
    before = await ledger.version(click.game)
    assert not await ledger.note(click, user, before, version + 1)
    assert await ledger.check() == []


async def test_a_card_of_somebody_else(world: World) -> None:
    game_id = await world.dealt_game(ANNA, BEN)
    async with world.database.read() as connection:
        game = await game_queries.find_game(connection, game_id)
        seats = await game_queries.seats_of(connection, game_id)
    assert game is not None
    played = await states(world.database, game)
    hidden = frozenset(played[game.version].hands[1])
    onlooker = _nobody_looks()
    onlooker.shown.add(Shown(game_id, game.version, BEN.user_id, hidden))
    assert onlooker.check(game_id, seats, played) == []
    for user_id in (None, 12345):
        onlooker.shown = {Shown(game_id, game.version, user_id, hidden)}
        assert len(onlooker.check(game_id, seats, played)) == 1


async def test_a_message_that_is_out_of_date_or_not_there(world: World) -> None:
    game_id = await world.dealt_game(ANNA, BEN)
    playground = Playground()
    channel = playground.world.add_channel("here")
    async with world.database.write() as connection:
        await connection.execute(update(schema.games).values(channel_id=int(channel.id)))
    stale = await table_checks.stale_messages(playground, world.database, [game_id])
    assert len(stale) == 3
    playground.world.delete_channel(channel)
    without = await table_checks.ended_where_it_had_to(playground, world.database, [game_id])
    assert "without a channel" in without[0]


async def test_a_hand_may_rest_while_its_player_has_opened_another(world: World) -> None:
    game_id = await world.dealt_game(ANNA, BEN)
    playground = Playground()
    channel = playground.world.add_channel("here")
    hand = _with_button(playground, channel.id, Click(game_id, 1, Verb.MORE))
    rests = Texts.load().get("en").format("note-hand-elsewhere")
    hand.components.append({"type": 10, "content": rests})
    messages, at = schema.messages, datetime.now(UTC) + timedelta(minutes=14)
    async with world.database.write() as connection:
        await connection.execute(update(schema.games).values(channel_id=int(channel.id)))
        of_ben = messages.c.kind == MessageKind.HAND, messages.c.user_id == BEN.user_id
        known = update(messages).where(*of_ben).values(message_id=int(hand.id))
        await connection.execute(known)
    complaints = []
    for _ in range(2):
        found = await table_checks.stale_messages(playground, world.database, [game_id])
        complaints.append(
            any("hand" in each.complaint and "shows" in each.complaint for each in found)
        )
        async with world.database.write() as connection:
            opened = TokenRow(game_id, "hand", BEN.user_id, 1, BEN.user_id, at, b"")
            await token_queries.save_tokens(connection, [opened])
    assert complaints == [True, False]


async def test_an_older_board_is_one_that_no_row_knows(world: World) -> None:
    game_id = await world.dealt_game(ANNA, BEN)
    playground = Playground()
    channel = playground.world.add_channel("here")
    async with world.database.write() as connection:
        await connection.execute(update(schema.games).values(channel_id=int(channel.id)))
    board = _with_button(playground, channel.id, Click(game_id, 1, Verb.HAND))
    found = await table_checks.stale_messages(playground, world.database, [game_id])
    assert any("an older board" in stale.complaint for stale in found)
    async with world.database.write() as connection:
        of_lobby = schema.messages.c.kind == MessageKind.LOBBY
        known = update(schema.messages).where(of_lobby).values(message_id=int(board.id))
        await connection.execute(known)
    found = await table_checks.stale_messages(playground, world.database, [game_id])
    assert not any("an older board" in stale.complaint for stale in found)


async def test_a_deleted_board_may_wait_for_its_minute(world: World) -> None:
    game_id = await world.dealt_game(ANNA, BEN)
    playground = Playground()
    channel = playground.world.add_channel("here")
    here = {"channel_id": int(channel.id)}
    deleted = here | {"message_id": None, "deletions": 2, "reposted_at": datetime.now(UTC)}
    is_board = schema.messages.c.kind == MessageKind.BOARD
    async with world.database.write() as connection:
        await connection.execute(update(schema.games).values(here))
        await connection.execute(update(schema.messages).where(is_board).values(deleted))
    found = await table_checks.stale_messages(playground, world.database, [game_id])
    assert {stale.may_wait for stale in found} == {True}, "no direct message has begun, either"
    async with world.database.write() as connection:
        of_hands = update(schema.messages).where(schema.messages.c.kind == MessageKind.HAND)
        await connection.execute(of_hands.values(channel_id=1))
    found = await table_checks.stale_messages(playground, world.database, [game_id])
    assert {stale.may_wait for stale in found if "board" in stale.complaint} == {True}
    assert {stale.may_wait for stale in found if "hand" in stale.complaint} == {False}
    assert not await _unsaid_of_boards(playground, world)
    async with world.database.write() as connection:
        long_ago = deleted | {"reposted_at": datetime(2026, 1, 2, tzinfo=UTC)}
        await connection.execute(update(schema.messages).where(is_board).values(long_ago))
    found = await table_checks.stale_messages(playground, world.database, [game_id])
    assert not any(stale.may_wait for stale in found)
    assert await _unsaid_of_boards(playground, world)


async def _unsaid_of_boards(playground: Playground, world: World) -> list[str]:
    found = await table_checks.unsaid(playground, world.database)
    return [complaint for complaint in found if "the board" in complaint]


def _with_button(playground: Playground, channel_id: str, click: Click) -> Message:
    world = playground.world
    button = {"type": 2, "style": 1, "label": "My hand", "custom_id": str(click)}
    message = Message(world.ids.next(), channel_id, world.bot.id, 0.0)
    message.components = [{"type": 1, "components": [button]}]
    return world.add_message(message)


def test_objects_held_although_nobody_plays() -> None:
    quiet = {"tasks": 20, "mailboxes": 0, "errands": 0, "opened_hands": 3, "edit_tokens": 40}
    assert table_checks.left_of(quiet, 20) == {}
    assert table_checks.left_of({**quiet, "tasks": 21}, 20) == {"tasks": 21}
    assert table_checks.left_of({**quiet, "mailboxes": 1}, 20) == {"mailboxes": 1}


def test_memory_that_goes_on_growing() -> None:
    memory = Memory()
    for megabytes in range(LEAST_LOOKS):
        memory.note(1, 80.0)
        memory.note(2, 80.0 + megabytes)
        memory.note(3, 80.0 + min(megabytes, LEAST_LOOKS / 3))
    assert memory.most == 80.0 + LEAST_LOOKS - 1
    assert memory.check() == ["a process has grown by 15 MB"], "the third fills its caches"


def test_a_process_that_has_just_been_started_may_grow() -> None:
    memory = Memory()
    for look in range(LEAST_LOOKS - 1):
        memory.note(1, 80.0 + 3 * look)
    assert memory.check() == []


def _nobody_looks() -> Onlooker:
    return Onlooker(Playground())


class Process:
    """A process of the bot with a given count of objects at each look."""

    shard = 0

    def __init__(self, *looks: dict[str, int]) -> None:
        self._looks = list(looks)

    async def held(self) -> dict[str, int]:
        return self._looks.pop(0) if len(self._looks) > 1 else self._looks[0]


async def left_over(process: Process) -> list[str]:
    bot = SimpleNamespace(processes=[process])
    return await table_checks.left_over(cast(Any, bot), 20, patience=0.03)


async def test_objects_that_are_released_once_are_not_left_over() -> None:
    rung = {"tasks": 20, "mailboxes": 0, "unwritten_games": 1}
    writing = {"tasks": 23, "mailboxes": 2, "unwritten_games": 0}
    assert await left_over(Process(rung, writing)) == []


async def test_objects_that_are_never_released_are_left_over() -> None:
    looks = {"tasks": 20, "mailboxes": 2}, {"tasks": 22, "mailboxes": 1}
    assert await left_over(Process(*looks)) == ["process 0 still holds {'mailboxes': 1}"]
