"""Reminders by direct message, in places where hands are not sent."""

from __future__ import annotations

from bot.store.rows import MessageRow

from ..storage.repository import Repository
from ..table import Table


class DirectReminders:
    """Notes to whom the bot may write, and posts in the channel what it may not send."""

    def __init__(self, repository: Repository) -> None:
        self._repository = repository

    async def note_app(self, game_id: str, user_id: int) -> None:
        """Note that this person has installed the bot, if they sit at the table."""
        stored = await self._repository.find(game_id)
        seats = () if stored is None else stored.seats
        if any(seat.user_id == user_id and not seat.has_app for seat in seats):
            await self._repository.change(game_id, lambda table: _note_app(table, user_id))

    async def mention_instead(self, reminder: MessageRow) -> None:
        """Replace a refused reminder by a mention in the channel.

        No other one is sent to the person during this game. If the table has stopped waiting for
        them, nothing is posted.
        """

        def operation(table: Table) -> None:
            found = next((row for row in table.messages if row.id == reminder.id), None)
            if found is None or found.retired or found.seat is None:
                return
            table.messages.remove(found)
            table.set_seat(found.seat, dms_closed=True)
            table.rung.append(table.seats[found.seat])

        await self._repository.change(reminder.game_id, operation)


def _note_app(table: Table, user_id: int) -> None:
    for seat in table.seats:
        if seat.user_id == user_id:
            table.set_seat(seat.number, has_app=True)
