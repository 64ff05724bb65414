"""A result's picture is put in once, by whichever of two processes on one PostgreSQL it is."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

import pytest

from bot.render.clicks.click_id import Click, Verb
from playground import Change, Message, MessageEdited, NotAllowedError, Playground, PlaygroundPerson
from playground.protocol.snowflakes import shard_of
from tests.e2e.real_bot import (
    GUARD,
    TURN_VERBS,
    bot_process,
    clicks,
    sit_down_and_start,
)
from workbench.bench.watched_table import Chance

pytestmark = [pytest.mark.postgres, pytest.mark.lengthy]

SHARDS = 2


class ResultWatch:
    """The message in which a match ends, and the pictures that it has had."""

    def __init__(self, playground: Playground) -> None:
        self.message: Message | None = None
        self.pictures: list[str] = []
        """Each attachment once, in the order in which they came."""
        self.to_be_killed: asyncio.subprocess.Process | None = None
        """It goes with the first page of the result, whose picture is still to be drawn."""
        playground.world.feed.subscribe(self._hear)

    @property
    def has_picture(self) -> bool:
        return self.message is not None and bool(self.message.attachments)

    def _hear(self, change: Change) -> None:
        if not isinstance(change, MessageEdited) or not is_result(change.message):
            return
        self.message = change.message
        self.pictures += [a.id for a in change.message.attachments if a.id not in self.pictures]
        if self.to_be_killed is not None:
            self.to_be_killed.kill()
            self.to_be_killed = None


def is_result(message: Message) -> bool:
    return Verb.REMATCH in {click.verb for click in clicks(message)}


@asynccontextmanager
async def shard(
    playground: Playground, database: str, folder: Path, number: int
) -> AsyncIterator[asyncio.subprocess.Process]:
    settings = {"DATABASE_URL": database, "SHARD_COUNT": str(SHARDS), "SHARD_IDS": str(number)}
    async with bot_process(playground, folder / "unused", **settings) as process:
        yield process


async def play_to_the_end(
    playground: Playground, people: list[PlaygroundPerson], watch: ResultWatch
) -> None:
    """Whoever can do something does what was tried least: a bot does not hear who is too quick."""
    tried: Counter[Click] = Counter()

    def next_or_over() -> Chance | Message | None:
        return watch.message or min(chances(people), key=lambda c: tried[c.click], default=None)

    while isinstance(chance := await playground.until(next_or_over, GUARD), Chance):
        tried[chance.click] += 1
        with suppress(NotAllowedError):
            await chance.person.click(chance.message, str(chance.click))


def chances(people: list[PlaygroundPerson]) -> list[Chance]:
    """What carries the game on, on each newest hand and on what it asks."""
    return [
        Chance(person, message, click)
        for person in people
        for message in person.inbox()[-1:]
        for click in clicks(message)
        if click.verb in TURN_VERBS
    ]


@pytest.mark.parametrize("killed", [False, True], ids=["both live", "one is killed"])
async def test_a_picture_is_put_in_once(postgres_server: str, tmp_path: Path, killed: bool) -> None:
    async with Playground(servers=SHARDS) as playground:
        watch = ResultWatch(playground)
        people = [playground.people.anna, playground.people.ben]
        # People's direct messages go to shard 0, and this server is the other's.
        (server,) = (g for g in playground.world.guilds.values() if shard_of(g.id, SHARDS))
        channel = playground.world.guild_channels(server)[0]
        async with AsyncExitStack() as processes:

            async def begin(number: int) -> asyncio.subprocess.Process:
                process = shard(playground, postgres_server, tmp_path, number)
                return await processes.enter_async_context(process)

            await begin(0)
            writer = await begin(1)
            await playground.until_connected(*range(SHARDS), guard=GUARD)
            watch.to_be_killed = writer if killed else None
            await people[0].slash("uno start", channel=channel, rules="target=round")
            await sit_down_and_start(people, people[0].last(channel))
            await play_to_the_end(playground, people, watch)
            if killed:
                await asyncio.wait_for(writer.wait(), GUARD)
                await playground.until(lambda: 1 not in playground.gateway.connected, GUARD)
                await begin(1)
                await playground.until_connected(1, guard=GUARD)
            await playground.until(lambda: watch.has_picture, GUARD)
            assert watch.message is not None
            # By the time this is answered another picture would have come, too.
            assert not (await people[1].click(watch.message, label="Recap")).failed
        assert len(watch.pictures) == 1
        assert [is_result(message) for message in people[0].messages(channel)].count(True) == 1
        assert playground.violations == []
