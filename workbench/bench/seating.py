"""How people come to their tables: by the command and the lobby's buttons."""

from __future__ import annotations

from collections.abc import Awaitable
from enum import Enum

from bot.errors import OperatorError
from bot.render.clicks.click_id import Verb
from playground import Interaction, Person
from workbench.bench.crowd import Crowd
from workbench.bench.watched_table import Seen, WatchedTable, look_at

SEATS = 4

_LEVEL = "medium"
"""How well the computer players play."""

_SECONDS_TO_SEE = 60.0


class Seating(Enum):
    """Who sits at a table, and where they have their hands."""

    BY_DM = "four people by DM"
    CLOSED_DMS = "four people with closed DMs"
    WITH_COMPUTERS = "one person and three computer players"
    RESTLESS = "one person and three computer players, who also presses what changes nothing"

    @property
    def people(self) -> int:
        """How many of the seats are taken by people."""
        return 1 if self in (Seating.WITH_COMPUTERS, Seating.RESTLESS) else SEATS


async def open_table(crowd: Crowd, seating: Seating, rules: str = "") -> WatchedTable:
    """One new table, once everybody there has a hand."""
    table = crowd.new_table(seating.people)
    host, *guests = table.people
    if seating is Seating.CLOSED_DMS:
        for person in table.people:
            person.close_dms()
    opened = await _answered(host.slash("uno start", table.channel, rules=rules))
    lobby = None if opened.response is None else look_at(opened.response)
    if lobby is None:
        raise OperatorError("The bot has opened no lobby.")
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


async def _open_hands(crowd: Crowd, table: WatchedTable) -> None:
    """Everybody opens their hand in the channel, by the board's button."""

    def has_hands() -> bool:
        return table.board is not None and table.board.find(Verb.HAND) is not None

    await crowd.playground.until(has_hands, _SECONDS_TO_SEE)
    for person in table.people:
        await _click(person, _board(table), Verb.HAND)


def _board(table: WatchedTable) -> Seen:
    if table.board is None:
        raise OperatorError("A table has neither lobby nor board.")
    return table.board


async def _click(person: Person, seen: Seen, verb: Verb, arg: str | None = None) -> None:
    found = seen.find(verb, arg)
    if found is None:
        raise OperatorError(f"Nobody can click {verb.value!r}; there is {seen.enabled}.")
    await _answered(person.click(seen.message, str(found)))


async def _answered(clicked: Awaitable[Interaction]) -> Interaction:
    interaction = await clicked
    if interaction.failed:
        raise OperatorError("The bot did not answer in time while people sat down.")
    return interaction
