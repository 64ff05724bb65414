"""What somebody with a seat does in a match."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine import SeatAction

from ...views.table_view import Meaning
from ..outcome import Outcome
from ..planning import ringing
from ..playing import absence, play
from ..table import Table
from ..view_builder import view_of
from .changes import Changes


class Moves:
    """Makes the moves of a match, deals its rounds, and lets people be away and come back."""

    def __init__(self, changes: Changes, new_seed: Callable[[], bytes]) -> None:
        """`new_seed` gives what a round is dealt from."""
        self._changes = changes
        self._new_seed = new_seed

    async def submit(
        self, game_id: str, user_id: int, wanted: SeatAction | Meaning, version: int | None
    ) -> Outcome:
        """Do this in a round; the action's seat is replaced by the seat of `user_id`.

        A meaning is asked which action it is with the table as it is then; what it raises goes
        through, and nothing has changed. `version` is what the person saw when deciding; None
        judges the action as things are.
        """

        def operation(table: Table) -> None:
            table.require_live()
            seat = table.require_seat(user_id)
            action = wanted
            if not isinstance(action, SeatAction):
                action = action(view_of(table.stored, user_id, table.now))
            play.act(table, seat, action, version)

        return await self._changes.make(game_id, user_id, operation)

    async def contra(self, game_id: str, user_id: int) -> Outcome:
        """Catch whoever owes a call (C14)."""

        def operation(table: Table) -> None:
            table.require_live()
            play.contra(table, table.require_seat(user_id))

        return await self._changes.make(game_id, user_id, operation)

    async def next_round(self, game_id: str, user_id: int) -> Outcome:
        """Deal the next round; anybody at the table may."""
        seed = self._new_seed()

        def operation(table: Table) -> None:
            table.require_live()
            absence.come_back(table, table.require_seat(user_id))
            play.next_round(table, seed)

        return await self._changes.make(game_id, user_id, operation)

    async def come_back(self, game_id: str, user_id: int) -> Outcome:
        """Play again oneself after the computer has; a table that was paused goes on."""
        return await self._changes.make(
            game_id, user_id, lambda table: absence.come_back(table, table.require_seat(user_id))
        )

    async def hand_over(self, game_id: str, user_id: int, seat: int) -> Outcome:
        """Let the computer play on for who missed their last turn: the host, or a majority."""
        return await self._changes.make(
            game_id,
            user_id,
            lambda table: absence.hand_over(table, table.require_seat(user_id), seat),
        )

    async def quiet(self, game_id: str, user_id: int, rung: int | None = None) -> Outcome:
        """Ring this person no more in this game; `rung` is the seat that was mentioned."""
        return await self._changes.make(
            game_id, user_id, lambda table: ringing.quiet(table, table.require_seat(user_id), rung)
        )
