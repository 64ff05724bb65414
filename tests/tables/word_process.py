"""A process in which somebody gives a word for the next match of an evening."""

from __future__ import annotations

import asyncio
import sys

from bot.tables.seating import next_words

from .evenings import won_by_first
from .player_process import say
from .world import ANNA, BEN, World, accepted


async def give(url: str) -> None:
    """Print the game, and the hash of the next match once the word is acknowledged."""
    world = World(url)
    game_id = await won_by_first(world, ANNA, BEN)
    given = await world.tables.submit(game_id, BEN.user_id, next_words.give_word, "Kuckuck")
    say(game_id)
    say(accepted(given).hashes.next_announced)
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(give(sys.argv[1]))
