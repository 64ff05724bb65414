"""Carries out a deadline: what the bot or a computer player does when its time has come."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from hashlib import sha256

from bot import engine
from bot.engine import Action
from bot.place import server_of
from bot.views.table_values import Deadline, DeadlineKind

from ..outcome import DeniedError
from ..planning import deadlines
from ..playing import absence, motions, play, recess
from ..ports import Brain, Clock, Notifier, Observer
from ..seating import evening_table, free_seats, lobby, rematch
from ..storage.repository import Repository
from ..table import Table

log = logging.getLogger(__name__)


class DeadlineExecutor:
    """Carries out single deadlines, for the scheduler."""

    def __init__(
        self,
        repository: Repository,
        brain: Brain,
        clock: Clock,
        observer: Observer,
        notifier: Notifier,
        begin_next_match: Callable[[str, Deadline], Awaitable[None]],
    ) -> None:
        """`begin_next_match` has the next match of an evening dealt, which is a game of its own."""
        self._repository = repository
        self._brain = brain
        self._clock = clock
        self._observer = observer
        self._notifier = notifier
        self._begin_next_match = begin_next_match

    async def meet(self, game_id: str, deadline: Deadline) -> None:
        """Carry out a deadline, unless it no longer stands because somebody else was faster."""
        if deadline.kind is DeadlineKind.COMPUTER and deadline.seat is not None:
            await self._let_computer_play(game_id, deadline, deadline.seat)
            return
        if deadline.kind is DeadlineKind.NEXT_MATCH:
            await self._begin_next_match(game_id, deadline)
            return

        def operation(table: Table) -> None:
            table.require_standing(deadline)
            table.drop(deadline)
            self._carry_out(table, deadline)

        await self._change(game_id, operation)

    async def _change(self, game_id: str, operation: Callable[[Table], None]) -> None:
        with suppress(DeniedError):
            await self._repository.change(game_id, operation)

    def _carry_out(  # noqa: C901 - a case a deadline
        self, table: Table, deadline: Deadline
    ) -> None:
        match deadline:
            case Deadline(kind=DeadlineKind.LOBBY_CLOSES):
                lobby.close(table)
            case Deadline(kind=DeadlineKind.NEXT_ROUND):
                play.deal_next(table)
            case Deadline(kind=DeadlineKind.GESTURE):
                play.end_phase(table)
            case Deadline(kind=DeadlineKind.REMINDER, seat=int(seat)):
                deadlines.ring(table, seat, is_busy=self._notifier.is_busy)
            case Deadline(kind=DeadlineKind.MAY_BE_WOKEN):
                table.new_version()
            case Deadline(kind=DeadlineKind.TURN, seat=int(seat)):
                absence.miss_turn(table, seat)
            case Deadline(kind=DeadlineKind.VOTE):
                motions.end_votes(table)
            case Deadline(kind=DeadlineKind.DESERTED):
                play.abandon(table)
            case Deadline(kind=DeadlineKind.OFFER_ENDS):
                free_seats.expire_offers(table)
            case Deadline(kind=DeadlineKind.MATCH_ENDS):
                play.time_is_up(table)
            case Deadline(kind=DeadlineKind.MATCH_ENDS_SOON):
                deadlines.announce_end(table)
            case Deadline(kind=DeadlineKind.CLOCK_RUNS):
                deadlines.give_sign(table)
            case Deadline(kind=DeadlineKind.REMATCH_ENDS):
                rematch.end_offer(table)
            case Deadline(kind=DeadlineKind.EVENING_PAUSES):
                evening_table.pause(table)
            case Deadline(kind=DeadlineKind.EVENING_ENDS):
                evening_table.finish(table)
            case Deadline(kind=DeadlineKind.RECESS_ENDS):
                recess.end(table)
            case _:
                raise ValueError(f"nothing is to happen at {deadline.kind} {deadline.seat}")

    async def _let_computer_play(self, game_id: str, deadline: Deadline, seat: int) -> None:
        """Let a computer player decide, without locking the table, and then carry that out.

        If the table has changed meanwhile, the deadline stays due and the player decides anew.
        """
        stored = await self._repository.find(game_id)
        if stored is None:
            return
        seen = Table(stored, self._clock.now())
        if not seen.stands(deadline):
            return
        action = await self._decide(seen, seat)

        def operation(table: Table) -> None:
            table.require_standing(deadline)
            if table.game.version != seen.game.version:
                return
            table.drop(deadline)
            if not play.play_computer(table, seat, action):
                log.warning("a computer player did not know what to do", extra=_ids(table, seat))

        await self._change(game_id, operation)

    async def _decide(self, table: Table, seat: int) -> Action | None:
        state, level = table.require_live(), table.driver(seat)
        if level is None:
            return None
        turn = f"{table.game.version}:{seat}".encode()
        began = self._clock.now()
        try:
            return await asyncio.to_thread(
                self._brain,
                engine.observe(state, seat),
                engine.legal_actions(state, seat),
                engine.side_actions(state, seat),
                level,
                sha256(state.seed + turn).digest(),
            )
        except Exception:
            log.exception("a computer player failed", extra=_ids(table, seat))
            return None
        finally:
            self._observer.thought(level, self._clock.now() - began)


def _ids(table: Table, seat: int) -> dict[str, object]:
    return {"game": table.game.id, "guild": server_of(table.game.place), "seat": seat}
