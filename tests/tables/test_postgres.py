"""The tables on PostgreSQL, with two processes at the same rows."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta

import pytest
from sqlalchemy import text

from bot.engine import Action, Draw, Mode, Play, build_options
from bot.place import ServerChannel
from bot.store import game_queries, migrate, token_queries
from bot.store.condition import Condition, examine
from bot.store.journal import Change, Journal
from bot.store.rows import MessageKind, ThreadRow
from bot.store.shared_database import Announcements
from bot.store.token_queries import TokenRow
from bot.tables import Reason, Rejected, TableView
from bot.tables.playing import absence, play
from bot.tables.pruning import KEPT
from bot.tables.scheduling.grace import GRACE
from bot.tables.seating.rematch import OFFER
from tests.positions import face, one_card_left, position
from tests.tables import test_notices
from tests.tables.seating import test_weeklies
from tests.tables.world import (
    ANNA,
    BEN,
    CARA,
    CHANNEL,
    GUILD,
    START,
    TURN,
    World,
    accepted,
    plain_brain,
)

pytestmark = pytest.mark.postgres


@pytest.fixture
async def world(migrated_postgresql: str) -> AsyncIterator[World]:
    world = World(migrated_postgresql)
    yield world
    await world.close()


async def test_two_processes_that_migrate_at_once_do_it_once(postgres_server: str) -> None:
    await asyncio.gather(*(migrate.upgrade_async(postgres_server) for _ in range(2)))
    assert (await examine(postgres_server)).condition is Condition.NEWEST


async def test_of_two_processes_that_save_a_token_for_one_message_the_later_wins(
    world: World,
) -> None:
    earlier, later = (
        TokenRow("abcd2345", "message", 1, 2, 3, START + TURN, sealed) for sealed in (b"1", b"2")
    )

    async def save() -> None:
        async with world.database.write() as connection:
            await token_queries.save_tokens(connection, [later])

    async with world.database.write() as connection:
        await token_queries.save_tokens(connection, [earlier])
        saving = asyncio.create_task(save())
        await asyncio.wait([saving], timeout=0.2)
    await saving
    async with world.database.read() as connection:
        assert await token_queries.all_tokens(connection, START) == [later]


async def test_of_two_processes_that_open_one_wins(world: World) -> None:
    first = world.tables
    world.restart()
    options = build_options(Mode.CLASSIC)
    outcomes = await asyncio.gather(
        first.lobbies.open(ServerChannel(GUILD, CHANNEL), ANNA, options),
        world.tables.lobbies.open(ServerChannel(GUILD, CHANNEL), BEN, options),
    )
    late = next(outcome for outcome in outcomes if isinstance(outcome, Rejected))
    assert late.reason is Reason.CHANNEL_BUSY


async def test_of_clicks_in_several_processes_one_wins(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    person, view = await world.to_act(game_id)
    first = world.tables
    world.restart()
    outcomes = await asyncio.gather(
        *(
            tables.submit(game_id, person.user_id, play.act, Draw(0), view.game.version)
            for tables in (first, world.tables, first, world.tables)
        )
    )
    assert sum(isinstance(outcome, TableView) for outcome in outcomes) == 1
    told = {outcome.reason for outcome in outcomes if isinstance(outcome, Rejected)}
    assert told == {Reason.STALE}
    assert (await world.view(game_id)).game.version == view.game.version + 1


async def test_a_deadline_is_carried_out_by_one_process(world: World) -> None:
    game_id = await world.game(ANNA, BEN, CARA)
    version = (await world.view(game_id)).game.version
    await world.show_everything()
    first = world.tables
    world.restart()
    world.clock.pass_by(TURN)
    await asyncio.gather(first.scheduler.meet_due(), world.tables.scheduler.meet_due())
    async with world.database.read() as connection:
        done = await connection.execute(
            text("SELECT seat, action FROM actions WHERE version > :version"), {"version": version}
        )
        seats = [row.seat for row in done]
    assert len(set(seats)) == 1
    assert len(seats) <= 2
    stale = await world.tables.messages.stale(game_id)
    assert [m.kind for m in stale].count(MessageKind.REMINDER) == 0


async def test_what_is_due_is_shared_between_processes(world: World) -> None:
    """Each process claims its work, so that no computer player thinks twice about one move."""
    due = 12
    for number in range(due):
        game_id = await world.game(ANNA, computers=1, channel=CHANNEL + number)
        person, view = await world.to_act(game_id)
        await world.act_harmlessly(game_id, person, view)
    thought: list[int] = []

    def counting(*asked: object) -> Action | None:
        thought.append(1)
        return plain_brain(*asked)  # pyright: ignore[reportArgumentType]

    world.brain = counting
    first = world.tables
    world.restart()
    world.clock.pass_by(world.timing.computer_slowest)
    met = await asyncio.gather(first.scheduler.meet_due(), world.tables.scheduler.meet_due())
    assert sum(met) == due
    assert len(thought) == due


async def test_what_a_process_has_claimed_that_is_gone_is_carried_out_by_another(
    world: World,
) -> None:
    await world.lobby(ANNA)
    await world.show_everything()
    world.clock.pass_by(world.timing.lobby)
    now, until = world.clock.now(), world.clock.now() + timedelta(seconds=15)
    async with world.database.write() as connection:
        assert len(await game_queries.claim_due(connection, now, until, limit=5)) == 1
    waited = timedelta()
    while await world.tables.games.in_channel(CHANNEL) is not None:
        await world.tables.scheduler.meet_due()
        world.clock.pass_by(timedelta(seconds=1))
        waited += timedelta(seconds=1)
        assert waited <= timedelta(seconds=30 + GRACE.total_seconds())


async def test_a_claim_from_before_the_clock_was_set_back_does_not_count(world: World) -> None:
    await world.lobby(ANNA)
    due = world.clock.now() + world.timing.lobby
    for now, found in ((due + timedelta(hours=1), 1), (due, 1), (due, 0)):
        async with world.database.write() as connection:
            claimed = await game_queries.claim_due(connection, now, now + GRACE, limit=5)
        assert len(claimed) == found


async def test_a_claim_passes_over_what_another_process_is_writing(world: World) -> None:
    lobbies = [await world.lobby(ANNA, channel=CHANNEL + number) for number in range(2)]
    world.clock.pass_by(world.timing.lobby)
    now = world.clock.now()
    async with world.database.write() as writing, world.database.write() as claiming:
        await writing.execute(
            text("SELECT 1 FROM games WHERE id = :id FOR UPDATE"), {"id": lobbies[0]}
        )
        claimed = await game_queries.claim_due(claiming, now, now + GRACE, limit=5)
    assert [game_id for game_id, _ in claimed] == lobbies[1:]


async def test_changes_of_the_same_messages_do_not_wait_for_each_other(world: World) -> None:
    """Rows are always locked in the same order, however they were changed."""
    stored = await world.tables.repository.find(await world.game(ANNA, BEN, CARA))
    assert stored is not None
    first = world.database
    world.restart()
    orders = (stored.messages, stored.messages[::-1])
    journals = [Journal(each, Announcements(each)) for each in (first, world.database)]
    for _ in range(40):
        await asyncio.gather(
            *(
                journal.commit(Change(stored.game, changed_messages=order))
                for journal, order in zip(journals, orders, strict=True)
            )
        )


async def test_old_actions_are_removed(world: World) -> None:
    game_id = await world.game(ANNA, BEN)
    await world.stop(game_id)
    world.clock.pass_by(2 * KEPT)
    first = world.tables
    world.restart()
    pruned = await asyncio.gather(first.pruning.prune(), world.tables.pruning.prune())
    assert sum(pruned) == 1
    async with world.database.read() as connection:
        assert await game_queries.last_actions(connection, game_id, 1) == []


async def test_threads_wait_to_be_archived(world: World) -> None:
    options = build_options(Mode.CLASSIC)
    opened = await world.tables.lobbies.open(
        ServerChannel(GUILD, CHANNEL), ANNA, options, own_thread=True
    )
    game_id = accepted(opened).game.id
    await world.join(game_id, BEN)
    await world.start(game_id, ANNA)
    await world.stop(game_id)
    again = accepted(await world.tables.lobbies.rematch(game_id, BEN)).game.id
    await world.submit(again, BEN, play.leave)
    asked: list[ThreadRow] = []

    async def archive(thread: ThreadRow) -> bool:
        asked.append(thread)
        return True

    world.clock.pass_by(2 * OFFER)
    for _ in range(2):
        await world.tables.own_threads.archive_due(archive)
    assert asked == [ThreadRow(CHANNEL, GUILD, again)]


async def test_doctor_examines_it(world: World) -> None:
    assert (await examine(world.url)).condition is Condition.NEWEST
    async with world.database.write() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
    assert (await examine(world.url)).condition is Condition.EMPTY


async def test_what_one_process_does_the_other_knows(world: World) -> None:
    """A table in memory is no longer shown once another process has changed it."""
    game_id = await world.game(ANNA, BEN)
    first, begun = world.tables, asyncio.Event()
    heard: asyncio.Queue[tuple[str, int | None]] = asyncio.Queue()
    listening = asyncio.create_task(
        first.repository.hear_others(lambda *game: heard.put_nowait(game), begun.set)
    )
    try:
        person, view = await world.to_act(game_id)
        world.restart()
        # Changes from before the listening began have to be looked up.
        await begun.wait()
        done = await world.tables.submit(
            game_id, person.user_id, play.act, Draw(0), view.game.version
        )
        assert isinstance(done, TableView)
        assert await heard.get() == (game_id, GUILD)
        known = await first.games.view(game_id)
        assert known is not None
        assert known.game.version == view.game.version + 1
    finally:
        listening.cancel()
    await asyncio.gather(listening, return_exceptions=True)


async def test_who_is_thrown_out_in_one_process_has_left_in_the_other(world: World) -> None:
    """L1: the process that ends the round has an older table in memory."""
    game_id = await world.game(ANNA, BEN, CARA, at=position(one_card_left(3)))
    here = world.tables
    world.restart()
    await world.view(game_id)
    await here.repository.change(game_id, lambda table: absence.throw_out(table, 1))
    action = Play(0, face("R5"))
    await world.act(game_id, ANNA, action)
    assert [seat.has_left for seat in (await world.view(game_id)).seats] == [False, True, False]


async def test_two_processes_ask_and_open_a_weekly_evening_once(world: World) -> None:
    await test_weeklies.every_week(world)
    await world.tables.subscriptions.add(test_weeklies.HERE, CARA.user_id)
    row = await test_weeklies.asked(world)
    await test_weeklies.say(world, *test_weeklies.ACCOUNTED[:2])
    world.clock.pass_by(row.weekly.next_at - world.clock.now())
    first = world.tables
    world.restart()
    met = await asyncio.gather(first.weeklies.meet_due(), world.tables.weeklies.meet_due())
    assert sorted(met) == [0, 1]
    view = await test_weeklies.table_here(world)
    assert view is not None
    assert await test_weeklies.called(world, view) == (ANNA.user_id, BEN.user_id)
    called = await world.tables.subscriptions.called_to(view)
    assert called.user_ids == (CARA.user_id,)


async def test_two_processes_show_what_is_announced_once(world: World) -> None:
    tables = [await world.game(ANNA, BEN, channel=CHANNEL + n) for n in range(20)]
    before = [(await world.view(game_id)).game.version for game_id in tables]
    first = world.tables
    world.restart()
    for step, act in enumerate((test_notices.announce, test_notices.cancel), start=1):
        await asyncio.gather(act(world), first.notices.look())
        await first.notices.look()
        world.tables.repository._forget_all()  # as it hears of what the other has changed
        after = [(await world.view(game_id)).game.version for game_id in tables]
        assert after == [version + step for version in before]
