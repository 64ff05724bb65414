"""Simulate evenings through the services of the tables, on both databases.

python -m tests.evenings.simulated 2000           that many on each database
python -m tests.evenings.simulated 50 --from 700  the fifty evenings from seed 700 on
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import random
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path
from unittest.mock import patch

from sqlalchemy import select

from bot.engine import Mode, Options, Play, Presence, State, build_options, to_act
from bot.evenings import Attendance, Evening, EveningPhase, next_table, standings_of
from bot.place import ServerChannel
from bot.players import LEVELS
from bot.store import migrate, schema
from bot.store.rows import MessageKind
from bot.tables import Person, Rejected, TableView
from bot.tables.playing import motions, play, recess
from bot.tables.seating import evening_table, lobby
from bot.tables.seating.evening_table import DEALT_AFTER, DESERTED_AFTER, PAUSED_AFTER
from bot.tables.table import Table
from bot.views.table_values import Status, VoteKind
from tests.positions import dealt, face, position
from tests.sqlite_in_place import sqlite_in_place
from tests.tables.killed import KilledError
from tests.tables.postgres import PostgresServer
from tests.tables.world import GUILD, MANAGER_ID, World, accepted

from .kills import is_not_of_a_kill, killed_in

MOST_STEPS = 40
_KILLED = 0.06
"""The share of all that is done in which the bot is killed."""

_KILLED_IN = ("begin_dealing", "sit_down", "go_on_elsewhere")
"""The steps of a next match, in each of which the bot is killed now and then."""


_CLOCK = timedelta(seconds=30)
"""The time of a match in which everybody shares the win once it is up (X9)."""


def _one_card_left(options: Options, seats: int) -> State:
    """Return a position in which the first seat can win with its last card.

    With a clock it has two: once it has played one, everybody holds a card of the same value.
    """
    names = [f"p{number}" for number in range(seats)]
    first = "R5" if options.blitz is None else "R5 Y5"
    hands = [f"hand {name} {'B5' if number else first}" for number, name in enumerate(names)]
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
        self.has_clock = False
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
            while (found := await self._on()) is not None:
                game_id = found
                await self._let_end(await self.world.view(game_id))
        await self._check(game_id)

    async def _begin(self) -> str:
        mode = self.chance.choice((Mode.CLASSIC, Mode.MERCY, Mode.MERCY))
        self.has_clock = mode is Mode.CLASSIC and self.chance.random() < 0.5
        clock = [("blitz", str(_CLOCK.seconds))] if self.has_clock else []
        options = build_options(mode, [("target", "round"), *clock])
        most = self.chance.choice((None, None, 1, 3, 6))
        hours = self.chance.choice((None, 1, 3))
        plan = self.world.tables.evenings.plan("Friday 1", hours, most)
        who = self.people[: self.chance.randint(2, len(self.people))]

        async def press() -> None:
            await self.world.tables.evenings.open(self.place, who, options, plan, "en")

        await self._do("opened", press)
        found = await self._on()
        assert found is not None
        view = await self.world.view(found)
        if self.chance.random() < 0.2 and view.takes_more and not self.has_clock:
            await self._submit(view, view.game.host_id, "computer")
        self.steady = {person.user_id for person in who}
        return view.game.id

    async def _do(self, kind: str, press: Callable[[], Awaitable[object]]) -> None:
        """Do something, and now and then be killed in it: right before it is stored or after."""
        if self.chance.random() >= _KILLED:
            await press()
            return
        self.kinds[f"killed: {kind}"] += 1
        await killed_in(press, is_stored=self.chance.random() < 0.5)
        self.world.restart()
        await press()

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
        what = self.chance.choice(("come", "leave", "silent", "stop", "break", *["win"] * 4))
        self.kinds[what] += 1
        seated = [seat.user_id for seat in view.seats if seat.is_person and seat.user_id]
        if what == "come":
            await self._come(view)
        elif what in ("leave", "silent") and seated:
            user_id = self.chance.choice(seated)
            self.steady.discard(user_id)
            await self._submit(view, user_id, what)
        elif what == "stop":
            await self._do("stopped", lambda: self._stop(view))
        elif what == "break" and seated:
            await self._rest(view, seated)
        elif what == "win":
            await self._win(view)

    async def _stop(self, view: TableView) -> None:
        await self.world.tables.submit(view.game.id, MANAGER_ID, motions.stop, True)

    async def _rest(self, view: TableView, seated: list[int]) -> None:
        """Take a break: everybody asks for it, and somebody ends it, or it ends by itself."""
        game = view.game.id

        async def ask() -> None:
            first, *others = seated
            await self.world.tables.submit(game, first, motions.ask_for_recess)
            asker = next(each.number for each in view.seats if each.user_id == first)
            for user_id in others:
                agree = self.world.tables.submit(
                    game, user_id, motions.answer, VoteKind.RECESS, asker, agrees=True
                )
                await agree

        async def go_on() -> None:
            await self.world.tables.submit(game, self.chance.choice(seated), recess.go_on)

        await self._do("break begun", ask)
        resting = await self.world.view(game)
        assert resting.game.recess is not None
        if self.chance.random() < 0.3:
            await self._do("break over", lambda: self._wait(recess.LONGEST))
        else:
            self.world.clock.pass_by(timedelta(minutes=self.chance.randint(1, 59)))
            await self._wait(timedelta())
            still = await self.world.view(game)
            assert still.game.recess == resting.game.recess, "nothing happens in a break"
            await self._do("break ended", go_on)
        assert (await self.world.view(game)).game.recess is None

    async def _submit(self, view: TableView, user_id: int, what: str) -> None:
        """Let somebody leave the match, fall silent, or seat a computer player."""
        if what == "leave":
            await self._do(
                "left", lambda: self.world.tables.submit(view.game.id, user_id, play.leave)
            )
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
            await self._stop(view)
            return
        user_id = seat.user_id if seat.is_person else None
        if user_id is not None:
            last_card = Play(0, face("R5"))
            await self._do(
                "finished",
                lambda: self.world.tables.submit(view.game.id, user_id, play.act, last_card, None),
            )
        if user_id is None or self.has_clock:
            await self._do("time up", lambda: self._until_over(view.game.id))
        over = await self.world.view(view.game.id)
        assert over.game.status is Status.OVER
        self.matches.update(each.user_id for each in over.seats if each.user_id is not None)
        if user_id is not None and not self.has_clock:
            self.half_wins[user_id] += 2
        elif self.has_clock:
            # Who was asked for a turn after a kill has drawn: the fewest cards win (X9a).
            assert over.observation is not None
            held = dict(enumerate(over.observation.counts))
            there = [each for each in over.seats if each.presence is Presence.HERE]
            fewest = min(held[each.number] for each in there)
            first = [each.user_id for each in there if held[each.number] == fewest]
            self.half_wins.update({user: 2 if len(first) == 1 else 1 for user in first if user})
            self.kinds["shared"] += len(first) > 1

    async def _until_over(self, game_id: str) -> None:
        """Let time pass until the match is over: a computer player wins it, or its time is up."""
        while (await self.world.view(game_id)).game.status is not Status.OVER:
            await self._wait(timedelta(seconds=5))

    async def _come(self, view: TableView) -> None:
        person = self.chance.choice(self.people)
        await self._do("joined", lambda: self.world.tables.evenings.come(view.game.id, person))

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
            await self._do(
                "went", lambda: self.world.tables.submit(game, person.user_id, evening_table.go)
            )
        elif what == "pause":
            self.steady.clear()
            await self._do("paused", lambda: self._wait(PAUSED_AFTER))
        elif what == "end":
            await self._do(
                "poster", lambda: self.world.tables.submit(game, evening.host_id, evening_table.end)
            )
        elif what == "busy":
            await self._beside_another_table(view)
        else:
            # Computer players would end the next match unseen while the bot is away.
            is_killed = what == "killed" and not self.has_clock
            is_killed = is_killed and all(seat.is_person for seat in view.seats)
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
        await self._do(
            "next match", lambda: self.world.tables.evenings.next_match(view.game.id, person)
        )
        if is_killed:
            step = self.chance.choice(_KILLED_IN)
            out = next_table(evening, view.options, ()).sitting_out
            self.kinds["killed: sat out"] += bool(out)
            with patch.object(evening_table, step, side_effect=KilledError):
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

    async def _let_end(self, view: TableView) -> None:
        """Do nothing more: a match is won or stopped, and the evening ends by itself."""
        match view.game.status:
            case Status.LOBBY:
                await self._wait(self.world.timing.lobby)
            case Status.LIVE:
                await self._note_dealt(view)
                await self._win(view)
            case Status.OVER:
                await self._do("poster", lambda: self._wait(DESERTED_AFTER))

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
        query = select(schema.messages.c.kind).join(schema.games)
        query = query.where(schema.games.c.channel_id == self.place.channel_id)
        async with self.world.database.read() as connection:
            kinds = list((await connection.execute(query)).scalars())
        assert kinds.count(MessageKind.EVENING) == bool(evening.games)


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
    if logging.lastResort is not None:
        logging.lastResort.addFilter(is_not_of_a_kill)
    seeds = range(given.first, given.first + given.evenings)
    with tempfile.TemporaryDirectory() as folder, sqlite_in_place():
        file = Path(folder) / "evenings.sqlite3"
        print("SQLite", dict(asyncio.run(_simulate_on(f"sqlite+aiosqlite:///{file}", seeds))))
    with PostgresServer.running() as server, server.database() as name:
        print("PostgreSQL", dict(asyncio.run(_simulate_on(server.address(name), seeds))))


if __name__ == "__main__":
    main()
