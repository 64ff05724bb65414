"""One process at tables shared with others: it plays for a while and prints what it did.

    python -m tests.processes.worker play URL NUMBER OF SECONDS
    python -m tests.processes.worker wait URL LOBBIES SECONDS

`play` acts for the player whose turn it is, mostly in its share of the games and sometimes in
others. `wait` opens lobbies that close after SECONDS, and carries out what falls due until killed.
"""

from __future__ import annotations

import asyncio
import random
import sys
import time
from datetime import UTC, datetime, timedelta

import msgspec
from msgspec import Struct

from bot.engine import Mode, build_options
from bot.place import ServerChannel
from bot.store import game_queries, message_queries
from bot.store.database import Database
from bot.tables import Person, Tables, TableView, Timing
from bot.tables.playing.play import act, next_round
from bot.views.table_values import Status
from tests.processes.open_games import GUILD, people_of
from tests.tables.world import Bell, plain_brain

_AT_ONCE = 8
_ELSEWHERE = 0.2
"""The share of a process's actions that are in games of other processes."""


class Played(Struct):
    """The actions of a process: game and version of each acknowledged one, and their times."""

    acknowledged: list[tuple[str, int]]
    refused: int
    seconds: float
    milliseconds: list[float]


def tables_on(url: str, timing: Timing | None = None) -> tuple[Database, Tables]:
    """Return the database and the tables that a process of the bot would have."""
    database = Database(url)
    return database, Tables(database, notifier=Bell(), brain=plain_brain, timing=timing)


async def play(url: str, number: int, of: int, seconds: float) -> Played:
    """Play for ``seconds`` as process ``number`` of ``of``, and return what was done."""
    database, tables = tables_on(url, Timing(result_stays=timedelta()))
    listening = asyncio.create_task(
        tables.repository.hear_others(lambda *_game: None, lambda: None)
    )
    async with database.read() as connection:
        games = sorted(id for id in await message_queries.games_with_stale_messages(connection))
    own, chance = games[number::of], random.Random(number)
    played = Played([], 0, 0.0, [])
    began = time.perf_counter()

    async def one() -> None:
        while time.perf_counter() - began < seconds:
            game = chance.choice(games if chance.random() < _ELSEWHERE else own)
            await _act(tables, game, chance, played)

    await asyncio.gather(*(one() for _ in range(_AT_ONCE)))
    played.seconds = time.perf_counter() - began
    listening.cancel()
    await asyncio.gather(listening, return_exceptions=True)
    await tables.close()
    await database.close()
    return played


async def _act(tables: Tables, game: str, chance: random.Random, played: Played) -> None:
    public = await tables.games.view(game)
    if public is None or public.game.status is not Status.LIVE:
        return
    for person in people_of(public):
        view = await tables.games.view(game, person)
        if view is not None and view.legal:
            asked = time.perf_counter()
            done = await tables.submit(
                game, person, act, chance.choice(view.legal), view.game.version
            )
            if isinstance(done, TableView):
                played.milliseconds.append((time.perf_counter() - asked) * 1000)
                played.acknowledged.append((game, view.game.version + 1))
            else:
                played.refused += 1
            return
    await tables.submit(game, people_of(public)[0], next_round)


async def wait(url: str, lobbies: int, seconds: float) -> None:
    """Open lobbies, mark them as shown, and carry out what falls due."""
    database, tables = tables_on(url, Timing(lobby=timedelta(seconds=seconds)))
    for number in range(lobbies):
        channel = random.getrandbits(40)
        host = Person(number + 1, "Anna", "en")
        opened = await tables.lobbies.open(
            ServerChannel(GUILD, channel), host, build_options(Mode.CLASSIC)
        )
        assert isinstance(opened, TableView)
        for row in await tables.messages.stale(opened.game.id):
            await tables.messages.shown(row, opened.game.version, channel, channel)
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    await tables.scheduler.run()
    await database.close()


async def due(url: str) -> int:
    """Return the number of games that are overdue now."""
    database = Database(url)
    async with database.read() as connection:
        found = await game_queries.due_until(connection, datetime.now(UTC))
    await database.close()
    return len(found)


def main() -> None:
    """Run `play` or `wait` with the given arguments."""
    what, url, *numbers = sys.argv[1:]
    if what == "play":
        done = asyncio.run(play(url, int(numbers[0]), int(numbers[1]), float(numbers[2])))
        sys.stdout.buffer.write(msgspec.json.encode(done))
    else:
        asyncio.run(wait(url, int(numbers[0]), float(numbers[1])))


if __name__ == "__main__":
    main()
