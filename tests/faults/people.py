"""Scripted people at their tables, who open games, sit down and click what they can."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random

from bot.render.clicks.click_id import Click, Verb
from playground import Channel, Message, NotAllowedError, Playground, PlaygroundPerson
from playground.state.guest_places import install, open_direct_messages
from tests.faults.ledger import Ledger
from workbench.bench.watched_table import TURN_VERBS, Seen, look_at

_LOOK_AGAIN = 1.0
"""Seconds after which people look at unchanged messages again."""

_THINKING = 0.2
"""The most seconds before the next click at the same table."""

_GIVEN_UP = 4
"""The number of looks without a possible click after which a new game is opened."""

_CLICKS_A_GAME = (6, 10, 15, 20, 1000)
"""Numbers of clicks after which the host stops a game; one in five is played to its end."""

_ON_AGAIN = 4
"""Clicks until the host tries again to stop a game."""

_GAMES: tuple[dict[str, str], ...] = (
    {"rules": "target=round"},
    {"preset": "quick"},
    {"mode": "flip", "rules": "target=round"},
)
"""Options that people give to `/uno start`, all for matches of a single round."""

_GOES_ON = frozenset({Verb.JOIN, Verb.START, Verb.NEXT, Verb.REMATCH, Verb.HAND})
"""Verbs of the buttons on lobbies, boards and results."""

_CARD_BEFORE_ALL_ELSE = 6
"""The weight of playing a card against 1 for any other possible click."""


@dataclass
class Table:
    """A channel in which the same people play one game after another."""

    playground: Playground
    ledger: Ledger
    random: Random
    channel: Channel
    people: list[PlaygroundPerson]
    games: list[str] = field(default_factory=list)
    clicks: int = 0
    unanswered: int = 0
    is_over: bool = False
    """Whether people have to stop clicking."""
    clicks_a_game: tuple[int, ...] = _CLICKS_A_GAME
    _idle: int = 0
    _clicks_left: int = 0
    _tried: set[tuple[str, Click]] = field(default_factory=set)
    """Clicks that were answered and changed nothing, such as on a card that does not fit."""

    async def play(self) -> None:
        """Play until `is_over` is set."""
        while not self.is_over:
            if self.games and self._clicks_left <= 0:
                await self._stop()
            elif await self.step():
                self._idle = 0
                await asyncio.sleep(self.random.uniform(0, _THINKING))
            else:
                self._idle += 1
                await self._until_something_changes()
            if self._idle > _GIVEN_UP:
                self._idle = 0
                await self.open()

    async def _until_something_changes(self) -> None:
        before = self._pages()
        try:
            await self.playground.until(lambda: self._pages() != before, _LOOK_AGAIN)
        except TimeoutError:
            return

    def _pages(self) -> list[tuple[str, float | None]]:
        return [(m.id, m.edited_at) for person in self.people for m in self._messages(person)]

    async def open(self) -> None:
        """Let the host open a lobby, in a new channel if the old one is deleted."""
        world = self.playground.world
        if self.channel.id not in world.channels:
            self.channel = world.add_channel(f"again-{len(world.channels)}")
        await self._open_here()

    async def _open_here(self) -> None:
        try:
            wish = self.random.choice(_GAMES)
            opened = await self.people[0].slash("uno start", self.channel, wish)
        except NotAllowedError:
            return
        seen = None if opened.response is None else look_at(opened.response)
        if seen is not None:
            self._saw(seen.game)

    def _saw(self, game: str) -> None:
        if game not in self.games:
            self.games.append(game)
            self._clicks_left = self.random.choice(self.clicks_a_game)

    async def _stop(self) -> None:
        """Let the host stop the running game."""
        self._clicks_left = _ON_AGAIN
        host = self.people[0]
        try:
            asked = await host.slash("uno stop", self.channel)
        except NotAllowedError:
            return
        question = asked.response
        seen = None if question is None else look_at(question)
        sure = None if seen is None else seen.find(Verb.STOP)
        if question is not None and sure is not None:
            await self.click(host, question, sure)

    async def step(self) -> bool:
        """Click something that continues the game; return whether that was answered."""
        found = [*self._turns(sure=True)] or [*self._turns()] or [*self._around()]
        untried = [each for each in found if (each[0].id, each[2]) not in self._tried]
        if not untried:
            self._tried.clear()
            await self._ask_for_hand()
            return False
        weights = [_CARD_BEFORE_ALL_ELSE if c.verb is Verb.CARD else 1 for _, _, c in untried]
        (chosen,) = self.random.choices(untried, weights)
        return await self.click(*chosen)

    async def _ask_for_hand(self) -> None:
        """Let somebody ask for their hand by command, in case hand and board have been deleted."""
        if self.channel.id not in self.playground.world.channels:
            return
        with suppress(NotAllowedError):
            await self.random.choice(self.people).slash("uno hand", self.channel)

    def shown(self) -> str:
        """Return all possible clicks as text, to find out why nobody can continue."""
        boards = [f"board {s.version}: {_verbs(s)}" for s in self.boards()]
        hands = [f"hand {s.version}: {_verbs(s)}" for p in self.people for s in self.hands(p)]
        return "; ".join(boards[-2:] + hands)

    async def click(self, person: PlaygroundPerson, message: Message, click: Click) -> bool:
        """Click and record what was acknowledged; return whether there was an answer."""
        self.clicks += 1
        self._saw(click.game)
        self._clicks_left -= 1
        before = await self.ledger.version(click.game)
        try:
            interaction = await person.click(message, str(click))
        except NotAllowedError:
            return False
        if interaction.failed:
            self.unanswered += 1
            return False
        seen = look_at(message)
        if seen is not None and seen.version > click.version:
            await self.ledger.note(click, int(person.id), before, seen.version)
        else:
            self._tried.add((person.id, click))
        return True

    def hands(self, person: PlaygroundPerson) -> list[Seen]:
        """Return the person's newest private page of their last game, or an empty list."""
        seen = [found for m in self._messages(person) if (found := look_at(m)) is not None]
        own = [s for s in seen if s.message.visible_to or s.message.channel_id != self.channel.id]
        if not own:
            return []
        # An abandoned game may have a higher version than the one after it.
        newest = max(own, key=lambda s: (self._number(s.game), s.version, int(s.message.id)))
        return [s for s in own if s.game == newest.game and s.version == newest.version][-1:]

    def _number(self, game: str) -> int:
        return self.games.index(game) if game in self.games else -1

    def boards(self) -> list[Seen]:
        """Return the public messages of games, oldest first."""
        seen = [look_at(message) for message in self.people[0].messages(self.channel)]
        return [s for s in seen if s is not None and s.message.visible_to is None]

    def _has_fresh_hand(self, person: PlaygroundPerson, board: Seen) -> bool:
        return any(
            hand.game == board.game and hand.version >= board.version for hand in self.hands(person)
        )

    def _boards_to_go_on(self) -> list[Seen]:
        """Return the lobbies, boards and results, but no reminders."""
        return [s for s in self.boards() if any(c.verb in _GOES_ON for c in s.enabled)]

    def _messages(self, person: PlaygroundPerson) -> list[Message]:
        if self.channel.id not in self.playground.world.channels:
            return person.inbox()[-2:]
        return [*person.inbox()[-2:], *person.messages(self.channel)[-12:]]

    def _turns(self, *, sure: bool = False) -> Iterator[tuple[PlaygroundPerson, Message, Click]]:
        """Yield clicks on hands; ``sure``: only on hands of which it is certainly the turn."""
        for person in self.people:
            for seen in self.hands(person):
                clicks = [click for click in seen.enabled if click.verb in TURN_VERBS]
                if sure and all(click.verb is Verb.CARD for click in clicks):
                    continue
                yield from ((person, seen.message, click) for click in clicks)

    def _around(self) -> Iterator[tuple[PlaygroundPerson, Message, Click]]:
        """Yield clicks on the board: join, start, next round, rematch, and one's own hand."""
        if self.channel.id not in self.playground.world.channels:
            return
        for seen in self._boards_to_go_on()[-1:]:
            for click in seen.enabled:
                match click.verb:
                    case Verb.JOIN:
                        for guest in self.people[1:]:
                            yield guest, seen.message, click
                    case Verb.START | Verb.NEXT | Verb.REMATCH:
                        yield self.people[0], seen.message, click
                    case Verb.HAND:
                        for person in self.people:
                            if not self._has_fresh_hand(person, seen):
                                yield person, seen.message, click
                    case _:
                        pass


@dataclass
class GroupTable(Table):
    """A group without the bot, which everybody there has installed.

    One person may open three lobbies an hour there, so hosts take turns, and games are long.
    """

    clicks_a_game: tuple[int, ...] = (40, 1000)

    async def open(self) -> None:
        """Let the next host open a lobby."""
        self.people.append(self.people.pop(0))
        await self._open_here()

    async def press(self) -> None:
        """Let everybody ask for their hand: what could not be shown before is shown then."""
        for person in self.people:
            with suppress(NotAllowedError):
                await person.slash("uno hand", self.channel)


def _verbs(seen: Seen) -> str:
    return " ".join(sorted({click.verb for click in seen.enabled}))


class Crowd:
    """All the people of a run, at their tables, which are in groups or on a server."""

    def __init__(
        self,
        playground: Playground,
        ledger: Ledger,
        random: Random,
        tables: int,
        *,
        in_groups: bool = False,
    ) -> None:
        self.playground = playground
        self.ledger = ledger
        self._in_groups = in_groups
        self.tables = [self._table(number, random) for number in range(tables)]
        self._playing: list[asyncio.Task[None]] = []

    def _table(self, number: int, random: Random) -> Table:
        world = self.playground.world
        people = [
            self.playground.people.add(f"Player {number}-{seat}")
            for seat in range(random.choice((2, 2, 3)))
        ]
        if not self._in_groups:
            channel = world.add_channel(f"table-{number}")
            return Table(self.playground, self.ledger, random, channel, people)
        users = [person.user for person in people]
        for user in users:
            install(world, user)
        group = open_direct_messages(world, users, is_group=True)
        return GroupTable(self.playground, self.ledger, random, group, people)

    @property
    def groups(self) -> list[GroupTable]:
        """The tables in groups without the bot."""
        return [table for table in self.tables if isinstance(table, GroupTable)]

    @property
    def games(self) -> list[str]:
        """The ids of all games that anybody has seen."""
        return [game for table in self.tables for game in table.games]

    def begin(self) -> None:
        """Let everybody begin to play."""
        for table in self.tables:
            table.is_over = False
            self._playing.append(asyncio.create_task(table.play()))

    async def stop(self) -> None:
        """Let everybody stop clicking. Raise the first error that occurred while playing."""
        for table in self.tables:
            table.is_over = True
        ended = await asyncio.gather(*self._playing, return_exceptions=True)
        self._playing.clear()
        for outcome in ended:
            if isinstance(outcome, Exception):
                raise outcome
