"""A change to a table on somebody's behalf -> what became of it, once it is committed."""

from __future__ import annotations

from collections.abc import Callable

from ..outcome import Outcome, Reason, Rejected
from ..ports import Clock
from ..storage.repository import Repository
from ..table import DeniedError, Table
from ..view_builder import view_of
from .game_lookup import GameLookup


class Changes:
    """Makes changes that people have asked for."""

    def __init__(self, repository: Repository, games: GameLookup, clock: Clock) -> None:
        self._repository = repository
        self._games = games
        self._clock = clock

    async def make(self, game_id: str, user_id: int, operation: Callable[[Table], None]) -> Outcome:
        """Let `operation` change the table; if it raises `DeniedError`, nothing has changed.

        The answer is committed before it is given; its view is that of `user_id`.
        """
        try:
            stored = await self._repository.change(game_id, operation)
        except DeniedError as denied:
            view = await self._games.view(game_id, user_id)
            return Rejected(denied.reason, view, denied.clause, denied.names)
        if stored is None:
            return Rejected(Reason.NO_SUCH_GAME)
        return view_of(stored, user_id, self._clock.now())
