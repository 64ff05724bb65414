"""A restart that is announced beside running bots: what is shown before it and after it."""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from playground import Message, Playground, PlaygroundPerson, texts
from tests.e2e.real_bot import (
    GUARD,
    bot_process,
    next_turn,
    play_turns,
    start_table,
    take_turn,
    versions,
)

WORDS = "New *cards*"
ESCAPED = r"New \*cards\*"
BACK = "I'm back."


@pytest.fixture(
    params=[
        pytest.param("sqlite", marks=pytest.mark.lengthy),
        pytest.param("postgresql", marks=pytest.mark.postgres),
    ]
)
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> list[dict[str, str]]:
    """The settings of each process of the bot."""
    if request.param == "sqlite":
        return [{"DATABASE_URL": f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite3'}"}]
    url = request.getfixturevalue("postgres_server")
    return [{"DATABASE_URL": url, "SHARD_COUNT": "2", "SHARD_IDS": shard} for shard in "01"]


async def announce(settings: dict[str, str], *arguments: str) -> int:
    command = (sys.executable, "-m", "bot", "announce", *arguments)
    process = await asyncio.create_subprocess_exec(*command, env=os.environ | settings)
    return await process.wait()


def is_everywhere(people: list[PlaygroundPerson], told: str) -> bool:
    """Return whether the board and all hands say this."""
    pages = [
        _table(people[0].messages()),
        *(each for person in people for each in person.inbox()[-1:]),
    ]
    return len(pages) > len(people) and all(told in texts(page) for page in pages)


def _table(messages: list[Message]) -> Message:
    return next(message for message in reversed(messages) if versions(message))


async def test_a_restart(settings: list[dict[str, str]], tmp_path: Path) -> None:
    async with Playground() as playground:
        people = [playground.people.anna, playground.people.ben]
        async with AsyncExitStack() as processes:
            running = [
                await processes.enter_async_context(bot_process(playground, tmp_path, **each))
                for each in settings
            ]
            await start_table(people)
            version = await play_turns(playground, people, 2, 0)
            assert await announce(settings[0], WORDS, "--in", "4m", "--no-new-games") == 0
            await playground.until(lambda: is_everywhere(people, ESCAPED), GUARD)
            chance = await next_turn(playground, people, version)
            await take_turn(chance)
            lounge = playground.world.channel_named("lounge")
            await people[1].slash("uno start", lounge)
            refused = await people[1].until(lambda ben: ben.messages(lounge), GUARD)
            assert ESCAPED in texts(refused[-1])
            for process in running:
                process.kill()
        await playground.until(lambda: not playground.online, GUARD)
        async with AsyncExitStack() as processes:
            for each in settings:
                await processes.enter_async_context(bot_process(playground, tmp_path, **each))
            await playground.until(lambda: is_everywhere(people, BACK), GUARD)
            await take_turn(await next_turn(playground, people, chance.click.version))
            await playground.until(lambda: not is_everywhere(people, BACK), GUARD)
            assert not is_everywhere(people, ESCAPED)
        assert playground.violations == []
