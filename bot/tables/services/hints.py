"""Requests for hints."""

from __future__ import annotations

from bot import engine
from bot.players.teacher import Hint

from ..outcome import DeniedError, Reason, Rejected
from ..ports import Adviser, Clock
from ..storage.repository import Repository
from ..table import Table
from ..view_builder import view_of


class Hints:
    """Hints of an adviser who knows only what the player can see."""

    def __init__(self, repository: Repository, adviser: Adviser, clock: Clock) -> None:
        self._repository = repository
        self._adviser = adviser
        self._clock = clock

    async def ask(self, game_id: str, user_id: int) -> Hint | Rejected:
        """Return a hint for the player's turn; nobody else learns of it.

        The request is rejected where the table allows no hints, and where there is no choice.
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
        found = await self._adviser(seen, legal, table.game.version, user_id)
        return found or Rejected(Reason.NO_CHOICE)
