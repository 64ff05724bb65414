"""Checks for the time after the faults. Each returns its complaints, none if all is well."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Container, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import NamedTuple

from bot import engine
from bot.engine import Presence
from bot.i18n import Texts, languages
from bot.place import has_own_route
from bot.render.clicks.click_id import Verb
from bot.store import game_queries, message_queries, token_queries
from bot.store.database import Database
from bot.store.rows import GameRow, MessageKind, MessageRow
from bot.store.token_queries import TokenRow
from bot.tables.planning.reposting import posted_again_at
from bot.views.table_values import Status
from cogs.tokens.kept_ways import Purpose
from playground import Message, Playground
from tests.faults.ledger import games, live_games, states
from tests.faults.onlooker import Onlooker
from tests.faults.people import Crowd, Table
from tests.faults.processes import Bot
from workbench.bench.watched_table import look_at

HEALED_WITHIN = 5.0
MESSAGES_A_SECOND = 10.0
"""The rate at which stale messages can be updated, each by one request."""

GOES_ON_WITHIN = 20.0
PUT_AWAY_WITHIN = 20.0
"""Shown versions are saved after eight seconds, and a reminder may be sent meanwhile."""

_ENDS_BY_TIME = frozenset({"opened_hands", "edit_tokens"})
"""Objects that the bot keeps for the quarter of an hour for which Discord accepts tokens."""

_A_MINUTE = 60.0

_TABLES_AT_ONCE = 8
_NOT_THERE = "is not there"

_RESTS = [Texts.load().get(each).format("note-hand-elsewhere") for each in languages()]
"""What a hand says whose player plays with another one."""


class Stale(NamedTuple):
    """A complaint about a message that is outdated or missing.

    One that ``may_wait`` is given a minute: the bot posts a deleted board anew at most once a
    minute, its attempts grow apart after a refusal that it does not know, and a board that another
    process has posted is an orphan only when that has had a minute to save it. Discord lets a bot
    open nine direct-message channels in ten seconds, also one that has just been started and knows
    of none; after each refusal (40003) it waits longer.
    """

    complaint: str
    may_wait: bool = False


async def stale_messages(
    playground: Playground,
    database: Database,
    game_ids: list[str],
    gone: Container[str] = (),
    refused: Container[str] = (),
    groups: Sequence[Table] = (),
) -> list[Stale]:
    """Return complaints about messages of live games that are outdated or missing.

    Those in ``gone`` are left out: the bot only misses a deleted message at the next change.
    ``refused`` are channels in which a message was refused with an unknown code. In ``groups``
    people have opened their hands, which are in no row.
    """
    complaints: list[Stale] = []
    live = await live_games(database, game_ids)
    for table in groups:
        complaints += _stale_hands(table, {game.id: game.version for game in live}, gone)
    for game in live:
        if str(game.channel_id) in playground.world.channels:
            rows = await _messages(database, game)
            elsewhere = await _owners_of_opened_hands(database, game)
            complaints += _stale_of(playground, game, rows, gone, refused, elsewhere)
    return complaints


def _stale_hands(table: Table, versions: dict[str, int], gone: Container[str]) -> list[Stale]:
    return [
        Stale(f"the hand of {person.name} shows {seen.version} of {versions[seen.game]}")
        for person in table.people
        for seen in table.hands(person)
        if seen.find(Verb.FOLLOW) is None  # who has no seat is shown no hand
        if seen.version < versions.get(seen.game, 0) and seen.message.id not in gone
    ]


def _stale_of(
    playground: Playground,
    game: GameRow,
    rows: list[MessageRow],
    gone: Container[str],
    refused: Container[str],
    elsewhere: set[int],
) -> list[Stale]:
    found: list[Stale] = []
    for row in _followers(rows, game):
        message = playground.world.messages.get(str(row.message_id))
        if str(row.message_id) in gone or (row.retired and message is None):
            continue
        if fault := _fault_of(message, row, game, may_rest=row.user_id in elsewhere):
            may_wait = row.channel_id is None or str(row.channel_id) in refused
            may_wait = may_wait or _waits_for_its_minute(row, rows)
            found.append(Stale(f"the {row.kind} of game {game.id} {fault}", may_wait))
    if not has_own_route(game.place):
        return found  # an older board there becomes a link once somebody presses it
    # The bot looks for boards that it could not save after a start or a silence of the database.
    return found + [Stale(stray, True) for stray in _strays(playground, game, rows)]


def _waits_for_its_minute(row: MessageRow, rows: list[MessageRow]) -> bool:
    at = posted_again_at(rows) if row.is_deleted else None
    return at is not None and at > datetime.now(UTC)


def _fault_of(
    message: Message | None, row: MessageRow, game: GameRow, *, may_rest: bool
) -> str | None:
    if message is None:
        return f"{_NOT_THERE}: {'deleted' if row.message_id else 'never posted'}"
    seen = look_at(message)
    if seen is None:
        return f"shows no button at {game.version}, but {message.content!r} {message.components}"
    rests = may_rest and any(text in str(message.components) for text in _RESTS)
    if seen.version < game.version and not rests:
        return f"shows {seen.version} of {game.version}"
    return None


async def _messages(database: Database, game: GameRow) -> list[MessageRow]:
    async with database.read() as connection:
        return await message_queries.messages_of(connection, game.id)


async def _owners_of_opened_hands(database: Database, game: GameRow) -> set[int]:
    """Return the people whose hand by direct message may rest: they play with an opened one."""
    async with database.read() as connection:
        rows = await token_queries.tokens_of_game(connection, game.id, datetime.now(UTC))
    return {row.target_id for row in rows if row.purpose == Purpose.HAND}


def _followers(rows: list[MessageRow], game: GameRow) -> list[MessageRow]:
    """Return the rows of the board and of the hands of players who are present."""
    here = engine.decode_state(game.snapshot or b"").presence
    return [
        row
        for row in rows
        if row.kind is MessageKind.BOARD
        or (row.kind is MessageKind.HAND and here[row.seat or 0] is Presence.HERE)
    ]


def _strays(playground: Playground, game: GameRow, rows: list[MessageRow]) -> list[str]:
    """Return a complaint for each older board of the game that can still be clicked."""
    known = {str(row.message_id) for row in rows if not row.retired}
    return [
        f"an older board of game {game.id}, {seen.version} of {game.version}, can still be clicked"
        for message in playground.world.history(str(game.channel_id))
        if message.visible_to is None
        and message.id not in known
        and (seen := look_at(message)) is not None
        and seen.game == game.id
        and seen.enabled
    ]


@dataclass
class Healing:
    """The result of waiting for all messages to be updated.

    ``seconds``: the time for each message that was stale at first, ``waited`` for those that may
    wait. ``complaints``: messages that are still stale.
    """

    seconds: list[float] = field(default_factory=list[float])
    waited: list[float] = field(default_factory=list[float])
    complaints: list[str] = field(default_factory=list[str])


def which_message(complaint: str) -> str:
    """Return the part of a complaint that names the message, without what it shows."""
    return re.split(r" (?:shows|is not there|can still)", complaint)[0]


async def heal(
    playground: Playground,
    database: Database,
    game_ids: list[str],
    patience: float = 1.0,
    gone: Container[str] = (),
    refused: Container[str] = (),
    groups: Sequence[Table] = (),
) -> Healing:
    """Wait until all messages are up to date, or the time allowed for it is over."""
    loop = asyncio.get_running_loop()
    began = loop.time()

    async def look() -> list[Stale]:
        return await stale_messages(playground, database, game_ids, gone, refused, groups)

    stale = await look()
    within = patience * _seconds_to_heal(stale)
    healing = Healing()
    while stale:
        late = [found for found in stale if not found.may_wait]
        passed = loop.time() - began
        if passed > within + _A_MINUTE or (late and passed > within):
            break
        before = Counter(which_message(found.complaint) for found in stale)
        waiting = {which_message(found.complaint) for found in stale if found.may_wait}
        await asyncio.sleep(0.1)
        stale = await look()
        healed = before - Counter(which_message(found.complaint) for found in stale)
        for message in healed.elements():
            seconds = healing.waited if message in waiting else healing.seconds
            seconds.append(loop.time() - began)
    after = loop.time() - began
    late = [found for found in stale if after > within + _A_MINUTE or not found.may_wait]
    healing.complaints = [f"after {after:.0f} s {found.complaint}" for found in late]
    return healing


def _seconds_to_heal(stale: list[Stale]) -> float:
    return HEALED_WITHIN + len(stale) / MESSAGES_A_SECOND


async def go_on(crowd: Crowd, database: Database, patience: float = 1.0) -> list[str]:
    """Act once more in every live game, and complain where nobody can."""
    live = {game.id for game in await live_games(database, crowd.games)}
    tables = [(table, set(table.games) & live) for table in crowd.tables]
    room = asyncio.Semaphore(_TABLES_AT_ONCE)

    async def one(table: Table, own: set[str]) -> str | None:
        async with room:
            return await _goes_on(table, own, database, GOES_ON_WITHIN * patience)

    done = await asyncio.gather(*(one(table, own) for table, own in tables if own))
    return [complaint for complaint in done if complaint]


async def _goes_on(table: Table, own: set[str], database: Database, within: float) -> str | None:
    before = {game.id: game.version for game in await games(database, list(own))}
    end = asyncio.get_running_loop().time() + within
    while asyncio.get_running_loop().time() < end:
        if not await table.step():
            await asyncio.sleep(0.2)
        now = await games(database, list(own))
        if any(game.version > before[game.id] for game in now):
            return None
    return f"nobody can go on with {own} at {before}; possible clicks: {table.shown()}"


async def secrets(onlooker: Onlooker, database: Database, game_ids: list[str]) -> list[str]:
    """Return complaints about cards shown to others and about games unlike their replay."""
    complaints: list[str] = []
    for game in await games(database, game_ids):
        if game.snapshot is None:
            continue
        played = await states(database, game)
        # Time may be up at a table since the game was read.
        at = max(version for version in played if version <= game.version)
        if played[at] != engine.decode_state(game.snapshot):
            complaints.append(f"game {game.id} is not what its actions lead to")
        async with database.read() as connection:
            seats = await game_queries.seats_of(connection, game.id)
        complaints += onlooker.check(game.id, seats, played)
    return complaints


async def ended_where_it_had_to(
    playground: Playground, database: Database, game_ids: list[str]
) -> list[str]:
    """Return a complaint for each game that is not over although its channel is deleted."""
    return [
        f"game {game.id} is {game.status} without a channel"
        for game in await games(database, game_ids)
        if game.status is not Status.OVER and str(game.channel_id) not in playground.world.channels
    ]


def logged(bot: Bot, tolerated: list[str]) -> list[str]:
    """Return complaints about logged errors and unclosed resources, save tolerated ones."""
    return [
        f"process {process.shard} logged: {trouble}"
        for process in bot.processes
        for trouble in process.troubles()
        if not any(words in trouble for words in tolerated)
    ]


async def standing_tasks(bot: Bot) -> int:
    """Return the most tasks that a process has before anybody clicks."""
    return max([(await process.held())["tasks"] for process in bot.processes])


async def left_over(bot: Bot, standing: int, patience: float = 1.0) -> list[str]:
    """Return complaints about objects that a process still holds some time after the last click.

    The lowest count of each kind is decisive, as a reminder may need some objects meanwhile.
    """
    complaints = [""]
    least: dict[int, dict[str, int]] = {}
    end = asyncio.get_running_loop().time() + PUT_AWAY_WITHIN * patience
    while complaints and asyncio.get_running_loop().time() < end:
        await asyncio.sleep(0.2)
        for process in bot.processes:
            before, now = least.get(process.shard, {}), await process.held()
            least[process.shard] = {what: min(n, before.get(what, n)) for what, n in now.items()}
        complaints = [
            f"process {shard} still holds {left}"
            for shard, held in least.items()
            if (left := left_of(held, standing))
        ]
    return complaints


def left_of(held: dict[str, int], standing: int) -> dict[str, int]:
    """Return the counts of objects that should be gone; ``standing`` tasks are allowed."""
    allowed = {"tasks": standing}
    return {
        what: number
        for what, number in held.items()
        if what not in _ENDS_BY_TIME and number > allowed.get(what, 0)
    }


async def unsaid(
    playground: Playground, database: Database, gone: Container[str] = ()
) -> list[str]:
    """Return complaints about messages left stale by a bot that has stopped regularly.

    A board that was deleted twice within a minute may be missing, and in a place without the bot
    what no living token leads to is written after the next press.
    """
    now = datetime.now(UTC)
    async with database.read() as connection:
        stale = await message_queries.games_with_stale_messages(connection)
        messages = {game: await message_queries.messages_of(connection, game) for game in stale}
        tokens = {game: await token_queries.tokens_of_game(connection, game, now) for game in stale}
        stored = {game.id: game for game in await games(database, stale)}
    return [
        f"the {row.kind} of game {game} is left at {row.shown_version}"
        for game, rows in messages.items()
        for row in rows
        if row.is_stale(stored[game].version)
        and (has_own_route(stored[game].place) or _is_led_to(row, tokens[game]))
        and str(row.channel_id) in playground.world.channels
        and str(row.message_id) not in gone
        and not _waits_for_its_minute(row, rows)
    ]


def _is_led_to(row: MessageRow, tokens: list[TokenRow]) -> bool:
    """Return whether a token leads to the message, or to where it can be posted."""
    return not {row.message_id, row.channel_id}.isdisjoint(token.target_id for token in tokens)


async def stopped(bot: Bot) -> list[str]:
    """Stop every process and complain about each status other than 0."""
    statuses = [await process.stop() for process in bot.processes]
    return [f"stopped with {status}" for status in statuses if status != 0]
