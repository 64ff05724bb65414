"""One of several processes: which messages it writes, and how it finishes its work when it stops.

The process that has a server's shard writes the messages there. The process that has shard 0
writes direct messages, because clicks on these arrive there.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine
from typing import Any

from discord.ext import commands

from bot.bounded import Bounded
from bot.store.rows import MessageRow
from bot.tables.process_presence import ProcessPresence

log = logging.getLogger(__name__)

Bot = commands.Bot | commands.AutoShardedBot

_SHARD_OF_DIRECT_MESSAGES = 0


def is_ours(bot: Bot, message: MessageRow) -> bool:
    """Return whether this process writes the message."""
    return has_server(bot, None if message.is_direct else message.server_id)


def has_server(bot: Bot, guild_id: int | None) -> bool:
    """Return whether this process has the shard of the server, or (None) of all other places."""
    shard = _SHARD_OF_DIRECT_MESSAGES
    if guild_id is not None:
        shard = (guild_id >> 22) % (bot.shard_count or 1)
    own: Collection[int] | None = getattr(bot, "shard_ids", None)
    return not own or shard in own


def is_alone(bot: Bot) -> bool:
    """Return whether this process has all shards, so that no other one writes messages."""
    own: Collection[int] | None = getattr(bot, "shard_ids", None)
    return not own or len(own) >= (bot.shard_count or 1)


SECONDS_TAKEN_OVER = 60.0
_MOST_TAKEN_OVER = 10_000


class WrittenMessages:
    """The messages that this process writes: its own, and for a while those that it takes over."""

    def __init__(self, bot: Bot, presence: ProcessPresence, now: Callable[[], float]) -> None:
        self.bot = bot
        self._presence = presence
        self._now = now
        self._taken_over: Bounded[int, float] = Bounded(_MOST_TAKEN_OVER)

    def take_over(self, message: MessageRow) -> None:
        """Write this message for another process, which seems to have stopped.

        This lasts for `SECONDS_TAKEN_OVER`, and ends when that process is back: two processes that
        write one message might replace a newer page by an older one, and would use up its limit.
        """
        self._taken_over[message.id] = self._now() + SECONDS_TAKEN_OVER

    def is_ours(self, message: MessageRow) -> bool:
        """Return whether this process writes the message, and not for another process."""
        return is_ours(self.bot, message)

    def may_include(self, game_id: str, guild_id: int) -> bool:
        """Return whether this process may write a message of this game."""
        return (
            has_server(self.bot, guild_id)
            or has_server(self.bot, None)
            or self._presence.stands_in(game_id, guild_id, directly=False)
            or self._presence.stands_in(game_id, guild_id, directly=True)
        )

    def includes(self, message: MessageRow) -> bool:
        """Return whether this process writes the message now."""
        if is_ours(self.bot, message):
            return True
        if self._now() >= self._taken_over.get(message.id, 0.0):
            return False
        place = message.game_id, message.server_id
        if self._presence.stands_in(*place, directly=message.is_direct):
            return True
        self._taken_over.pop(message.id, None)
        return False


class UnderWay:
    """The tasks that are answering a click or command."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[object]] = set()
        self.begun = 0
        """The number of all answers so far."""

    def note(self) -> None:
        """Count the current task as one that answers, until it ends."""
        self.begun += 1
        task = asyncio.current_task()
        if task is not None:
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    @property
    def held(self) -> int:
        """The number of answers under way."""
        return len(self._tasks)

    async def finish(self, seconds: float) -> None:
        """Wait until all answers are given; cancel those that take longer than this."""
        await end_within(seconds, self._tasks)


async def end_within(seconds: float, tasks: Collection[asyncio.Task[Any]]) -> None:
    """Wait until these tasks have ended; cancel those that take longer."""
    if not tasks:
        return
    _, late = await asyncio.wait(tasks, timeout=seconds)
    for task in late:
        task.cancel()
    await asyncio.gather(*late, return_exceptions=True)


class Errands:
    """Tasks for whose result nobody waits."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[None]] = set()

    @property
    def held(self) -> int:
        """How many tasks have not ended."""
        return len(self.tasks)

    def run(self, errand: Coroutine[Any, Any, None]) -> None:
        """Begin a task; the log names the error if it fails."""
        task = asyncio.create_task(errand)
        self.tasks.add(task)
        task.add_done_callback(self._forget)

    def _forget(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("an errand failed", exc_info=error)
