"""What Discord's messages show of a table: handing out work, and hearing that it was done."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import structs
from msgspec.structs import asdict

from bot.store import message_queries
from bot.store.database import Database
from bot.store.rows import MessageKind, MessageRow

from . import looking
from .person import SeatChoices
from .ports import Clock, Notifier, Observer
from .repository import Repository
from .table import Table
from .view import TableView


class Delivery:
    """The part of the tables that those talk to who post and edit messages."""

    def __init__(
        self,
        database: Database,
        repository: Repository,
        notifier: Notifier,
        clock: Clock,
        observer: Observer,
    ) -> None:
        self._database = database
        self._repository = repository
        self._notifier = notifier
        self._clock = clock
        self._observer = observer

    async def stale_games(self) -> list[str]:
        """The games that have messages to be brought up to date; who waits longest comes first."""
        async with self._database.read() as connection:
            return await message_queries.games_with_stale_messages(connection)

    async def stale(self, game_id: str) -> list[MessageRow]:
        """What is to be posted, edited or (``retired``) deleted."""
        stored = await self._repository.find(game_id)
        if stored is None:
            return []
        return [message for message in stored.messages if message.is_stale(stored.game.version)]

    async def view(self, message: MessageRow) -> TableView | None:
        """The newest that this message may show, None if its game is gone."""
        stored = await self._repository.find(message.game_id)
        if stored is None:
            return None
        viewer = message.user_id if message.kind is MessageKind.HAND else None
        view = looking.view_of(Table(stored, self._clock.now()), viewer)
        return structs.replace(view, rings=message.rings and message.message_id is None)

    async def find(self, message_id: int) -> MessageRow | None:
        """The message with this Discord id."""
        async with self._database.read() as connection:
            return await message_queries.find_message(connection, message_id)

    async def shown(
        self, message: MessageRow, version: int, channel_id: int, message_id: int
    ) -> None:
        """The message shows `version` now, as the Discord message `message_id`.

        What it shows never goes back: of two that report, the newer version counts. Another
        `message_id` than before means that it was posted (anew).
        """

        def change(row: MessageRow) -> MessageRow:
            row = structs.replace(row, shown_version=max(row.shown_version, version))
            if row.message_id == message_id:
                return row
            now = self._clock.now()
            return structs.replace(row, channel_id=channel_id, message_id=message_id, posted_at=now)

        table = await self._replace(message, change)
        if table is not None:
            self._tell_lag(table, message, version)

    def _tell_lag(self, table: Table, message: MessageRow, version: int) -> None:
        steps = [step for step in table.stored.recent if step.version <= version]
        unseen = [step for step in steps if step.version > message.shown_version]
        if unseen:
            # A message that is new or posted anew has kept nobody waiting for what was before.
            since = unseen[0] if message.shown_version else unseen[-1]
            self._observer.shown(message.kind.value, self._clock.now() - since.at)

    async def removed(self, message: MessageRow) -> None:
        """A retired message was deleted, or a message cannot be delivered and nobody needs it."""
        await self._replace(message, lambda row: None)

    async def lost(self, message: MessageRow) -> None:
        """Discord no longer has the message: it will be handed out to be posted again.

        The channel of a hand by direct message is opened anew, too.
        """

        def change(row: MessageRow) -> MessageRow:
            if row.message_id != message.message_id:
                return row
            channel_id = None if row.kind is MessageKind.HAND else row.channel_id
            return structs.replace(
                row, channel_id=channel_id, message_id=None, posted_at=None, shown_version=0
            )

        await self._replace(message, change)
        self._notifier.changed(message.game_id)

    async def _replace(
        self, message: MessageRow, change: Callable[[MessageRow], MessageRow | None]
    ) -> Table | None:
        def operation(table: Table) -> None:
            changed = [change(row) if row.id == message.id else row for row in table.messages]
            table.messages = [row for row in changed if row is not None]

        return await self._repository.change(message.game_id, operation)

    async def set_dms(self, game_id: str, user_id: int, closed: bool) -> bool:
        """Note whether this person's direct messages are closed; True if that is news.

        Closed: no hand is handed out to be posted any more. Open again: one is.
        """
        news = False

        def operation(table: Table) -> None:
            nonlocal news
            number = table.seat_of(user_id)
            news = number is not None and table.seats[number].dms_closed is not closed
            if number is not None and news:
                table.set_seat(number, dms_closed=closed)

        await self._repository.change(game_id, operation)
        if news:
            self._notifier.changed(game_id)
        return news

    async def set_choices(self, game_id: str, user_id: int, choices: SeatChoices) -> None:
        """Show this person's hand from now on as they have chosen."""

        def operation(table: Table) -> None:
            number = table.seat_of(user_id)
            if number is not None:
                table.set_seat(number, **asdict(choices))
                table.messages = [_out_of_date(row, number) for row in table.messages]

        await self._repository.change(game_id, operation)
        self._notifier.changed(game_id)


def _out_of_date(message: MessageRow, seat: int) -> MessageRow:
    own = message.kind is MessageKind.HAND and message.seat == seat
    return structs.replace(message, shown_version=0) if own else message
