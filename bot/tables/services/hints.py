"""Hints: what would be best for somebody, told to them alone."""

from __future__ import annotations

import asyncio

from bot import engine
from bot.players.teacher import Hint

from ..outcome import Reason, Rejected
from ..ports import Adviser, Clock
from ..storage.repository import Repository
from ..table import DeniedError, Table
from ..view_builder import view_of


class Hints:
    """Asks an adviser who sees what the person sees."""

    def __init__(self, repository: Repository, adviser: Adviser, clock: Clock) -> None:
        self._repository = repository
        self._adviser = adviser
        self._clock = clock

    async def ask(self, game_id: str, user_id: int) -> Hint | Rejected:
        """What would be best for this person, as far as they can see; nobody else learns of it.

        Rejected where the table allows no hints, and where there is nothing to choose.
        """
        stored = await self._repository.find(game_id)
        if stored is None:
            return Rejected(Reason.NO_SUCH_GAME)
        table = Table(stored, self._clock.now())
        try:
            state, seat = table.require_live(), table.require_seat(user_id)
            if not table.game.hints:
                raise DeniedError(Reason.NO_HINTS)
            if engine.to_act(state.phase) != seat:
                raise DeniedError(Reason.NOT_TO_ACT)
        except DeniedError as denied:
            return Rejected(denied.reason, view_of(stored, user_id, table.now), denied.clause)
        seen, legal = engine.observe(state, seat), engine.legal_actions(state, seat)
        found = await asyncio.to_thread(self._adviser, seen, legal, table.game.version)
        return found or Rejected(Reason.NO_CHOICE)
