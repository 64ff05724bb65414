"""The application's emoji are deleted by hand during games, and everybody can play on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.artwork import tiles_by_name
from playground import Message, Playground
from playground.people.person import texts
from playground.protocol import component_tree
from tests.e2e.real_bot import GUARD, bot_process, everything_is_fresh, play_turns, start_table

OWN = re.compile(r"cu_\w+")


def tiles_on(message: Message) -> set[str]:
    """Return the names of the bot's emoji in this message."""
    return set(OWN.findall(str([part for _, part in component_tree.walk(message.components)])))


@pytest.mark.lengthy
async def test_pages_are_in_words_at_once_and_what_is_missing_is_uploaded(tmp_path: Path) -> None:
    async with Playground() as playground:
        for name in tiles_by_name():
            playground.world.add_emoji(name, False, "image/png", b"png")
        async with bot_process(playground, tmp_path / "uno.sqlite3"):
            people = [playground.people.anna, playground.people.ben]
            await start_table(people)
            version = await play_turns(playground, people, 2, 0)
            await playground.until(lambda: everything_is_fresh(people, version), GUARD)
            assert tiles_on(people[0].messages()[-1]), "the board shows tiles"

            for emoji in list(playground.world.emojis.values()):
                playground.world.remove_emoji(emoji)
            version = await play_turns(playground, people, 4, version)
            await playground.until(lambda: everything_is_fresh(people, version), GUARD)
            for message in (people[0].messages()[-1], *(p.inbox()[-1] for p in people)):
                assert not tiles_on(message)
                assert texts(message)
            refused = playground.violations.copy()
            assert 1 <= len(refused) <= 6, (
                "pages stop using the emoji once the bot knows that they are gone"
            )
            await playground.until(lambda: len(playground.world.emojis) > 3, GUARD)
