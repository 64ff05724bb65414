"""A process that plays at one table and prints each version once it is acknowledged."""

from __future__ import annotations

import asyncio
import sys

from bot.tables.playing.play import act
from bot.views.table_values import Status
from tests.tables.world import PEOPLE, World, accepted, harmless


def say(word: object) -> None:
    """Print a version for the listening process."""
    sys.stdout.write(f"{word}\n")
    sys.stdout.flush()


async def play(url: str) -> None:
    """Play until killed."""
    world = World(url)
    game_id = await world.dealt_game(*PEOPLE)
    say(game_id)
    while (await world.view(game_id)).game.status is Status.LIVE:
        person, view = await world.to_act(game_id)
        done = await world.tables.submit(
            game_id, person.user_id, act, harmless(view), view.game.version
        )
        say(accepted(done).game.version)


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1]))
