"""Two processes under play are brought to the next version, one by one or together.

What a person sees of it is Discord's own "did not respond" to a press while the process that would
answer is away. Nobody loses a turn or an acknowledged action.
"""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text

from bot.render.clicks.click_id import Click
from playground import Playground, texts
from tests.faults import table_checks
from tests.faults.ledger import Ledger
from tests.faults.people import Crowd, Table
from tests.faults.processes import Bot, BotProcess, running
from tests.guard import GUARD
from tests.monitoring.fetching import fetched
from tests.processes.trial import turns_taken_from_people
from workbench.bench.bot_process import OURS, start
from workbench.bench.source_tree import SourceTree

from .next_version import COLUMN, VERSION, make_next_version

pytestmark = [pytest.mark.lengthy, pytest.mark.postgres]

_TABLES = 4
_MORE = 3
"""Actions at each table after which the trial goes on."""
_PATIENCE = 3.0
"""The factor for the time that messages may take: the machine may have other work."""
_TRIES = 5
_EMOJI_TAKEN = "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"
"""The answer to the second of two processes that upload the same emoji, which is harmless."""
_WENT_WRONG = "went wrong"
_WAITED = "the bot cannot start yet"


@dataclass
class _Players(Ledger):
    """What the players of a trial have done and when, and which presses nobody answered."""

    done_at: dict[str, list[float]] = field(default_factory=dict[str, list[float]])

    async def note(self, click: Click, user_id: int, before: int, shown: int) -> bool:
        is_done = await super().note(click, user_id, before, shown)
        if is_done:
            self.done_at.setdefault(click.game, []).append(_now())
        return is_done


class _Trial:
    """Two processes of our version, each with one of two servers, at whose tables people play."""

    def __init__(self, playground: Playground, bot: Bot) -> None:
        self.playground = playground
        self.bot = bot
        self.players = _Players(bot.database)
        self.crowd = Crowd(playground, self.players, Random(1), _TABLES)
        other = list(playground.world.guilds.values())[1]
        for number, table in enumerate(self.crowd.tables[::2]):
            table.channel = playground.world.add_channel(f"other-{number}", other)

    def done(self, table: Table) -> list[float]:
        """Return when the acknowledged actions of this table were done."""
        return sorted(at for game in table.games for at in self.players.done_at.get(game, []))

    async def play_on(self) -> None:
        """Wait until people have done some more at every table."""
        before = [len(self.done(table)) for table in self.crowd.tables]

        def is_played_on() -> bool:
            done = [len(self.done(table)) for table in self.crowd.tables]
            return all(now >= then + _MORE for now, then in zip(done, before, strict=True))

        await self.playground.until(is_played_on, GUARD)

    async def all_are_answered(self) -> bool:
        """Play on; return whether every press was answered for a while, as all processes are there.

        On a busy machine one may be late by itself, but not time after time.
        """
        for _ in range(_TRIES):
            before = self.unanswered
            await self.play_on()
            if self.unanswered == before:
                return True
        return False

    @property
    def unanswered(self) -> int:
        """The number of presses to which nobody answered."""
        return sum(table.unanswered for table in self.crowd.tables)

    async def complaints(self) -> list[str]:
        """Let people stop pressing, and return what was lost, is outdated, or went wrong."""
        await self.crowd.stop()
        games, database = self.crowd.games, self.bot.database
        healing = await table_checks.heal(self.playground, database, games, _PATIENCE)
        found = healing.complaints + await table_checks.go_on(self.crowd, database, _PATIENCE)
        found += await self.players.check() + table_checks.logged(self.bot, [])
        if taken := await turns_taken_from_people(database):
            found.append(f"{taken} turns taken from people")
        return found + [
            said
            for message in self.playground.world.messages.values()
            if _WENT_WRONG in (said := texts(message))
        ]

    async def versions(self) -> list[str]:
        return [await _version(process) for process in self.bot.processes]


async def _version(process: BotProcess) -> str:
    _, metrics = await fetched(process.port, "/metrics")
    found = re.search(r'contra_uno_build_info\{version="(.*)"\}', metrics)
    assert found is not None
    return found[1]


def _now() -> float:
    return asyncio.get_running_loop().time()


@pytest.fixture
async def trial(postgres_server: str, tmp_path: Path) -> AsyncIterator[_Trial]:
    """A trial whose people are playing."""
    async with (
        Playground(servers=2) as playground,
        running(playground, tmp_path, postgres_server, 2) as bot,
    ):
        trial = _Trial(playground, bot)
        for table in trial.crowd.tables:
            await table.open()
        trial.crowd.begin()
        await trial.play_on()
        yield trial
        await trial.crowd.stop()
        assert [v for v in playground.violations if _EMOJI_TAKEN not in str(v.errors)] == []


async def update(process: BotProcess, following: SourceTree) -> None:
    """Start a stopped process again as the next version."""
    process.tree = following
    async with asyncio.timeout(GUARD):
        await process.start()


async def test_one_process_after_the_other_goes_to_a_version_with_the_same_tables(
    trial: _Trial, tmp_path: Path
) -> None:
    following = make_next_version(tmp_path / "next")
    assert await trial.all_are_answered()
    for process in trial.bot.processes:
        assert await process.stop() == 0
        await update(process, following)
        await trial.play_on()
        assert await trial.all_are_answered()
    sys.stdout.write(f"{trial.unanswered} presses while a process was away\n")
    assert await trial.versions() == [VERSION, VERSION]
    assert await trial.complaints() == []


async def test_a_version_with_other_tables_waits_until_all_older_processes_are_stopped(
    trial: _Trial, tmp_path: Path
) -> None:
    following = make_next_version(tmp_path / "next", changes_tables=True)
    refused = tmp_path / "refused.log"
    settings = {"DATABASE_URL": trial.bot.url, "SHARD_COUNT": "2", "SHARD_IDS": "1"}
    early = await start(OURS, trial.playground, refused, following, **settings)
    try:
        assert await trial.all_are_answered()
        assert await asyncio.wait_for(early.wait(), GUARD) == 1
    finally:
        with suppress(ProcessLookupError):
            early.kill()
    said = refused.read_text()
    assert said.count(f"{_WAITED}: trying again in 0.5 s. ") > 0
    assert re.search(r"processes still work with them: process \S+ with the shards \[\d\]", said)
    assert "Stop all of them, so that this version can change the tables." in said
    assert await trial.all_are_answered()

    stopped = _now()
    assert await asyncio.gather(*(process.stop() for process in trial.bot.processes)) == [0, 0]
    await asyncio.gather(*(update(process, following) for process in trial.bot.processes))
    await trial.play_on()
    for table in trial.crowd.tables:
        pauses = [then - at for at, then in pairwise(trial.done(table)) if then > stopped]
        sys.stdout.write(f"{table.channel.name}: {max(pauses):.1f} s of silence\n")
    assert await trial.versions() == [VERSION, VERSION]
    async with trial.bot.database.read() as connection:
        await connection.execute(text(f"SELECT {COLUMN} FROM session_starts"))
    assert all(_WAITED not in process.log.read_text() for process in trial.bot.processes)
    assert await trial.complaints() == []
