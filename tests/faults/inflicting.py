"""All faults by name; each is an async function that returns when the fault is over."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from random import Random

from sqlalchemy import text

from playground import Channel, Playground, PlaygroundPerson
from playground.faults import Cause, EventFault, Fault, Harm
from playground.protocol.constants import CloseCode
from playground.protocol.errors import Code
from playground.protocol.permissions import Permission
from tests.faults.people import Crowd, Table
from tests.faults.processes import Bot, BotProcess
from tests.silence.silences import SILENCES

_MESSAGES = "/channels/{channel_id}/messages*"
_ANSWERS = "/interactions/*"
_BY_TOKEN = "/webhooks/*"
_PLAYED_BY = ("/channels/*", _ANSWERS, _BY_TOKEN)
_REACTIONS = "/channels/{channel_id}/messages/{message_id}/reactions/*"


class Sufferers:
    """The parts of a run that can suffer a fault, with random choices among them."""

    def __init__(self, playground: Playground, bot: Bot, crowd: Crowd, random: Random) -> None:
        self.playground = playground
        self.bot = bot
        self.crowd = crowd
        self.random = random
        self.gone: set[str] = set()
        """The ids of messages that were deleted without the bot noticing."""
        self.refused: set[str] = set()
        """The channels, of this wave, in which a message is refused with an unknown code."""
        self.dms_are_held = False
        """Whether new direct messages were refused in this wave."""

    def table(self) -> Table:
        """Return a random table."""
        return self.random.choice(self.crowd.tables)

    def channel(self) -> Channel:
        """Return a random channel that still exists."""
        channels = [table.channel for table in self.crowd.tables]
        there = [c for c in channels if c.id in self.playground.world.channels]
        return self.random.choice(there or self.playground.world.guild_channels())

    def person(self) -> PlaygroundPerson:
        """Return a random person at a table."""
        return self.random.choice(self.table().people)

    def process(self) -> BotProcess:
        """Return a random process of the bot."""
        return self.random.choice(self.bot.processes)

    def seconds(self, least: float, most: float) -> float:
        """Return a random number of seconds within these limits."""
        return self.random.uniform(least, most)


Inflict = Callable[[Sufferers], Awaitable[None]]


def _request(cause: Cause, route: str, method: str = "", **more: float) -> Inflict:
    async def inflict(on: Sufferers) -> None:
        on.playground.faults.inject(Fault(cause, method, route, **more))  # pyright: ignore

    return inflict


def _outage(cause: Cause, *routes: str, method: str = "") -> Inflict:
    """Return a fault that fails all requests on these routes for some seconds."""

    async def inflict(on: Sufferers) -> None:
        with ExitStack() as over:
            for route in routes:
                over.enter_context(on.playground.faults.lasting(Fault(cause, method, route)))
            await asyncio.sleep(on.seconds(1, 6))

    return inflict


def _refused(code: Code, method: str, route: str) -> Inflict:
    async def inflict(on: Sufferers) -> None:
        on.playground.faults.inject(Fault(Cause.REFUSED, method, route, code=code))

    return inflict


def _click(harm: Harm, seconds: float = 0.0) -> Inflict:
    async def inflict(on: Sufferers) -> None:
        on.playground.faults.inject(EventFault(harm, "INTERACTION_CREATE", seconds=seconds))

    return inflict


async def _kill(on: Sufferers) -> None:
    process = on.process()
    await process.kill()
    await process.start()


async def _terminate(on: Sufferers) -> None:
    await _start_again(on, on.process())


async def _start_again(on: Sufferers, process: BotProcess) -> None:
    status = await process.stop()
    if status != 0:
        on.crowd.ledger.complaints.append(f"stopped with status {status}")
    await process.start()


async def let_dms_begin(on: Sufferers) -> None:
    """Start every process again if one may have been refused new direct messages.

    It would make one attempt an hour; one that has just started makes it at once.
    """
    if on.dms_are_held:
        on.dms_are_held = False
        for process in on.bot.processes:
            await _start_again(on, process)


async def _gateway_closed(on: Sufferers) -> None:
    on.playground.gateway.close_sockets(CloseCode.UNKNOWN_ERROR)
    await _all_online(on)


async def _resume(on: Sufferers) -> None:
    on.playground.gateway.drop_sockets()
    await _all_online(on)


async def _reconnect(on: Sufferers) -> None:
    on.playground.gateway.ask_to_reconnect()
    await _all_online(on)


async def _invalid_session(on: Sufferers) -> None:
    on.playground.gateway.invalidate_sessions()
    await _all_online(on)


async def _all_online(on: Sufferers) -> None:
    # Wait until the old connections are gone, as they would be taken for the new ones.
    await asyncio.sleep(0.1)
    for process in on.bot.processes:
        await process.until_online()


def _closed_dms(code: Code) -> Inflict:
    async def inflict(on: Sufferers) -> None:
        person = on.person()
        person.close_dms(code)
        await asyncio.sleep(on.seconds(1, 4))
        person.open_dms()

    return inflict


async def _message_gone(on: Sufferers) -> None:
    table = on.table()
    boards = [seen.message for seen in table.boards()]
    hands = [seen.message for person in table.people for seen in table.hands(person)]
    seen = [message for message in boards[-1:] + hands if not message.deleted]
    if seen:
        gone = on.random.choice(seen)
        on.gone.add(gone.id)
        on.playground.world.delete_messages([gone])


async def _dm_gone(on: Sufferers) -> None:
    fault = Fault(
        Cause.REFUSED, "PATCH", _MESSAGES, channel_id=on.person().dm.id, code=Code.UNKNOWN_CHANNEL
    )
    on.playground.faults.inject(fault)


async def _dms_held(on: Sufferers) -> None:
    on.dms_are_held = True
    fault = Fault(
        *(Cause.REFUSED, "POST", _MESSAGES),
        channel_id=on.person().dm.id,
        code=Code.NEW_DMS_ARE_HELD,
    )
    on.playground.faults.inject(fault)


async def _unknown_code(on: Sufferers) -> None:
    channel = on.random.choice([on.channel(), on.person().dm])
    on.refused.add(channel.id)
    on.playground.faults.inject(
        Fault(Cause.REFUSED, "POST", _MESSAGES, channel_id=channel.id, code=Code.MADE_UP)
    )


async def _channel_deleted(on: Sufferers) -> None:
    on.playground.world.delete_channel(on.channel())


def _taken(permission: Permission) -> Inflict:
    async def inflict(on: Sufferers) -> None:
        channel, world = on.channel(), on.playground.world
        world.set_overwrite(channel, world.bot.id, deny=permission)
        await asyncio.sleep(on.seconds(1, 4))
        if channel.id in world.channels:
            world.set_overwrite(channel, world.bot.id)

    return inflict


async def _database_locked(on: Sufferers) -> None:
    seconds = on.seconds(0.5, 3)
    if on.bot.is_shared:
        async with on.bot.database.write() as connection:
            # Another fault may have made the server refuse to write.
            await connection.execute(text("SET TRANSACTION READ WRITE"))
            await connection.execute(text("LOCK TABLE games IN EXCLUSIVE MODE"))
            await asyncio.sleep(seconds)
        return
    with closing(sqlite3.connect(on.bot.sqlite_file, timeout=0, isolation_level=None)) as file:
        await _begin(file)
        await asyncio.sleep(seconds)
        file.execute("ROLLBACK")


async def _begin(file: sqlite3.Connection) -> None:
    # Do not wait inside SQLite: that would block this loop, which runs the simulated Discord and
    # other faults that may hold the lock.
    while True:
        try:
            file.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError:
            await asyncio.sleep(0.02)
        else:
            return


async def _disk_full(on: Sufferers) -> None:
    """Prevent a process from writing to files for a while."""
    with _no_writing(on.process().pid):
        await asyncio.sleep(on.seconds(0.5, 2))


@contextmanager
def _no_writing(pid: int) -> Iterator[None]:
    soft, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, hard))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (soft, hard))


async def _announcements_lost(on: Sufferers) -> None:
    async with on.bot.database.read() as connection:
        await connection.execute(
            text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE query ILIKE 'LISTEN %'"
            )
        )


def _silence(name: str) -> Inflict:
    """Return a fault that lets the database fall silent, and for some seconds if it can end."""

    async def inflict(on: Sufferers) -> None:
        silence = SILENCES[name]
        await silence.begin(on.bot.silenced)
        await asyncio.sleep(on.seconds(1, 9))
        await silence.end(on.bot.silenced)

    return inflict


EVERYWHERE: dict[str, tuple[int, Inflict]] = {
    "500 on an edit": (96, _request(Cause.SERVER_ERROR, _MESSAGES, "PATCH", times=3)),
    "500 on a message": (72, _request(Cause.SERVER_ERROR, _MESSAGES, "POST", times=2)),
    "500 on an answer": (48, _request(Cause.SERVER_ERROR, _ANSWERS)),
    "500 by a token": (48, _request(Cause.SERVER_ERROR, _BY_TOKEN)),
    "503 of the edge on an edit": (
        72,
        _request(Cause.EDGE, _MESSAGES, "PATCH", times=6, status=503),
    ),
    "502 of the edge on a message": (36, _request(Cause.EDGE, _MESSAGES, "POST", status=502)),
    "503 of the edge on an answer": (36, _request(Cause.EDGE, _ANSWERS, status=503)),
    "500 of the edge by a token": (36, _request(Cause.EDGE, _BY_TOKEN, times=3, status=500)),
    "520 of the edge on a reaction": (12, _request(Cause.EDGE, _REACTIONS, status=520)),
    "an outage of the edge": (4, _outage(Cause.EDGE, *_PLAYED_BY)),
    "an outage of edits": (4, _outage(Cause.EDGE, _MESSAGES, method="PATCH")),
    "an outage that cuts connections": (4, _outage(Cause.CUT, *_PLAYED_BY)),
    "a slow edit": (48, _request(Cause.SLOW, _MESSAGES, "PATCH", seconds=4.0)),
    "a slow answer": (36, _request(Cause.SLOW, _ANSWERS, seconds=2.0)),
    "a time-out": (36, _request(Cause.CUT, _MESSAGES)),
    "an edit whose answer is lost": (36, _request(Cause.ANSWER_LOST, _MESSAGES, "PATCH")),
    "a message whose answer is lost": (12, _request(Cause.ANSWER_LOST, _MESSAGES, "POST")),
    "an answer cut": (24, _request(Cause.CUT, _ANSWERS)),
    "429 of a route": (72, _request(Cause.ROUTE_LIMIT, _MESSAGES, times=2, seconds=1.0)),
    "429 of the whole bot": (48, _request(Cause.GLOBAL_LIMIT, _MESSAGES, seconds=0.5)),
    "30046": (48, _refused(Code.MAX_OLD_MESSAGE_EDITS, "PATCH", _MESSAGES)),
    "40003": (24, _refused(Code.OPENING_DMS_TOO_FAST, "POST", "/users/@me/channels")),
    "50007": (24, _closed_dms(Code.CANNOT_SEND_TO_USER)),
    "20026": (1, _dms_held),
    "a code that nobody knows": (6, _unknown_code),
    "50278": (24, _closed_dms(Code.NO_MUTUAL_GUILDS)),
    "10008": (72, _message_gone),
    "10003 in a DM": (36, _dm_gone),
    "a channel deleted": (12, _channel_deleted),
    "a permission to write taken": (36, _taken(Permission.SEND_MESSAGES)),
    "a permission to see taken": (36, _taken(Permission.VIEW_CHANNEL)),
    "a click lost": (48, _click(Harm.LOST)),
    "a click doubled": (72, _click(Harm.DOUBLED)),
    "a click too late": (48, _click(Harm.LATE, 4.0)),
    "gateway closed": (2, _gateway_closed),
    "gateway resumed": (2, _resume),
    "gateway asks to reconnect": (2, _reconnect),
    "invalid session": (2, _invalid_session),
    "kill -9": (4, _kill),
    "SIGTERM": (2, _terminate),
    "database locked": (4, _database_locked),
}
"""The faults for every database, each with its weight in the random choice."""

IN_GROUPS: dict[str, tuple[int, Inflict]] = {
    name: EVERYWHERE[name]
    for name in (
        *("500 on an answer", "500 by a token", "503 of the edge on an answer"),
        *("500 of the edge by a token", "an outage of the edge", "an outage that cuts connections"),
        *("a slow answer", "an answer cut", "10008", "a click lost", "a click doubled"),
        *("a click too late", "gateway closed", "gateway resumed", "gateway asks to reconnect"),
        *("invalid session", "kill -9", "SIGTERM", "database locked"),
    )
} | {
    "a slow edit by a token": (48, _request(Cause.SLOW, _BY_TOKEN, "PATCH", seconds=4.0)),
    "a follow-up whose answer is lost": (36, _request(Cause.ANSWER_LOST, _BY_TOKEN, "POST")),
    "an edit by a token whose answer is lost": (
        48,
        _request(Cause.ANSWER_LOST, _BY_TOKEN, "PATCH"),
    ),
    "a time-out by a token": (36, _request(Cause.CUT, _BY_TOKEN)),
    "429 of a token": (72, _request(Cause.ROUTE_LIMIT, _BY_TOKEN, times=2, seconds=1.0)),
}
"""The faults where the bot is no member: it has no other requests there."""

ON_SQLITE: dict[str, tuple[int, Inflict]] = {
    "disk full": (2, _disk_full),
    "disk hangs": (3, _silence("disk hangs")),
}
ON_POSTGRES: dict[str, tuple[int, Inflict]] = {
    "connections that listen lost": (2, _announcements_lost),
    "all connections cut": (2, _silence("all connections cut")),
    "half of them cut": (2, _silence("half of them cut")),
    "LISTEN alone cut": (2, _silence("LISTEN alone cut")),
    "server stopped": (2, _silence("server stopped")),
    "refuses to write": (2, _silence("refuses to write")),
}
