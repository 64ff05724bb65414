"""Two processes on one PostgreSQL database, a shard each: together they are one bot."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from bot.render.click_id import Verb
from playground import Person, Playground, texts
from tests.e2e.real_bot import (
    GUARD,
    bot_process,
    clicks,
    next_turn,
    start_table,
    take_turn,
    versions,
)
from tests.tables.postgres import running_server

pytestmark = pytest.mark.postgres

TURNS = 8


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with running_server() as url:
        yield url


def boards(person: Person) -> list[str]:
    """The texts of all messages in the channel that lead to the hands."""
    return [
        texts(message)
        for message in person.messages()
        if any(click.verb is Verb.HAND for click in clicks(message))
    ]


async def test_a_game_between_two_processes(server: str, tmp_path: Path) -> None:
    async with Playground() as playground, AsyncExitStack() as processes:
        people = [playground.people.anna, playground.people.ben, playground.people.cem]
        for shard in ("0", "1"):
            settings = {"DATABASE_URL": server, "SHARD_COUNT": "2", "SHARD_IDS": shard}
            process = bot_process(playground, tmp_path / "unused", **settings)
            await processes.enter_async_context(process)
        await start_table(people)
        version = 0
        for _ in range(TURNS):
            chance = await next_turn(playground, people, version)
            await take_turn(chance)
            version = chance.click.version

        def everything_is_fresh() -> bool:
            shown = [versions(person.inbox()[-1]) for person in people]
            board = [v for m in people[0].messages() for v in versions(m)]
            return min(min(own, default=0) for own in shown) > version and max(board) > version

        await playground.until(everything_is_fresh, GUARD)
        assert len(boards(people[0])) == 1
        assert [len(person.inbox()) for person in people] == [1, 1, 1]
        assert playground.violations == []
