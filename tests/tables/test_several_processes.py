"""Two processes at the same tables, each with its own copies in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.engine import Call, Contra, Draw, Observation, Say, SeatAction
from bot.store.database import Database
from bot.store.rows import MessageKind, MessageRow
from bot.store.transactions import Transaction
from bot.tables import Outcome, Person, Tables, TableView
from bot.tables.playing import motions, play
from bot.tables.scheduling.deadline_executor import DeadlineExecutor
from bot.tables.storage import repository
from bot.tables.storage.repository import load
from bot.tables.table import Stored
from bot.views.table_values import VoteKind
from tests.guard import GUARD
from tests.positions import BEN_OWES_UNO, position
from tests.tables.world import (
    ANNA,
    BEN,
    CARA,
    CHANNEL,
    DINA,
    PEOPLE,
    SECOND,
    World,
    accepted,
    harmless,
)


@pytest.fixture
def in_place() -> None:
    """Keep a thread for each driver: here processes wait for one another."""


async def act_elsewhere(world: World, game_id: str) -> None:
    """Carry out an action in another process."""
    here = world.tables
    world.restart()
    person, view = await world.to_act(game_id)
    done = await world.tables.submit(
        game_id, person.user_id, play.act, harmless(view), view.game.version
    )
    accepted(done)
    world.tables = here


async def test_a_table_that_is_changed_while_it_is_read_is_read_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = await world.game(ANNA, BEN)
    before = await world.view(game_id)
    world.tables.repository.forget(game_id)
    reads = 0

    async def overtaken(connection: AsyncConnection, game_id: str) -> Stored | None:
        nonlocal reads
        reads += 1
        found = await load(connection, game_id)
        if reads == 1:
            await act_elsewhere_unwatched(game_id)
        return found

    async def act_elsewhere_unwatched(game_id: str) -> None:
        with monkeypatch.context() as original:
            original.setattr(repository, "load", load)
            await act_elsewhere(world, game_id)
        # Pretend that the other process's notification arrives now.
        world.tables.repository.forget(game_id)

    monkeypatch.setattr(repository, "load", overtaken)
    assert (await world.view(game_id)).game.version == before.game.version + 1
    assert reads == 2


async def test_a_table_that_is_changed_while_it_is_written_is_not_kept(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = await world.game(ANNA, BEN)
    first = world.tables.repository
    person, view = await world.to_act(game_id)
    commit = repository.Journal.commit

    async def overtaken(journal: repository.Journal, change: repository.Change) -> None:
        await commit(journal, change)
        first.forget(game_id)

    monkeypatch.setattr(repository.Journal, "commit", overtaken)
    before = first.in_memory
    done = await world.tables.submit(
        game_id, person.user_id, play.act, harmless(view), view.game.version
    )
    accepted(done)
    assert first.in_memory == before - 1


async def test_nobody_who_looks_waits_for_what_is_being_written(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = await world.game(ANNA, BEN)
    before = await world.view(game_id, BEN)
    commit = repository.Journal.commit
    seen: list[TableView] = []

    async def looked_at(journal: repository.Journal, change: repository.Change) -> None:
        seen.append(await world.view(game_id, BEN))
        await commit(journal, change)

    monkeypatch.setattr(repository.Journal, "commit", looked_at)
    async with asyncio.timeout(GUARD):
        await world.act(game_id, ANNA, Draw(0))
    assert seen == [before]


async def test_what_is_wanted_is_found_on_the_table_as_another_process_has_left_it(
    world: World,
) -> None:
    game_id = await world.game(*PEOPLE, at=position(BEN_OWES_UNO))
    here = world.tables
    before = (await world.view(game_id)).game.version
    world.restart()
    await world.act(game_id, BEN, Say(0, Call.UNO))
    person, _ = await world.to_act(game_id)
    could_catch: list[bool] = []

    def meaning(_seen: Observation, allowed: Sequence[SeatAction]) -> SeatAction:
        could_catch.append(any(isinstance(action, Contra) for action in allowed))
        return allowed[0]

    accepted(await here.submit(game_id, person.user_id, play.act, meaning, before))
    assert could_catch == [True, False]


async def test_what_others_say_is_not_kept_in_memory_and_passed_on(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await world.lobby(ANNA)
    await world.lobby(BEN, channel=CHANNEL + 1)
    told: list[str | None] = []
    in_memory = [world.tables.repository.in_memory]

    def note(game_id: str | None = None, _guild_id: int | None = None) -> None:
        told.append(game_id)
        in_memory.append(world.tables.repository.in_memory)

    async def said(
        _self: object,
        changed: Callable[[str, int | None], None],
        missed: Callable[[], None],
        _forgotten: Callable[[int], None],
    ) -> None:
        changed(first, None)
        missed()

    monkeypatch.setattr(repository.Announcements, "listen", said)
    await world.tables.repository.hear_others(note, note)
    assert (told, in_memory) == ([first, None], [2, 1, 0])


@pytest.fixture
def shared(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretend that other processes share the database, but notify none of them."""

    async def told(*_args: object) -> None:
        pass

    monkeypatch.setattr(Database, "is_shared", True)
    monkeypatch.setattr(Transaction, "notify", told)


@pytest.mark.usefixtures("shared")
async def test_what_a_process_that_is_gone_was_about_to_do_is_done_after_a_while(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = await world.game(ANNA, computers=1)
    await world.act(game_id, ANNA, Draw(0))
    before = await world.view(game_id)
    world.restart()
    assert world.tables.repository.is_shared
    world.clock.pass_by(world.timing.computer_slowest)
    with monkeypatch.context() as killed:
        killed.setattr(DeadlineExecutor, "meet", lambda *_: asyncio.sleep(0))
        assert await world.tables.scheduler.meet_due() == 1
    for seconds, met in ((0, 0), (14, 0), (1, 1)):
        world.restart()
        world.clock.pass_by(seconds * SECOND)
        assert await world.tables.scheduler.meet_due() == met
    assert (await world.view(game_id)).game.version == before.game.version + 1


@pytest.mark.usefixtures("shared")
async def test_what_others_are_to_do_is_looked_for_every_ten_seconds(world: World) -> None:
    game_id = await world.game(ANNA, computers=1)
    here = world.tables
    assert await here.scheduler.meet_due() == 0
    world.restart()
    await world.act(game_id, ANNA, Draw(0))
    for seconds, met in ((9, 0), (1, 1)):
        world.clock.pass_by(seconds * SECOND)
        assert await here.scheduler.meet_due() == met


async def board_of(world: World, game_id: str) -> MessageRow:
    found = await world.tables.messages.of_game(game_id)
    assert found is not None
    (board,) = [r for r in found.messages if r.kind is MessageKind.BOARD and not r.retired]
    return board


async def test_who_ends_a_game_by_an_old_copy_loses_no_board_that_was_posted_meanwhile(
    world: World,
) -> None:
    """Otherwise one message would have two rows, or the one with live buttons none."""
    game_id = await world.game(ANNA, BEN)
    await world.show_everything()
    here, board = world.tables, await board_of(world, game_id)
    world.restart()
    await world.tables.repository.find(game_id)
    # The other process posts the board anew, and this one has not been notified yet.
    await here.messages.shown(board, board.shown_version, CHANNEL, 4711)
    await world.stop(game_id)
    world.restart()
    found = await world.tables.messages.of_game(game_id)
    assert found is not None
    boards = {r.message_id: r.retired for r in found.messages if r.kind is MessageKind.BOARD}
    assert boards == {4711: False, board.message_id: True}


async def test_a_message_that_is_already_known_gets_no_second_row(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    await world.show_everything()
    here, board = world.tables, await board_of(world, game_id)
    world.restart()
    await here.messages.shown(board, board.shown_version, CHANNEL, 4711)
    newer = await board_of(world, game_id)
    await here.messages.shown(newer, newer.shown_version, CHANNEL, 4712)
    # A slow process reports its own post of the same id, which is to be deleted by now.
    await world.tables.messages.shown(board, board.shown_version, CHANNEL, 4711)
    found = await world.tables.messages.of_game(game_id)
    assert found is not None
    assert [row.message_id for row in found.messages].count(4711) == 1


async def test_two_processes_that_find_a_message_of_nobody_write_it_down_once(
    world: World,
) -> None:
    game_id = await world.game(ANNA, BEN)
    await world.show_everything()
    here = world.tables
    world.restart()
    both = (here, world.tables)
    for tables in both:
        await tables.repository.find(game_id)
    await asyncio.gather(*(t.messages.retire_unknown(game_id, CHANNEL, 4711) for t in both))
    for tables in both:
        tables.repository.forget(game_id)
    found = await world.tables.messages.of_game(game_id)
    assert found is not None
    assert [row.message_id for row in found.messages].count(4711) == 1


async def test_two_processes_count_the_answers_to_a_question(world: World) -> None:
    """The answers come in at two processes at once; the deadline falls due at both."""
    game_id = await world.game(ANNA, BEN, CARA, DINA)
    here = world.tables
    await world.submit(game_id, ANNA, motions.stop, may_manage=False)
    world.restart()
    there = world.tables

    async def say(tables: Tables, person: Person, *, agrees: bool) -> Outcome:
        return await tables.submit(
            game_id, person.user_id, motions.answer, VoteKind.STOP, 0, agrees=agrees
        )

    await asyncio.gather(say(here, BEN, agrees=True), say(there, CARA, agrees=False))
    (vote,) = (await world.view(game_id)).votes
    assert (vote.ayes, vote.noes) == ((0, 1), (2,))
    await world.show_everything()
    # Whoever does not know that people have seen the question gives them more time.
    await there.messages.write_down(game_id)
    here.repository.forget(game_id)
    world.clock.pass_by(30 * SECOND)
    await asyncio.gather(here.scheduler.meet_due(), there.scheduler.meet_due())
    (vote,) = (await world.view(game_id)).votes
    assert (vote.judged, vote.needed) == (False, 3)
