"""Record a database of this version, to be kept beside the others for every later one.

    python -m tests.updates.record 1.0

This writes `tests/updates/1.0.sql`: rows of every table, with games of all modes, an evening
between two matches, a weekly question, a break, a deletion that was killed, and people's choices.
Once a version is released its recording stays as it is: it is what that version's operators have.
A tag of the version refuses another one.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from datetime import timedelta
from pathlib import Path

from bot.engine import MatchOver, Mode, Options, Play, RoundOver, build_options
from bot.evenings import WeeklyTime
from bot.place import BotDm, GroupDm, Place, ServerChannel
from bot.setting_values import Choices, PersonSettings, ServerSettings
from bot.store import migrate, notice_queries, order_queries, schema
from bot.store.orders import Done, ListServers, Servers, StopGame
from bot.store.privacy import erasure_queries
from bot.store.privacy.erasure_queries import ErasureRow
from bot.store.rows import ThreadRow
from bot.store.session_ledger import SessionLedger
from bot.store.token_queries import TokenRow
from bot.tables import Person
from bot.tables.playing import motions
from bot.views.table_values import Notice, VoteKind
from tests.sqlite_in_place import sqlite_in_place
from tests.store.whole_database import fill
from tests.tables.evenings import PLAN
from tests.tables.world import ANNA, BEN, CARA, DINA, GUILD, World, accepted, leave

from .recorded_database import FOLDER

WEEKLY, EVENING, BREAK, LOBBY = 71, 70, 81, 82
"""Channels of the recorded tables."""
QUESTION = 555
GROUP, ALONE = GroupDm(700), BotDm(701)
FORGOTTEN, HALF_FORGOTTEN = (Person(number, f"Gone {number}", "en") for number in (5, 6))
EMIL, FAY = Person(7, "Emil", "de"), Person(8, "Fay", "en")
"""People at no table, who are in on Friday."""
EXCLUDED = 11
"""A person whom the managers of the server let no longer play."""
A_DAY = timedelta(days=1)

_MATCH = build_options(Mode.CLASSIC, [("hand_size", "2")])
_ROUND = build_options(Mode.CLASSIC, [("hand_size", "2"), ("target", "round")])
_SHORT = 1000
"""The number of a seed from which on rounds are short, so that the recording is small."""
_TURNS = 6
"""Turns of each live game."""


async def _record(world: World) -> None:
    await _choose(world)
    await _ask_for_friday(world)
    await _play_matches(world)
    await _open_tables(world)
    await world.tables.tally.keep_up()
    assert await world.tables.leaderboards.begin_season(GUILD, ANNA.user_id, after=1) == 2
    await world.tables.privacy.forget(FORGOTTEN.user_id)
    await world.show_everything()
    async with world.database.write() as connection:
        half = ErasureRow(HALF_FORGOTTEN.user_id, erasure_queries.new_stand_in())
        await erasure_queries.begin(connection, half)
        now = world.clock.now()
        order = await order_queries.give(connection, ListServers(), now)
        await order_queries.save_receipt(connection, order, "host-1", Servers(()), now)


async def _choose(world: World) -> None:
    tables, now = world.tables, world.clock.now()
    chosen = Choices(language="de", ring_after=5, hand_in_channel=True)
    await tables.choices.keep(PersonSettings(ANNA.user_id, chosen), "de")
    await tables.favourites.save(ANNA.user_id, "Freitag", build_options(Mode.FLIP))
    rules = ServerSettings(GUILD, mode="classic", rules="stacking=on", language="de", threads=True)
    await tables.settings.save_server(rules)
    await tables.subscriptions.add(ServerChannel(GUILD, EVENING), DINA.user_id)
    async with world.database.write() as connection:
        restart_at = now + 3 * A_DAY
        await notice_queries.announce(connection, Notice("An update is near.", now, restart_at))
    await tables.blocks.exclude(GUILD, EXCLUDED, timedelta(days=30))
    assert await SessionLedger(world.database).take(1, now, now - A_DAY, 1000)


async def _ask_for_friday(world: World) -> None:
    """Ask in a channel who is in this week: two people are, and one is not."""
    tables, here = world.tables, ServerChannel(GUILD, WEEKLY)
    friday = WeeklyTime(4, 20, "Europe/Berlin", ask_hours=6)
    row = await tables.weeklies.begin(here, 99, friday, "Friday 1", build_options(Mode.FLIP))
    assert row is not None
    world.clock.pass_by(row.weekly.due_at - world.clock.now())
    await tables.weeklies.meet_due()
    row = await tables.weeklies.find(WEEKLY)
    assert row is not None
    await tables.weeklies.shown(WEEKLY, QUESTION, row.version)
    for person, is_in in ((EMIL, True), (FAY, True), (CARA, False)):
        assert await tables.weeklies.answer(WEEKLY, QUESTION, person, is_in=is_in)


async def _play_matches(world: World) -> None:
    """Play matches to their ends: won, left, stopped, alone, and of people who are forgotten."""
    for _ in range(2):
        await _whole_round(world, ANNA, BEN, channel=100)
    for person in (FORGOTTEN, HALF_FORGOTTEN):
        game_id = await world.dealt_game(DINA, CARA, person, options=_ROUND, channel=101)
        await leave(world, game_id, person)
        world.clock.pass_by(timedelta(minutes=1))
        await _play_out(world, game_id, DINA, CARA)
    left = await _whole_round(world, ANNA, BEN, options=_MATCH, channel=102)
    await leave(world, left, BEN)
    stopped = await _whole_round(world, CARA, DINA, options=_MATCH, channel=103)
    assert await world.tables.orders.carry_out(StopGame(stopped, "Goodbye")) == Done()
    await _whole_round(world, CARA, computers=1, channel=ALONE)


async def _whole_round(
    world: World,
    *people: Person,
    computers: int = 0,
    options: Options = _ROUND,
    channel: int | Place,
) -> str:
    game_id = await world.dealt_game(*people, computers=computers, options=options, channel=channel)
    await _play_out(world, game_id, *people)
    return game_id


async def _play_out(world: World, game_id: str, *people: Person) -> None:
    """Let people, and computer players, play the round to its end."""
    while not isinstance((await world.state(game_id)).phase, RoundOver | MatchOver):
        for person in people:
            if await _act(world, game_id, person):
                break
        else:
            await world.wait(timedelta(seconds=10))


async def _act(world: World, game_id: str, person: Person) -> bool:
    view = await world.view(game_id, person)
    plays = [action for action in view.legal if isinstance(action, Play)]
    for action in [*plays, *view.legal][:1]:
        await world.act(game_id, person, action, view.game.version)
    return bool(view.legal)


async def _open_tables(world: World) -> None:
    """Leave a live game of each mode, a lobby, a break, a group, and an evening's result."""
    for number, mode in enumerate(Mode):
        people = (ANNA, BEN) if mode is Mode.DUO else (ANNA, BEN, CARA)
        await _live(world, *people, options=build_options(mode), channel=110 + number)
    group = await _live(world, DINA, ANNA, options=build_options(Mode.CLASSIC), channel=GROUP)
    ends_at = world.clock.now() + timedelta(minutes=15)
    way = TokenRow(group, "message", 56, GROUP.channel_id, DINA.user_id, ends_at, b"sealed")
    await world.tables.kept_tokens.save([way])
    await world.tables.own_threads.note(ThreadRow(110, GUILD, group))
    await world.lobby(BEN, CARA, computers=1, channel=LOBBY)
    rests = await _live(world, ANNA, BEN, options=build_options(Mode.CLASSIC), channel=BREAK)
    await world.submit(rests, ANNA, motions.ask_for_recess)
    await world.submit(rests, BEN, motions.answer, VoteKind.RECESS, 0, agrees=True)
    evening = await world.dealt_game(ANNA, BEN, CARA, options=_ROUND, channel=EVENING)
    accepted(await world.tables.evenings.begin(evening, ANNA.user_id, PLAN))
    await _play_out(world, evening, ANNA, BEN, CARA)


async def _live(world: World, *people: Person, options: Options, channel: int | Place) -> str:
    game_id = await world.dealt_game(*people, options=options, channel=channel)
    for _ in range(_TURNS):
        person, _view = await world.to_act(game_id)
        await _act(world, game_id, person)
    return game_id


def _dump(file: Path) -> str:
    """Return the database as SQL, with two made-up rows in each table that is still empty."""
    with closing(sqlite3.connect(file)) as connection, connection:
        for table in schema.metadata.sorted_tables:
            if connection.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,):
                sys.stdout.write(f"made-up rows: {table}\n")
                fill(connection, table)
        connection.commit()
        return "\n".join(connection.iterdump()) + "\n"


async def _recorded(file: Path) -> str:
    url = f"sqlite+aiosqlite:///{file}"
    await migrate.upgrade_async(url)
    with sqlite_in_place():
        world = World(url)
        world.seeds = _SHORT
        await _record(world)
        await world.close()
    return _dump(file)


def main() -> None:
    """Record under the given name."""
    parser = argparse.ArgumentParser(prog="tests.updates.record", description=__doc__)
    parser.add_argument("name", help="the version, such as 1.0")
    name = parser.parse_args().name
    if subprocess.check_output(["git", "tag", "--list", f"v{name}", f"v{name}.*"], cwd=FOLDER):
        parser.error(f"{name} is released, and its recording stays as it is")
    recording = FOLDER / f"{name}.sql"
    with tempfile.TemporaryDirectory() as folder:
        recording.write_text(asyncio.run(_recorded(Path(folder) / "recorded.sqlite3")))
    sys.stdout.write(f"{recording.name}: {recording.stat().st_size:,} bytes\n")


if __name__ == "__main__":
    main()
