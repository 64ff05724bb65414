"""Two processes with one shard each on one PostgreSQL database act as one bot."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from bot.render.clicks.click_id import Verb
from playground import Playground, PlaygroundPerson, texts
from tests.e2e.real_bot import (
    GUARD,
    bot_process,
    clicks,
    everything_is_fresh,
    play_turns,
    start_table,
)

pytestmark = pytest.mark.postgres

TURNS = 8


def boards(person: PlaygroundPerson) -> list[str]:
    """Return the texts of all messages in the channel that have a button for the hand."""
    return [
        texts(message)
        for message in person.messages()
        if any(click.verb is Verb.HAND for click in clicks(message))
    ]


async def test_a_game_between_two_processes(postgres_server: str, tmp_path: Path) -> None:
    async with Playground() as playground, AsyncExitStack() as processes:
        people = [playground.people.anna, playground.people.ben, playground.people.cem]
        for shard in ("0", "1"):
            settings = {"DATABASE_URL": postgres_server, "SHARD_COUNT": "2", "SHARD_IDS": shard}
            process = bot_process(playground, tmp_path / "unused", **settings)
            await processes.enter_async_context(process)
        await start_table(people)
        version = await play_turns(playground, people, TURNS, 0)
        await playground.until(lambda: everything_is_fresh(people, version), GUARD)
        assert len(boards(people[0])) == 1
        assert [len(person.inbox()) for person in people] == [1, 1, 1]
        assert playground.violations == []
