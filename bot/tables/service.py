"""The door to all tables."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot import engine
from bot.engine import Options
from bot.store import game_queries, leaderboard_queries, message_queries
from bot.store.database import Database
from bot.store.leaderboard_queries import Leaderboard, Order
from bot.store.rows import GameRow, MessageKind, Status

from . import lobby, looking, play, runner, saving
from .automatic import Automatic
from .ids import new_game_id
from .outcome import Accepted, Outcome, Reason, Rejected
from .person import Person
from .ports import Brain, Clock, Notifier
from .posting import Posting
from .seat_actions import SeatAction
from .table import Denied, Table
from .timing import Timing

_SEED_BYTES = 16


class Tables(Posting):
    """All tables: what people ask for goes in here, and is committed before it is answered."""

    def __init__(
        self,
        database: Database,
        *,
        notifier: Notifier,
        brain: Brain,
        clock: Clock | None = None,
        timing: Timing | None = None,
        new_seed: Callable[[], bytes] | None = None,
    ) -> None:
        """`new_seed` gives what a round is dealt from; by default it comes from the system."""
        super().__init__(database, notifier, clock, timing)
        self._new_seed = new_seed or _random_seed
        self._automatic = Automatic(self, brain, self._new_seed)

    async def open(
        self,
        guild_id: int,
        channel_id: int,
        host: Person,
        options: Options,
        locale: str | None = None,
    ) -> Outcome:
        """Open a lobby with its host in it; `locale` is the language of the channel."""
        game = self._new_game(guild_id, channel_id, host, options, locale)
        try:
            async with self.database.write() as connection:
                table = await self._add(connection, game, host)
        except IntegrityError:
            busy = await self.game_in_channel(channel_id)
            if busy is None:
                raise
            return Rejected(Reason.CHANNEL_BUSY, await self.view(busy, host.user_id))
        self.committed(table)
        return Accepted(looking.view_of(table, host.user_id))

    def _new_game(
        self, guild_id: int, channel_id: int, host: Person, options: Options, locale: str | None
    ) -> GameRow:
        now = self.clock.now()
        return GameRow(
            id=new_game_id(),
            guild_id=guild_id,
            channel_id=channel_id,
            host_id=host.user_id,
            status=Status.LOBBY,
            mode=options.mode.value,
            options=tuple(engine.written_options(options)),
            version=0,
            created_at=now,
            updated_at=now,
            locale=locale,
        )

    async def _add(self, connection: AsyncConnection, game: GameRow, host: Person) -> Table:
        await game_queries.add_game(connection, game)
        table = Table(game, [], [], [], [], self.clock.now())
        lobby.join(table, host)
        await saving.save(connection, table, self.timing)
        await message_queries.want_message(
            connection,
            game.id,
            MessageKind.LOBBY,
            table.game.version,
            channel_id=game.channel_id,
        )
        return table

    async def join(self, game_id: str, person: Person) -> Outcome:
        """Sit down: in a lobby, or in a match between rounds (L2)."""

        def operation(table: Table) -> None:
            if table.game.status is Status.LIVE:
                play.join(table, person)
            else:
                lobby.join(table, person)

        return await self.change(game_id, person.user_id, operation)

    async def leave(self, game_id: str, user_id: int) -> Outcome:
        """Give up the seat, also in a round (L1); who is host hands that over."""

        def operation(table: Table) -> None:
            if table.game.status is Status.LIVE:
                play.leave(table, table.require_seat(user_id))
            else:
                lobby.leave(table, user_id)

        return await self.change(game_id, user_id, operation)

    async def add_computer(self, game_id: str, user_id: int, level: str) -> Outcome:
        """Seat a computer player of this level in a lobby."""
        return await self.change(
            game_id, user_id, lambda table: lobby.add_computer(table, user_id, level)
        )

    async def remove_computer(self, game_id: str, user_id: int) -> Outcome:
        """Take away the computer player that was added to the lobby last."""
        return await self.change(
            game_id, user_id, lambda table: lobby.remove_computer(table, user_id)
        )

    async def start(self, game_id: str, user_id: int) -> Outcome:
        """Deal the first round; the host may."""
        seed = self._new_seed()
        return await self.change(game_id, user_id, lambda table: lobby.start(table, user_id, seed))

    async def stop(self, game_id: str, user_id: int, may_manage: bool) -> Outcome:
        """Close the lobby or end the match; the host may, and who may manage the server."""

        def operation(table: Table) -> None:
            if table.game.status is Status.OVER:
                raise Denied(Reason.GAME_OVER)
            if not may_manage:
                table.require_host(user_id)
            if table.game.status is Status.LOBBY:
                lobby.close(table)
            else:
                play.stop(table)

        return await self.change(game_id, user_id, operation)

    async def submit(
        self, game_id: str, user_id: int, action: SeatAction, version: int | None
    ) -> Outcome:
        """Do this in a round; the action's seat is replaced by the seat of `user_id`.

        `version` is what the person saw when deciding; None judges the action as things are.
        """

        def operation(table: Table) -> None:
            table.require_live()
            play.act(table, table.require_seat(user_id), action, version)

        return await self.change(game_id, user_id, operation)

    async def contra(self, game_id: str, user_id: int) -> Outcome:
        """Catch whoever owes a call (C14)."""

        def operation(table: Table) -> None:
            table.require_live()
            play.contra(table, table.require_seat(user_id))

        return await self.change(game_id, user_id, operation)

    async def punish(self, game_id: str, user_id: int, who: str, offence: str) -> Outcome:
        """Carry out a penalty (P2-P4) on who has this seat number or name; the host says so."""

        def operation(table: Table) -> None:
            table.require_live()
            table.require_host(user_id)
            # The number first: somebody may be called 1.
            by_number = [seat.number for seat in table.seats if who == str(seat.number)]
            by_name = [seat.number for seat in table.seats if who == seat.name]
            play.punish(table, next(iter(by_number or by_name), None), offence)

        return await self.change(game_id, user_id, operation)

    async def next_round(self, game_id: str, user_id: int) -> Outcome:
        """Deal the next round; anybody at the table may."""
        seed = self._new_seed()

        def operation(table: Table) -> None:
            table.require_live()
            table.require_seat(user_id)
            play.next_round(table, seed)

        return await self.change(game_id, user_id, operation)

    async def game_in_channel(self, channel_id: int) -> str | None:
        """The id of the game in this channel that is not over."""
        async with self.database.read() as connection:
            return await game_queries.game_in_channel(connection, channel_id)

    async def games_of(self, user_id: int, guild_id: int | None = None) -> list[str]:
        """The ids of this person's games that are not over, the latest active first."""
        async with self.database.read() as connection:
            return await game_queries.games_of(connection, user_id, guild_id)

    async def leaderboard(
        self, guild_id: int, user_id: int, order: Order = Order.WINS, limit: int = 10
    ) -> Leaderboard:
        """The server's players by their counted rounds, and the place of who asks."""
        async with self.database.read() as connection:
            return await leaderboard_queries.leaderboard(
                connection, guild_id, user_id, order, limit
            )

    async def run_deadlines(self) -> None:
        """Carry out deadlines as they fall due, until cancelled."""
        await runner.run_deadlines(self, self._automatic.meet)

    async def meet_due(self) -> int:
        """Carry out the deadlines that are due now; how many these were."""
        return await runner.meet_due(self, self._automatic.meet)


def _random_seed() -> bytes:
    return secrets.token_bytes(_SEED_BYTES)
