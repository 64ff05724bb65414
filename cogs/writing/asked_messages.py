"""Lobbies and boards that somebody is sent to: each is looked for first, as it may be deleted.

Discord reports the deletion of a message only to bots that receive all messages of a server, which
this one does not. So the message is edited: Discord refuses that if the message is gone.
"""

from __future__ import annotations

import asyncio
from datetime import timedelta

import discord

from bot.bounded import Bounded
from bot.place import has_own_route
from bot.tables import Tables
from bot.tables.messages.table_messages import TableMessages

from ..connecting.processes import Errands
from .schedule import WriteSchedule
from .timers import Timers

SECONDS_TO_APPEAR = 3.0
"""Afterwards people are sent to what is known of the message."""

LOOKED_FOR_EVERY = timedelta(seconds=30)
"""A press on a private page is no reason to edit the board more often than this."""

_MOST_GAMES = 10_000


class AskedMessages:
    """Has the message of a table written for people who are sent to it, anew if it is deleted."""

    def __init__(
        self, tables: Tables, schedule: WriteSchedule, timers: Timers, errands: Errands
    ) -> None:
        self._messages = tables.messages
        self._deleted_messages = tables.deleted_messages
        self._timers = timers
        self._errands = errands
        self._schedule = schedule
        self._looked_at: Bounded[str, float] = Bounded(_MOST_GAMES)
        self._waiting: dict[str, set[asyncio.Event]] = {}
        self._planned: set[str] = set()

    async def look_for(self, game_id: str) -> None:
        """Return once the message of this table is there, is known to come later, or takes long.

        Where the bot has no own route, the message may come only after the answer: return at once.
        """
        self._looked_at[game_id] = self._timers.now()
        found = await self._messages.of_game(game_id)
        if found is not None and not has_own_route(found.place):
            await self._deleted_messages.ask_for(game_id)
            return
        over = asyncio.Event()
        self._waiting.setdefault(game_id, set()).add(over)
        timer = self._timers.call_later(SECONDS_TO_APPEAR, over.set)
        try:
            await self._deleted_messages.ask_for(game_id)
            await self.written(game_id)
            await over.wait()
        finally:
            timer.cancel()
            waiting = self._waiting[game_id]
            waiting.discard(over)
            if not waiting:
                del self._waiting[game_id]

    async def look_for_at_times(self, game_id: str) -> None:
        """Look for the message if it is known to be deleted, or was not looked for lately."""
        found = await self._messages.of_game(game_id)
        if found is None:
            return
        missed = any(row.is_deleted and not row.asked_for for row in found.messages)
        before = self._looked_at.get(game_id)
        since = None if before is None else self._timers.now() - before
        if missed or since is None or since >= LOOKED_FOR_EVERY.total_seconds():
            await self.look_for(game_id)

    def is_waited_for(self, game_id: str) -> bool:
        """Return whether somebody waits for the message of this table."""
        return game_id in self._waiting

    def look_soon(self, game_id: str, version: int) -> None:
        """Do the same while nobody waits for it, unless the game has gone on since this version.

        A game that goes on has its message written anyway.
        """
        self._errands.run(self._look_unless_changed(game_id, version))

    async def _look_unless_changed(self, game_id: str, version: int) -> None:
        found = await self._messages.of_game(game_id)
        if found is not None and found.version == version:
            await self.look_for_at_times(game_id)

    async def written(self, game_id: str) -> None:
        """Note that a message of this game was written, or could not be."""
        found = await self._messages.of_game(game_id) if game_id in self._waiting else None
        if found is not None:
            self.note(game_id, found)

    def note(self, game_id: str, found: TableMessages) -> None:
        """Note the messages of a game as they are now.

        Wake the game when a deleted message that has to wait may be posted anew.
        """
        waiting = self._waiting.get(game_id)
        if waiting and not any(row.asked_for for row in found.stale):
            for over in waiting:
                over.set()
        if found.posts_again_at is None or game_id in self._planned:
            return
        self._planned.add(game_id)
        seconds = (found.posts_again_at - discord.utils.utcnow()).total_seconds()
        self._timers.call_later(max(0.0, seconds), lambda: self._again(game_id))

    def _again(self, game_id: str) -> None:
        self._planned.discard(game_id)
        self._schedule.wake(game_id)
