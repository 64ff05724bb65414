"""Scripted people, what they see, and their random clicks."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Awaitable, Coroutine
from enum import Enum
from random import Random
from typing import Any

from msgspec import Struct

from bot.errors import OperatorError
from bot.render.clicks.click_id import Verb
from playground import (
    Change,
    Guild,
    Interaction,
    MessageCreated,
    MessageEdited,
    NotAllowedError,
    Playground,
    PlaygroundPerson,
)
from workbench.bench.latencies import Latencies
from workbench.bench.watched_table import Chance, Seen, WatchedTable, look_at

_QUIET = 0.5
"""Seconds without a change after which a bot is considered to be done."""

_LONGEST_WORK = 10.0


class Clicked(Struct, frozen=True):
    """The result of a click: whether it has changed the game, and whether it was never answered."""

    acted: bool = False
    failed: bool = False


class Crowd:
    """The people of one playground at their tables; all times are in seconds."""

    def __init__(self, playground: Playground, random: Random) -> None:
        self.playground = playground
        self.acknowledgement, self.board, self.turn = Latencies(), Latencies(), Latencies()
        self.changed_at = time.perf_counter()
        """The time when a message was last posted or edited."""
        self._random = random
        self._tables: dict[str, WatchedTable] = {}
        self._people = 0
        playground.world.feed.subscribe(self._hear)

    @property
    def tables(self) -> list[WatchedTable]:
        """All tables."""
        return list(self._tables.values())

    @property
    def versions(self) -> int:
        """The sum of the game versions that have been shown."""
        return sum(table.version for table in self._tables.values())

    @property
    def is_behind(self) -> bool:
        """Whether a board does not show the latest change yet."""
        return any(table.is_behind for table in self._tables.values())

    def new_table(self, people: int, guild: Guild | None = None) -> WatchedTable:
        """Return a channel and people who sit at no other table, each with a DM to the bot.

        The channel is in the first guild unless another is given.
        """
        world = self.playground.world
        channel = world.add_channel(f"table-{len(self._tables)}-{self._people}", guild)
        persons = [self._new_person() for _ in range(people)]
        return WatchedTable(channel, persons, self.board, self.turn)

    def _new_person(self) -> PlaygroundPerson:
        self._people += 1
        return self.playground.people.add(f"Player {self._people}")

    def watch(self, game: str, table: WatchedTable) -> None:
        """Assign messages with buttons of this game to this table."""
        table.game = game
        self._tables[game] = table
        places = [table.channel, *(person.dm for person in table.people)]
        for place in places:
            for message in self.playground.world.history(place.id):
                seen = look_at(message)
                if seen is not None and seen.game == game:
                    table.saw(seen, self.changed_at)

    def forget_latencies(self) -> None:
        """Forget the latencies measured so far."""
        for latencies in (self.acknowledgement, self.board, self.turn):
            latencies.clear()

    def table_to_click(self) -> WatchedTable | None:
        """Return a table where a person can act and no click is in progress."""
        ready = [table for table in self._tables.values() if not table.clicking and table.chances()]
        return self._random.choice(ready) if ready else None

    def click(self, table: WatchedTable) -> Coroutine[Any, Any, Clicked]:
        """Choose a click that continues the game, and return the coroutine that makes it.

        The click is chosen at once, even where its result is awaited later. While people think, the
        game can go on without them: where there is nothing to click any more, nothing is clicked.
        """
        chances = table.chances()
        if not chances:
            return _no_click()
        chance = self._random.choice(chances)
        table.clicking = True
        return self._click(table, chance)

    async def _click(self, table: WatchedTable, chance: Chance) -> Clicked:
        try:
            began = time.perf_counter()
            started = chance.person.start_click(chance.message, str(chance.click))
            interaction = await started.settled()
            ended = time.perf_counter()
        except NotAllowedError:
            return Clicked()
        finally:
            table.clicking = False
        if interaction.failed:
            return Clicked(failed=True)
        self.acknowledgement.add(ended - began)
        return Clicked(acted=table.answered(chance, began, ended))

    def _hear(self, change: Change) -> None:
        if not isinstance(change, MessageCreated | MessageEdited):
            return
        self.changed_at = time.perf_counter()
        seen = look_at(change.message)
        table = None if seen is None else self._tables.get(seen.game)
        if seen is not None and table is not None:
            table.saw(seen, self.changed_at)


async def _no_click() -> Clicked:
    return Clicked()


async def beats(a_second: float, until: float) -> AsyncGenerator[None]:
    """Yield at even intervals until then, by the performance counter, even if nobody keeps up."""
    due = time.perf_counter()
    while due < until:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        yield
        due += 1 / a_second
    await asyncio.sleep(max(0.0, until - time.perf_counter()))


async def until_quiet(crowd: Crowd) -> None:
    """Wait until all boards are up to date and nothing changes any more, or for a limited time."""
    end = time.perf_counter() + _LONGEST_WORK
    while time.perf_counter() < end:
        if not crowd.is_behind and time.perf_counter() - crowd.changed_at > _QUIET:
            return
        await asyncio.sleep(_QUIET / 10)


async def next_click(crowd: Crowd, table: WatchedTable) -> Clicked:
    """Click as soon as anybody can, and return when everything is shown."""
    await crowd.playground.until(table.chances)
    clicked = await crowd.click(table)
    await until_quiet(crowd)
    return clicked


SEATS = 4

_LEVEL = "medium"
"""The level of the computer players."""

_SECONDS_TO_SEE = 60.0


class Seating(Enum):
    """The kinds of players at a table, and where people have their hands."""

    BY_DM = "four people by DM"
    CLOSED_DMS = "four people with closed DMs"
    WITH_COMPUTERS = "one person and three computer players"
    RESTLESS = "one person and three computer players, who also presses what changes nothing"

    @property
    def people(self) -> int:
        """The number of seats taken by people."""
        return 1 if self in (Seating.WITH_COMPUTERS, Seating.RESTLESS) else SEATS


async def open_table(
    crowd: Crowd, seating: Seating, rules: str = "", guild: Guild | None = None
) -> WatchedTable:
    """Open one new table in a guild, and return it once everybody has a hand."""
    table = crowd.new_table(seating.people, guild)
    host, *guests = table.people
    if seating is Seating.CLOSED_DMS:
        for person in table.people:
            person.close_dms()
    await _answered(host.slash("uno start", table.channel, rules=rules))
    # A slow bot posts the lobby in the channel, after a private answer.
    lobby = await crowd.playground.until(lambda: _lobby(crowd, table), _SECONDS_TO_SEE)
    crowd.watch(lobby.game, table)
    for guest in guests:
        await _click(guest, _board(table), Verb.JOIN)
    for _ in range(SEATS - seating.people):
        await _click(host, _board(table), Verb.ADD_COMPUTER, _LEVEL)
    await _click(host, _board(table), Verb.START)
    if seating is Seating.CLOSED_DMS:
        await _open_hands(crowd, table)
    await crowd.playground.until(lambda: len(table.hands) == len(table.people), _SECONDS_TO_SEE)
    return table


def _lobby(crowd: Crowd, table: WatchedTable) -> Seen | None:
    """Return the lobby in the table's channel, or None if it is not there yet."""
    history = crowd.playground.world.history(table.channel.id)
    return next(filter(None, map(look_at, history)), None)


async def _open_hands(crowd: Crowd, table: WatchedTable) -> None:
    """Let everybody open their hand in the channel, with the board's button."""

    def has_hands() -> bool:
        return table.board is not None and table.board.find(Verb.HAND) is not None

    await crowd.playground.until(has_hands, _SECONDS_TO_SEE)
    for person in table.people:
        await _click(person, _board(table), Verb.HAND)


def _board(table: WatchedTable) -> Seen:
    if table.board is None:
        raise OperatorError("A table has neither lobby nor board.")
    return table.board


async def _click(person: PlaygroundPerson, seen: Seen, verb: Verb, arg: str | None = None) -> None:
    found = seen.find(verb, arg)
    if found is None:
        raise OperatorError(f"Nobody can click {verb.value!r}; there is {seen.enabled}.")
    await _answered(person.click(seen.message, str(found)))


async def _answered(clicked: Awaitable[Interaction]) -> Interaction:
    interaction = await clicked
    if interaction.failed:
        raise OperatorError("The bot did not answer in time while people sat down.")
    return interaction
