"""A database, a clock that stands still, and tables that use them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from typing import ParamSpec

from bot.engine import (
    Action,
    ColourChoice,
    Contra,
    Draft,
    Draw,
    Drawn,
    MakeGesture,
    MatchOver,
    Mode,
    Observation,
    Options,
    Pending,
    Play,
    RoundOver,
    Say,
    SeatAction,
    State,
    Turn,
    build_options,
    decode_state,
)
from bot.i18n import Texts
from bot.leaderboard_choice import LeaderboardChoice, Order, Period
from bot.place import Place, ServerChannel
from bot.render import computer_names
from bot.setting_values import RING_AFTER, TURN_SECONDS
from bot.store import game_queries
from bot.store.database import Database
from bot.store.leaderboard_queries import Leaderboard
from bot.store.limits import PLAY, Limits
from bot.store.rows import MessageKind, MessageRow
from bot.tables import Outcome, Person, Rejected, Tables, TableView, Timing
from bot.tables.playing import motions, play
from bot.tables.seating.lobby import add_computer
from bot.tables.services.games import Deed
from bot.views.table_values import DeadlineKind
from tests.positions import dealt, face, one_card_left, plain, position

_More = ParamSpec("_More")

GUILD, CHANNEL = 7, 70
ANNA, BEN, CARA, DINA, STRANGER = (
    Person(number, name, "de")
    for number, name in ((1, "Anna"), (2, "Ben"), (3, "Cara"), (4, "Dina"), (9, "Zoe"))
)
MANAGER_ID = 99
PEOPLE = (ANNA, BEN, CARA, DINA)
NAMES = computer_names(Texts.load().get("en"))
SECOND = timedelta(seconds=1)
TURN = timedelta(seconds=TURN_SECONDS)
RING = timedelta(seconds=RING_AFTER)
START = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)


def ever(order: Order = Order.WINS) -> LeaderboardChoice:
    """Return the query for a server's leaderboard of all games, ever."""
    return LeaderboardChoice(Period.EVER, order=order)


class StillClock:
    """A clock whose time passes only when a test says so."""

    def __init__(self) -> None:
        self._now = START
        self.somebody_sleeps = asyncio.Event()
        self._sleepers: list[tuple[datetime, asyncio.Future[None]]] = []

    def now(self) -> datetime:
        return self._now

    @property
    def wakes_next(self) -> datetime | None:
        """When the first sleeper is to wake."""
        waiting = [when for when, sleeper in self._sleepers if not sleeper.done()]
        return min(waiting, default=None)

    def pass_by(self, time: timedelta) -> None:
        self._now += time
        for when, sleeper in self._sleepers:
            if when <= self._now and not sleeper.done():
                sleeper.set_result(None)

    async def sleep_until(self, when: datetime) -> None:
        if when <= self._now:
            return
        sleeper: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sleepers.append((when, sleeper))
        self.somebody_sleeps.set()
        await sleeper


class Bell:
    """A notifier that collects the games it is told of."""

    def __init__(self) -> None:
        self.rung: list[str] = []
        self.is_busy = False
        self.ringing = asyncio.Event()

    def changed(self, game_id: str) -> None:
        self.rung.append(game_id)
        self.ringing.set()


def plain_brain(
    observation: Observation,
    legal: Sequence[Action],
    side: Sequence[Action],
    level: str,
    seed: bytes,
) -> Action | None:
    """Play the first card that fits, make gestures, call and catch."""
    for kind in (MakeGesture, Contra, Say):
        found = next((action for action in side if isinstance(action, kind)), None)
        if found is not None:
            return found
    plays = [action for action in legal if isinstance(action, Play)]
    return plays[0] if plays else next(iter(legal), None)


class World:
    """Tables on one database; `restart` replaces them by those of a new process."""

    def __init__(self, url: str, limits: Limits = PLAY) -> None:
        self.url = url
        self.limits = limits
        self.clock = StillClock()
        self.bell = Bell()
        self.timing = Timing()
        self.brain: Callable[..., Action | None] = plain_brain
        self.seeds = 0
        self._opened: list[Database] = []
        self._open()

    def _open(self) -> None:
        self.database = Database(self.url, self.limits)
        self._opened.append(self.database)
        self.tables = Tables(
            self.database,
            notifier=self.bell,
            brain=self._think,
            clock=self.clock,
            timing=self.timing,
            new_seed=self.next_seed,
            computer_names=lambda _: NAMES,
        )

    def _think(
        self,
        observation: Observation,
        legal: Sequence[Action],
        side: Sequence[Action],
        level: str,
        seed: bytes,
    ) -> Action | None:
        return self.brain(observation, legal, side, level, seed)

    def next_seed(self) -> bytes:
        self.seeds += 1
        return self.seeds.to_bytes(16, "big")

    def restart(self) -> None:
        """Forget everything that is not in the database, as a killed process does."""
        self._open()

    async def close(self) -> None:
        for database in self._opened:
            await database.close()

    async def lobby(
        self,
        *people: Person,
        computers: int = 0,
        options: Options | None = None,
        channel: int | Place = CHANNEL,
    ) -> str:
        """Open a lobby with these people, the first of them as host."""
        host, *others = people
        options = options or build_options(Mode.CLASSIC)
        place = ServerChannel(GUILD, channel) if isinstance(channel, int) else channel
        opened = await self.tables.lobbies.open(place, host, options, "en")
        game_id = accepted(opened).game.id
        for person in others:
            await self.join(game_id, person)
        for _ in range(computers):
            await self.submit(game_id, host, add_computer, "easy")
        return game_id

    async def game(
        self,
        *people: Person,
        computers: int = 0,
        options: Options | None = None,
        at: State | None = None,
        channel: int | Place = CHANNEL,
    ) -> str:
        """Begin a match of these people in a given position, or in a plain one."""
        with dealt(plain if at is None else lambda _options, _seats: at):
            options = options if at is None else at.rules.options
            return await self.dealt_game(
                *people, computers=computers, options=options, channel=channel
            )

    async def dealt_game(
        self,
        *people: Person,
        computers: int = 0,
        options: Options | None = None,
        channel: int | Place = CHANNEL,
    ) -> str:
        """Deal a match of these people. Tests must not rely on the cards."""
        game_id = await self.lobby(*people, computers=computers, options=options, channel=channel)
        await self.start(game_id, people[0])
        return game_id

    async def game_after_a_round(
        self, *people: Person, computers: int = 0, channel: int | Place = CHANNEL
    ) -> str:
        """Begin a match whose first round is won by the first of these people."""
        at = position(one_card_left(len(people) + computers))
        game_id = await self.game(*people, computers=computers, at=at, channel=channel)
        await self.act(game_id, people[0], Play(0, face("R5")))
        assert isinstance((await self.state(game_id)).phase, RoundOver)
        return game_id

    async def submit(
        self,
        game_id: str,
        person: Person,
        deed: Deed[_More],
        *given: _More.args,
        **named: _More.kwargs,
    ) -> TableView:
        """Let the person do this, which the table has to accept."""
        return accepted(await self.tables.submit(game_id, person.user_id, deed, *given, **named))

    async def rejected(
        self,
        game_id: str,
        person: Person,
        deed: Deed[_More],
        *given: _More.args,
        **named: _More.kwargs,
    ) -> Rejected:
        """Let the person try this, which the table has to reject."""
        return rejected(await self.tables.submit(game_id, person.user_id, deed, *given, **named))

    async def join(self, game_id: str, person: Person) -> TableView:
        return accepted(await self.tables.seats.join(game_id, person))

    async def start(self, game_id: str, host: Person) -> TableView:
        return accepted(await self.tables.lobbies.start(game_id, host.user_id))

    async def act(
        self, game_id: str, person: Person, action: SeatAction, version: int | None = None
    ) -> TableView:
        """Let the person act at the version they have seen, which the table has to accept."""
        return await self.submit(game_id, person, play.act, action, version)

    async def act_harmlessly(self, game_id: str, person: Person, view: TableView) -> TableView:
        """Let the person do what a table would do for them, as they see it."""
        return await self.act(game_id, person, harmless(view), view.game.version)

    async def play_round(self, game_id: str, chance: random.Random) -> None:
        """Let only the people play, at random, until the round is over."""
        version = (await self.view(game_id)).game.version
        for _ in range(1000):
            if isinstance((await self.state(game_id)).phase, RoundOver | MatchOver):
                return
            person, view = await self.to_act(game_id)
            plays = [action for action in view.legal if isinstance(action, Play)]
            action = chance.choice(plays or list(view.legal))
            version = (await self.act(game_id, person, action, version)).game.version
        raise AssertionError("the round does not end")

    async def leaderboard(
        self, person: Person, choice: LeaderboardChoice | None = None
    ) -> Leaderboard:
        """Return the server's leaderboard as this person sees it."""
        shown = await self.tables.leaderboards.show(GUILD, person.user_id, choice or ever())
        return shown.board

    async def view(self, game_id: str, person: Person | None = None) -> TableView:
        view = await self.tables.games.view(game_id, None if person is None else person.user_id)
        assert view is not None
        return view

    async def to_act(self, game_id: str) -> tuple[Person, TableView]:
        """Return the person whose turn it is, and their view."""
        phase = (await self.state(game_id)).phase
        assert isinstance(phase, Turn | Drawn | Pending | ColourChoice | Draft)
        async with self.database.read() as connection:
            seats = await game_queries.seats_of(connection, game_id)
        user_id = seats[phase.seat].user_id
        person = next(person for person in PEOPLE if person.user_id == user_id)
        return person, await self.view(game_id, person)

    async def state(self, game_id: str) -> State:
        async with self.database.read() as connection:
            game = await game_queries.find_game(connection, game_id)
        assert game is not None
        assert game.snapshot is not None
        return decode_state(game.snapshot)

    async def stop(self, game_id: str) -> TableView:
        """End a game as a manager of the server who has not sat down in it."""
        return accepted(await self.tables.submit(game_id, MANAGER_ID, motions.stop, True))

    async def next_round(self, game_id: str, person: Person) -> TableView:
        """Let the person have the next round dealt, once everybody has seen the result."""
        self.clock.pass_by(self.timing.result_stays)
        return await self.submit(game_id, person, play.next_round)

    async def computer_due(self, game_id: str) -> datetime:
        """Return when the first computer player will act."""
        async with self.database.read() as connection:
            game = await game_queries.find_game(connection, game_id)
        assert game is not None
        return min(d.due_at for d in game.deadlines if d.kind is DeadlineKind.COMPUTER)

    async def stale_everywhere(self) -> list[MessageRow]:
        """Return the outdated messages of all games."""
        messages = self.tables.messages
        return [row for game in await messages.stale_games() for row in await messages.stale(game)]

    async def show_everything(self) -> None:
        """Bring every message up to date, except reminders, which tests look at themselves."""
        messages = self.tables.messages
        for row in await self.stale_everywhere():
            if row.kind is not MessageKind.REMINDER and not row.retired:
                version = (await self.view(row.game_id)).game.version
                channel_id, message_id = row.channel_id or row.id, row.message_id or row.id
                await messages.shown(row, version, channel_id, message_id)

    async def wait(self, time: timedelta) -> int:
        """Let this time pass, carry out what falls due, and return the number of deadlines.

        Before that everybody can see what they are waited for.
        """
        await self.show_everything()
        self.clock.pass_by(time)
        return await self.tables.scheduler.meet_due()


def accepted(outcome: Outcome) -> TableView:
    assert isinstance(outcome, TableView), outcome
    return outcome


def rejected(outcome: Outcome) -> Rejected:
    assert isinstance(outcome, Rejected), outcome
    return outcome


def harmless(view: TableView) -> SeatAction:
    """Return a draw, or another legal action."""
    return next((a for a in view.legal if isinstance(a, Draw)), view.legal[0])


async def leave(world: World, game_id: str, *people: Person) -> None:
    """Let these people leave the table."""
    for person in people:
        await world.submit(game_id, person, play.leave)
