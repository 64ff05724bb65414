"""What a person at the table does in a match: moves, requests for hints, and penalties."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from bot import engine
from bot.engine import SeatAction
from bot.players.teacher import Hint
from bot.store import game_queries
from bot.store.database import Database
from bot.views.names import told_apart
from bot.views.table_values import VoteKind

from ...views.table_view import Meaning
from ..outcome import Outcome, Reason, Rejected
from ..planning import deadlines
from ..playing import absence, accusations, play, waking
from ..ports import Adviser, Clock
from ..storage.repository import Repository
from ..table import DeniedError, Table
from ..timing import Timing
from ..view_builder import view_of
from .games import TableChanges


class Moves:
    """The moves of a match, the deals of its rounds, and the absence and return of players."""

    def __init__(
        self, changes: TableChanges, new_seed: Callable[[], bytes], timing: Timing
    ) -> None:
        """`new_seed` returns the seed of a round."""
        self._changes = changes
        self._new_seed = new_seed
        self._timing = timing

    async def submit(
        self, game_id: str, user_id: int, wanted: SeatAction | Meaning, version: int | None
    ) -> Outcome:
        """Carry out an action of a round; its seat is replaced by the seat of `user_id`.

        A `Meaning` is called with the present view of the table and returns the action; whatever it
        raises is raised here, and nothing is changed. `version` is the version of the table that
        the person saw when deciding. If it is None, the action is judged by the present state.
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
        """Catch a player who owes a call (C14)."""

        def operation(table: Table) -> None:
            table.require_live()
            play.contra(table, table.require_seat(user_id))

        return await self._changes.make(game_id, user_id, operation)

    async def next_round(self, game_id: str, user_id: int) -> Outcome:
        """Deal the next round. Anybody at the table may ask for that.

        If the result has only just appeared and not everybody has asked, the round is dealt a
        moment later (`Timing.result_stays`), and the view in the outcome still shows the result.
        """
        seed = self._new_seed()

        def operation(table: Table) -> None:
            table.require_live()
            play.ask_for_next_round(table, table.require_seat(user_id), seed, self._timing)

        return await self._changes.make(game_id, user_id, operation)

    async def come_back(self, game_id: str, user_id: int) -> Outcome:
        """Let a person play again for whom the computer has played; a paused table goes on."""
        return await self._changes.make(
            game_id, user_id, lambda table: absence.come_back(table, table.require_seat(user_id))
        )

    async def hand_over(self, game_id: str, user_id: int, seat: int) -> Outcome:
        """Let the computer play for a player who missed their last turn.

        The host decides that, or a majority of the players.
        """
        return await self._changes.make(
            game_id,
            user_id,
            lambda table: absence.hand_over(table, table.require_seat(user_id), seat),
        )

    async def quiet(self, game_id: str, user_id: int, rung: int | None = None) -> Outcome:
        """Stop ringing this person in this game. `rung` is the seat that was mentioned, if any."""
        return await self._changes.make(
            game_id,
            user_id,
            lambda table: deadlines.stop_ringing(table, table.require_seat(user_id), rung),
        )


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


class Penalties:
    """The penalties for what is said or left undone at a table (P2-P4), and the votes on them."""

    def __init__(self, changes: TableChanges, database: Database, timing: Timing) -> None:
        self._changes = changes
        self._database = database
        self._timing = timing

    async def punish(self, game_id: str, user_id: int, who: str, offence: str) -> Outcome:
        """Carry out a penalty (P2-P4) that the host demands; `who` is a seat number or a name."""

        def operation(table: Table) -> None:
            table.require_live()
            table.require_host(user_id)
            # The number first: somebody may be called 1.
            by_number = [seat.number for seat in table.seats if who == str(seat.number)]
            by_name = [seat.number for seat in told_apart(table.seats) if who == seat.name]
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
        """Accuse a player of having advised another or asked a needless question (P2, P3).

        `said_at` is when the player wrote that, which must have been after the deal. `link` leads
        to the message.
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
        """Agree with an open accusation of the player at seat `about`."""
        return await self._changes.make(
            game_id,
            user_id,
            lambda table: accusations.agree(table, table.require_seat(user_id), about, kind),
        )

    async def wake(self, game_id: str, user_id: int) -> Outcome:
        """Let a player draw a card who has kept the table waiting for too long (P3)."""
        return await self._changes.make(
            game_id,
            user_id,
            lambda table: waking.wake(table, table.require_seat(user_id), self._timing),
        )
