"""Threads opened for games are archived in the end, even if Discord refuses one at first."""

from __future__ import annotations

import asyncio
from datetime import timedelta

from bot.engine import Mode, build_options
from bot.place import ServerChannel
from bot.store.rows import ThreadRow
from bot.tables.seating.rematch import OFFER
from tests.tables.world import ANNA, BEN, GUILD, SECOND, World, accepted

OPTIONS = build_options(Mode.CLASSIC)
THREADS = (81, 82)


async def over_in(world: World, thread_id: int) -> str:
    """Stop a match that was played in a thread of its own."""
    opened = await world.tables.lobbies.open(
        ServerChannel(GUILD, thread_id), ANNA, OPTIONS, own_thread=True
    )
    game_id = accepted(opened).game.id
    await world.join(game_id, BEN)
    await world.start(game_id, ANNA)
    await world.stop(game_id)
    return game_id


class Archive:
    """An archiver that notes the threads, and fails for some of them."""

    def __init__(self, *not_yet: int) -> None:
        self.asked: list[int] = []
        self.not_yet = set(not_yet)

    async def __call__(self, thread: ThreadRow) -> bool:
        self.asked.append(thread.channel_id)
        return thread.channel_id not in self.not_yet


async def test_each_is_archived_once_and_what_could_not_be_is_tried_again(world: World) -> None:
    for thread_id in THREADS:
        await over_in(world, thread_id)
    archive = Archive(THREADS[0])
    world.clock.pass_by(OFFER)
    await world.tables.own_threads.archive_due(archive)
    assert archive.asked == []
    world.clock.pass_by(SECOND)
    world.restart()
    await world.tables.own_threads.archive_due(archive)
    await world.tables.own_threads.archive_due(archive)
    assert archive.asked == [*THREADS, THREADS[0]]


async def test_a_game_that_begins_meanwhile_keeps_its_thread(world: World) -> None:
    await over_in(world, THREADS[0])
    world.clock.pass_by(OFFER + SECOND)

    async def archive(thread: ThreadRow) -> bool:
        # Another game is opened there between the query and Discord's answer.
        await over_in(world, thread.channel_id)
        return True

    await world.tables.own_threads.archive_due(archive)
    world.clock.pass_by(OFFER + SECOND)
    later = Archive()
    await world.tables.own_threads.archive_due(later)
    assert later.asked == [THREADS[0]]


async def test_it_is_looked_for_now_and_then(world: World) -> None:
    await over_in(world, THREADS[0])
    archive = Archive()
    running = asyncio.create_task(world.tables.own_threads.run(archive))
    try:
        await world.clock.somebody_sleeps.wait()
        assert archive.asked == []
        assert world.clock.wakes_next == world.clock.now() + timedelta(minutes=5)
        world.clock.somebody_sleeps.clear()
        world.clock.pass_by(2 * OFFER)
        await world.clock.somebody_sleeps.wait()
        assert archive.asked == [THREADS[0]]
    finally:
        running.cancel()
    await asyncio.gather(running, return_exceptions=True)
