"""kill -9 in the middle of a game: the game goes on, nothing acknowledged is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from playground import Playground, PlaygroundPerson, texts
from tests.e2e.real_bot import (
    GUARD,
    bot_process,
    play_turns,
    saved_actions,
    saved_state,
    start_table,
    versions,
)

TURNS_BEFORE, TURNS_AFTER = 10, 10


def board_shows(person: PlaygroundPerson, version: int, sizes: list[int]) -> bool:
    """Return whether a message in the channel shows ``version`` and the size of every hand."""
    return any(
        version in versions(message) and all(f"{size} card" in texts(message) for size in sizes)
        for message in person.messages()
    )


@pytest.mark.lengthy
async def test_killed_in_the_middle(tmp_path: Path) -> None:
    database = tmp_path / "contra.sqlite3"
    async with Playground() as playground:
        people = [playground.people.anna, playground.people.ben, playground.people.cem]
        async with bot_process(playground, database) as process:
            await start_table(people)
            await play_turns(playground, people, TURNS_BEFORE, 0)
            # Kill the bot while it is still updating the other players' messages.
            process.kill()
            await process.wait()
        await playground.until(lambda: not playground.online, GUARD)
        assert saved_actions(database) >= TURNS_BEFORE
        state, version = saved_state(database)

        async with bot_process(playground, database):
            for seat, person in enumerate(people):
                await playground.until(lambda p=person: version in versions(p.inbox()[-1]), GUARD)
                assert f"{len(state.hands[seat])} card" in texts(person.inbox()[-1])
                assert len(person.inbox()) == 1
            sizes = [len(hand) for hand in state.hands]
            await playground.until(lambda: board_shows(people[0], version, sizes), GUARD)
            assert saved_state(database) == (state, version)
            await play_turns(playground, people, TURNS_AFTER, version - 1)
        assert saved_actions(database) >= TURNS_BEFORE + TURNS_AFTER
        assert playground.violations == []
