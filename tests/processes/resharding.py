"""Try another SHARD_COUNT: stop all processes of a bot, and start others with more or fewer shards.

    python -m tests.processes.resharding --before 2 --after 3 --servers 4

People play on each server of a playground with rate limits, before and afterwards. Printed are the
longest time for which nobody at a table could play, the boards that can be pressed in each channel,
the sessions that were begun at the gateway, and the turns that the bot took for people.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import time

from sqlalchemy import text

from bot.store.database import Database
from playground import Playground
from tests.e2e.real_bot import clicks
from tests.processes.__main__ import say
from tests.processes.trial import (
    Table,
    Trial,
    longest_waits,
    refused_by_route,
    turns_taken_from_people,
)
from tests.tables.postgres import running_server


async def measure(url: str, before: int, after: int, servers: int) -> bool:
    """Run the trial; return whether no turn was taken and each channel has one board."""
    async with Playground(rate_limits=True, servers=servers) as playground:
        trial = Trial(playground, url, before)
        database = Database(url)
        try:
            await trial.start_all(database)
            for table in trial.tables:
                await table.open()
            say(f"{before} shards: {longest_waits(await trial.play(6))}")
            playing = asyncio.create_task(trial.play(8))
            await asyncio.sleep(0.5)
            began = time.monotonic()
            await trial.end_all(signal.SIGTERM)
            trial.shard_count = after
            await trial.start_all(database)
            say(f"all of {after} shards connected after {time.monotonic() - began:.1f} s")
            say(f"meanwhile: {longest_waits(await playing)}")
            say(f"{after} shards: {longest_waits(await trial.play(8))}")
            boards = [_boards(table) for table in trial.tables]
            say(f"boards with buttons, by channel: {boards}")
            say(f"sessions begun: {await _sessions_begun(database)}")
            lost = await turns_taken_from_people(database)
        finally:
            await trial.end_all()
            await database.close()
        say(f"answers 429 but for uploads: {refused_by_route(playground) or 'none'}")
        say(f"turns taken from people: {lost}")
        return lost == 0 and all(number == 1 for number in boards)


def _boards(table: Table) -> int:
    """Return the number of public messages of the table's channel with buttons to press."""
    return sum(bool(clicks(message)) for message in table.people[0].messages(table.channel))


async def _sessions_begun(database: Database) -> int:
    async with database.read() as connection:
        return (await connection.execute(text("SELECT count(*) FROM session_starts"))).scalar_one()


def main() -> int:
    """Try it and print; return 1 if a turn was lost or a board is there twice, else 0."""
    parser = argparse.ArgumentParser(prog="tests.processes.resharding", description=__doc__)
    parser.add_argument("--before", type=int, default=2, help="shards and processes at first")
    parser.add_argument("--after", type=int, default=3, help="shards and processes afterwards")
    parser.add_argument("--servers", type=int, default=4)
    arguments = parser.parse_args()
    with running_server() as url:
        numbers = arguments.before, arguments.after, arguments.servers
        return 0 if asyncio.run(measure(url, *numbers)) else 1


if __name__ == "__main__":
    sys.exit(main())
