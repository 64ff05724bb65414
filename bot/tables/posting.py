"""What Discord's messages show of a table: handing out work, and hearing that it was done."""

from __future__ import annotations

from bot.store import message_queries
from bot.store.rows import MessageKind, MessageRow

from .desk import Desk
from .outcome import Rejected
from .table import Table
from .view import TableView


class Posting(Desk):
    """The part of the tables that those talk to who post and edit messages."""

    async def stale_messages(self, game_id: str | None = None) -> list[MessageRow]:
        """What is to be posted, edited or (``retired``) deleted, of one game or of all."""
        async with self.database.read() as connection:
            return await message_queries.stale_messages(connection, game_id)

    async def message_view(self, message: MessageRow) -> TableView | None:
        """The newest that this message may show, None if its game is gone."""
        viewer = message.user_id if message.kind is MessageKind.HAND else None
        return await self.view(message.game_id, viewer)

    async def shown(
        self, message: MessageRow, version: int, channel_id: int, message_id: int
    ) -> None:
        """The message shows `version` now, as the Discord message `message_id`.

        Another `message_id` than before means that it was posted (anew).
        """
        async with self.database.write() as connection:
            now = self.clock.now()
            await message_queries.mark_shown(
                connection, message, version, channel_id, message_id, now
            )

    async def removed(self, message: MessageRow) -> None:
        """A retired message was deleted, or a message cannot be delivered and nobody needs it."""
        async with self.database.write() as connection:
            await message_queries.forget(connection, message.id)

    async def lost(self, message: MessageRow) -> None:
        """Discord no longer has the message: it will be handed out to be posted again."""
        async with self.database.write() as connection:
            await message_queries.mark_lost(connection, message)
        self.notifier.changed(message.game_id)

    async def find_message(self, message_id: int) -> MessageRow | None:
        """The message with this Discord id."""
        async with self.database.read() as connection:
            return await message_queries.find_message(connection, message_id)

    async def set_dms(self, game_id: str, user_id: int, closed: bool) -> bool:
        """Note whether this person's direct messages are closed; True if that is news.

        Closed: no hand is handed out to be posted any more. Open again: one is.
        """
        news = False

        def operation(table: Table) -> None:
            nonlocal news
            seat = table.require_seat(user_id)
            news = table.seats[seat].dms_closed is not closed
            if news:
                table.set_seat(seat, dms_closed=closed)

        outcome = await self.change(game_id, user_id, operation)
        if news and not isinstance(outcome, Rejected):
            self.notifier.changed(game_id)
        return news
