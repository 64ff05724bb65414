"""What happens by itself when a deadline is due: the bot's and the computer players' part."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from hashlib import sha256

from bot import engine
from bot.engine import Action
from bot.store.rows import DeadlineKind, DeadlineRow

from . import lobby, play
from .desk import Desk
from .ports import Brain
from .table import Table

log = logging.getLogger(__name__)


class Automatic:
    """Carries out deadlines."""

    def __init__(self, desk: Desk, brain: Brain, new_seed: Callable[[], bytes]) -> None:
        self._desk = desk
        self._brain = brain
        self._new_seed = new_seed

    async def meet(self, deadline: DeadlineRow) -> None:
        """Carry out this deadline, unless it no longer stands: then somebody else was faster."""
        if deadline.kind is DeadlineKind.COMPUTER and deadline.seat is not None:
            await self._let_computer_play(deadline, deadline.seat)
            return

        def operation(table: Table) -> None:
            table.require_standing(deadline)
            table.drop(deadline)
            self._carry_out(table, deadline)

        await self._desk.change(deadline.game_id, None, operation)

    def _carry_out(self, table: Table, deadline: DeadlineRow) -> None:
        match deadline:
            case DeadlineRow(kind=DeadlineKind.LOBBY_CLOSES):
                lobby.close(table)
            case DeadlineRow(kind=DeadlineKind.NEXT_ROUND):
                play.next_round(table, self._new_seed())
            case DeadlineRow(kind=DeadlineKind.GESTURE):
                play.gesture_time_is_up(table)
            case DeadlineRow(kind=DeadlineKind.REMINDER, seat=int(seat)):
                table.reminded.append(table.seats[seat])
            case DeadlineRow(kind=DeadlineKind.TURN, seat=int(seat)):
                play.play_for(table, seat, self._desk.timing.missed_turns)
            case _:
                raise ValueError(f"nothing is to happen at {deadline.kind} {deadline.seat}")

    async def _let_computer_play(self, deadline: DeadlineRow, seat: int) -> None:
        """Let a computer player decide outside of the transaction, then do it.

        If something has changed meanwhile, the deadline stays due and it decides anew.
        """
        seen = await self._desk.look(deadline.game_id)
        if seen is None or not seen.stands(deadline):
            return
        action = await self._decide(seen, seat)

        def operation(table: Table) -> None:
            table.require_standing(deadline)
            if table.game.version != seen.game.version:
                return
            table.drop(deadline)
            if not play.play_computer(table, seat, action):
                ids = {"game": table.game.id, "guild": table.game.guild_id, "seat": seat}
                log.warning("a computer player did not know what to do", extra=ids)

        await self._desk.change(deadline.game_id, None, operation)

    async def _decide(self, table: Table, seat: int) -> Action | None:
        state, level = table.require_live(), table.level(seat)
        if level is None:
            return None
        told = f"{table.game.version}:{seat}".encode()
        try:
            return await asyncio.to_thread(
                self._brain,
                engine.observe(state, seat),
                engine.legal_actions(state, seat),
                engine.side_actions(state, seat),
                level,
                sha256(state.seed + told).digest(),
            )
        except Exception:
            ids = {"game": table.game.id, "guild": table.game.guild_id, "seat": seat}
            log.exception("a computer player failed", extra=ids)
            return None
