"""Throws players out who are no longer members of the server where their table plays (L1)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import timedelta

from bot.place import settings_of
from bot.views.table_values import Status

from .outcome import DeniedError
from .playing import absence
from .ports import Clock
from .storage.repository import Repository
from .table import Table

log = logging.getLogger(__name__)

_AT_ONCE = 8
"""Questions to Discord at once, and at most in a second: of about fifty requests that it takes."""

_PAUSE = timedelta(seconds=1)

_MOST_WAITING = 1000
"""Questions beyond these are dropped: each is asked again at the end of the next round."""

_Player = tuple[str, int]
"""A game and the id of a user who plays in it."""


class MemberChecks:
    """The background task that asks whether players are still members of their table's server.

    It asks about a player who has missed a turn, and about every player at the end of a round.
    `is_gone` says whether a user is no longer on a server; without an answer nobody is thrown out.
    Where the bot is a guest, nobody is asked about.
    """

    def __init__(self, repository: Repository, clock: Clock) -> None:
        self._repository = repository
        self._clock = clock
        self._waiting: dict[_Player, int] = {}
        self._woken = asyncio.Event()
        self.is_gone: Callable[[int, int], Awaitable[bool]] = _is_never_gone

    def committed(self, table: Table) -> None:
        """Note the players about whom a committed change gives reason to ask."""
        server_id = settings_of(table.game.place)
        if server_id is None or table.game.status is not Status.LIVE:
            return
        missed = {
            after.user_id
            for before, after in zip(table.stored.seats, table.seats, strict=False)
            if after.missed_turns > before.missed_turns
        }
        if not missed and not table.has_ended_a_round:
            return
        for seat in table.persons():
            is_due = table.has_ended_a_round or seat.user_id in missed
            if is_due and seat.user_id is not None and len(self._waiting) < _MOST_WAITING:
                self._waiting[table.game.id, seat.user_id] = server_id
                self._woken.set()

    async def run(self) -> None:
        """Ask about players as soon as there is reason to, until cancelled."""
        while True:
            await self._woken.wait()
            self._woken.clear()
            while await self.ask_some():
                await self._clock.sleep_until(self._clock.now() + _PAUSE)

    async def ask_some(self) -> int:
        """Ask about those who have waited longest, throw out who is gone, and return how many."""
        some = list(self._waiting.items())[:_AT_ONCE]
        for player, _ in some:
            del self._waiting[player]
        await asyncio.gather(*(self._ask(*player, server_id) for player, server_id in some))
        return len(some)

    async def _ask(self, game_id: str, user_id: int, server_id: int) -> None:
        try:
            if await self.is_gone(server_id, user_id):
                with suppress(DeniedError):
                    await self._repository.change(game_id, lambda table: _throw_out(table, user_id))
        except Exception:
            log.exception("a player could not be thrown out", extra={"game": game_id})


def _throw_out(table: Table, user_id: int) -> None:
    seat = table.seat_of(user_id)
    if seat is not None:
        absence.throw_out(table, seat)


async def _is_never_gone(_server_id: int, _user_id: int) -> bool:
    """Return False: the default of `MemberChecks.is_gone`."""
    return False
