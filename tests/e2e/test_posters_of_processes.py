"""A result's picture is added once, whichever of two processes on one PostgreSQL adds it.

Only an edit that the bot has given up, as no answer came in time, may send the picture once more.
"""

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
    newest_lobby,
    sit_down_and_start,
)
from workbench.bench.watched_table import Chance

pytestmark = [pytest.mark.postgres, pytest.mark.lengthy]

SHARDS = 2

UNANSWERED = "Discord has not answered a request in time"
"""The line of log for a request that may be repeated although it was carried out."""
RULES = "target=round hand_size=2"


class ResultWatch:
    """A watch on the result of a match and the pictures that it has had."""

    def __init__(self, playground: Playground) -> None:
        self.message: Message | None = None
        self.pictures: list[str] = []
        """The ids of all attachments in the order in which they first appeared."""
        self.to_be_killed: asyncio.subprocess.Process | None = None
        """The process to kill when the result appears, before its picture is drawn; or None."""
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
    settings["LOG_LEVEL"] = "INFO"
    log = folder / f"{number}.log"
    async with bot_process(playground, folder / "unused", log, **settings) as process:
        yield process


def unanswered(folder: Path) -> int:
    """Return how many requests the processes have given up although they may have arrived."""
    return sum(log.read_text().count(UNANSWERED) for log in folder.glob("*.log"))


async def play_to_the_end(
    playground: Playground, people: list[PlaygroundPerson], watch: ResultWatch
) -> None:
    """Try the least tried click each time, as the bot ignores people who click too fast."""
    tried: Counter[Click] = Counter()

    def next_or_over() -> Chance | Message | None:
        return watch.message or min(chances(people), key=lambda c: tried[c.click], default=None)

    while isinstance(chance := await playground.until(next_or_over, GUARD), Chance):
        tried[chance.click] += 1
        with suppress(NotAllowedError):
            await chance.person.click(chance.message, str(chance.click))


def chances(people: list[PlaygroundPerson]) -> list[Chance]:
    """Return the clicks that continue the game, on each newest hand or question."""
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
        # Direct messages belong to shard 0, and this server to the other one.
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
            await people[0].slash("uno start", channel=channel, rules=RULES)
            await sit_down_and_start(people, await newest_lobby(people[0], channel))
            await play_to_the_end(playground, people, watch)
            if killed:
                await asyncio.wait_for(writer.wait(), GUARD)
                await playground.until(lambda: 1 not in playground.gateway.connected, GUARD)
                await begin(1)
                await playground.until_connected(1, guard=GUARD)
            await playground.until(lambda: watch.has_picture, GUARD)
            assert watch.message is not None
            # By the time this click is answered, a second picture would have been added.
            assert not (await people[1].click(watch.message, label="Recap")).failed
        assert len(watch.message.attachments) == 1
        assert len(watch.pictures) <= 1 + unanswered(tmp_path)
        assert [is_result(message) for message in people[0].messages(channel)].count(True) == 1
        assert playground.violations == []
