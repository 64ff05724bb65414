"""Simulate evenings through the services of the tables, on both databases.

python -m tests.evenings.simulated 2000           that many on each database
python -m tests.evenings.simulated 50 --from 700  the fifty evenings from seed 700 on
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
from collections import Counter
from datetime import timedelta
from pathlib import Path
from unittest.mock import patch

from sqlalchemy import func, select

from bot.engine import Mode, Options, Play, State, build_options, to_act
from bot.evenings import Attendance, Evening, EveningPhase, standings_of
from bot.place import ServerChannel
from bot.players import LEVELS
from bot.store import migrate, schema
from bot.store.rows import MessageKind
from bot.tables import Person, Rejected, TableView
from bot.tables.playing import motions, play
from bot.tables.seating import evening_table, lobby
from bot.tables.seating.evening_table import DEALT_AFTER, DESERTED_AFTER, PAUSED_AFTER
from bot.tables.table import Table
from bot.views.table_values import Status
from tests.positions import dealt, face, position
from tests.sqlite_in_place import sqlite_in_place
from tests.tables.postgres import PostgresServer
from tests.tables.world import GUILD, MANAGER_ID, World, accepted

MOST_STEPS = 40
_KILLED_IN = ("begin_dealing", "sit_down", "go_on_elsewhere")
"""The steps of a next match, in each of which the bot is killed now and then."""


def _one_card_left(options: Options, seats: int) -> State:
    """Return a position in which the first seat can win with its last card."""
    names = [f"p{number}" for number in range(seats)]
    hands = [f"hand {name} {'R5' if number == 0 else 'B9'}" for number, name in enumerate(names)]
    lines = [f"seats {' '.join(names)}", *hands, "top R3", "draw Y1 Y2", f"turn {names[0]}"]
    return position("\n".join(lines), options)


class SimulatedEvening:
    """An evening of 2 to 14 people, with what a second count says of it."""

    def __init__(self, world: World, seed: int) -> None:
        self.world = world
        self.chance = random.Random(seed)
        self.place = ServerChannel(GUILD, 1000 + seed)
        count = self.chance.randint(2, 14)
        self.people = [Person(n, f"P{n}", "en") for n in range(1, count + 1)]
        self.kinds = Counter[str]()
        self.half_wins = Counter[int]()
        self.matches = Counter[int]()
        self.sat_out = Counter[int]()
        self.steady = set[int]()
        self._dealt = set[str]()

    async def play(self) -> None:
        """Play the evening to its end, and check it."""
        with dealt(_one_card_left):
            game_id = await self._begin()
            for _ in range(MOST_STEPS):
                if (found := await self._on()) is None:
                    break
                game_id = found
                await self._step(await self.world.view(game_id))
                self._perhaps_kill()
            while (found := await self._on()) is not None:
                game_id = found
                await self._let_end(await self.world.view(game_id))
        await self._check(game_id)

    async def _begin(self) -> str:
        mode = self.chance.choice((Mode.CLASSIC, Mode.MERCY, Mode.MERCY))
        options = build_options(mode, [("target", "round")])
        most = self.chance.choice((None, None, 1, 3, 6))
        hours = self.chance.choice((None, 1, 3))
        plan = self.world.tables.evenings.plan("Friday 1", hours, most)
        who = self.people[: self.chance.randint(2, len(self.people))]
        opened = await self.world.tables.evenings.open(self.place, who, options, plan, "en")
        view = accepted(opened)
        if self.chance.random() < 0.2 and view.takes_more:
            await self._submit(view, view.game.host_id, "computer")
        self.steady = {person.user_id for person in who}
        return view.game.id

    async def _on(self) -> str | None:
        return await self.world.tables.evenings.in_channel(self.place.channel_id)

    async def _step(self, view: TableView) -> None:
        if view.game.status is Status.LOBBY:
            await self._start(view)
        elif view.game.status is Status.LIVE:
            await self._at_table(view)
        else:
            await self._between(view)

    async def _start(self, view: TableView) -> None:
        started = await self.world.tables.lobbies.start(view.game.id, view.game.host_id)
        if isinstance(started, Rejected):
            await self._wait(self.world.timing.lobby)
        else:
            await self._note_dealt(started)

    async def _note_dealt(self, view: TableView) -> None:
        if view.game.status is not Status.LIVE or view.game.id in self._dealt:
            return
        self._dealt.add(view.game.id)
        seated = {seat.user_id for seat in view.seats}
        self.sat_out.update(user_id for user_id in self.steady if user_id not in seated)

    async def _at_table(self, view: TableView) -> None:
        await self._note_dealt(view)
        what = self.chance.choice(("come", "leave", "silent", "stop", "win", "win", "win", "win"))
        self.kinds[what] += 1
        seated = [seat.user_id for seat in view.seats if seat.is_person and seat.user_id]
        if what == "come":
            await self._come(view)
        elif what in ("leave", "silent") and seated:
            user_id = self.chance.choice(seated)
            self.steady.discard(user_id)
            await self._submit(view, user_id, what)
        elif what == "stop":
            accepted(await self.world.tables.submit(view.game.id, MANAGER_ID, motions.stop, True))
        elif what == "win":
            await self._win(view)

    async def _submit(self, view: TableView, user_id: int, what: str) -> None:
        """Let somebody leave the match, fall silent, or seat a computer player."""
        if what == "leave":
            await self.world.tables.submit(view.game.id, user_id, play.leave)
        elif what == "computer":
            await self.world.tables.submit(
                view.game.id, user_id, lobby.add_computer, next(iter(LEVELS))
            )
        else:

            def fall_silent(table: Table) -> None:
                seat = table.seat_of(user_id)
                assert seat is not None
                table.set_seat(seat, missed_turns=1)

            await self.world.tables.repository.change(view.game.id, fall_silent)

    async def _win(self, view: TableView) -> None:
        """Let the first seat win, or stop the match where it has left."""
        assert view.observation is not None
        acts = to_act(view.observation.phase)
        seat = None if acts is None else view.seats[acts]
        if seat is None or seat.number != 0:
            accepted(await self.world.tables.submit(view.game.id, MANAGER_ID, motions.stop, True))
            return
        if seat.is_person and seat.user_id is not None:
            deed = self.world.tables.submit(
                view.game.id, seat.user_id, play.act, Play(0, face("R5")), None
            )
            accepted(await deed)
        else:
            await self._wait(timedelta(seconds=20))
        over = await self.world.view(view.game.id)
        assert over.game.status is Status.OVER
        self.matches.update(each.user_id for each in over.seats if each.user_id is not None)
        if seat.is_person and seat.user_id is not None:
            self.half_wins[seat.user_id] += 2

    async def _come(self, view: TableView) -> None:
        person = self.chance.choice(self.people)
        await self.world.tables.evenings.come(view.game.id, person)

    async def _between(self, view: TableView) -> None:
        kinds = ("come", "go", "pause", "end", "busy", "killed", *["next"] * 6)
        what = self.chance.choice(kinds)
        self.kinds[what] += 1
        evening, game = self._evening(view), view.game.id
        if what == "come":
            await self._come(view)
        elif what == "go":
            person = self.chance.choice(self.people)
            self.steady.discard(person.user_id)
            await self.world.tables.submit(game, person.user_id, evening_table.go)
        elif what == "pause":
            self.steady.clear()
            await self._wait(PAUSED_AFTER)
        elif what == "end":
            await self.world.tables.submit(game, evening.host_id, evening_table.end)
        elif what == "busy":
            await self._beside_another_table(view)
        else:
            # Computer players would end the next match unseen while the bot is away.
            is_killed = what == "killed" and all(seat.is_person for seat in view.seats)
            await self._press(view, is_killed=is_killed)

    async def _beside_another_table(self, view: TableView) -> None:
        options = build_options(Mode.CLASSIC)
        guest = Person(99, "Guest", "en")
        opened = await self.world.tables.lobbies.open(self.place, guest, options)
        await self._press(view, is_killed=False)
        await self.world.tables.games.abandon(accepted(opened).game.id)

    async def _press(self, view: TableView, *, is_killed: bool) -> None:
        """Press *Next match*, and let it be dealt; be killed in one of its steps on the way."""
        evening = self._evening(view)
        there = [each for each in evening.people if each.attendance is not Attendance.REMOVED]
        who = self.chance.choice(there)
        self.steady -= {each.user_id for each in evening.with_attendance(Attendance.ASKED)}
        person = Person(who.user_id, who.name, "en")
        await self.world.tables.evenings.next_match(view.game.id, person)
        if is_killed:
            step = self.chance.choice(_KILLED_IN)
            with patch.object(evening_table, step, side_effect=ConnectionResetError):
                await self._wait(DEALT_AFTER)
            self.world.restart()
            await self._wait(timedelta(minutes=1))
        await self._wait(DEALT_AFTER)
        if (found := await self._on()) is not None:
            await self._note_dealt(await self.world.view(found))

    async def _wait(self, time: timedelta) -> None:
        """Let this time pass, and carry out what falls due."""
        self.world.clock.pass_by(time)
        await self.world.tables.scheduler.meet_due()

    def _perhaps_kill(self) -> None:
        if self.chance.random() < 0.03:
            self.kinds["restart"] += 1
            self.world.restart()

    async def _let_end(self, view: TableView) -> None:
        """Do nothing more: a match is won or stopped, and the evening ends by itself."""
        match view.game.status:
            case Status.LOBBY:
                await self._wait(self.world.timing.lobby)
            case Status.LIVE:
                await self._note_dealt(view)
                await self._win(view)
            case Status.OVER:
                await self._wait(DESERTED_AFTER)

    def _evening(self, view: TableView) -> Evening:
        assert view.game.evening is not None
        return view.game.evening

    async def _check(self, game_id: str) -> None:
        """Compare the evening with the second count."""
        evening = self._evening(await self.world.view(game_id))
        assert evening.phase is EveningPhase.OVER
        table = standings_of(evening)
        assert {each.user_id: each.half_wins for each in table if each.half_wins} == self.half_wins
        assert {each.user_id: each.matches for each in table} == self.matches
        steady = [self.sat_out[user_id] for user_id in self.steady]
        assert not steady or max(steady) - min(steady) <= 1, steady
        query = (
            select(func.count())
            .select_from(schema.messages)
            .join(schema.games)
            .where(
                schema.games.c.channel_id == self.place.channel_id,
                schema.messages.c.kind == MessageKind.EVENING,
            )
        )
        async with self.world.database.read() as connection:
            posters = (await connection.execute(query)).scalar_one()
        assert posters == bool(evening.games)


async def simulate(world: World, seeds: range) -> Counter[str]:
    """Simulate an evening for each seed, and return how often each thing happened."""
    kinds = Counter[str]()
    for seed in seeds:
        evening = SimulatedEvening(world, seed)
        try:
            await evening.play()
        except BaseException as error:
            error.add_note(f"evening {seed}")
            raise
        kinds += evening.kinds
    return kinds


_LOT = 20
"""Evenings with one world: each kill leaves connections behind, which end with the world."""


async def _simulate_on(url: str, seeds: range) -> Counter[str]:
    await migrate.upgrade_async(url)
    kinds = Counter[str]()
    for first in range(0, len(seeds), _LOT):
        world = World(url)
        try:
            kinds += await simulate(world, seeds[first : first + _LOT])
        finally:
            await world.close()
    return kinds


def main() -> None:
    """Simulate evenings on SQLite, then on PostgreSQL."""
    parser = argparse.ArgumentParser(prog="tests.evenings.simulated", description=__doc__)
    parser.add_argument("evenings", type=int)
    parser.add_argument("--from", type=int, default=0, dest="first")
    given = parser.parse_args()
    seeds = range(given.first, given.first + given.evenings)
    with tempfile.TemporaryDirectory() as folder, sqlite_in_place():
        file = Path(folder) / "evenings.sqlite3"
        print("SQLite", dict(asyncio.run(_simulate_on(f"sqlite+aiosqlite:///{file}", seeds))))
    with PostgresServer.running() as server, server.database() as name:
        print("PostgreSQL", dict(asyncio.run(_simulate_on(server.address(name), seeds))))


if __name__ == "__main__":
    main()
