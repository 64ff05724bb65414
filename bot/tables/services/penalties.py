"""Penalties for what is said and left undone at a table (P2-P4): who asks for one, who agrees."""

from __future__ import annotations

from datetime import datetime

from bot.store import game_queries
from bot.store.database import Database
from bot.views.table_values import VoteKind

from ..outcome import Outcome, Reason
from ..playing import accusations, play, waking
from ..table import DeniedError, Table
from ..timing import Timing
from .changes import Changes


class Penalties:
    """Takes accusations, and carries out what is agreed on."""

    def __init__(self, changes: Changes, database: Database, timing: Timing) -> None:
        self._changes = changes
        self._database = database
        self._timing = timing

    async def punish(self, game_id: str, user_id: int, who: str, offence: str) -> Outcome:
        """Carry out a penalty (P2-P4) on who has this seat number or name; the host says so."""

        def operation(table: Table) -> None:
            table.require_live()
            table.require_host(user_id)
            # The number first: somebody may be called 1.
            by_number = [seat.number for seat in table.seats if who == str(seat.number)]
            by_name = [seat.number for seat in table.seats if who == seat.name]
            play.punish(table, next(iter(by_number or by_name), None), offence)

        return await self._changes.make(game_id, user_id, operation)

    async def accuse(
        self,
        game_id: str,
        user_id: int,
        accused_id: int,
        kind: VoteKind,
        said_at: datetime,
        link: str | None = None,
    ) -> Outcome:
        """Say that somebody has advised another or asked a needless question (P2, P3).

        `said_at` is when they wrote it, which must have been since the deal; `link` leads there.
        """
        async with self._database.read() as connection:
            dealt_at = await game_queries.dealt_at(connection, game_id)

        def operation(table: Table) -> None:
            table.require_live()
            by, about = table.require_seat(user_id), table.seat_of(accused_id)
            if about is None:
                raise DeniedError(Reason.NOBODY_THERE)
            if dealt_at is None or said_at < dealt_at:
                raise DeniedError(Reason.TOO_OLD)
            accusations.accuse(table, by, about, kind, link)

        return await self._changes.make(game_id, user_id, operation)

    async def agree(self, game_id: str, user_id: int, about: int, kind: VoteKind) -> Outcome:
        """Agree with what somebody is accused of."""
        return await self._changes.make(
            game_id,
            user_id,
            lambda table: accusations.agree(table, table.require_seat(user_id), about, kind),
        )

    async def wake(self, game_id: str, user_id: int) -> Outcome:
        """Let whoever sleeps while everybody waits for them draw a card (P3)."""
        return await self._changes.make(
            game_id,
            user_id,
            lambda table: waking.wake(table, table.require_seat(user_id), self._timing),
        )
